/**
 * The renames of members by their folded names, in both directions, made of the lists. A bundle has the result in place
 * of this module, which the bundler runs (`test/scripts/bundling.mjs`): to read all lines would delay the first search.
 */
import { addTo } from "../../../kernel/util/Collections.ts"
import { lazy } from "../../../kernel/util/memoize.ts"
import { fold } from "../analysis/Tokens.ts"
import * as Dictionary from "../index/Dictionary.ts"
import { lineOf, type MemberRename, placed } from "./MemberRename.ts"
import * as besides from "./manual.ts"
import * as renamed from "./table.ts"

/** The lists as they are looked up. */
export interface Compiled {
  /** A line for each class: its old name and the new ones, the likeliest first. */
  readonly classes: string
  /** Folded name -> lines (`lineOf`), from older names to newer ones, and from newer names to older ones. */
  readonly newer: Dictionary.PackedDictionary
  readonly older: Dictionary.PackedDictionary
}

const read = (lines: string, plain: (name: string) => boolean): ReadonlyArray<MemberRename> =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [what = "", owners = ""] = line.split(": ")
      const [name = "", others = "", since = "4"] = what.split(" ")
      return {
        name,
        others: others.split(",").map((other) => other.replace("operator_", "operator ")),
        since,
        plain: plain(name),
        owners: owners.split(" ").map((pair) => {
          const [here = "", there = here] = pair.split(">")
          return { here, there }
        })
      }
    })

/** Single words that are terms of programming only, so that each means the member. */
const technical: ReadonlySet<string> = new Set(["instantiate", "keycode", "remap", "stringify"])

const isWord = (name: string): boolean => /^[a-z]+$/.test(name) && !technical.has(name)

const byName = (members: Iterable<MemberRename>): ReadonlyMap<string, ReadonlyArray<MemberRename>> => {
  const found = new Map<string, Array<MemberRename>>()
  for (const member of members) addTo(found, fold(member.name), member)
  return found
}

/** Returns the rename in the other direction, once for each of its other names. */
const turned = ({ name, others, since, owners }: MemberRename): ReadonlyArray<MemberRename> =>
  others.map((other) => ({
    name: placed(other, "")[1],
    others: [name],
    since,
    plain: isWord(placed(other, "")[1]),
    owners: owners.map(({ here, there }) => ({ here: placed(other, there)[0], there: here }))
  }))

const packed = (members: ReadonlyMap<string, ReadonlyArray<MemberRename>>): Dictionary.PackedDictionary =>
  Dictionary.pack(Dictionary.make([...members].map(([folded, all]) => [folded, all.map(lineOf).join("\n")])))

export const compiled = lazy((): Compiled => {
  const newer = byName([...read(renamed.members, () => false), ...read(besides.members, isWord)])
  const older = byName([...newer.values()].flat().flatMap(turned))
  return {
    classes: [renamed.classes, besides.classes].map((lines) => lines.trim()).join("\n"),
    newer: packed(newer),
    older: packed(older)
  }
})
