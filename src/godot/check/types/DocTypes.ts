/** Reads the types in documents, and the element types of containers. */
import { getOrMake } from "../../../kernel/util/Collections.ts"
import type { Check } from "../Context.ts"
import {
  anyObject,
  builtin,
  type EnumId,
  enumValue,
  nativeObject,
  packedElements,
  type Type,
  unknown,
  voidType
} from "./Types.ts"

/** An enum of the reference by its full name; `@GlobalScope` has those without a class. */
export const nativeEnum = (name: string): EnumId => {
  const short = name.replace(/^@\w+\./, "")
  return { key: short, name: short }
}

/** Returns the enum that a document names for a value; undefined for flags, which can be combined. */
export const enumOf = (doc: { readonly enum?: string; readonly bitfield?: true }): string | undefined =>
  doc.bitfield === true ? undefined : doc.enum

/** The type of a typed dictionary. */
export const dictionaryOf = (key: Type, element: Type): Type => ({ kind: "builtin", name: "Dictionary", key, element })

/** The type that a document names. */
export const typeOfDoc = (check: Check, type: string | undefined, enumName?: string): Type => {
  if (type === undefined || type === "void" || type === "") return voidType
  if (enumName !== undefined && type === "int") return enumValue(check.dialect === 4 ? nativeEnum(enumName) : undefined)
  return getOrMake(check.api.types, type, () => typeCalled(check, type))
}

const typeCalled = (check: Check, type: string): Type => {
  if (type === "Variant" || type.includes(",") || type.includes("*")) return unknown
  if (type.endsWith("[]")) {
    const element = typeOfDoc(check, type.slice(0, -2))
    return { kind: "builtin", name: "Array", element }
  }
  const [, key, value] = /^Dictionary\[(\w{1,99}), ?([^\],]{1,99})\]$/.exec(type) ?? []
  if (key !== undefined && value !== undefined) return dictionaryOf(typeOfDoc(check, key), typeOfDoc(check, value))
  if (type === "real") return builtin("float")
  if (check.api.isBuiltin(type)) return builtin(type)
  if (type === "Object") return anyObject
  return check.api.has(type) ? nativeObject(type) : unknown
}

/** The type of the values of an enum of a class; `unknown` if the class has none of that name. */
export const nativeEnumType = (check: Check, className: string, name: string): Type => {
  const found = check.api.find(className, name)
  if (typeof found !== "object" || found.kind !== "enum") return unknown
  return enumValue(check.dialect === 4 && !found.isBitfield ? nativeEnum(`${found.owner}.${name}`) : undefined)
}

/** Returns the type of the elements that a loop over a value visits; of a dictionary, its keys. */
export const partOf = (type: Type): Type =>
  type.kind === "builtin" && type.key !== undefined ? type.key : elementOf(type)

/** Returns the type of the element at an index of a value. */
export const elementOf = (type: Type): Type => {
  if (type.kind !== "builtin") return unknown
  if (type.element !== undefined) return type.element
  const packed = packedElements[type.name]
  if (packed !== undefined) return builtin(packed)
  return type.name === "String" ? type : unknown
}
