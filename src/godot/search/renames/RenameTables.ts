/** The lists of Godot's renames, read in both directions: from an old name to the new ones, and back. */

import { lazy } from "../../../kernel/util/memoize.ts"
import { memoized } from "../analysis/memoizeWords.ts"
import { fold } from "../analysis/Tokens.ts"
import * as Dictionary from "../index/Dictionary.ts"
import { compiled } from "./compiled.ts"
import { type MemberRename, memberOf } from "./MemberRename.ts"

/** A class that has another name in other versions. */
interface ClassRename {
  /** Its name as written. */
  readonly name: string
  /** Its names there, likeliest first. */
  readonly others: ReadonlyArray<string>
}

/** Names that differ in other versions. */
export interface Tables {
  /** By folded names. */
  readonly classes: ReadonlyMap<string, ClassRename>
  /** Returns the members of any class with this folded name. */
  readonly members: (folded: string) => ReadonlyArray<MemberRename>
  /** Keywords of GDScript, which are not symbols and so in no list. */
  readonly keywords: ReadonlyMap<string, Keyword>
}

/** A keyword of GDScript in the other versions. */
interface Keyword {
  /** The keyword that the documents' version has instead, if it differs. */
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

/** Returns a function that finds the members with a folded name, and caches them. */
const membersIn = (packed: () => Dictionary.PackedDictionary): Tables["members"] => {
  const dictionary = lazy(() => Dictionary.unpack(packed()))
  return memoized((folded) => Dictionary.find(dictionary(), folded)?.split("\n").map(memberOf) ?? [])
}

const newerClasses = lazy(
  (): Tables["classes"] =>
    new Map(
      compiled()
        .classes.split("\n")
        .map((line) => {
          const [name = "", ...others] = line.split(" ")
          return [fold(name), { name, others }]
        })
    )
)

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

/** From the names of older versions to those of newer ones; each list is read at its first use. */
export const toNewer: Tables = {
  get classes() {
    return newerClasses()
  },
  members: membersIn(() => compiled().newer),
  keywords: oldKeywords
}

/** From the names of newer versions to those of older ones; each list is read at its first use. */
export const toOlder: Tables = {
  get classes() {
    return olderClasses()
  },
  members: membersIn(() => compiled().older),
  keywords: newKeywords
}
