/** Collects values of a shader with wrong types, with the intended text if that is certain. */
import { converted, inColumns, operandType, unsigned } from "./conversions.ts"
import { factsOf, type Overload } from "./Facts.ts"
import { parenthesized, readNumber, withoutBrackets } from "./literals.ts"
import type { Token } from "./ShaderTokens.ts"
import { capitalType, type Operand, type TypeFault, typeWithArticle, VariableFaults } from "./VariableFaults.ts"
import { componentCount, constructs, isArray, isSameType, operate, resultsOf, takes } from "./valueTypes.ts"

/** Methods of GDScript and of other shading languages -> the functions that do the same. */
const methods: ReadonlyMap<string, string> = new Map([
  ["normalized", "normalize"],
  ["distance_to", "distance"],
  ["lerp", "mix"],
  ["inverted", "inverse"],
  ["transposed", "transpose"],
  ["sample", "texture"],
  ["Sample", "texture"]
])

/** Maximum length of a call that is written out: each of a chain holds those before it. */
const MAX_CALL = 500

/** Maximum number of arguments that are tried in other types. */
const MAX_TRIED = 8

export class TypeFaults extends VariableFaults {
  /** Reports a condition that is no boolean; `whole` begins with its `!` if it has one. */
  condition(value: Operand, whole: Operand = value): void {
    if (value.type === undefined || value.type === "bool" || (isArray(value.type) && whole === value)) return
    const zero = { float: "0.0", int: "0", uint: unsigned("0", this.dialect) }[value.type]
    const fix =
      zero === undefined ? {} : { fix: `${parenthesized(this.textOf(value))} ${whole === value ? "!=" : "=="} ${zero}` }
    const message = `A condition must be a bool in shaders, and this is ${typeWithArticle(value.type)}.`
    this.found.push({ start: whole.start, end: whole.end, code: "operand-type", message, ...fix })
  }

  /** Reports a `-` or a `~` before a value of a type that it does not take. */
  negation({ text }: Token, value: Operand): void {
    const { type } = value
    const isTaken =
      text === "-" ? type !== "bool" && !type?.startsWith("bvec") : /^(?:u?int|[iu]vec\d)$/.test(type ?? "")
    if (type === undefined || (isTaken && componentCount(type) > 0) || /^mat\d$/.test(type)) return
    const message = `\`${text}\` does not take ${typeWithArticle(type)}.`
    this.found.push({ start: value.start, end: value.end, code: "operand-type", message })
  }

  /** Reports values that do not have the types of a struct's members, one by one, without conversion. */
  struct(
    place: Operand,
    name: string,
    members: ReadonlyMap<string, string | undefined>,
    values: ReadonlyArray<Operand>
  ): void {
    const types = [...members.values()]
    if (values.length !== types.length) {
      const takes = `${types.length} ${types.length === 1 ? "value" : "values"}`
      const message = `\`${name}()\` takes ${takes}, not ${values.length}.`
      this.found.push({ start: place.start, end: place.end, code: "argument-count", message })
    } else for (const [i, value] of values.entries()) this.fits(value, types[i], "assign-type")
  }

  /** Reports a condition with an assignment whose value is no boolean. */
  assignedCondition(target: Operand, { start, end, text }: Token): void {
    if (target.type === undefined || target.type === "bool" || componentCount(target.type) === 0) return
    const message = `A condition must be a bool in shaders, and this assigns ${typeWithArticle(target.type)}.`
    this.found.push({ start, end, code: "operand-type", message, ...(text === "=" ? { fix: "==" } : {}) })
  }

  /** Reports the value of a `switch` that is no integer. */
  choice({ type, start, end }: Operand): void {
    if (type === undefined || type === "int" || type === "uint" || componentCount(type) === 0) return
    const message = `A \`switch\` takes an int or a uint, not ${typeWithArticle(type)}.`
    this.found.push({ start, end, code: "operand-type", message })
  }

