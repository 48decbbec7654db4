/**
 * The types of values in shaders: components of vectors, results of operators, and the parameters of constructors and
 * functions.
 *
 * A type is written as in a shader: `float[2]` is an array, `float[]` one whose size is not known. Shaders have no
 * implicit conversions, except of number literals that are passed to a function.
 */
import type { Overload } from "./Facts.ts"

/** The value of an expression; `type` is absent if it is not known. */
export interface Value {
  readonly type: string | undefined
  /** True for a number literal, with or without a sign, in parentheses or in `int()`. */
  readonly isLiteral: boolean
}

interface Shape {
  /** `vec` for `vec3` and `float`, `ivec` for `int`. */
  readonly family: string
  /** Number of components; of columns in a matrix. */
  readonly size: number
}

/** Family of a type with one component, and the other way round: maps, since a struct may be called `constructor`. */
const familyOf: ReadonlyMap<string, string> = new Map([
  ["float", "vec"],
  ["int", "ivec"],
  ["uint", "uvec"],
  ["bool", "bvec"]
])
const scalarOf: ReadonlyMap<string, string> = new Map(Array.from(familyOf, ([scalar, family]) => [family, scalar]))

const shapeOf = (type: string): Shape | undefined => {
  const family = familyOf.get(type)
  if (family !== undefined) return { family, size: 1 }
  const [, name = "", size = ""] = /^([iub]?vec|mat)([234])$/.exec(type) ?? []
  return name === "" ? undefined : { family: name, size: Number(size) }
}

const typeOf = (family: string, size: number): string =>
  size === 1 ? (scalarOf.get(family) ?? family) : `${family}${size}`

/** Checks whether a type is a number, a boolean or a vector of those. */
const isVectorOrScalar = (type: string): boolean => {
  const shape = shapeOf(type)
  return shape !== undefined && shape.family !== "mat"
}

/** Number of components of a vector; 1 for a number or a boolean, 0 for everything else. */
export const componentCount = (type: string): number => (isVectorOrScalar(type) ? (shapeOf(type)?.size ?? 0) : 0)

/**
 * Returns the type of `value.xyz`, `null` if the vector has no such components, and undefined for a type that is no
 * vector.
 *
 * @example
 * swizzle("vec4", "rgb") // "vec3"
 * swizzle("vec2", "z") // null
 */
export const swizzle = (type: string, components: string): string | null | undefined => {
  const shape = shapeOf(type)
  if (shape === undefined || shape.family === "mat" || shape.size === 1) return undefined
  const isOf = (names: string): boolean =>
    components.length <= 4 && [...components].every((component) => names.slice(0, shape.size).includes(component))
  return ["xyzw", "rgba", "stpq"].some(isOf) ? typeOf(shape.family, components.length) : null
}

/** Checks whether no components can be taken of a type: a number, a boolean, a matrix, a sampler, an array. */
export const hasNoComponents = (type: string): boolean => {
  const shape = shapeOf(type)
  return shape === undefined
    ? /^[iu]?sampler\w+$/.test(type) || isArray(type)
    : shape.family === "mat" || shape.size === 1
}

/** Checks whether a type is an array. */
export const isArray = (type: string): boolean => type.endsWith("]")

/** Returns the type of an array's elements: `float` for `float[2]`; any other type as it is. */
export const arrayElement = (type: string): string => /^\w*/.exec(type)?.[0] ?? type

/** Returns the number of an array's elements; undefined if it is not known, and for any other type. */
export const arraySize = (type: string): number | undefined => {
  const [, size] = /\[(\d+)\]$/.exec(type) ?? []
  return size === undefined ? undefined : Number(size)
}

/**
 * Returns an array of a type; the type itself where that is one already.
 *
 * @example
 * arrayOf("vec3", 2) // "vec3[2]"
 * arrayOf("vec3", undefined) // "vec3[]"
 */
