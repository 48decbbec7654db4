/** Says which classes have a name that the script's own class lacks. */
import type { Check } from "./Context.ts"

/** Maximum number of classes between a class and its ancestor. */
const MAX_STEPS = 100

/**
 * Names the classes derived from the script's base class that have a name which the script's own class lacks: the script
 * could extend one of these. Undefined where none has it.
 */
export const elsewhere = (
  { api }: Check,
  subject: string,
  name: string,
  base: string | undefined
): string | undefined => {
  if (base === undefined) return undefined
  const descendants = api.owners(name).filter((one) => api.inherits(one, base))
  const steps = (from: string): number => {
    let count = 0
    for (let at: string | undefined = from; at !== undefined && at !== base && count < MAX_STEPS; at = api.parent(at))
      count++
    return count
  }
  const nearest = descendants
    .map((one) => ({ one, count: steps(one) }))
    .sort((a, b) => a.count - b.count)
    .slice(0, MAX_OWNERS)
    .map(({ one }) => one)
  return nearest.length === 0 ? undefined : isIn(subject, base, nearest)
}

/**
 * Says where Godot has a bare name that no class derived from the script's base class has: a constant with its class
 * before it, another member in the classes most closely related to the script's own.
 */
export const belongsTo = (
  { api }: Check,
  subject: string,
  name: string,
  base: string | undefined
): { readonly message: string; readonly fix?: string } | undefined => {
  const owners = api.owners(name).filter((one) => !one.startsWith("@") && !api.isBuiltin(one))
  if (/^[A-Z][A-Z\d_]*$/.test(name)) {
    const [owner, ...others] = owners
    if (owner === undefined || others.length >= MAX_OWNERS) return undefined
    const message = `${name} needs its class before it: ${listed(owners.map((one) => `${one}.${name}`))}.`
    return others.length === 0 ? { message, fix: `${owner}.${name}` } : { message }
  }
  for (let at = base; at !== undefined && !tooGeneral.has(at); at = api.parent(at)) {
    const ancestor = at
    const near = owners.filter((one) => api.inherits(one, ancestor))
    if (near.length > MAX_OWNERS) return undefined
    if (near.length > 0) return { message: isIn(subject, base ?? "", near) }
  }
  return undefined
}

const isIn = (subject: string, base: string, owners: ReadonlyArray<string>): string =>
  `${subject} is declared neither here nor in ${base}; it is in ${listed(owners)}.`

/** Returns `A`, `A or B`, `A, B or C`. */
const listed = (names: ReadonlyArray<string>): string =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((one) => one !== "").join(" or ")

/** Classes whose descendants have little in common. */
const tooGeneral: ReadonlySet<string> = new Set(["Object", "RefCounted", "Reference", "Resource", "Node"])

/** Maximum number of classes that are named for a member. */
const MAX_OWNERS = 3
