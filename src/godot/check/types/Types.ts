/**
 * Types: what the checker knows about a value. Any doubt makes it `unknown`, and nothing is reported about such values.
 */
import { getOrMake } from "../../../kernel/util/Collections.ts"
import type { Argument } from "../../reference/ClassDoc.ts"
import type { SignalNode } from "../../script/Ast.ts"
import type { ScriptClass } from "../names/ScriptClass.ts"

export type ClassRef =
  | { readonly kind: "native"; readonly name: string }
  | { readonly kind: "script"; readonly script: ScriptClass }

/** A built-in type: `int`, `Array[String]`. */
export interface BuiltinType {
  readonly kind: "builtin"
  readonly name: string
  /** Of the elements of a typed array, or of the values of a typed dictionary. */
  readonly element?: Type
  /** Of the keys of a typed dictionary. */
  readonly key?: Type
  /** The enum that an `int` is a value of. */
  readonly enum?: EnumId
}

export interface ObjectType {
  readonly kind: "object"
  readonly class: ClassRef
  /** True for an object that was just made, which cannot be of a derived class. */
  readonly isExact?: boolean
}

/** An enum as a value; the numbers in it are `int`. */
export interface EnumType {
  readonly kind: "enum"
  readonly name: string
  readonly values: ReadonlySet<string>
  readonly isNative: boolean
  /** Absent if it is not known which enum it is. */
  readonly id?: EnumId
}

export interface SignalType {
  readonly kind: "signal"
  /** Number of its parameters; undefined if that is not known. */
  readonly arity: number | undefined
  /** Its parameters if Godot emits it; a script may emit its own signals with any values. */
  readonly parameters?: ReadonlyArray<Argument>
  /** The declaration, if it is a script's. */
  readonly declared?: { readonly node: SignalNode; readonly owner: ScriptClass }
}

export type Type =
  | { readonly kind: "unknown" }
  | { readonly kind: "void" }
  | { readonly kind: "null" }
  | BuiltinType
  | ObjectType
  /** A class as a value: `Node`, an inner class, a preloaded script. */
  | { readonly kind: "class"; readonly class: ClassRef }
  /** A built-in type as a value: `Vector2` of `Vector2.ZERO`. */
  | { readonly kind: "builtin-class"; readonly name: string }
  | EnumType
  | SignalType

/** The identity of an enum: in Godot 4, enums with different keys do not accept each other's values. */
export interface EnumId {
  readonly key: string
  /** Its name in messages: `Node.ProcessMode`, `State`. */
  readonly name: string
}

/** The type of the values of an enum. */
export const enumValue = (id: EnumId | undefined): Type =>
  id === undefined ? int : { kind: "builtin", name: "int", enum: id }

export const unknown: Type = { kind: "unknown" }
/** `Object`: an object that may have any member. It differs from `unknown` by identity. */
export const anyObject: Type = { kind: "unknown" }
export const voidType: Type = { kind: "void" }
export const nullType: Type = { kind: "null" }

/** The parameters and the result of a call. */
export interface Signature {
  /** Its name in messages: `Node.add_child()`. */
  readonly name: string
  readonly parameters: ReadonlyArray<Type>
  readonly parameterNames: ReadonlyArray<string>
  /** Types of the parameters as the reference has them, for messages. */
  readonly parameterTypes?: ReadonlyArray<string | undefined>
  /** Number of arguments that must be given. */
  readonly required: number
  readonly isVararg: boolean
  readonly returns: Type
  readonly uri?: string
  /** True for a function of a script, whose parameters accept no array with other element types. */
  readonly isOfScript?: boolean
}

/**
 * Number of the parameters that have no default value: so many arguments must be given.
 *
 * @example requiredCount([{ name: "a" }, { name: "b", default: "1" }]) // 1
 */
export const requiredCount = (parameters: ReadonlyArray<{ readonly default?: unknown }>): number =>
  parameters.reduce((count, one) => (one.default === undefined ? count + 1 : count), 0)

const builtins = new Map<string, Type>()

