/** Finds the classes that have a name which the script's own class lacks. */
import { type Check, ownClass } from "../Context.ts"
import type { Advice } from "../fixes/Fix.ts"
import { findMember } from "./Resolve.ts"

/**
 * Names the classes derived from the script's base class that have a name which the script's own class lacks: the
 * script could extend one of these. Undefined if none has it.
 *
 * @param isMeant Checks whether the member of a class can be meant
 */
export const elsewhere = (
  { api }: Check,
  subject: string,
  name: string,
  base: string | undefined,
  isMeant: (owner: string) => boolean = () => true
): string | undefined => {
  if (base === undefined) return undefined
  const descendants = api.owners(name).filter((one) => api.inherits(one, base) && isMeant(one))
  const nearest = descendants
    .map((one) => ({ one, steps: api.selfAndAncestors(one).indexOf(base) }))
    .sort((a, b) => a.steps - b.steps)
    .slice(0, MAX_OWNERS)
    .map(({ one }) => one)
  return nearest.length === 0 ? undefined : isIn(subject, base, nearest)
}

/**
 * Tells where Godot has a bare name that no class derived from the script's base class has: a constant with its class,
 * or a member of the classes most closely related to the script's own. Undefined if Godot has no such name.
 */
export const belongsTo = (
  { api }: Check,
  subject: string,
  name: string,
  base: string | undefined
): { readonly message: string; readonly fix?: string } | undefined => {
  const all = api.owners(name).filter((one) => !one.startsWith("@"))
  const owners = all.filter((one) => !api.isBuiltin(one))
  if (all.length === 0 || base === undefined) return undefined
  const unlisted = { message: `${subject} is declared neither here nor in ${base}.` }
  if (/^[A-Z][A-Z\d_]*$/.test(name)) {
    const [owner, ...others] = owners
    if (owner === undefined || others.length >= MAX_OWNERS) return unlisted
    const message = `${name} needs its class before it: ${listed(owners.map((one) => `${one}.${name}`))}.`
    return others.length === 0 ? { message, fix: `${owner}.${name}` } : { message }
  }
  for (const ancestor of api.selfAndAncestors(base)) {
    if (tooGeneral.has(ancestor)) break
    const near = owners.filter((one) => api.inherits(one, ancestor))
    if (near.length > MAX_OWNERS) return unlisted
    if (near.length > 0) return { message: isIn(subject, base, near) }
  }
  return owners.length === 0 || owners.length > MAX_OWNERS ? unlisted : { message: isIn(subject, base, owners) }
}

const isIn = (subject: string, base: string, owners: ReadonlyArray<string>): string =>
  `${subject} is declared neither here nor in ${base}; it is in ${listed(owners)}.`

/** Returns `A`, `A or B`, `A, B or C`. */
const listed = (names: ReadonlyArray<string>): string =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((one) => one !== "").join(" or ")

/** Classes whose descendants have little in common. */
const tooGeneral: ReadonlySet<string> = new Set(["Object", "RefCounted", "Reference", "Resource", "Node"])

/** Maximum number of classes that are named for a member. */
const MAX_OWNERS = 3

/** Checks for a member of the mesh that a script of Godot 3's ImmediateGeometry drew, which is another object now. */
const isOfDrawnMesh = ({ api, dialect, scope }: Check, name: string): boolean =>
  dialect === 4 &&
  scope.class.node.extends?.path[0]?.name === "ImmediateGeometry" &&
  typeof api.find("ImmediateMesh", name) === "object" &&
  api.find("MeshInstance3D", name) === "absent"

/**
 * Leaves out a fix that names a member which the script's own class lacks: `queue_redraw` for Godot 3's `update()` in a
 * class that draws nothing.
 */
export const ownAdvice = (check: Check, advice: Advice | undefined): Advice | undefined => {
  if (advice?.fix === undefined || !/^\w+$/.test(advice.fix)) return advice
  const { fix, ...rest } = advice
  if (isOfDrawnMesh(check, fix)) return { ...rest, moved: `ImmediateMesh.${fix}` }
  const isGlobal = check.api.global(fix) !== undefined || check.api.has(fix) || check.api.isBuiltin(fix)
  const isOwn = isGlobal || findMember(check, ownClass(check), fix) !== "absent"
  return isOwn ? advice : rest
}

/** Returns the only script whose file has the name of a class that is not there: `EventBus.gd` or `event_bus.gd`. */
export const scriptCalled = ({ project }: Check, name: string): string | undefined => {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, "_")
  const path = project?.namesake(`res://${name}.gd`) ?? project?.namesake(`res://${words}.gd`)
  return path !== undefined && project?.script(path) !== undefined ? path : undefined
}

/** Checks for a property that most nodes have, which is meant where the script's own class lacks it: `visible`. */
export const isOfMostNodes = ({ api }: Check, name: string): boolean =>
  ["CanvasItem", "Node2D", "Control", "Spatial", "Node3D"].some(
    (one) => api.has(one) && typeof api.find(one, name) === "object"
  )
