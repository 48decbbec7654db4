/** Members of the reference: their types, and the warning about deprecated ones. */
import { getOrMake } from "../../../kernel/util/Collections.ts"
import { clip } from "../../../kernel/util/Text.ts"
import { toPlainText } from "../../reference/PlainText.ts"
import { firstSentence } from "../../reference/Sentences.ts"
import type { Name } from "../../script/Ast.ts"
import type { Check } from "../Context.ts"
import { enumOf, nativeEnum, typeOfDoc } from "../types/DocTypes.ts"
import { builtin, callable, enumValue, int, type Type, unknown } from "../types/Types.ts"
import { type NativeConstant, type NativeMember, nativeUri } from "./NativeClass.ts"

/** A member of the reference as a value. */
export const nativeType = (check: Check, member: NativeMember): Type =>
  getOrMake(check.api.memberTypes, member, () => typeOfMember(check, member))

const typeOfMember = (check: Check, member: NativeMember): Type => {
  switch (member.kind) {
    case "property":
      return typeOfDoc(check, member.doc.type, enumOf(member.doc))
    case "constant":
      return constantType(check, member)
    case "signal":
      return check.dialect === 4
        ? { kind: "signal", arity: member.doc.arguments.length, parameters: member.doc.arguments }
        : unknown
    case "enum":
      return {
        kind: "enum",
        name: `${member.owner}.${member.name}`.replace(/^@\w+\./, ""),
        values: member.values,
        isNative: true,
        ...(member.isBitfield || check.dialect === 3 ? {} : { id: nativeEnum(`${member.owner}.${member.name}`) })
      }
    default:
      return check.dialect === 4 ? callable : unknown
  }
}

/** Constants are numbers, except those of built-in types: `Vector2.ZERO` is a Vector2. */
const constantType = (check: Check, { owner, doc }: NativeConstant): Type => {
  const { value = "" } = doc
  if (/^-?\d+$/.test(value)) {
    const isOfEnum = check.dialect === 4 && doc.enum !== undefined && doc.bitfield !== true
    return isOfEnum ? enumValue(nativeEnum(`${owner}.${doc.enum}`)) : int
  }
  if (/^-?(?:\d*\.\d+|\d+\.?|inf|nan)/.test(value)) return builtin("float")
  return check.api.isBuiltin(owner) && value.startsWith(`${owner}(`) ? builtin(owner) : unknown
}

/** Warns of deprecated members. */
export const warnDeprecated = (check: Check, at: Name, member: NativeMember): void => {
  if (member.kind === "enum" || member.kind === "accessor" || member.doc.deprecated === undefined) return
  const owner = member.owner.startsWith("@") ? "" : `${member.owner}.`
  check.report("deprecated", at, deprecation(check, `${owner}${member.doc.name}`, member.doc.deprecated), {
    uri: nativeUri(member)
  })
}

/** Maximum number of UTF-16 units of the reference's advice. */
const MAX_ADVICE = 150

/**
 * Returns the message that a class or a member is deprecated, with the first sentence of the reference's advice.
 *
 * @param advice The reference's text in BBCode; may be empty
 */
export const deprecation = (check: Check, name: string, advice: string): string => {
  const first = clip(firstSentence(toPlainText(advice)), MAX_ADVICE)
  const message = `${name} is deprecated in ${check.input.reference.label}.`
  return first === "" ? message : `${message} ${first}`
}