export const arrayOf = (type: string | undefined, size: number | undefined): string | undefined =>
  type === undefined || isArray(type) ? type : `${type}[${size ?? ""}]`

/** Checks whether two types are the same, or arrays that differ only in an unknown size. */
export const isSameType = (left: string, right: string): boolean => {
  if (left === right) return true
  if (!(isArray(left) && isArray(right)) || arrayElement(left) !== arrayElement(right)) return false
  return arraySize(left) === undefined || arraySize(right) === undefined
}

/** Number of elements that an index reaches, columns in a matrix; 0 if it is unknown, and for other types. */
export const elementsOf = (type: string): number => {
  if (isArray(type)) return arraySize(type) ?? 0
  const shape = shapeOf(type)
  return shape === undefined || shape.size === 1 ? 0 : shape.size
}

/** Returns the type of an element: of an array, a column of a matrix, a component of a vector. */
export const elementOf = (type: string): string | undefined => {
  if (isArray(type)) return arrayElement(type)
  const shape = shapeOf(type)
  if (shape === undefined || shape.size === 1) return undefined
  return shape.family === "mat" ? typeOf("vec", shape.size) : typeOf(shape.family, 1)
}

const isWhole = (shape: Shape): boolean => shape.family === "ivec" || shape.family === "uvec"

/** Checks for a type without operators: a sampler, or `void`. */
const isOpaque = (type: string): boolean => type === "void" || /^[iu]?sampler\w+$/.test(type)

const isBoolean = (shape: Shape | undefined): boolean => shape?.family === "bvec"

/**
 * Returns the type of `left operator right`, or `null` if no operator accepts the two types.
 *
 * @example
 * operate("*", "mat4", "vec4") // "vec4"
 * operate("*", "vec2", "vec3") // null
 */
export const operate = (operator: string, left: string, right: string): string | null | undefined => {
  const a = shapeOf(left)
  const b = shapeOf(right)
  if ([left, right].some((type) => isOpaque(type) || isArray(type))) return null
  if (a === undefined || b === undefined) {
    // Structs can be compared; no other operator accepts one.
    return a === b && (operator === "==" || operator === "!=") ? "bool" : null
  }
  switch (operator) {
    case "==":
    case "!=":
      return left === right ? "bool" : null
    case "<":
    case ">":
    case "<=":
    case ">=":
      return left === right && a.size === 1 && !isBoolean(a) ? "bool" : null
    case "&&":
    case "||":
      return left === "bool" && right === "bool" ? "bool" : null
    case "+":
    case "-":
    case "*":
    case "/":
      return arithmetic(operator, [left, a], [right, b])
    case "%":
    case "<<":
    case ">>":
      return isWhole(a) && a.family === b.family && (b.size === 1 || a.size === b.size) ? left : null
    case "&":
    case "|":
    case "^":
      return isWhole(a) && left === right ? left : null
    default:
      return undefined
  }
}

const arithmetic = (operator: string, left: readonly [string, Shape], right: readonly [string, Shape]) => {
  const [leftType, a] = left
  const [rightType, b] = right
  if (isBoolean(a) || isBoolean(b)) return null
  if (leftType === rightType) return leftType
  const isMixed = (a.family === "mat") !== (b.family === "mat")
  if (operator === "*" && isMixed && a.size === b.size) {
    const vector = a.family === "mat" ? b : a
    return vector.family === "vec" ? typeOf("vec", vector.size) : null
  }
  if (a.family !== b.family && !(isMixed && (leftType === "float" || rightType === "float"))) return null
  if (a.size === 1) return rightType
  return b.size === 1 ? leftType : null
}

/**
 * Checks whether a constructor takes these values; true if one of them is not known.
 *
 * @example
 * constructs("vec3", [{ type: "vec2", isLiteral: false }, { type: "float", isLiteral: false }]) // true
 * constructs("vec3", [{ type: "vec4", isLiteral: false }]) // false
 */
