/** Takes one member out of its class's document. */
import type { ClassDoc, ConstantDoc, MethodDoc } from "../../reference/ClassDoc.ts"
import type { MemberKind } from "../../reference/Kind.ts"
import type { Member as Signed } from "../../reference/Signature.ts"

/** A member as the file of its owner describes it; overloads and values in the order of the file. */
export type Member =
  | Exclude<Signed, { readonly kind: "enum" }>
  | { readonly kind: "enum"; readonly bitfield: boolean; readonly values: ReadonlyArray<ConstantDoc> }

/**
 * Returns the member of this kind and name, if the document has it.
 *
 * @example
 * memberOf(node, "method", "add_child") // { kind: "method", overloads: [{ name: "add_child", ... }] }
 */
export const memberOf = (doc: ClassDoc, kind: MemberKind, name: string): Member | undefined => {
  const named = (one: { readonly name: string }) => one.name === name
  switch (kind) {
    case "method":
      return overloaded(kind, doc.methods.filter(named))
    case "constructor":
      return overloaded(kind, doc.constructors.filter(named))
    case "operator":
      return overloaded(kind, doc.operators.filter(named))
    case "annotation":
      return overloaded(kind, doc.annotations.filter(named))
    case "property": {
      const property = doc.properties.find(named)
      return property && { kind, property }
    }
    case "signal": {
      const signal = doc.signals.find(named)
      return signal && { kind, signal }
    }
    case "constant": {
      const constant = doc.constants.find(named)
      return constant && { kind, constant }
    }
    case "theme_item": {
      const themeItem = doc.themeItems.find(named)
      return themeItem && { kind, themeItem }
    }
    case "enum": {
      const values = doc.constants.filter((one) => one.enum === name)
      return values.length === 0 ? undefined : { kind, bitfield: values.some((one) => one.bitfield), values }
    }
  }
}

const overloaded = (
  kind: "method" | "constructor" | "operator" | "annotation",
  [first, ...others]: ReadonlyArray<MethodDoc>
): Member | undefined => first && { kind, overloads: [first, ...others] }

/** Returns the description of a member, in BBCode; of overloads, the first that is not empty. */
export const textOf = (member: Member): string => {
  switch (member.kind) {
    case "property":
      return member.property.description
    case "signal":
      return member.signal.description
    case "constant":
      return member.constant.description
    case "theme_item":
      return member.themeItem.description
    case "enum":
      return member.values.find((one) => one.description !== "")?.description ?? ""
    default:
      return member.overloads.find((one) => one.description !== "")?.description ?? ""
  }
}
