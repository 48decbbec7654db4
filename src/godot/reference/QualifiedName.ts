/**
 * Names of members as people write them: `Node.add_child`, `Node::add_child`, `Node#add_child`, each also as a call,
 * with or without arguments.
 */

export interface QualifiedName {
  readonly className: string
  readonly name: string
}

/** A member that a script reads, assigns to, calls, or connects, sends and awaits as a signal. */
export interface UsedMember extends QualifiedName {
  readonly use: "value" | "place" | "call" | "signal"
}

/**
 * Splits a name into class and member at the first separator: names of settings contain dots
 * (`ProjectSettings.debug/settings/crash_handler/message.editor`). Undefined if a part is missing.
 *
 * @example parse("Node::add_child()") // { className: "Node", name: "add_child" }
 */
export const parse = (text: string): QualifiedName | undefined => readings(text)[0]

/**
 * Returns all ways to split the text, the first separator first. Classes of scripts hold
 * dots too (`"actors/player.gd".State.enter`), so a resolver that does not know the
 * class of the first reading goes on to the next.
 *
 * @example readings("A.b.c") // [{ className: "A", name: "b.c" }, { className: "A.b", name: "c" }]
 */
export const readings = (text: string): ReadonlyArray<QualifiedName> => {
  const whole = text.trim().slice(0, MAX_LENGTH)
  const found: Array<QualifiedName> = []
  for (const separator of whole.matchAll(separators)) {
    const className = whole.slice(0, separator.index).trim()
    const name = withoutCall(whole.slice(separator.index + separator[0].length).trim())
    if (className !== "" && name !== "") found.push({ className, name })
    if (found.length === MAX_READINGS) break
  }
  return found
}

/** No name of a document is longer, in UTF-16 units. */
const MAX_LENGTH = 4000
const MAX_READINGS = 16
const separators = /::|[.#]/g

/** Matches one call, whose arguments may be calls, too. */
const CALL = /^([^()]*)\((?:[^()]|\([^()]*\))*\)$/

/** `add_child(node)` is `add_child`; the operator `()` keeps its sign. */
const withoutCall = (name: string): string => (name === "operator ()" ? name : name.replace(CALL, "$1").trimEnd())
