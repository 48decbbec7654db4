/** Finds the name that an error message of Godot is about, when one is pasted as a query. */

const QUOTE = `["'\u201c\u201d]`
const NAME = String.raw`${QUOTE}(@?[A-Za-z_]\w{0,63})(?:\(\))?${QUOTE}`

/** Matches `Nonexistent function 'instance' in base 'PackedScene'`, `Invalid get index 'x' (on base: 'Node2D')` and similar messages. */
const MEMBER_OF = new RegExp(
  String.raw`\b(?:function|index|property or key|member) ${NAME}[^\n]{0,80}?\b(?:in base|on base:|base object of type) ${QUOTE}?([A-Za-z]\w{0,63})`,
  "i"
)
/** Matches `Identifier "rand_range" not declared in the current scope` and similar messages. */
const ALONE = new RegExp(
  String.raw`\b(?:(?:identifier|method|function) ${NAME} (?:not|isn't|is not) (?:declared|found)|find (?:type|base class) ${NAME}|arguments for ${NAME} call)`,
  "i"
)
/** Matches bases that are no object (`Nil`, `null`, `previously freed`): the error is about the missing object, not the name. */
const NOTHING = /^(?:nil|null|previously)$/i

/**
 * Returns the name as a query: with the class where the message says it; undefined for other texts.
 *
 * @example
 * namedByError("Invalid call. Nonexistent function 'instance' in base 'PackedScene'.") // "PackedScene.instance"
 */
export const namedByError = (text: string): string | undefined => {
  const [, member, owner] = MEMBER_OF.exec(text) ?? []
  if (member !== undefined && owner !== undefined)
    return NOTHING.test(owner) ? undefined : owner === "self" ? member : `${owner}.${member}`
  const [, declared, type, called] = ALONE.exec(text) ?? []
  return declared ?? type ?? called
}
