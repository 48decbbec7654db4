/** Which Godot a reference is of, as far as it says so itself; nothing is guessed. */

/** `4.5` from the text of a source tree's `version.py`. */
export const fromVersionPy = (text: string): string | undefined => {
  const field = (name: string) => new RegExp(`^${name} *= *(\\d{1,4})`, "m").exec(text)?.[1]
  const major = field("major")
  const minor = field("minor")
  return major === undefined || minor === undefined ? undefined : `${major}.${minor}`
}

/** The version that most class files give; of equals the first. */
export const mostCommon = (versions: Iterable<string | undefined>): string | undefined => {
  const counts = new Map<string, number>()
  for (const version of versions) {
    if (version !== undefined && version !== "") counts.set(version, (counts.get(version) ?? 0) + 1)
  }
  let best: string | undefined
  for (const [version, count] of counts) if (count > (counts.get(best ?? "") ?? 0)) best = version
  return best
}

/** Godot's manual for a version, without a slash at the end; the stable one's where it is not known. */
export const docsUrl = (version: string | undefined): string => {
  const numbers = /^\d{1,4}\.\d{1,4}/.exec(version ?? "")?.[0]
  return `https://docs.godotengine.org/en/${numbers ?? "stable"}`
}