  /**
   * Reports an operator that does not accept two values of these types, and returns the type of the result after the
   * fix. If one of the values has a fault, only a fix of the `other` is given.
   */
  operands(operator: string, left: Operand, right: Operand, other?: Operand): string | undefined {
    const message = `\`${operator}\` does not take ${left.type} and ${right.type}.`
    const isFloat = /^(?:float|vec\d)$/.test(left.type ?? "")
    const isPair = right.type === left.type || right.type === "float" || (right.type === "int" && right.isLiteral)
    if (other === undefined && operator === "%" && isFloat && isPair) {
      const fix = `mod(${this.textOf(left)}, ${this.textOf(right)})`
      this.found.push({ start: left.start, end: right.end, code: "operand-type", message, fix })
      return left.type
    }
    return this.mismatch(left, right, message, (a, b) => operate(operator, a, b) ?? undefined, other)
  }

  /**
   * Reports two values of incompatible types, at the one that can be written in the type of the other; returns the type
   * of both together after that fix. `agree` returns the common type of two compatible ones.
   */
  mismatch(
    left: Operand,
    right: Operand,
    message: string,
    agree: (left: string, right: string) => string | undefined,
    only?: Operand
  ): string | undefined {
    const pair = left.isLiteral && !right.isLiteral ? [left, right] : [right, left]
    for (const value of pair.filter((one) => only === undefined || one === only)) {
      const other = value === left ? right : left
      if (other.type === undefined) continue
      const wanted = operandType(other.type, value.type)
      // No fix drops the fraction of a float.
      if (value.type === "float" && (wanted === "int" || wanted === "uint")) continue
      if (wanted === undefined) continue
      const type = value === right ? agree(other.type, wanted) : agree(wanted, other.type)
      const fix = type === undefined ? undefined : this.asType(value, wanted)
      if (fix === undefined) continue
      this.found.push({ ...placeOf(value, this.source), code: "operand-type", message, fix })
      return type
    }
    if (only === undefined) this.found.push({ start: left.start, end: right.end, code: "operand-type", message })
    return undefined
  }

  /** Reports a value that is assigned to or returned as another type. */
  fits(value: Operand, wanted: string | undefined, code: "assign-type" | "return-type"): void {
    if (wanted === undefined || isSameType(value.type ?? value.mended ?? wanted, wanted)) return
    if (value.type === undefined) {
      this.mendWhole(value, wanted)
      return
    }
    const message =
      code === "assign-type"
        ? `${capitalType(value.type)} cannot be assigned to ${typeWithArticle(wanted)}.`
        : `This function returns ${wanted === "void" ? "nothing" : typeWithArticle(wanted)}, and this is ${typeWithArticle(value.type)}.`
    this.converts(value, wanted, code, message)
  }

  /** Reports a `return` without the value that its function promises. */
  emptyReturn({ start, end }: Token, type: string): void {
    this.found.push({
      start,
      end,
      code: "return-type",
      message: `This function returns ${typeWithArticle(type)}; a value is missing.`
    })
  }

  /** Reports `a += b` where the result is not of the type of `a`. */
  changes(target: Operand, operator: string, value: Operand): void {
    const given = value.type ?? value.mended
    if (target.type === undefined || given === undefined) return
    // Godot takes `a &= 1` for a vector, but not `a & 1`.
    const binary = /^[&|^]=/.test(operator) ? "<<" : operator.slice(0, -1)
    const type = operate(binary, target.type, given)
    if (type === target.type) return
    if (value.type === undefined) {
      this.mendWhole(value, target.type)
      return
    }
    const message = `\`${operator}\` does not take ${target.type} and ${value.type}.`
    const wanted = /^(?:vec|mat)/.test(target.type) && value.type === "int" ? "float" : target.type
    // No value of any type is added to a boolean.
    if (operate(binary, target.type, wanted) === target.type) this.converts(value, wanted, "operand-type", message)
    else this.found.push({ ...placeOf(value, this.source), code: "operand-type", message })
  }

