/**
 * Converts members of the reference to their C# form, and C# names to members of the reference.
 *
 * Types are those of Godot's own bindings, except that the reference does not state the size of numbers: `int` is
 * `long` and `float` is `double` where the bindings may have `int` and `float`.
 */
import { addTo } from "../../../kernel/util/Collections.ts"
import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import type { Argument, ClassDoc, MethodDoc } from "../ClassDoc.ts"
import type { Member } from "../Signature.ts"
import { memberInGodot3 } from "./CSharp3.ts"
import {
  annotationAttributes,
  builtInMembers,
  globalNames,
  isForeign,
  isGap,
  stringMembers,
  types
} from "./equivalents.ts"
import { enumValueNames, pascalToPascal, snakeToPascal } from "./naming.ts"
import { type CSharpContext, isBuiltIn, parametersIn } from "./parameters.ts"

const isGlobalScope = (className: string): boolean => className.startsWith("@")

/**
 * Checks whether C# has the class: scripts, extensions and the shading language (`@Shader`) are none of its classes.
 */
const isInCSharp = ({ name, source }: ClassDoc): boolean =>
  source === undefined && (!isGlobalScope(name) || name === "@GlobalScope" || name === "@GDScript")

/**
 * Returns the name of a class in C#, which renames those that would conflict with its own.
 *
 * @example
 * classNameInCSharp("Object") // "GodotObject"
 * classNameInCSharp("AStar2D") // "AStar2D"
 */
export const classNameInCSharp = (className: string): string => types.get(className) ?? pascalToPascal(className)

/**
 * The name of an enum in C#, with its class; `Enum` is appended where a member of the class has its name.
 *
 * @example
 * enumInCSharp("Node", "ProcessMode", { membersOf: () => ["process_mode"] }) // "Node.ProcessModeEnum"
 */
export const enumInCSharp = (className: string, name: string, context: CSharpContext): string => {
  if (isGlobalScope(className)) return name.split(".").map(pascalToPascal).join(".")
  const own = pascalToPascal(name)
  const isTaken = [...context.membersOf(className)].some((member) => snakeToPascal(member) === own)
  return `${classNameInCSharp(className)}.${own}${isTaken ? "Enum" : ""}`
}

/** The names of the values of a class's enums: enum -> value -> its name in C#. */
const valuesInCSharp = memoizeWeak(({ constants }: ClassDoc): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const values = new Map<string, Array<string>>()
  for (const { enum: enumName, name } of constants) if (enumName !== undefined) addTo(values, enumName, name)
  return new Map(
    Array.from(values, ([enumName, names]) => {
      const own = enumValueNames(enumName, names)
      return [enumName, new Map(names.map((name, i) => [name, own[i] ?? name]))]
    })
  )
})

/** A constant with its enum's or its class's name: `Node.ProcessModeEnum.Always`, `Key.Space`, `Mathf.Pi`. */
const constantInCSharp = (
  doc: ClassDoc,
  constant: { readonly name: string; readonly enum?: string },
  context: CSharpContext
): string => {
  const { name, enum: enumName } = constant
  if (enumName === undefined) {
    const known = isGlobalScope(doc.name) ? globalNames.get(name) : undefined
    const owner = doc.name === "Color" ? "Colors" : isGlobalScope(doc.name) ? "GD" : classNameInCSharp(doc.name)
    return known ?? `${owner}.${snakeToPascal(name, true)}`
  }
  const own = valuesInCSharp(doc).get(enumName)?.get(name) ?? snakeToPascal(name, true)
  return `${enumInCSharp(doc.name, enumName, context)}.${own}`
}

/**
 * Returns the C# form of a member of a class; undefined if C# has no such member.
 *
 * @example memberInCSharp(node, "add_child", member, context)
 * // "void Node.AddChild(Node node, bool forceReadableName = false, Node.InternalMode @internal = 0)"
 */