/** A built-in type without the types of its elements. */
export const builtin = (name: string): Type => getOrMake(builtins, name, () => ({ kind: "builtin", name }))

export const int = builtin("int")
export const bool = builtin("bool")
export const callable = builtin("Callable")

/** Returns the type of an object of a class of the reference. */
export const nativeObject = (name: string): Type => ({ kind: "object", class: { kind: "native", name } })

/** Names of Variant's types, of all versions; those that the reference lacks are not of its Godot. */
export const builtinNames: ReadonlySet<string> = new Set(
  `bool int float String Vector2 Vector2i Rect2 Rect2i Vector3 Vector3i Transform2D Vector4 Vector4i Plane Quaternion
AABB Basis Transform3D Projection Color StringName NodePath RID Callable Signal Dictionary Array PackedByteArray
PackedInt32Array PackedInt64Array PackedFloat32Array PackedFloat64Array PackedStringArray PackedVector2Array
PackedVector3Array PackedColorArray PackedVector4Array Quat Transform PoolByteArray PoolIntArray PoolRealArray
PoolStringArray PoolVector2Array PoolVector3Array PoolColorArray`.split(/\s+/)
)

/** Types of the elements of packed arrays. */
export const packedElements: Readonly<Record<string, string>> = {
  PackedByteArray: "int",
  PackedInt32Array: "int",
  PackedInt64Array: "int",
  PackedFloat32Array: "float",
  PackedFloat64Array: "float",
  PackedStringArray: "String",
  PackedVector2Array: "Vector2",
  PackedVector3Array: "Vector3",
  PackedVector4Array: "Vector4",
  PackedColorArray: "Color",
  PoolByteArray: "int",
  PoolIntArray: "int",
  PoolRealArray: "float",
  PoolStringArray: "String",
  PoolVector2Array: "Vector2",
  PoolVector3Array: "Vector3",
  PoolColorArray: "Color"
}

export const isBuiltin = (type: Type, ...names: ReadonlyArray<string>): boolean =>
  type.kind === "builtin" && names.includes(type.name)

/** Returns the name of a class in messages: a script without a name goes by its file. */
export const classNameOf = (ref: ClassRef): string => {
  if (ref.kind === "native") return ref.name
  const { name, path } = ref.script
  if (name !== "") return name
  return path === "" ? "this script" : JSON.stringify(path.slice(path.lastIndexOf("/") + 1))
}

/** Returns the name of a class as the first word of a message. */
export const subjectOf = (ref: ClassRef): string => classNameOf(ref).replace(/^this script$/, "This script")

/** Returns the name of a type in messages. */
export const describe = (type: Type): string => {
  switch (type.kind) {
    case "builtin":
      if (type.element === undefined) return type.enum?.name ?? type.name
      return `${type.name}[${type.key === undefined ? "" : `${describe(type.key)}, `}${describe(type.element)}]`
    case "object":
      return classNameOf(type.class)
    case "class":
      return `the class ${classNameOf(type.class)}`
    case "builtin-class":
      return `the type ${type.name}`
    case "enum":
      return `the enum ${type.name}`
    case "signal":
      return "Signal"
    case "unknown":
      return type === anyObject ? "Object" : "Variant"
    default:
      return type.kind
  }
}

/**
 * Returns the names of two types in one message: classes of the same name go by the files that declare them.
 *
 * @example
 * describeApart(wanted, given) // ["Quest of res://quest.gd", "Quest within res://test.gd"]: an inner class is within
 */
export const describeApart = (one: Type, other: Type): readonly [string, string] => {
  const names = [describe(one), describe(other)] as const
  const isApart = names[0] !== names[1] || one.kind !== "object" || other.kind !== "object"
  return isApart ? names : [declaredName(one.class), declaredName(other.class)]
}

const declaredName = (ref: ClassRef): string => {
  if (ref.kind === "native") return `${ref.name} of Godot`
  const { name, outer, path } = ref.script
  const inner = outer?.name ? `${outer.name}.${name}` : name
  return `${inner} ${outer === undefined ? "of" : "within"} ${path === "" ? "this script" : path}`
}
