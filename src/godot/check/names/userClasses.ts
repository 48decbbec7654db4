/** Distinguishes the user's own classes from those of another Godot version with the same name. */
import type { Expression } from "../../script/Ast.ts"
import type { Script } from "../../script/Script.ts"
import type { CheckInput, Successor } from "../CheckInput.ts"
import { type Check, findLocal } from "../Context.ts"
import type { Finding } from "../Diagnostic.ts"

/** Minimum number of used members that the class of neither version has: with these it must be another class. */
const MIN_MEMBERS = 2

/**
 * Returns the names of classes that the user must have declared elsewhere: a script that uses `World.player` and
 * `World.map`, and is not written for the other version, does not mean Godot's World. At least one of the members must
 * not be a call, since authors invent methods more often than properties.
 */
export const userClasses = (
  { reference, project }: CheckInput,
  { text, faults }: Script,
  findings: ReadonlyArray<Finding>
): ReadonlySet<string> => {
  const found = new Set<string>()
  if (project?.isWhole === true) return found
  if (faults.some(({ code }) => code === "godot3-syntax" || code === "godot4-syntax")) return found
  const asked = new Set<string>()
  for (const { code, fix, start, end } of findings) {
    const name = text.slice(start, end)
    if (code !== "unknown-type" || fix === undefined || asked.has(name)) continue
    asked.add(name)
    if (reference.classSuccessors(name)[0]?.name === fix && hasOthers(text, findings, fix)) found.add(name)
  }
  return found
}

const hasOthers = (text: string, findings: ReadonlyArray<Finding>, owner: string): boolean => {
  const lacking = findings.filter((one) => one.owner === owner && one.fix === undefined)
  const names = new Set(lacking.map(({ start, end }) => text.slice(start, end)))
  return names.size >= MIN_MEMBERS && lacking.some(({ end }) => text.charAt(end) !== "(")
}

/** Matches the code after the name of a variable that is declared with a class: its type, or the value of a call. */
const classOfVariable = /^[ \t]*(?::[ \t]*(\w+)|:?=[ \t]*(\w+)\.)/

/** Maximum length of the code that is read after the name of a variable, in UTF-16 units. */
const MAX_CLASS = 200

/**
 * Checks whether a value is written with the name of a class: `FileAccess.open(path)`, or a variable declared so. A
 * member that such an object lacks says nothing about the class that another version calls `File`.
 */
export const isWrittenBy = (check: Check, value: Expression, className: string): boolean => {
  let at = value
  while (at.kind === "attribute" || at.kind === "call") at = at.kind === "call" ? at.callee : at.base
  if (at.kind !== "identifier") return false
  const local = findLocal(check.scope, at.name)
  const member = local === undefined ? check.scope.class.members.get(at.name) : undefined
  const declared = local?.at ?? (member?.kind === "variable" ? member.name : undefined)
  if (declared === undefined) return at.name === className
  const [, type, maker] = classOfVariable.exec(check.script.text.slice(declared.end, declared.end + MAX_CLASS)) ?? []
  return (type ?? maker) === className
}

/** Returns the successors of a class of another version; none for a name of the user's own class. */
export const classSuccessors = ({ input, userClasses }: Check, name: string): ReadonlyArray<Successor> =>
  userClasses.has(name) ? [] : input.reference.classSuccessors(name)

/** Checks whether a name is that of a class and of its only object: `Input`, `Time`. */
export const isSingleton = ({ api, project }: Check, name: string): boolean =>
  api.global(name)?.kind === "property" && api.has(name) && project?.classScript(name) === undefined
