/** Calls on a value of unknown type: wrong where no method of that name takes so many arguments. */
import type { CallExpression, Name } from "../script/Ast.ts"
import { isGodotsAlone } from "./Absence.ts"
import { ofMethod } from "./Calls.ts"
import type { Check } from "./Context.ts"
import type { Signature } from "./Types.ts"

/** Arguments that setters and getters take at most: the place of one of several values, and the value. */
const MAX_OF_ACCESSORS = 2

/** Reports a number of arguments that no method of the name takes, whichever object it is called on. */
export const checkCount = (check: Check, { arguments: args }: CallExpression, at: Name): void => {
  const { api, input } = check
  const signatures = methodsNamed(check, at.name)
  const [first] = signatures
  if (first === undefined || signatures.some((one) => takes(one, args.length))) return
  if (args.length <= MAX_OF_ACCESSORS && api.isAccessor(at.name)) return
  if (!isGodotsAlone(check, at.name)) return
  const number = args.length === 1 ? "1 argument" : `${args.length} arguments`
  const where = signatures.length === 1 && first.uri !== undefined ? { uri: first.uri } : {}
  check.report("argument-count", at, `No class of ${input.reference.label} has a ${at.name}() that takes ${number}.`, {
    ...where,
    needsAllClasses: true
  })
}

/** Signatures of all methods of Godot with that name; none where something else has the name, too. */
const methodsNamed = (check: Check, name: string): ReadonlyArray<Signature> => {
  const { api } = check
  const signatures: Array<Signature> = []
  for (const owner of api.owners(name)) {
    const member = api.nativeClass(owner)?.members.get(name)
    // The global scope has functions, which nothing is called on.
    if (owner.startsWith("@")) continue
    if (member?.kind !== "method") return []
    signatures.push(ofMethod(check, member))
  }
  return signatures
}

const takes = ({ required, parameters, isVararg }: Signature, count: number): boolean =>
  count >= required && (isVararg || count <= parameters.length)
