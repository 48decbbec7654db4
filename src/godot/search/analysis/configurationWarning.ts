/**
 * Reads a warning about how a node is set up, which the editor shows beside it, pasted as a query: finds its subject.
 */

const CLASS = String.raw`["']?(?<name>[A-Z]\w{1,63})["']?`

/** Warnings that name the class of the node, or of the node or resource that it lacks. */
const named: ReadonlyArray<RegExp> = [
  String.raw`\bconsider adding an? ${CLASS}(?:(?:,| or) (?<other>[A-Z]\w{1,63}))? (?:[^.\n]{0,40} )?as a child\b`,
  String.raw`\ban? ${CLASS} resource must be (?:set or created|created or set)\b(?! in the)`,
  String.raw`${CLASS}(?: node)? only works when set as (?:a )?child of\b`,
  String.raw`${CLASS} only serves to provide\b`,
  String.raw`${CLASS} by itself serves no purpose\b`,
  String.raw`${CLASS} is intended to work with a single child\b`,
  String.raw`\bshape must be provided for ${CLASS} to function\b`,
  String.raw`${CLASS} may not function as expected without\b`,
  String.raw`\bonly one (?:visible )?${CLASS} is allowed per\b`
].map((pattern) => new RegExp(pattern, "i"))

/** Warnings that name no class, each with its subject. */
const unnamed: ReadonlyArray<readonly [pattern: RegExp, about: string]> = [
  [/\btexture with the shape of the light must be\b/i, "PointLight2D.texture"],
  [/\boccluder polygon must be set\b/i, "LightOccluder2D.occluder"],
  [/\bmaterial to process the particles is not assigned\b/i, "process_material"],
  [/\bpath property must point to a valid \w{1,20} node\b/i, "remote_path"],
  [/\bbody will be ignored until you set a mesh\b/i, "SoftBody3D"],
  [/\bmeshes have not been assigned to draw passes\b/i, "draw_pass_1"],
  [/\bdecal['\u2019]s cull mask has no bits\b/i, "Decal.cull_mask"],
  [/\bisometric tileset will likely not look\b/i, "CanvasItem.y_sort_enabled"],
  [/\bnon-uniform scale this node will\b/i, "CollisionShape3D.shape Node3D.scale"],
  [/\bparticle sub-emitters are\b/i, "sub_emitter"],
  [/\bplane shapes don['\u2019]t work well\b/i, "WorldBoundaryShape3D"]
]

/** A property as the inspector writes it: `"Root Path" property in order for MultiplayerSynchronizer`. */
const PROPERTY =
  /["'](?<property>[A-Z][a-z]+(?: [A-Z][a-z]+){0,4})["'] property in order for (?:this )?(?<owner>[A-Z]\w{1,63})\b/

/** Matches a name that is written as classes are. */
const CAPITAL = /^[A-Z]/

/**
 * Returns the subject of a warning about how a node is set up; undefined for other texts.
 *
 * @example subjectOfSetupWarning("PathFollow2D only works when set as a child of a Path2D node.") // "PathFollow2D"
 */
export const subjectOfSetupWarning = (text: string): string | undefined => {
  for (const pattern of named) {
    const { name = "", other } = pattern.exec(text)?.groups ?? {}
    if (CAPITAL.test(name)) return other === undefined ? name : `${name} ${other}`
  }
  const { property, owner } = PROPERTY.exec(text)?.groups ?? {}
  if (property !== undefined && owner !== undefined) return `${owner}.${property.toLowerCase().replaceAll(" ", "_")}`
  return unnamed.find(([pattern]) => pattern.test(text))?.[1]
}
