/** Finds the classes of the resources in files, by their names and heads. */
import type { Declared, SceneCheck } from "./SceneContext.ts"

/**
 * Ends of names -> the classes that Godot can load such files as; the class of an image depends on its import settings.
 */
const classesOf: ReadonlyArray<readonly [ends: RegExp, classes: ReadonlyArray<string>]> = [
  [/\.gd$/i, ["GDScript"]],
  [/\.t?scn$/i, ["PackedScene"]],
  [/\.gdshader$/i, ["Shader"]],
  [/\.(?:wav|ogg|mp3)$/i, ["AudioStream"]],
  [/\.(?:ttf|otf|woff2?)$/i, ["Font"]],
  [/\.(?:png|jpe?g|webp|svg|bmp|tga)$/i, ["Texture", "Image", "BitMap", "Font"]]
]

/** Returns the classes that a declared file may be of; none if that is not known. */
export const fileClasses = (
  { api, reference }: Pick<SceneCheck, "api" | "reference">,
  { path = "" }: Declared
): ReadonlyArray<string> => {
  // In Godot 3 such a file is not a font itself: a font resource is made from it.
  if (reference.dialect === 3 && /\.(?:ttf|otf|woff2?)$/i.test(path)) return []
  const found = classesOf.find(([ends]) => ends.test(path))?.[1] ?? []
  return found.every((name) => api.has(name)) ? found : []
}
