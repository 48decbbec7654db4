/** Collects invalid uses of a shader's variables: assignments, indices, components, values of constants. */
import type { Finding } from "../check/Diagnostic.ts"
import type { Dialect } from "../script/Script.ts"
import { wholeNumber } from "./literals.ts"
import type { Token } from "./ShaderTokens.ts"
import { componentCount, elementsOf, isArray, type Value } from "./valueTypes.ts"

/** A value with its place: offsets in the text. */
export interface Operand extends Value {
  readonly start: number
  readonly end: number
  /** The type that it has after the fix of a fault in it; `type` is absent then. */
  readonly mended?: string
  /** The variable that it is, or is a part of. */
  readonly root?: string
  /** Describes it (`A value`) if it cannot be assigned to; absent if it is or may be a variable. */
  readonly fixed?: string
  /** True for a component that an index takes from a vector or a matrix: no function can write to it. */
  readonly isComponent?: boolean
  /** The operator, if it is an assignment without parentheses around it. */
  readonly assignment?: Token
}

/** An argument that a function writes to, and the name of the function. */
export interface Output {
  readonly value: Operand
  readonly name: Token
}

export interface TypeFault {
  readonly start: number
  readonly end: number
  readonly code: Finding["code"]
  readonly message: string
  readonly fix?: string
}

/** Returns a type with its article: `an int`. */
export const typeWithArticle = (type: string): string => `${type.startsWith("i") ? "an" : "a"} ${type}`

/** Returns a type with its article as it begins a sentence: `An int`. */
export const capitalType = (type: string): string => typeWithArticle(type).replace("a", "A")

/** Checks whether no function can change variables of a kind; false if that is not known. */
export const isReadOnly = (kind: string | undefined): boolean =>
  kind === "constant" || kind === "uniform" || kind === "input"

export class VariableFaults {
  readonly found: Array<TypeFault> = []
  protected readonly source: string
  protected readonly dialect: Dialect

  constructor(source: string, dialect: Dialect) {
    this.source = source
    this.dialect = dialect
  }

  protected textOf({ start, end }: { readonly start: number; readonly end: number }): string {
    return this.source.slice(start, end)
  }

  /** Reports an assignment to a value that is no variable. */
  target({ start, end, fixed }: Operand): void {
    if (fixed !== undefined)
      this.found.push({ start, end, code: "assign-constant", message: `${fixed} cannot be assigned to.` })
  }

  /** Reports `++` or `--` on a value of a type that they do not accept, or on one that is no variable. */
  step(operator: string, value: Operand): void {
    if (value.fixed !== undefined) this.target(value)
    else if (value.type !== undefined && (componentCount(value.type) === 0 || /^b(?:ool|vec\d)$/.test(value.type))) {
      const message = `\`${operator}\` does not take ${typeWithArticle(value.type)}.`
      this.found.push({ start: value.start, end: value.end, code: "operand-type", message })
    }
  }

  /** Reports an argument that a function would write to and that cannot change; unknown for Godot 3. */
  output({ start, end, isComponent }: Operand, name: string): void {
    if (this.dialect === 3) return
    const message =
      isComponent === true
        ? `\`${name}()\` writes to this argument, so it cannot be a component by its index; pass a variable.`
        : `\`${name}()\` writes to this argument, so it has to be a variable that can change.`
    this.found.push({ start, end, code: "argument-type", message })
  }

  /** Reports a varying that is set where it cannot be, or in another function than the `first`. */
  varying({ start, end, root }: Operand, first?: string): void {
    const message =
      first === undefined
        ? `\`${root}\` is a varying, which can be set only in vertex() or fragment().`
        : `\`${root}\` is set in ${first}(); other functions can only read it.`
    this.found.push({ start, end, code: "wrong-stage", message })
  }

  /** Reports a varying that a function would write to. */
  varyingOutput({ start, end, root }: Operand, name: string): void {
    const instead = `pass a variable, and assign that to \`${root}\``
    const message = `\`${root}\` is a varying, which \`${name}()\` cannot write to here; ${instead}.`
    this.found.push({ start, end, code: "argument-type", message })
  }

  /** Reports a constant whose value is not known before the shader runs. */
  computed({ start, end }: Token, name: string): void {
    const message = `The value of a constant must be a constant expression; \`${name}\` is not.`
    this.found.push({ start, end, code: "assign-type", message })
  }

