/**
 * Spells names as Godot's C# bindings do: snake_case and PascalCase identifiers as C# identifiers.
 *
 * @see https://github.com/godotengine/godot/blob/master/modules/mono/utils/naming_utils.cpp
 */

/** Classes whose C# name follows no rule: their names in GDScript -> in C#. */
export const classNames: ReadonlyMap<string, string> = new Map([
  ["BitMap", "Bitmap"],
  ["JSONRPC", "JsonRpc"],
  ["Object", "GodotObject"],
  ["OpenXRIPBinding", "OpenXRIPBinding"],
  ["SkeletonModification2DCCDIK", "SkeletonModification2DCcdik"],
  ["SkeletonModification2DFABRIK", "SkeletonModification2DFabrik"],
  ["SkeletonModification3DCCDIK", "SkeletonModification3DCcdik"],
  ["SkeletonModification3DFABRIK", "SkeletonModification3DFabrik"],
  ["System", "System_"],
  ["Thread", "GodotThread"]
])

/** Parts of names, in capitals, that keep or get a spelling of their own. */
const partSpellings: ReadonlyMap<string, string> = new Map(
  (
    "AA AO FileName FadeIn FadeOut FX GI GZip HBox Id IO IP IV MacOS NodePath SpirV StdIn StdOut UserName UV UV2 VBox " +
    "WhiteSpace WM XR XRApi"
  )
    .split(" ")
    .map((spelling) => [spelling.toUpperCase(), spelling])
)

/**
 * `add_child` as `AddChild`, `_ready` as `_Ready`; of constants, `KEY_SPACE` as `KeySpace` (`isUpper`).
 *
 * @example snakeToPascal("get_uv2") // "GetUV2"
 */
export const snakeToPascal = (name: string, isUpper = false): string => joinParts(name.split("_"), isUpper, true)

/**
 * Returns the name of a parameter in C#.
 *
 * @example snakeToCamel("force_readable_name") // "forceReadableName"
 */
export const snakeToCamel = (name: string): string => joinParts(name.split("_"), false, false)

const joinParts = (parts: ReadonlyArray<string>, isUpper: boolean, capitalFirst: boolean): string =>
  parts
    .map((part, i) => {
      if (part === "") return i === 0 || i === parts.length - 1 || parts[i - 1] === "" ? "_" : "__"
      const isFirst = i === 0 && !capitalFirst
      const spelling = partSpellings.get(isUpper ? part : part.toUpperCase())
      if (spelling !== undefined) return isFirst ? lowerFirst(spelling) : spelling
      const spelled = afterDigits(isUpper ? part.toLowerCase() : part)
      return isFirst ? lowerFirst(spelled) : upperFirst(spelled)
    })
    .join("")

/**
 * A class or an enum as C# names it.
 *
 * @example pascalToPascal("HTTPRequest") // "HttpRequest"
 */
export const pascalToPascal = (name: string): string => {
  if (name.length <= 2) return name.toUpperCase()
  return classNames.get(name) ?? splitPascal(name).map(pascalPart).join("")
}

const pascalPart = (part: string): string => {
  const spelling = partSpellings.get(part)
  if (spelling !== undefined) return spelling
  if (part.length <= 2 && part === part.toUpperCase()) return part
  return upperFirst(afterDigits(part.slice(0, 1) + part.slice(1).toLowerCase()))
}

/** `AStarGrid2D` in the parts that the bindings generator sees: capitals together, a digit with what follows it. */
const splitPascal = (name: string): ReadonlyArray<string> => {
  const parts: Array<string> = []
  let start = 0
  let wasUpper = isUpperCase(name.charAt(0))
  for (let i = 1; i < name.length; i++) {
    const letter = name.charAt(i)
    const digit = isDigit(letter)
    if (!wasUpper) {
      if (!digit && !isUpperCase(letter)) continue
      parts.push(name.slice(start, i))
      start = i
      wasUpper = true
      continue
    }
    if (!digit && !isLowerCase(letter)) continue
    if (!digit) {
      if (i - start === 1) {
        // The capital only begins a word.
        wasUpper = false
        continue
      }
      i--
    }
    if (i > start) {
      parts.push(name.slice(start, i))
      start = i
      wasUpper = false
    }
  }
  if (start < name.length) parts.push(name.slice(start))
  return parts
}

/** A letter after a digit is a capital. */
const afterDigits = (part: string): string => part.replace(/(?<=\d)[a-z]/g, (letter) => letter.toUpperCase())

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const isDigit = (letter: string): boolean => letter >= "0" && letter <= "9"
const isUpperCase = (letter: string): boolean => letter >= "A" && letter <= "Z"
const isLowerCase = (letter: string): boolean => letter >= "a" && letter <= "z"

/**
 * The names of an enum's values in C#, without the prefix that they share: `PROCESS_MODE_ALWAYS` as `Always`.
 *
 * @see https://github.com/godotengine/godot/blob/master/modules/mono/editor/bindings_generator.cpp
 *
 * @example
 * enumValueNames("ProcessMode", ["PROCESS_MODE_INHERIT", "PROCESS_MODE_ALWAYS"]) // ["Inherit", "Always"]
 */
export const enumValueNames = (
  enumName: string,
  values: ReadonlyArray<string>,
  spell: (name: string) => string = (name) => snakeToPascal(name, true)
): ReadonlyArray<string> => {
  const prefix = enumName === "Error" ? 1 : prefixLength(values)
  return values.map((value) => {
    const parts = value.split("_")
    if (parts.length <= prefix) return spell(value)
    let from = prefix
    // No name begins with a digit: the word before it stays.
    while (from > 0 && isDigit((parts[from] ?? "").charAt(0))) from--
    return spell(parts.slice(from).join("_"))
  })
}

/** Returns how many first words all values share, never a whole name. */
const prefixLength = (values: ReadonlyArray<string>): number => {
  const first = values[0]?.split("_") ?? []
  let length = first.length - 1
  for (const value of values) {
    const parts = value.split("_")
    let same = 0
    while (same < length && same < parts.length && isSame(first[same], parts[same], same === length - 1)) same++
    length = same
  }
  return Math.max(0, length)
}

/** `FLAG` and `FLAGS` count as one at the prefix's end: `METHOD_FLAGS_DEFAULT`. */
const isSame = (a: string | undefined, b: string | undefined, isLast: boolean): boolean =>
  a === b || (isLast && ((a === "FLAGS" && b === "FLAG") || (a === "FLAG" && b === "FLAGS")))
