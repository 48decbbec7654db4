/** Finds where else a name that is unknown at its place is declared as a variable or a parameter. */
import { memoizeIn } from "../../../kernel/util/memoize.ts"
import type { Block, ClassNode, FunctionNode, Name, Pattern, Statement } from "../../script/Ast.ts"
import { type Check, ownClass } from "../Context.ts"
import { nativeBase } from "./Resolve.ts"

/** Maximum number of functions that a message names. */
const MAX_NAMED = 2

/**
 * Returns where an unknown name is declared instead: in another block of the same function, further down, in other
 * functions of the class, or as a parameter of Godot's virtual functions, such as `delta`; undefined if nowhere.
 */
export const variableOf = (check: Check, { name, start }: Name): string | undefined => {
  const having = declarationsIn(check.scope.class.node).get(name) ?? []
  const own = having.find(({ of }) => of.start <= start && start < of.end)
  if (own !== undefined) return own.first.start < start ? "a variable of another block" : "declared further down"
  if (having.length > 0) return `a variable of ${listed(having.map(({ of }) => of.name.name))}`
  const virtual = virtualsWith(check, name)
  return virtual.length === 0 ? undefined : `a parameter of ${listed(virtual)}`
}

/** Returns `a()` or `a() and b()`, and that there are more. */
const listed = (names: ReadonlyArray<string>): string => {
  const shown = names.slice(0, MAX_NAMED).map((one) => `${one}()`)
  return names.length > MAX_NAMED ? `${shown.join(", ")} and others` : shown.join(" and ")
}

/** A function, and the first place where it declares a name. */
interface Declaration {
  readonly of: FunctionNode
  readonly first: Name
}

/** Names of variables and parameters -> the functions of a class that declare them, in order. */
const declarationsIn = memoizeIn(({ members }: ClassNode): ReadonlyMap<string, ReadonlyArray<Declaration>> => {
  const all = new Map<string, Array<Declaration>>()
  for (const one of members) {
    if (one.kind !== "function") continue
    for (const first of declaredBy(one)) {
      const known = all.get(first.name) ?? []
      if (known.at(-1)?.of !== one) known.push({ of: one, first })
      all.set(first.name, known)
    }
  }
  return all
})

/** The places where a function declares parameters and variables, in order. */
const declaredBy = ({ parameters, rest, body }: FunctionNode): ReadonlyArray<Name> => [
  ...[...parameters, ...(rest === undefined ? [] : [rest])].map((one) => one.name),
  ...(body === undefined ? [] : namesIn(body))
]

const namesIn = ({ statements }: Block): ReadonlyArray<Name> => statements.flatMap(namesOf)

const namesOf = (node: Statement): ReadonlyArray<Name> => {
  switch (node.kind) {
    case "variable":
    case "constant":
      return [node.name]
    case "if":
      return [...node.branches.map(({ body }) => body), ...(node.otherwise ? [node.otherwise] : [])].flatMap(namesIn)
    case "for":
      return [node.variable, ...namesIn(node.body)]
    case "while":
      return namesIn(node.body)
    case "match":
      return node.branches.flatMap(({ patterns, body }) => [...patterns.flatMap(boundBy), ...namesIn(body)])
    default:
      return []
  }
}

const boundBy = (pattern: Pattern): ReadonlyArray<Name> => {
  switch (pattern.kind) {
    case "bind":
      return [pattern.name]
    case "array":
      return pattern.items.flatMap(boundBy)
    case "dictionary":
      return pattern.entries.flatMap(({ value }) => (value === undefined ? [] : boundBy(value)))
    default:
      return []
  }
}

/** Virtual functions of Godot's classes that a script of this class may have, with a parameter of this name. */
const virtualsWith = (check: Check, name: string): ReadonlyArray<string> => {
  const base = nativeBase(check, ownClass(check))
  return (base === undefined ? [] : check.api.selfAndAncestors(base))
    .flatMap((owner) => check.api.nativeClass(owner)?.doc.methods ?? [])
    .filter((one) => one.qualifiers.includes("virtual") && one.arguments.some((parameter) => parameter.name === name))
    .map((one) => one.name)
}
