/** Counts the arguments of a call on an object whose class is not known against all methods of that name. */
import type { CallExpression, Name } from "../../script/Ast.ts"
import type { Check } from "../Context.ts"
import { declaringClasses, isMentioned, isSeenWhole } from "../names/Absence.ts"
import { requiredCount } from "../types/Types.ts"
import { argumentsOf } from "./Calls.ts"

/** Numbers of arguments that a method takes. */
interface Arity {
  readonly least: number
  readonly most: number
}

/** Methods of class objects, which the reference does not list. */
const unlisted: ReadonlySet<string> = new Set(["new", "free"])

/**
 * Reports a call with more arguments than any method of its name accepts, or fewer, among those of the reference and of
 * all scripts.
 *
 * Scripts that a test library generates for its doubles may take fewer arguments than the originals, and more than
 * other scripts do.
 */
export const checkArity = (check: Check, { arguments: args }: CallExpression, name: Name): void => {
  if (name.name === "" || unlisted.has(name.name)) return
  if (!isSeenWhole(check) || isMentioned(check, name.name)) return
  const scripts = ofScripts(check, name.name)
  const arities = [...scripts]
  const { length } = args
  const isTaken = (): boolean =>
    arities.some(({ most }) => most >= length) && arities.some(({ least }) => least <= length)
  // A class that has not been read is read only if the others do not decide.
  for (const owner of ownersOf(check, name.name)) {
    if (isTaken()) return
    const found = ofReference(check, owner, name.name)
    if (found !== undefined) arities.push(found)
  }
  if (arities.length === 0 || isTaken()) return
  const least = Math.min(...arities.map((one) => one.least))
  const most = Math.max(...arities.map((one) => one.most))
  const isMany = length > most
  if (check.project?.makesScripts === true && (!isMany || scripts.length > 0)) return
  check.report(
    "argument-count",
    args[most] ?? name,
    `${name.name}() takes ${argumentsOf(least, most)} in every class that has it, not ${length}.`,
    { needsAllClasses: true }
  )
}

/** Classes of the reference that have the name, with those already read first. */
const ownersOf = ({ api }: Check, name: string): ReadonlyArray<string> => {
  const owners = [...new Set([...api.owners(name), ...api.accessorOwners(name)])]
  return [...owners.filter(api.isRead), ...owners.filter((owner) => !api.isRead(owner))]
}

const ofReference = ({ api }: Check, owner: string, name: string): Arity | undefined => {
  const table = api.nativeClass(owner)
  const found = table?.members.get(name)
  if (table !== undefined && found?.kind === "accessor") {
    // Properties that share an accessor pass a number that selects one of them.
    const sharing = table.doc.properties.filter(({ setter, getter }) => setter === name || getter === name).length
    const count = (found.isSetter ? 1 : 0) + (sharing > 1 ? 1 : 0)
    return { least: count, most: count }
  }
  if (found?.kind !== "method") return undefined
  const { arguments: parameters, qualifiers } = found.doc
  return {
    least: requiredCount(parameters),
    most: qualifiers.includes("vararg") ? Number.POSITIVE_INFINITY : parameters.length
  }
}

const ofScripts = (check: Check, name: string): ReadonlyArray<Arity> =>
  declaringClasses(check, name).flatMap(({ members }): ReadonlyArray<Arity> => {
    const member = members.get(name)
    if (member?.kind !== "function") return []
    const { parameters, rest } = member
    return [
      {
        least: requiredCount(parameters),
        most: rest === undefined ? parameters.length : Number.POSITIVE_INFINITY
      }
    ]
  })
