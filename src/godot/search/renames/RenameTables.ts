/** The lists of what Godot renamed, read both ways: from an old name to the new ones, and back. */

import { addTo } from "../../../kernel/util/Collections.ts"
import { lazy } from "../../../kernel/util/memoize.ts"
import { fold } from "../analysis/Tokens.ts"
import * as besides from "./manual.ts"
import * as renamed from "./table.ts"

/** A class that is called otherwise in other versions. */
interface ClassRename {
  /** Its name as written. */
  readonly name: string
  /** Its names there, likeliest first. */
  readonly others: ReadonlyArray<string>
}

/** A member that is called otherwise in other versions. */
export interface MemberRename {
  readonly name: string
  /** Its names there; a dot divides another class and its member. */
  readonly others: ReadonlyArray<string>
  /** The version that renamed it: `4`, `4.3`. */
  readonly since: string
  /** A word of every day: it means this only beside a class. */
  readonly plain: boolean
  /** The classes that have it, each by the name it has where the member is called `name`, and where it is called otherwise; `*` is any. */
  readonly owners: ReadonlyArray<{ readonly here: string; readonly there: string }>
}

/** Folded names -> what they are called in the other versions. */
export interface Tables {
  readonly classes: ReadonlyMap<string, ClassRename>
  readonly members: ReadonlyMap<string, ReadonlyArray<MemberRename>>
  /** Words of GDScript, which are no symbols and so in no list. */
  readonly keywords: ReadonlyMap<string, Keyword>
}

/** A word of GDScript in the other versions. */
interface Keyword {
  /** The word that the documents' version has instead, where it is another word. */
  readonly instead?: string
  /** The symbols to read instead, likeliest first. */
  readonly read: ReadonlyArray<string>
}

const keywordsOf = (lines: ReadonlyArray<readonly [word: string, read: ReadonlyArray<string>, instead?: string]>) =>
  new Map(lines.map(([word, read, instead]): [string, Keyword] => [word, instead ? { read, instead } : { read }]))

const oldKeywords: Tables["keywords"] = keywordsOf([
  ["yield", ["Signal", "SceneTree.create_timer", "SceneTreeTimer", "Signal.connect"], "await"],
  ["export", ["@GDScript.@export"]],
  ["onready", ["@GDScript.@onready"]],
  ["tool", ["@GDScript.@tool"]],
  ["remote", ["@GDScript.@rpc"]],
  ["remotesync", ["@GDScript.@rpc"]],
  ["master", ["@GDScript.@rpc"]],
  ["mastersync", ["@GDScript.@rpc"]],
  ["puppet", ["@GDScript.@rpc"]],
  ["puppetsync", ["@GDScript.@rpc"]],
  ["slave", ["@GDScript.@rpc"]],
  ["funcref", ["Callable", "Object.call"]]
])

const newKeywords: Tables["keywords"] = keywordsOf([
  ["await", ["@GDScript.yield"]],
  ["callable", ["FuncRef", "@GDScript.funcref"]],
  ["@rpc", ["Node.rpc_config"]]
])

const isDotted = (name: string): boolean => name.includes(".") && !name.startsWith("@") && !name.includes("/")

/**
 * Returns class and member of a name in a list: `Class.member`, or a member of `owner`.
 *
 * @example placed("Node.process_mode", "Object") // ["Node", "process_mode"]
 */
export const placed = (name: string, owner: string): readonly [owner: string, name: string] => {
  const dot = isDotted(name) ? name.indexOf(".") : -1
  return dot < 0 ? [owner, name] : [name.slice(0, dot), name.slice(dot + 1)]
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

const isWord = (name: string): boolean => /^[a-z]+$/.test(name)

const byName = (members: Iterable<MemberRename>): Tables["members"] => {
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

const newerClasses = lazy(
  (): Tables["classes"] =>
    new Map(
      [renamed.classes, besides.classes]
        .flatMap((lines) => lines.trim().split("\n"))
        .map((line) => {
          const [name = "", ...others] = line.split(" ")
          return [fold(name), { name, others }]
        })
    )
)

const newerMembers = lazy(() => byName([...read(renamed.members, () => false), ...read(besides.members, isWord)]))

const olderClasses = lazy((): Tables["classes"] => {
  const turnedClasses = new Map<string, { name: string; others: Array<string> }>()
  for (const { name, others } of newerClasses().values()) {
    for (const other of others) {
      const known = turnedClasses.get(fold(other))
      if (known === undefined) turnedClasses.set(fold(other), { name: other, others: [name] })
      else known.others.push(name)
    }
  }
  return turnedClasses
})

const olderMembers = lazy(() => byName([...newerMembers().values()].flat().flatMap(turned)))

/** From the names of older versions to those of newer ones; each list is read at its first use. */
export const toNewer: Tables = {
  get classes() {
    return newerClasses()
  },
  get members() {
    return newerMembers()
  },
  keywords: oldKeywords
}

/** From the names of newer versions to those of older ones; each list is read at its first use. */
export const toOlder: Tables = {
  get classes() {
    return olderClasses()
  },
  get members() {
    return olderMembers()
  },
  keywords: newKeywords
}