export const memberInCSharp = (
  doc: ClassDoc,
  name: string,
  member: Member,
  context: CSharpContext
): string | undefined => {
  if (!isInCSharp(doc)) return undefined
  if (context.isGodot3 === true) return memberInGodot3(doc, name, member, context)
  const owner = classNameInCSharp(doc.name)
  const typed = (type: string | undefined, enumName?: string): string => typeOf(doc, type, enumName, context)
  switch (member.kind) {
    case "constant":
      return constantInCSharp(doc, member.constant, context)
    case "enum":
      return enumInCSharp(doc.name, name, context)
    case "property": {
      const { type, enum: enumName } = member.property
      if (isGlobalScope(doc.name)) return pascalToPascal(name)
      if (SETTINGS.has(doc.name) && name.includes("/")) return `${owner}.GetSetting("${name}")`
      return OPTIONS.test(doc.name) ? undefined : `${typed(type, enumName)} ${owner}.${memberName(doc, name)}`
    }
    case "signal": {
      const event = signalName(doc, name)
      const parameters = parametersOf(doc, member.signal, context)
      return `event ${owner}.${event}(${parameters}); ${owner}.SignalName.${event}`
    }
    case "annotation":
      return annotationAttributes.get(name)
    case "constructor":
      return isMadeOtherwise(doc.name) ? undefined : `new ${owner}(${parametersOf(doc, member.overloads[0], context)})`
    case "operator": {
      const [first] = member.overloads
      if (doc.name === "String" || isForeign(doc.name)) return undefined
      return `${typed(first.returnType)} ${owner}.${name}(${parametersOf(doc, first, context)})`
    }
    case "method":
      return methodInCSharp(doc, member.overloads[0], context)
    case "theme_item": {
      const type = member.themeItem.dataType
      return type === undefined
        ? undefined
        : `GetTheme${snakeToPascal(type === "style" ? "stylebox" : type)}("${name}", "${doc.name}")`
    }
  }
}

/**
 * Returns the member's C# signature, as an outline lists it; undefined if C# has no such member.
 *
 * @example signatureInCSharp(node, "add_child", member, context)
 * // "void AddChild(Node node, bool forceReadableName = false, InternalMode @internal = 0)"
 */
export const signatureInCSharp = (
  doc: ClassDoc,
  name: string,
  member: Member,
  context: CSharpContext
): string | undefined => {
  if (!isInCSharp(doc)) return undefined
  if (member.kind === "signal" && context.isGodot3 !== true)
    return `event ${signalName(doc, name)}(${parametersOf(doc, member.signal, context)})`
  const owner = classNameInCSharp(doc.name)
  const line = memberInCSharp(doc, name, member, context)?.replace(/(?<![\w.])(\w+)\./g, (whole, one) =>
    one === owner ? "" : whole
  )
  const value = member.kind === "constant" ? member.constant.value : undefined
  return line === undefined || value === undefined ? line : `${line} = ${value}`
}

/**
 * Returns the names of a member in C# code, without types: `Node.AddChild`, `Node.MethodName.AddChild`,
 * `Node.SignalName.Ready`, `Node.ProcessModeEnum.Always`, `GD.Print`.
 *
 * @example namesInCSharp(node, "add_child", member, context) // ["Node.AddChild", "Node.MethodName.AddChild"]
 */
export const namesInCSharp = (
  doc: ClassDoc,
  name: string,
  member: Member,
  context: CSharpContext
): ReadonlyArray<string> => {
  const owner = classNameInCSharp(doc.name)
  switch (member.kind) {
    case "constant":
    case "enum":
      return isInCSharp(doc) ? [memberInCSharp(doc, name, member, context) ?? name] : []
    case "signal": {
      const event = signalName(doc, name)
      return [`${owner}.${event}`, `${owner}.SignalName.${event}`, `${owner}.${event}EventHandler`]
    }
    case "property":
      return [`${owner}.${memberName(doc, name)}`, `${owner}.PropertyName.${memberName(doc, name)}`]
    case "method": {
      const global = isGlobalScope(doc.name) && isInCSharp(doc) ? globalNames.get(name) : undefined
      if (global !== undefined) return [global]
      const other = builtInMembers.get(doc.name)?.get(name)
      if (other !== undefined) return [`${doc.name}.${other}`, `${owner}.${other}`]
      return [`${owner}.${memberName(doc, name)}`, `${owner}.MethodName.${memberName(doc, name)}`]
    }
    default:
      return []
  }
}

