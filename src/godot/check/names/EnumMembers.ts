/** Checks the uses of an enum: its values, its methods as a dictionary, and the enum as a value. */
import type { Expression, Name } from "../../script/Ast.ts"
import { type Check, findLocal, source } from "../Context.ts"
import { near } from "../fixes/Fix.ts"
import type { Use } from "../fixes/successorUse.ts"
import { nativeType } from "../reference/NativeMembers.ts"
import { type EnumType, enumValue, requiredCount, type Type, unknown } from "../types/Types.ts"
import { bareMember } from "./bareMember.ts"

/** `Variant.Type` and `Variant.Operator`, the enums of no class. */
export const enumOfVariant = (check: Check, { name }: Name): Type => {
  const found = check.api.global(`Variant.${name}`)
  return found?.kind === "enum" ? nativeType(check, found) : unknown
}

/** Returns the type of a name after an enum. */
export const enumMember = (check: Check, type: EnumType, name: Name, use: Use): Type => {
  if (type.values.has(name.name)) return enumValue(type.id)
  const method = check.api.find("Dictionary", name.name)
  if (method !== "absent") {
    if (type.isNative && check.dialect === 4)
      check.report(
        "unknown-member",
        name,
        `${type.name} has no ${name.name}(): only enums declared in scripts are dictionaries.`
      )
    else if (check.dialect === 4 && use !== "call" && typeof method === "object" && method.kind === "method") {
      const isPlain = requiredCount(method.doc.arguments) === 0
      const message = `${name.name}() is a method of the enum ${type.name}, not a value of it.`
      check.report("unknown-member", name, message, isPlain ? { fix: `${name.name}()` } : {})
    }
    return unknown
  }
  const where = type.isNative ? ` in ${check.input.reference.label}` : ""
  const fix = meantValue(name.name, type.values)
  const others = [...type.values].join(", ")
  const list = fix === undefined && others.length <= MAX_VALUES ? `: it has ${others}` : ""
  check.report(
    "unknown-enum-value",
    name,
    `The enum ${type.name} has no value ${JSON.stringify(name.name)}${where}${list}.`,
    fix === undefined ? {} : { fix }
  )
  return unknown
}

/** Reports an enum of Godot as a value: `var types = Tween.TransitionType`. A script's own enum is a dictionary. */
export const enumAlone = (check: Check, node: Expression, { name, values }: EnumType): void => {
  if (check.dialect === 3 || !isNativeName(check, node)) return
  const [first] = values
  const written = source(check, node)
  const example = first === undefined ? "" : `; its members are, such as ${written}.${first}`
  check.report("unknown-identifier", node, `The enum ${name} of Godot is not a value${example}.`)
}

/** Checks for a name of Godot's, and not that of a constant of a script. */
const isNativeName = (check: Check, node: Expression): boolean => {
  if (node.kind === "identifier") {
    const found = bareMember(check, node.name)
    return findLocal(check.scope, node.name) === undefined && (found === "absent" || isNativeMember(found))
  }
  if (node.kind !== "attribute") return false
  if (node.base.kind === "identifier" && node.base.name === "Variant") return true
  const base = check.typeOf(node.base)
  const isClass = base.kind === "class" || base.kind === "object"
  return base.kind === "builtin-class" || (isClass && base.class.kind === "native")
}

const isNativeMember = (found: ReturnType<typeof bareMember>): boolean =>
  typeof found === "object" && found.kind === "native"

/** Maximum length of the values of an enum that are listed, in UTF-16 units. */
const MAX_VALUES = 80

/** The value of an enum that is meant: one that ends with the name (`KEY_SPACE` for `SPACE`), or the nearest. */
const meantValue = (name: string, values: ReadonlySet<string>): string | undefined => {
  const [shortest] = [...values].filter((one) => one.endsWith(`_${name}`)).sort((a, b) => a.length - b.length)
  return shortest ?? near(name, values).fix
}
