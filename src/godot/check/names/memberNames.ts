/** Collects the names of members of an object: candidates for a misspelt name. */
import { type Check, MAX_ANCESTORS } from "../Context.ts"
import type { ClassRef } from "../types/Types.ts"
import { baseOf } from "./Resolve.ts"

/** Names of all members that an object of the class has, its scripts' ones first. */
export const memberNamesOf = (check: Check, ref: ClassRef): ReadonlySet<string> => {
  if (ref.kind === "native") return check.api.memberNames(ref.name)
  const known = check.memberNames.get(ref.script)
  if (known !== undefined) return known
  const names = new Set<string>()
  check.memberNames.set(ref.script, names)
  let at: ClassRef | undefined = ref
  for (let steps = 0; at !== undefined && steps < MAX_ANCESTORS; steps++) {
    if (at.kind === "native") {
      for (const name of check.api.memberNames(at.name)) names.add(name)
      break
    }
    for (const name of at.script.members.keys()) names.add(name)
    at = baseOf(check, at.script)
  }
  return names
}