const methodInCSharp = (doc: ClassDoc, method: MethodDoc, context: CSharpContext): string | undefined => {
  const returns = typeOf(doc, method.returnType, method.returnEnum, context)
  const parameters = parametersOf(doc, method, context, method.qualifiers.includes("vararg"))
  const word = ["static", "abstract", "virtual"].find((each) => method.qualifiers.includes(each))
  const modifier = word === undefined ? "" : `${word} `
  const owner = classNameInCSharp(doc.name)
  if (isGlobalScope(doc.name)) {
    const known = globalNames.get(method.name)
    // Such functions have an overload for each type of number.
    const isOverloaded = known?.startsWith("Mathf.") === true && /\bVariant\b/.test(`${returns} ${parameters}`)
    return known === undefined || isOverloaded ? known : `${returns} ${known}(${parameters})`
  }
  if (isGap(doc.name, method.name)) return undefined
  const known = doc.name === "String" ? stringMembers.get(method.name) : undefined
  if (known !== undefined) return known
  const other = builtInMembers.get(doc.name)?.get(method.name)
  if (other !== undefined) return other === owner ? `new ${owner}` : `${owner}.${other}`
  if (isForeign(doc.name)) return undefined
  const name = `${owner}.${memberName(doc, method.name)}`
  // A value or null in GDScript has a type of its own in C#: `Vector3?` or `bool`.
  return isBuiltIn(doc) && returns === "Variant" ? name : `${modifier}${returns} ${name}(${parameters})`
}

/** Classes whose settings have no properties in C#. */
const SETTINGS: ReadonlySet<string> = new Set(["ProjectSettings", "EditorSettings"])

/** Classes whose members are options that no object has as properties. */
const OPTIONS = /^(?:ResourceImporter|EditorExportPlatform)/

/** Checks whether C# makes values of a built-in type in another way than by its constructor. */
const isMadeOtherwise = (type: string): boolean =>
  type === "String" || (isForeign(type) && type !== "Array" && type !== "Dictionary")

/** A method or property; one that would bear its class's name gets `_`. */
const memberName = (doc: ClassDoc, name: string): string => {
  const own = snakeToPascal(name).replaceAll("/", "__")
  return own === classNameInCSharp(doc.name) ? `${own}_` : own
}

/**
 * A signal's event; one that shares its name with a method or property gets the suffix `Signal`.
 *
 * @example signalName(node, "ready") // "Ready"
 */
const signalName = (doc: Pick<ClassDoc, "name" | "methods" | "properties">, name: string): string => {
  const own = snakeToPascal(name)
  if (own === classNameInCSharp(doc.name)) return `${own}_`
  const isTaken = [...doc.methods, ...doc.properties].some((member) => snakeToPascal(member.name) === own)
  return isTaken ? `${own}Signal` : own
}

const parametersOf = (
  doc: ClassDoc,
  { arguments: list }: { readonly arguments: ReadonlyArray<Argument> },
  context: CSharpContext,
  isVararg = false
): string =>
  parametersIn(
    list,
    ({ type, enum: enumName }) => typeOf(doc, type, enumName, context),
    isVararg ? "Variant" : undefined
  )

/** Returns a type in C#; numbers in vectors, rectangles and colors have half as many bits as others. */
const typeOf = (
  doc: ClassDoc,
  type: string | undefined,
  enumName: string | undefined,
  context: CSharpContext
): string =>
  enumName === undefined && (type === "float" || type === "int") && isBuiltIn(doc)
    ? type
    : typeInCSharp(type, enumName, context)

const typeInCSharp = (type: string | undefined, enumName: string | undefined, context: CSharpContext): string => {
  if (enumName !== undefined) {
    const dot = enumName.indexOf(".")
    // `Variant.Type` is a global enum with a dot in its name.
    return dot < 0 || enumName.startsWith("Variant.")
      ? enumInCSharp("@GlobalScope", enumName, context)
      : enumInCSharp(enumName.slice(0, dot), enumName.slice(dot + 1), context)
  }
  if (type === undefined) return "void"
  const element = /^(?:Array\[)?([\w@.]+)(?:\]|\[\])$/.exec(type)?.[1]
  if (element !== undefined) return `Godot.Collections.Array<${typeInCSharp(element, undefined, context)}>`
  const pair = /^Dictionary\[([\w.]+), ?([\w.]+)\]$/.exec(type)
  if (pair !== null) {
    const [key, value] = [pair[1], pair[2]].map((one) => typeInCSharp(one, undefined, context))
    return `Godot.Collections.Dictionary<${key}, ${value}>`
  }
  return types.get(type) ?? pascalToPascal(type)
}
