/** Reads the Godot version that a reference itself states; nothing is guessed. */

/**
 * Reads the version from the text of a source tree's `version.py`.
 *
 * @example fromVersionPy("major = 4\nminor = 5\n") // "4.5"
 */
export const fromVersionPy = (text: string): string | undefined => {
  const field = (name: string) => new RegExp(`^${name} *= *(\\d{1,4})`, "m").exec(text)?.[1]
  const major = field("major")
  const minor = field("minor")
  return major === undefined || minor === undefined ? undefined : `${major}.${minor}`
}

/**
 * Returns the version that most class files give, the first one if several are equally frequent.
 *
 * @example mostCommon(["4.5", undefined, "4.4", "4.5"]) // "4.5"
 */
export const mostCommon = (versions: Iterable<string | undefined>): string | undefined => {
  const counts = new Map<string, number>()
  for (const version of versions) {
    if (version !== undefined && version !== "") counts.set(version, (counts.get(version) ?? 0) + 1)
  }
  let best: string | undefined
  for (const [version, count] of counts) if (count > (counts.get(best ?? "") ?? 0)) best = version
  return best
}

/**
 * Returns the address of Godot's manual for a version, without a slash at the end; of the stable one if it is not
 * known.
 *
 * @example docsUrl("4.5.1") // "https://docs.godotengine.org/en/4.5"
 */
export const docsUrl = (version: string | undefined): string => {
  const numbers = /^\d{1,4}\.\d{1,4}/.exec(version ?? "")?.[0]
  return `https://docs.godotengine.org/en/${numbers ?? "stable"}`
}
