/** What the names of a shader mean at the place that is read: variables by scope, structs, functions, built-ins. */
import type { Facts, Overload, ShaderType } from "./Facts.ts"
import { wholeNumber } from "./literals.ts"
import type { Names } from "./Names.ts"
import type { ShaderTokens, Token } from "./ShaderTokens.ts"
import * as words from "./words.ts"

export interface ScopesInput {
  readonly facts: Facts
  readonly tokens: ShaderTokens
  readonly shader: ShaderType | undefined
  /** True if no name comes from another file. */
  readonly seesAll: boolean
}

/** Name -> type; undefined for a name that is declared with two types. */
export type Types = Map<string, string | undefined>

/** Adds a name; its type is not known where it is declared with another one already, as in `#if` and `#else`. */
export const addType = (types: Types | undefined, name: string, type: string | undefined): void => {
  types?.set(name, types.has(name) && types.get(name) !== type ? undefined : type)
}

/** Facts about a variable besides its type; built-ins are inputs, or outputs if they can be written. */
export interface Variable {
  readonly kind: "constant" | "uniform" | "varying" | "variable" | "input" | "output"
  /** The value of an integer constant, if it is a literal. */
  readonly number?: number
  /** Name of the constant whose value this one copies; Godot accepts no such copy as a size. */
  readonly copied?: string
}

/** A function whose body is read: its result, and the stage whose built-ins it sees. */
interface OpenFunction {
  readonly returnType: string | undefined
  readonly stage: string
}

export class ShaderScopes implements Names {
  /** Struct -> its members; undefined if a macro may bring some. */
  private readonly structs = new Map<string, Types | undefined>()
  /** Name -> function; undefined for one that is declared twice, or whose head is not known for certain. */
  private readonly functions = new Map<string, Overload | undefined>()
  private readonly scopes: Array<Types> = [new Map()]
  private readonly details: Array<Map<string, Variable>> = [new Map()]
  private readonly input: ScopesInput
  open: OpenFunction | undefined

  constructor(input: ScopesInput) {
    this.input = input
  }

  /** Number of scopes: one for the file, and one more for each brace that is open. */
  get depth(): number {
    return this.scopes.length
  }

  push(types: Types = new Map(), details = new Map<string, Variable>()): void {
    this.scopes.push(types)
    this.details.push(details)
  }

  pop(): void {
    this.scopes.pop()
    this.details.pop()
  }

  /** Integer constants of Godot 3 may be converted like literals, so their type proves nothing. */
  declare(name: string, type: string | undefined, isConstant = false, variable?: Variable): void {
    const isTwice = this.scopes.at(-1)?.has(name) === true
    if (isTwice || variable === undefined) this.details.at(-1)?.delete(name)
    else this.details.at(-1)?.set(name, variable)
    const mayConvert = isConstant && this.input.facts.dialect === 3 && (type === "int" || type === "uint")
    addType(this.scopes.at(-1), name, mayConvert ? undefined : type)
  }

  /** Forgets the types of names that hide others of an outer scope: the end of a loop's scope is not determined. */
  forgetHidden(): void {
    const scope = this.scopes.at(-1)
    const outer = this.scopes.slice(0, -1)
    for (const name of scope?.keys() ?? []) if (outer.some((types) => types.has(name))) scope?.set(name, undefined)
  }

  declareStruct(name: string, members: Types | undefined): void {
    this.structs.set(name, members)
  }

  declareFunction(name: string, overload: Overload | undefined): void {
    this.functions.set(name, this.functions.has(name) ? undefined : overload)
  }

  isType(name: string): boolean {
    return (words.types.has(name) || this.structs.has(name)) && !this.isMacro(name)
  }

  isMacro(name: string): boolean {
    return this.input.tokens.macros.has(name)
  }

  isOwn(name: string): boolean {
    return this.functions.has(name)
  }

  members(struct: string): Types | undefined {
    return this.structs.get(struct)
  }

  member(struct: string, name: string): string | null | undefined {
    const members = this.structs.get(struct)
    return members === undefined || members.has(name) ? members?.get(name) : null
  }

  variable(name: string): string | undefined {
    const scope = this.scopes.findLast((types) => types.has(name))
    if (scope !== undefined) return scope.get(name)
    const { shader } = this.input
    return (shader?.stages.get(this.open?.stage ?? "")?.get(name) ?? shader?.global.get(name))?.type
  }

  /** Checks whether a variable of this name is declared so far. */
  isDeclared(name: string): boolean {
    return this.scopes.some((types) => types.has(name))
  }

  /** Returns undefined if nothing is known of the variable. */
  detailsOf(name: string): Variable | undefined {
    const at = this.scopes.findLastIndex((types) => types.has(name))
    if (at >= 0) return this.details[at]?.get(name)
    const { shader } = this.input
    const builtIn = shader?.stages.get(this.open?.stage ?? "")?.get(name) ?? shader?.global.get(name)
    return builtIn === undefined ? undefined : { kind: builtIn.isWritable ? "output" : "input" }
  }

  /** Returns the number between the brackets at an index: 2 for `[2]`, or for `[COUNT]` where that constant is 2. */
  sizeIn(tokens: ReadonlyArray<Token>, opening: number): number | undefined {
    const [bracket, size, closing] = tokens.slice(opening, opening + 3)
    if (bracket?.text !== "[" || size === undefined || closing?.text !== "]") return undefined
    return wholeNumber(size.text) ?? this.detailsOf(size.text)?.number
  }

  /** Returns undefined for a function whose overloads are not all known: another file may declare it as well. */
  overloads(name: string): ReadonlyArray<Overload> | undefined {
    if (this.functions.has(name)) {
      const own = this.functions.get(name)
      return own === undefined || this.input.tokens.hasIncludes ? undefined : [own]
    }
    const { shader, facts } = this.input
    return shader?.stageFunctions.get(this.open?.stage ?? "")?.get(name) ?? facts.functions.get(name)
  }
}
