/** The facts of a shading language as tables to look names up in. */
import { lazy } from "../../kernel/util/memoize.ts"
import type { Dialect } from "../script/Script.ts"
import { type BuiltInTable, builtIns3, builtIns4 } from "./builtIns.ts"
import { commonFunctions, functionsSince4, stageFunctions4 } from "./functions.ts"
import * as words from "./words.ts"

export interface BuiltIn {
  readonly name: string
  readonly type: string
  readonly isWritable: boolean
}

export interface Parameter {
  readonly name: string
  readonly type: string
  /** True if the function writes to it: `out` or `inout`. */
  readonly isOut?: boolean
}

/** One overload of a function. */
export interface Overload {
  readonly name: string
  readonly returnType: string
  readonly parameters: ReadonlyArray<Parameter>
  /** Number of parameters at the end that may be left out. */
  readonly optional: number
}

export interface ShaderType {
  /** `spatial`. */
  readonly name: string
  /** Seen in every function. */
  readonly global: ReadonlyMap<string, BuiltIn>
  /** Stage -> further built-ins of that stage. */
  readonly stages: ReadonlyMap<string, ReadonlyMap<string, BuiltIn>>
  /** Functions of a stage. */
  readonly stageFunctions: ReadonlyMap<string, ReadonlyMap<string, ReadonlyArray<Overload>>>
  readonly renderModes: ReadonlySet<string>
}

export interface Facts {
  readonly dialect: Dialect
  readonly shaders: ReadonlyMap<string, ShaderType>
  readonly functions: ReadonlyMap<string, ReadonlyArray<Overload>>
  readonly hints: ReadonlySet<string>
}

/** Returns the facts of a version's shading language. */
export const factsOf = (dialect: Dialect): Facts => (dialect === 3 ? facts3() : facts4())

const facts4 = lazy(() => make(4, builtIns4, words.renderModes4, words.hints4, commonFunctions + functionsSince4))
const facts3 = lazy(() => make(3, builtIns3, words.renderModes3, words.hints3, commonFunctions))

const make = (
  dialect: Dialect,
  builtIns: BuiltInTable,
  renderModes: Readonly<Record<string, ReadonlySet<string>>>,
  hints: ReadonlySet<string>,
  functions: string
): Facts => ({
  dialect,
  hints,
  functions: readFunctions(functions),
  shaders: new Map(
    Object.entries(builtIns).map(([name, stages]): [string, ShaderType] => {
      const tables = new Map(Object.entries(stages).map(([stage, text]) => [stage, readBuiltIns(text)]))
      const global = tables.get("global") ?? new Map<string, BuiltIn>()
      tables.delete("global")
      const stageFunctions = new Map<string, ReadonlyMap<string, ReadonlyArray<Overload>>>()
      for (const { shader, stages: where, functions } of dialect === 4 ? stageFunctions4 : []) {
        if (shader === name) for (const stage of where) stageFunctions.set(stage, readFunctions(functions))
      }
      return [name, { name, global, stages: tables, stageFunctions, renderModes: renderModes[name] ?? new Set() }]
    })
  )
})

const readBuiltIns = (text: string): ReadonlyMap<string, BuiltIn> => {
  const found = new Map<string, BuiltIn>()
  for (const line of text.trim().split("\n")) {
    const [access, type = "", ...names] = line.trim().split(/\s+/)
    for (const name of names) found.set(name, { name, type, isWritable: access === "inout" })
  }
  return found
}

const readFunctions = (text: string): ReadonlyMap<string, ReadonlyArray<Overload>> => {
  const found = new Map<string, Array<Overload>>()
  for (const line of text.trim().split("\n")) {
    const [, returnType = "", name = "", list = ""] = /^(\w+) (\w+)\((.*)\)$/.exec(line.trim()) ?? []
    const [required = "", optional = ""] = list.split("[")
    const parameters = `${required}${optional.replace("]", "")}`
      .split(",")
      .map((one) => /^(.+) (\w+)$/.exec(one.trim()))
      .flatMap((match) => {
        const [, type = "", name = ""] = match ?? []
        return match === null ? [] : [{ type, name, isOut: type.startsWith("out ") }]
      })
    const overload = { name, returnType, parameters, optional: optional === "" ? 0 : 1 }
    found.set(name, [...(found.get(name) ?? []), overload])
  }
  return found
}
