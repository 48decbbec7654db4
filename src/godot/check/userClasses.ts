/** Tells classes of the user's own from those of another Godot version that have the same name. */
import type { Script } from "../script/Script.ts"
import type { CheckInput, Successor } from "./CheckInput.ts"
import type { Check } from "./Context.ts"
import type { Finding } from "./Diagnostic.ts"

/** Minimum number of members, lacking in the class of either version, that only another class can have. */
const MIN_MEMBERS = 2

/**
 * Returns the names of classes that the user must have declared elsewhere: `World.player`, `World.map` in a script that
 * is not of the other version are no members of Godot's World. One of them at least is not called, since a method is
 * more easily made up.
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

/** What a class of another version is called in this one; nothing where the user's own has the name. */
export const classSuccessors = ({ input, userClasses }: Check, name: string): ReadonlyArray<Successor> =>
  userClasses.has(name) ? [] : input.reference.classSuccessors(name)