export const constructs = (type: string, values: ReadonlyArray<Value>): boolean => {
  const shape = shapeOf(type)
  const given = values.map((value) => (value.type === undefined ? undefined : shapeOf(value.type)))
  if (values.some(({ type }, i) => type !== undefined && given[i] === undefined)) return shape === undefined
  if (shape === undefined || given.some((one) => one === undefined)) return true
  const [first] = given
  if (shape.family === "mat") return constructsMatrix(shape, given, values)
  if (given.some((one) => one?.family === "mat")) return false
  if (given.length === 1) return first?.size === shape.size || (first?.size === 1 && isPart(first, shape, values[0]))
  const size = given.reduce((sum, one) => sum + (one?.size ?? 0), 0)
  return size === shape.size && given.every((one, i) => isPart(one, shape, values[i]))
}

/** A matrix is made of its columns, of another matrix, or of the number of its diagonal. */
const constructsMatrix = (
  shape: Shape,
  given: ReadonlyArray<Shape | undefined>,
  values: ReadonlyArray<Value>
): boolean => {
  const [first] = given
  if (given.length === 1 && first?.family === "mat") return first.size !== shape.size
  if (given.length === 1) return first?.size === 1 && isPart(first, { family: "vec", size: 1 }, values[0])
  return given.length === shape.size && given.every((one) => one?.family === "vec" && one.size === shape.size)
}

const isPart = (given: Shape | undefined, whole: Shape, value: Value | undefined): boolean =>
  given?.family === whole.family || (value?.isLiteral === true && converts(value.type, typeOf(whole.family, 1)))

/** Checks whether a literal of one type becomes one of another: integers become any number. */
const converts = (literal: string | undefined, type: string): boolean =>
  (literal === "int" || literal === "uint") && (type === "float" || type === "int" || type === "uint")

/** Placeholder of a parameter's type -> its types, one for each number of components. */
const sized: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ["vecN", ["float", "vec2", "vec3", "vec4"]],
  ["ivecN", ["int", "ivec2", "ivec3", "ivec4"]],
  ["uvecN", ["uint", "uvec2", "uvec3", "uvec4"]],
  ["bvecN", ["bool", "bvec2", "bvec3", "bvec4"]],
  // No matrix has one column, and no vector one component.
  ["vecM", ["", "vec2", "vec3", "vec4"]],
  ["ivecM", ["", "ivec2", "ivec3", "ivec4"]],
  ["uvecM", ["", "uvec2", "uvec3", "uvec4"]],
  ["bvecM", ["", "bvec2", "bvec3", "bvec4"]],
  ["matN", ["", "mat2", "mat3", "mat4"]]
])

const concrete = (type: string, size: number, prefix: string): string => {
  const name = type.replace(/^(?:out|inout) /, "")
  return sized.get(name)?.[size] ?? (/^g(?:vec4|sampler)/.test(name) ? `${prefix}${name.slice(1)}` : name)
}

/**
 * Returns the types that a call can have, the one that Godot chooses first; none if no overload accepts these values.
 *
 * @example resultsOf(overloadsOfSin, [{ type: "vec3", isLiteral: false }]) // ["vec3"]
 */
export const resultsOf = (overloads: ReadonlyArray<Overload>, values: ReadonlyArray<Value>): ReadonlyArray<string> => {
  const results = new Set<string>()
  for (const { parameters, optional, returnType } of overloads) {
    if (values.length > parameters.length || values.length < parameters.length - optional) continue
    for (const prefix of ["", "i", "u"]) {
      for (const size of [0, 1, 2, 3]) {
        const fits = values.every((value, i) => takes(concrete(parameters[i]?.type ?? "", size, prefix), value))
        if (fits) results.add(concrete(returnType, size, prefix))
      }
    }
  }
  return [...results]
}

/** Checks whether a parameter of a function takes a value: literals become the number that it needs. */
export const takes = (parameter: string, { type, isLiteral }: Value): boolean =>
  type === undefined || isSameType(type, parameter) || (isLiteral && converts(type, parameter))
