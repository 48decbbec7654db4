/** A member that Godot renamed, and how it is written in a line. */

/** A member that has another name in other versions. */
export interface MemberRename {
  readonly name: string
  /** Its names there; a dot divides another class and its member. */
  readonly others: ReadonlyArray<string>
  /** The version that renamed it: `4`, `4.3`. */
  readonly since: string
  /** An everyday word: it means this only beside a class. */
  readonly plain: boolean
  /**
   * The classes that have it, each with its name in the version where the member is called `name`, and with that in the
   * other version; `*` is any.
   */
  readonly owners: ReadonlyArray<{ readonly here: string; readonly there: string }>
}

const isDotted = (name: string): boolean => name.includes(".") && !name.startsWith("@") && !name.includes("/")

/**
 * Returns class and member of a name in a list: `Class.member`, or a member of `owner`.
 *
 * @example placed("Node.process_mode", "Object") // ["Node", "process_mode"]
 */
export const placed = (name: string, owner: string): readonly [owner: string, name: string] => {
  const dot = isDotted(name) ? name.indexOf(".") : -1
  return dot < 0 ? [owner, name] : [name.slice(0, dot), name.slice(dot + 1)]
}

/** Returns a member as a line without its end: its fields divided by tabs. */
export const lineOf = ({ name, others, since, plain, owners }: MemberRename): string =>
  [
    name,
    others.join(","),
    since,
    plain ? "plain" : "",
    owners.map(({ here, there }) => `${here}>${there}`).join(" ")
  ].join("\t")

/** Parses the result of `lineOf`. */
export const memberOf = (line: string): MemberRename => {
  const [name = "", others = "", since = "", plain = "", owners = ""] = line.split("\t")
  return {
    name,
    others: others.split(","),
    since,
    plain: plain !== "",
    owners: owners.split(" ").map((pair) => {
      const [here = "", there = here] = pair.split(">")
      return { here, there }
    })
  }
}