  /** Reports a value of another type than the one wanted. */
  private converts(value: Operand, wanted: string, code: TypeFault["code"], message: string): void {
    const fix = this.asType(value, wanted)
    this.found.push({ ...placeOf(value, this.source), code, message, ...(fix === undefined ? {} : { fix }) })
  }

  /**
   * Corrects a value that has the wrong type even after the fix of a fault in it: the fix becomes one for the whole
   * value. Removes the fixes in it where there are several, or where several forms of the value may be meant.
   */
  private mendWhole(value: Operand, wanted: string): void {
    const isInside = ({ start, end }: TypeFault) => start >= value.start && end <= value.end
    const [fault, other] = this.found.filter(isInside)
    const { mended = "" } = value
    const kept = this.found.filter((one) => !isInside(one))
    const fixes = this.found.filter(isInside).map(({ fix: _, ...rest }): TypeFault => rest)
    let whole: string | undefined
    // The fourth component of a mixed colour or position is not known.
    if (fault?.fix !== undefined && other === undefined && !(mended === "vec3" && wanted === "vec4")) {
      const text = `${this.source.slice(value.start, fault.start)}${fault.fix}${this.source.slice(fault.end, value.end)}`
      whole = converted(text, { type: mended, isLiteral: false }, wanted, this.dialect)
    }
    const [only] = fixes
    if (only !== undefined && whole !== undefined) {
      kept.push({ ...only, start: value.start, end: value.end, fix: whole })
    } else kept.push(...fixes)
    this.found.splice(0, this.found.length, ...kept)
  }

  /** Returns a value written in another type, if one form alone is meant. */
  private asType(value: Operand, wanted: string): string | undefined {
    return converted(this.textOf(placeOf(value, this.source)), value, wanted, this.dialect)
  }

  /** Reports a constructor that does not take these values. */
  construction(place: Operand, type: string, values: ReadonlyArray<Operand>): void {
    const given = values.map((value) => value.type).join(", ")
    const message = `\`${type}()\` does not take (${given}).`
    const { start, end } = place
    this.found.push({ start, end, code: "argument-type", message, ...this.constructorFix(type, values) })
  }

  private constructorFix(type: string, values: ReadonlyArray<Operand>): { readonly fix?: string } {
    const size = Number(/^mat(\d)$/.exec(type)?.[1] ?? 0)
    if (size > 0) {
      const isWhole = values.length === size * size && values.every(({ type }) => type === "float")
      return isWhole
        ? {
            fix: inColumns(
              size,
              values.map((value) => this.textOf(value))
            )
          }
        : {}
    }
    const [only] = values
    const asFloats = this.floatsFix(type, values)
    if (asFloats !== undefined) return { fix: asFloats }
    if (only?.type === undefined || values.length > 1) return {}
    if (componentCount(only.type) <= componentCount(type)) return {}
    const components = type === "float" || type === "int" ? "x" : "xyz".slice(0, componentCount(type))
    const text = `${parenthesized(this.textOf(only))}.${components}`
    return only.type.startsWith("vec") && /^(?:float|vec\d)$/.test(type) ? { fix: text } : {}
  }

  /** Writes the integers in a vector as floats: `vec2(float(i), 1.0)`; undefined if more is wrong. */
  private floatsFix(type: string, values: ReadonlyArray<Operand>): string | undefined {
    if (!/^vec\d$/.test(type)) return undefined
    const isWhole = ({ type: given }: Operand) => given === "int" || given === "uint"
    const fits = values.map((value) => (isWhole(value) ? { ...value, type: "float", isLiteral: false } : value))
    if (!(values.some(isWhole) && constructs(type, fits))) return undefined
    const texts = values.map((value) => (isWhole(value) ? this.asType(value, "float") : this.textOf(value)))
    return texts.includes(undefined) ? undefined : `${type}(${texts.join(", ")})`
  }

