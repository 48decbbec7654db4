/** Warns of functions that are meant as Godot's virtual functions, if nothing calls them by their names. */
import { memoizeTexts, memoizeWeak } from "../../../kernel/util/memoize.ts"
import type { FunctionNode } from "../../script/Ast.ts"
import type { Script } from "../../script/Script.ts"
import type { Check } from "../Context.ts"
import { typoOf } from "../fixes/Slips.ts"
import { isMentioned } from "../names/Absence.ts"
import { nativeBase } from "../names/Resolve.ts"
import type { ScriptClass } from "../names/ScriptClass.ts"
import { isEditorVirtual } from "../versions/editorVirtuals.ts"
import { inheritedMember } from "./Overrides.ts"

/** Warns of `_Ready`, of `_phyiscs_process`, and of `get_drag_data`, which begins with `_` since Godot 4. */
export const misnamedVirtual = (check: Check, owner: ScriptClass, { name: at, parameters }: FunctionNode): void => {
  const { name } = at
  if (check.dialect === 3 || name.startsWith("__") || !check.input.reference.isComplete) return
  const base = nativeBase(check, { kind: "script", script: owner })
  if (base === undefined || !check.api.has(base) || inheritedMember(check, owner, name) !== "absent") return
  const meant = name.startsWith("_") ? nearVirtual(check, base, name) : newVirtual(check, base, name)
  if (meant === undefined || owner.members.has(meant)) return
  const found = check.api.find(base, meant)
  if (typeof found === "string" || found.kind !== "method") return
  if (found.doc.arguments.length !== parameters.length || isUsed(check, name)) return
  const message = `Godot does not call ${name}(): the function of ${found.owner} is ${meant}().`
  check.report("misnamed-virtual", at, message, { fix: meant })
}

/** The virtual function whose name differs only in capitals and underscores, or in one letter. */
const nearVirtual = (check: Check, base: string, name: string): string | undefined => {
  const { names, byLetters } = virtualsOf(check.api)(base)
  return byLetters.get(folded(name)) ?? typoOf(name, names)
}

/**
 * The virtual function that had this name in Godot 3; absent unless all scripts are known, since another may call it.
 */
const newVirtual = (check: Check, base: string, name: string): string | undefined => {
  if (check.project?.isWhole !== true) return undefined
  const meant = `_${name}`
  const isOld =
    check.input.reference.hadMember(name, base) ||
    check.api.selfAndAncestors(base).some((one) => isEditorVirtual(one, name))
  return isOld && virtualsOf(check.api)(base).names.has(meant) ? meant : undefined
}

const folded = (name: string): string => name.replaceAll("_", "").toLowerCase()

/** Maximum number of classes whose virtual functions are remembered. */
const MAX_KNOWN = 1000

/** The virtual functions of a class and its ancestors, also by their letters alone. */
const virtualsOf = memoizeWeak((api: Check["api"]) =>
  memoizeTexts(MAX_KNOWN, (base) => {
    const names = new Set<string>()
    for (const name of api.memberNames(base)) {
      const found = name.startsWith("_") ? api.find(base, name) : "absent"
      if (typeof found === "object" && found.kind === "method" && found.doc.qualifiers.includes("virtual"))
        names.add(name)
    }
    return { names, byLetters: new Map(Array.from(names, (name) => [folded(name), name])) }
  })
)

/** Checks whether the script, another one or a scene also contains the name, and so may call the function. */
const isUsed = (check: Check, name: string): boolean => {
  const { project, root } = check
  if ((wordCounts(check.script).get(name) ?? 0) > 1 || isMentioned(check, name)) return true
  return project?.holding(name).some((path) => path !== root.path) === true
}

/** Words of a script -> how often it has them. */
const wordCounts = memoizeWeak(({ text }: Script): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/\w+/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
})