  /** Reports a token that is no constant in the size of an array. */
  size({ start, end, text }: Token): void {
    const message = `The size of an array must be an integer or a constant; \`${text}\` is neither.`
    this.found.push({ start, end, code: "operand-type", message })
  }

  /** Reports a constant in the size of an array whose value is that of another name. */
  copy({ start, end, text }: Token, copied: string | undefined): void {
    if (copied === undefined) return
    const message = `The size of an array must be a constant with a literal value; \`${text}\` is \`${copied}\`.`
    const fix = /^\w+$/.test(copied) ? { fix: copied } : {}
    this.found.push({ start, end, code: "operand-type", message, ...fix })
  }

  /** Reports the value of a `case` that is no constant, or of another type than its `switch`. */
  label(
    { start, end, text }: Token,
    message = `A \`case\` is a whole number or a constant; \`${text}\` is neither.`,
    fix?: string
  ): void {
    this.found.push({ start, end, code: "operand-type", message, ...(fix === undefined ? {} : { fix }) })
  }

  /** Reports a number of elements that an array does not have. */
  elements({ start, end }: Token, size: number, given: number): void {
    const message = `This array has ${size} ${size === 1 ? "element" : "elements"}, not ${given}.`
    this.found.push({ start, end, code: "assign-type", message })
  }

  /** Reports the constructor of an array as the value of one without a size, which takes values in braces alone. */
  unsized({ start, end, type }: Operand): void {
    const text = this.source.slice(start, end)
    const [, values] = /^\w+\s*\[[^\]]*\]\s*\(([\s\S]*)\)$/.exec(text) ?? []
    if (this.dialect === 3 || type === undefined || values === undefined) return
    const message = "An array without a size takes values in braces: `{ ... }`."
    this.found.push({ start, end, code: "assign-type", message, fix: `{ ${values.trim()} }` })
  }

  /** Reports values in braces, given by both tokens, for a type that is no array. */
  braces(opening: Token | undefined, closing: Token | undefined, type: string | undefined): void {
    if (opening === undefined || closing === undefined || type === undefined || isArray(type)) return
    const fix = `${type}(${this.source.slice(opening.end, closing.start).trim()})`
    const message = `Braces are for the values of an array, and this is ${typeWithArticle(type)}.`
    this.found.push({ start: opening.start, end: closing.end, code: "assign-type", message, fix })
  }

  /** Reports an index that is no integer, or out of range. */
  index(value: Operand, of: string | undefined): void {
    const last = elementsOf(of ?? "") - 1
    const text = value.isLiteral ? this.textOf(value) : ""
    const number = wholeNumber(text.replace(/^-\s*/, ""))
    if (number !== undefined && last >= 0 && (number > last || text.startsWith("-"))) {
      const message = `An index of ${isArray(of ?? "") ? "this array" : typeWithArticle(of ?? "")} is 0 to ${last}.`
      this.found.push({ start: value.start, end: value.end, code: "operand-type", message })
      return
    }
    if (value.type === undefined || value.type === "int" || value.type === "uint") return
    const fix = value.isLiteral || value.type !== "float" ? {} : { fix: `int(${this.textOf(value)})` }
    const message = `An index must be an integer, and this is ${typeWithArticle(value.type)}.`
    this.found.push({ start: value.start, end: value.end, code: "operand-type", message, ...fix })
  }

  /** Reports an index of a value that has no elements. */
  noElements({ start, end, type }: Operand): void {
    this.found.push({
      start,
      end,
      code: "operand-type",
      message: `${capitalType(type ?? "")} has no elements.`
    })
  }

  /** Reports components that a vector does not have. */
  components({ start, end, text }: Token, type: string): void {
    const components = "xyzw".slice(0, componentCount(type)).split("").join(", ")
    const message = `${capitalType(type)} has no \`${text}\`, only ${components} (or r, g, b, a in their place).`
    this.found.push({ start, end, code: "unknown-member", message })
  }

  /** Reports a component of a value that has none. */
  noComponents({ start, end, text }: Token, type: string): void {
    const form = { origin: "`[3].xyz`", basis: "`mat3()` of it" }[text]
    const instead = type === "mat4" && form !== undefined ? `; write ${form}` : ""
    const message = `${capitalType(type)} has no components, such as \`${text}\`${instead}.`
    this.found.push({ start, end, code: "unknown-member", message })
  }

  /** Reports a member that a struct does not have. */
  noMember({ start, end, text }: Token, struct: string): void {
    this.found.push({ start, end, code: "unknown-member", message: `\`${struct}\` has no member \`${text}\`.` })
  }
}