  /** Reports a call of a method, `a.normalized()`, with the call of the function that does the same. */
  method(place: Operand, value: Operand, name: Token, values: ReadonlyArray<Operand>): void {
    if (this.dialect === 3) return
    const { functions } = factsOf(4)
    const isSize = isArray(value.type ?? "") && values.length === 0 && /^(?:size|len|count)$/.test(name.text)
    const known = methods.get(name.text) ?? name.text
    const given = [value, ...values]
    const overloads = functions.get(known)
    const isShort = place.end - place.start <= MAX_CALL
    const isTaken = isShort && overloads !== undefined && resultsOf(overloads, given).length > 0
    const call = () => `${known}(${given.map((one) => withoutBrackets(this.textOf(one))).join(", ")})`
    const fix = isSize && isShort ? `${this.textOf(value)}.length()` : isTaken ? call() : undefined
    const message =
      name.text === "length" && values.length === 0
        ? `\`length()\` is a method only of arrays, and this is ${typeWithArticle(value.type ?? "")}.`
        : `Values in shaders have no methods such as \`${name.text}()\`.`
    const { start, end } = fix === undefined ? name : place
    this.found.push({ start, end, code: "unknown-member", message, ...(fix === undefined ? {} : { fix }) })
  }

  /** Reports the `length` of an array that is not called. */
  lengthOf({ start, end }: Token): void {
    if (this.dialect === 3) return
    const message = "The length of an array is a method: `length()`."
    this.found.push({ start, end, code: "unknown-member", message, fix: "length()" })
  }

  /** Reports a call with too many or too few values of a function that the file declares. */
  count({ start, end, text }: Token, expected: number, given: number): void {
    const message = `\`${text}()\` takes ${expected} ${expected === 1 ? "argument" : "arguments"}, not ${given}.`
    this.found.push({ start, end, code: "argument-count", message })
  }

  /**
   * Reports a call that no overload accepts, at the value to change if there is only one; returns the type of the
   * result after that.
   */
  call(name: Token, overloads: ReadonlyArray<Overload>, values: ReadonlyArray<Operand>): string | undefined {
    const given = values.map(({ type = "?" }) => type).join(", ")
    const message = `\`${name.text}()\` does not take (${given}).`
    if (name.text === "not" && given === "bool") {
      this.found.push({ start: name.start, end: name.end, code: "argument-type", message, fix: "!" })
      return "bool"
    }
    const tried = values.length > MAX_TRIED ? [] : values
    const wanted = tried.flatMap((value, i) =>
      ["float", "int", "vec2", "vec3", "vec4"].flatMap((type) => {
        if (type === value.type || takes(type, value)) return []
        const others = values.map((one, j) => (i === j ? { type, isLiteral: false } : one))
        const [result] = resultsOf(overloads, others)
        const fix = result === undefined ? undefined : this.argumentFix(value, type)
        return fix === undefined ? [] : [{ value, fix, result }]
      })
    )
    const [only] = wanted
    if (only !== undefined && wanted.length === 1) {
      const { start, end } = only.value
      this.found.push({ start, end, code: "argument-type", message, fix: only.fix })
      return only.result
    }
    this.found.push({ start: name.start, end: name.end, code: "argument-type", message })
    return undefined
  }

  private argumentFix(value: Operand, wanted: string): string | undefined {
    const components = componentCount(value.type ?? "")
    if (value.type?.startsWith("vec") && components > componentCount(wanted) && wanted.startsWith("vec")) {
      return `${parenthesized(this.textOf(value))}.${"xyz".slice(0, componentCount(wanted))}`
    }
    return components === 1 ? this.asType(value, wanted) : undefined
  }
}

/** The place of a value, without the sign before a single number. */
const placeOf = (value: Operand, source: string): { readonly start: number; readonly end: number } => {
  const [sign = ""] = /^-\s*/.exec(source.slice(value.start, value.end)) ?? []
  const isNumber = value.isLiteral && readNumber(source.slice(value.start + sign.length, value.end)) !== undefined
  return { start: isNumber ? value.start + sign.length : value.start, end: value.end }
}
