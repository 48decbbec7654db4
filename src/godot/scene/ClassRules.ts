/** Checks classes of nodes and resources: whether they exist, and whether Godot can make objects of them. */

import { isNearClass } from "../check/fixes/intendedName.ts"
import { hasNoObjects } from "../check/reference/abstractClasses.ts"
import { isGoneClass } from "../check/versions/goneClasses.ts"
import type { Span } from "../script/Position.ts"
import { compatibleClasses } from "./compatibleClasses.ts"
import { nearName, type SceneCheck } from "./SceneContext.ts"

/** Returns the class that Godot loads for a name in a scene; `undefined` if it is not known. */
export const classMade = (
  { api, reference }: Pick<SceneCheck, "api" | "reference">,
  name: string
): string | undefined => {
  if (api.has(name)) return name
  const newer = reference.dialect === 4 ? compatibleClasses.get(name) : undefined
  return newer !== undefined && api.has(newer) ? newer : undefined
}

/** Returns the class that Godot loads for a name, if it can create a node or a resource of it. */
export const objectMade = (
  where: Pick<SceneCheck, "api" | "reference">,
  name: string,
  base: "Node" | "Resource"
): string | undefined => {
  const made = classMade(where, name)
  if (made === undefined || !where.api.inherits(made, base)) return undefined
  return hasNoObjects(made, where.reference.dialect) ? undefined : made
}

/** The kind of object that a class is needed for, and what Godot does if it cannot create one. */
interface Wanted {
  /** The class that it must inherit. */
  readonly base: "Node" | "Resource"
  readonly what: string
  readonly outcome: string
}

export const nodeWanted: Wanted = {
  base: "Node",
  what: "node",
  outcome: "Godot loads a plain Node in its place"
}
export const resourceWanted: Wanted = {
  base: "Resource",
  what: "resource",
  outcome: "Godot does not load the file"
}

/** Reports a class that Godot cannot make a node or a resource of; `at` is its name in quotes. */
export const checkClass = (check: SceneCheck, name: string, at: Span, { base, what, outcome }: Wanted): void => {
  const { api, reference, view } = check
  const quoted = (word: string) => ({ fix: `"${word}"` })
  const made = classMade(check, name)
  if (made !== undefined) {
    // An incomplete reference may lack the ancestor that makes the class valid.
    const isKnown = api.selfAndAncestors(made).every((one) => api.has(one))
    if (api.has(base) && isKnown && !api.inherits(made, base)) {
      check.report("unknown-type", at, `${made} is not a ${what}: ${outcome}.`)
    } else if (hasNoObjects(made, reference.dialect)) {
      check.report("abstract", at, `${made} is abstract and has no objects: ${outcome}.`)
    } else if (made !== name) {
      check.report("deprecated", at, `${name} is a class of Godot 3; Godot 4 loads it as ${made}.`, quoted(made))
    }
    return
  }
  const script = view?.classScript(name)
  if (script !== undefined) {
    const message = `${name} is the class of ${script}: set type to the class of Godot that it extends, and the script as a property.`
    check.report("unknown-type", at, message)
    return
  }
  const fits = (one: string) => api.inherits(one, base)
  const successors = reference.classSuccessors(name)
  const successor = successors.find((one) => fits(one.name))?.name
  const says = `There is no class ${name} in ${reference.label}: ${outcome}.`
  if (successor !== undefined || isGoneClass(reference.dialect, name)) {
    check.report("unknown-type", at, says, successor === undefined ? {} : quoted(successor))
    return
  }
  const near = nearName(
    check,
    name,
    () => api.classNames,
    (one) => fits(one) && isNearClass(name, one)
  )
  const isSure = reference.isComplete && view !== undefined && !view.hasUnseenClasses
  const isSlip = near !== undefined && view === undefined
  if (isSure || isSlip) check.report("unknown-type", at, says, near === undefined ? {} : quoted(near))
  else if (reference.isComplete) check.unverified.add(name)
}
