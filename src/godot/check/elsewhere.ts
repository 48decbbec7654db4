/** Says which classes have a name that the script's own class lacks. */
import type { Check } from "./Context.ts"

/** Maximum number of classes between a class and its ancestor. */
const MAX_STEPS = 100

/**
 * Says of a bare name that the script's class lacks which classes have it that the script could extend instead; absent
 * where none has.
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
  const [first, ...rest] = descendants
    .map((one) => ({ one, count: steps(one) }))
    .sort((a, b) => a.count - b.count)
    .slice(0, MAX_OWNERS)
    .map(({ one }) => one)
  if (first === undefined) return undefined
  const last = rest.pop()
  const list = last === undefined ? first : `${[first, ...rest].join(", ")} or ${last}`
  return `${subject} is declared neither here nor in ${base}; it is in ${list}.`
}

/**
 * Says of a bare name, which no class that the script could extend has, where Godot has it: a constant with the class
 * before it; another member in the nearest relatives of the script's own class.
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
    const message = `${name} needs its class before it: ${owners.map((one) => `${one}.${name}`).join(" or ")}.`
    return others.length === 0 ? { message, fix: `${owner}.${name}` } : { message }
  }
  for (let at = base; at !== undefined && !tooGeneral.has(at); at = api.parent(at)) {
    const ancestor = at
    const near = owners.filter((one) => api.inherits(one, ancestor))
    if (near.length > MAX_OWNERS) return undefined
    if (near.length > 0)
      return { message: `${subject} is declared neither here nor in ${base}; it is in ${near.join(" or ")}.` }
  }
  return undefined
}

/** Classes whose descendants have little in common. */
const tooGeneral: ReadonlySet<string> = new Set(["Object", "RefCounted", "Reference", "Resource", "Node"])

/** Maximum number of classes that are named for a member. */
const MAX_OWNERS = 3
