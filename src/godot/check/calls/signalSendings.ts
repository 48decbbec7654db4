/** Finds with how many values the scripts of a project emit a signal of one of them. */
import type { Script } from "../../script/Script.ts"
import { passedSignalNames } from "../../script/Sends.ts"
import type { Check } from "../Context.ts"
import type { Handler, SignalUse } from "../Memory.ts"
import { declaringClasses, isMentioned } from "../names/Absence.ts"
import { isDescendant, scriptAt } from "../names/Resolve.ts"
import type { ScriptClass } from "../names/ScriptClass.ts"
import { takes } from "./Callables.ts"

/** All numbers of values that a signal may be emitted with, as far as they are known. */
interface Sendings {
  readonly counts: ReadonlySet<number>
  /** A place that certainly emits it, so that each function which is connected then is called. */
  readonly place?: Place | undefined
}

interface Place {
  readonly count: number
  /** Absent for the script that is checked. */
  readonly path?: string
}

/** Returns the values that a signal is emitted with by the checked script and by the other scripts of the project. */
export const emissionsOf = (check: Check, name: string, { owner, sent, sentElsewhere }: SignalUse): Sendings => {
  const counts = new Set([...sent, ...sentElsewhere])
  const isSingle = isAutoload(check, owner)
  const here = isSingle ? [...sent, ...sentElsewhere] : [...sent]
  let place: Place | undefined = here[0] === undefined ? undefined : { count: here[0] }
  if (check.project?.isWhole !== true) return { counts, place }
  // On an object of an unknown class, this name may be a signal of another class.
  const isSole = isSingle && !check.api.anyHas(name) && declaringClasses(check, name).length === 1
  for (const [path, script] of scriptsWith(check, name)) {
    const { own, others } = script.sent.get(name) ?? {}
    const from = own === undefined ? undefined : scriptAt(check, path)
    if (own !== undefined && from !== undefined && hasRelative(check, from, owner)) {
      for (const count of own) counts.add(count)
      const [count] = own
      if (count !== undefined && isSureOf(check, from, owner)) place ??= { count, path }
    }
    for (const count of others ?? []) {
      counts.add(count)
      if (isSole) place ??= { count, path }
    }
  }
  return { counts, place }
}

/**
 * Checks whether a signal may be emitted in an unseen way, and so with the arguments that a function accepts: a script
 * passes the signal on, C# may emit it, or a signal with a computed name is emitted.
 */
export const maySendOtherwise = (check: Check, name: string, handlers: ReadonlyArray<Handler>): boolean => {
  if (check.project === undefined) return false
  if (isMentioned(check, name)) return true
  for (const [, script] of scriptsWith(check, name)) if (passedSignalNames(script).has(name)) return true
  const unnamed = scriptsWith(check, "emit_signal").flatMap(([, { sent }]) => {
    const { own = [], others = [] } = sent.get("") ?? {}
    return [...own, ...others]
  })
  return unnamed.some((count) => handlers.some(({ signature, added }) => takes(signature, count + added)))
}

/** Scripts of the project that contain a name, with their paths, and the checked script. */
const scriptsWith = (check: Check, name: string): ReadonlyArray<readonly [path: string, script: Script]> => {
  const { project, root, script: own } = check
  const others = (project?.holding(name) ?? []).flatMap((path) => {
    const script = path === root.path ? undefined : project?.script(path)
    return script === undefined ? [] : [[path, script] as const]
  })
  return [[root.path, own], ...others]
}

/** Checks whether a class is that of an autoload, of which there is one object. */
const isAutoload = ({ project }: Check, { path, outer }: ScriptClass): boolean =>
  outer === undefined &&
  path !== "" &&
  Array.from(project?.autoloads.values() ?? []).some(({ type }) => type?.script === path)

/** Checks whether a script may emit a signal of a class as its own: it, or a class within it, may extend that class. */
const hasRelative = (check: Check, from: ScriptClass, owner: ScriptClass): boolean =>
  from.script === owner.script ||
  isDescendant(check, { kind: "script", script: from }, { kind: "script", script: owner }) !== false ||
  Array.from(from.inner.values()).some((one) => hasRelative(check, one, owner))

/** Checks whether the signal that a script emits by that name certainly is the one of a class. */
const isSureOf = (check: Check, from: ScriptClass, owner: ScriptClass): boolean =>
  from.inner.size === 0 &&
  isDescendant(check, { kind: "script", script: from }, { kind: "script", script: owner }) === true
