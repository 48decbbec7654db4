/**
 * Writes `src/godot/search/renames/table.ts` from a list of what Godot renamed.
 *
 *     npx tsx test/scripts/renames.ts FACTS.json > src/godot/search/renames/table.ts
 *
 * The list holds name pairs by section (`classes`, `methods`, ...), each with its
 * owner and whether it was found in real references. Kept is what can be of use: a
 * pair whose new name exists, or has a better one noted beside it.
 */
import { readFileSync } from "node:fs"

interface Pair {
  readonly old: string
  readonly new: string | ReadonlyArray<string> | null
  readonly owner?: string | null
  readonly owners?: ReadonlyArray<string>
  readonly old_owner?: string
  readonly new_owner?: string
  readonly suggest?: string
  readonly alt?: ReadonlyArray<string>
  readonly check?: string
  readonly verified?: boolean
  readonly kind?: string
  readonly in?: string
}

type Facts = Readonly<Record<string, unknown>>

/** Reasons for which a pair is worth nothing, unless another name is suggested. */
const useless = new Set(["suspicious_pair", "new_not_found", "old_and_new_not_found", "not_checkable", "still_exists"])

/** Not a successor, but the rest after a class was removed: useless unless someone checked it. */
const leftovers = new Set(["Node2D", "Node3D", "Resource"])

/** Names with another successor than in the list: `manual.ts` has it. */
const corrected = new Set(["NoiseTexture", "parse_json", "tween_all_completed"])

const usable = (pair: Pair): boolean =>
  !corrected.has(pair.old) &&
  !(pair.verified === false && pair.kind === "replaced" && leftovers.has(String(pair.new))) &&
  pair.new !== null &&
  (pair.suggest !== undefined || pair.check === undefined || !useless.has(pair.check))

const byName = (section: unknown): ReadonlyArray<Pair> =>
  Object.entries(section as Record<string, Omit<Pair, "old">>).map(([old, pair]) => ({ ...pair, old }))

const successors = (pair: Pair): ReadonlyArray<string> => {
  const names = pair.suggest ?? pair.new ?? []
  return [...(typeof names === "string" ? [names] : names), ...(pair.alt ?? [])].map((name) =>
    name.replace(/ \((?:left|right)\)$/, "").replaceAll(" ", "_")
  )
}

const facts = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Facts

const classLines = [...byName(facts["classes"]), ...byName(facts["builtin_types"])]
  .filter(usable)
  .map((pair) => [pair.old, ...successors(pair)].join(" "))

/** Old name, new names and version -> the owners, as `Old` or `Old>New`. */
const members = new Map<string, Set<string>>()
const listed = ["methods", "properties", "signals", "constants", "enums", "theme_items", "project_settings", "godot4"]
const pairs = [...byName(facts["globals"]), ...listed.flatMap((name) => facts[name] as ReadonlyArray<Pair>)]
for (const pair of pairs) {
  if (!usable(pair) || pair.kind === "class") continue
  const key = `${pair.old} ${successors(pair).join(",")}${pair.in === undefined ? "" : ` ${pair.in}`}`
  const owners = members.get(key) ?? new Set()
  members.set(key, owners)
  const listedOwners = pair.owners ?? [pair.owner ?? "*"]
  for (const owner of listedOwners) {
    const old = pair.old_owner ?? owner
    const now = pair.new_owner ?? owner
    owners.add(old === now ? old : `${old}>${now}`)
  }
}
const memberLines = [...members].map(([key, owners]) => `${key}: ${[...owners].join(" ")}`)
for (const pair of (facts["godot4"] as ReadonlyArray<Pair>).filter((one) => one.kind === "class" && usable(one)))
  classLines.push([pair.old, ...successors(pair)].join(" "))

const sorted = (lines: ReadonlyArray<string>): string => [...new Set(lines)].sort().join("\n")

process.stdout.write(`/**
 * Names that Godot renamed: from 3.x to 4.0, and since. Written by \`test/scripts/renames.ts\`.
 *
 * The name pairs are facts, most of them from the tables of Godot's own project converter.
 */

/** Old class, then its successors. */
export const classes = \`
${sorted(classLines)}
\`

/**
 * Old member, its successors, the version of 4.x if it was later than 4.0; then the
 * classes, as \`Old>New\` where the class has another name too. \`*\` is any class.
 */
export const members = \`
${sorted(memberLines)}
\`
`)
