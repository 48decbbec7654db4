/**
 * Checks connections of a scene: that nodes, signals and functions exist, and that functions accept the values of the
 * signal.
 */
import { dynamicClasses } from "../check/reference/NativeClass.ts"
import { requiredCount } from "../check/types/Types.ts"
import type { Section } from "../project/TextResource.ts"
import type { SignalDoc } from "../reference/ClassDoc.ts"
import { mayAdd } from "./NodeRules.ts"
import { attribute, mayComeByScript, nearName, type Owner, ownerOf, type SceneCheck } from "./SceneContext.ts"

/** Checks one `[connection]`. */
export const checkConnection = (check: SceneCheck, section: Section): void => {
  if (!section.isClosed) return
  const { attributes, head } = section
  for (const name of ["signal", "from", "to", "method"]) {
    if (!attributes.has(name)) check.report("syntax", head, `[connection] needs ${name}; Godot does not load the file.`)
  }
  const from = ownerAt(check, section, "from")
  const to = ownerAt(check, section, "to")
  const sent = from === undefined ? undefined : checkSignal(check, section, from)
  if (to !== undefined) checkMethod(check, section, to, sent)
}

/** Returns the node that an attribute names; reports it where it is absent. */
const ownerAt = (check: SceneCheck, section: Section, name: string): Owner | undefined => {
  const named = attribute(section, name)
  // Godot 4.6 and newer look for a node by its identity first.
  const isById = Array.from(section.attributes.keys()).some((key) => key.startsWith(`${name}_`))
  if (named === undefined || isById) return undefined
  const found = check.tree.at(named.text)
  if (found === "unsure" || check.sharedPaths.has(named.text)) return undefined
  if (found === "absent") {
    if (!mayAdd(check, named.text)) {
      check.report(
        "unknown-identifier",
        named.at,
        `No node is at ${JSON.stringify(named.text)}: Godot leaves the connection out.`
      )
    }
    return undefined
  }
  return ownerOf(check, found)
}

/** Reports a signal that the sender lacks; returns the number of its values, if certain. */
const checkSignal = (
  check: SceneCheck,
  section: Section,
  { className, hasUnknownScript, script }: Owner
): number | undefined => {
  const signal = attribute(section, "signal")
  if (signal === undefined || className === undefined || script?.signals.has(signal.text)) return undefined
  const { reference } = check
  const signals = signalsOf(check, className)
  const found = signals?.find(({ name }) => name === signal.text)
  if (found !== undefined) return found.arguments.length
  if (signals === undefined || hasUnknownScript || script?.addsSignals) return undefined
  const successor = reference.memberSuccessors(signal.text, className).find(({ kind }) => kind === "signal")?.name
  const names = () => [...(script?.signals.keys() ?? []), ...signals.map(({ name }) => name)]
  const fix = successor ?? nearName(check, signal.text, names)
  const message = `${className} has no signal ${JSON.stringify(signal.text)}, so nothing is connected.`
  check.report("unknown-signal", signal.at, message, fix === undefined ? {} : { fix: `"${fix}"` })
  return undefined
}

/** The signals of a class, inherited ones too, which a property may share its name with; absent if one is not read. */
const signalsOf = ({ api }: SceneCheck, className: string): ReadonlyArray<SignalDoc> | undefined => {
  const found: Array<SignalDoc> = []
  for (const name of api.selfAndAncestors(className)) {
    const doc = api.docOf(name)
    if (doc === undefined || dynamicClasses.has(name)) return undefined
    found.push(...doc.signals)
  }
  return found
}

const checkMethod = (
  check: SceneCheck,
  section: Section,
  { className, hasUnknownScript, script }: Owner,
  sent: number | undefined
): void => {
  const method = attribute(section, "method")
  if (method === undefined || className === undefined || hasUnknownScript) return
  const { api } = check
  const own = script?.functions.get(method.text)
  if (own !== undefined) {
    const required = requiredCount(own.parameters)
    const most = own.rest === undefined ? own.parameters.length : Number.POSITIVE_INFINITY
    checkCount(check, section, sent, required, most)
    return
  }
  if (script?.isDynamic || script?.variables.has(method.text)) return
  const found = api.find(className, method.text)
  if (found === "unsure" || (script === undefined && mayComeByScript(check, method.text))) return
  if (found !== "absent" && (found.kind === "method" || found.kind === "accessor")) {
    if (found.kind === "method" && !found.doc.qualifiers.includes("vararg")) {
      const { arguments: parameters } = found.doc
      checkCount(check, section, sent, requiredCount(parameters), parameters.length)
    }
    return
  }
  const near = nearName(check, method.text, () => script?.functions.keys() ?? [])
  const who = script === undefined ? `This ${className} has no script and` : "The script of the node"
  const message = `${who} has no function ${JSON.stringify(method.text)}: the signal calls nothing.`
  check.report("unknown-function", method.at, message, near === undefined ? {} : { fix: `"${near}"` })
}

/** Warns of a function that does not accept the values of the signal. */
const checkCount = (
  check: SceneCheck,
  { attributes, places }: Section,
  sent: number | undefined,
  required: number,
  most: number
): void => {
  const at = places.get("method")
  if (sent === undefined || at === undefined) return
  const binds = attributes.get("binds")
  const unbinds = attributes.get("unbinds")
  if ((attributes.has("binds") && !Array.isArray(binds)) || (attributes.has("unbinds") && typeof unbinds !== "number"))
    return
  // Flags may add the sender to the values.
  const flags = attributes.get("flags")
  if (typeof flags === "number" && flags >= APPENDS_SOURCE) return
  const bound = Array.isArray(binds) ? binds.length : 0
  const left = typeof unbinds === "number" ? unbinds : 0
  const count = Math.max(0, sent - left) + bound
  if (count >= required && count <= most) return
  const takes =
    required === most ? `${most}` : most === Number.POSITIVE_INFINITY ? `${required} or more` : `${required} to ${most}`
  const values = `${count} ${count === 1 ? "argument" : "arguments"}`
  check.report("signal-arity", at, `The signal passes ${values}; the function takes ${takes}.`)
}

/** Flag of a connection that adds the sender to the values. */
const APPENDS_SOURCE = 16
