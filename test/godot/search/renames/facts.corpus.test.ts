/** The evidence for renames: each line is a fact about two references. */
import { describe, expect, it } from "@effect/vitest"
import { membersOf } from "../../../../src/godot/reference/ClassDoc.ts"
import { placed } from "../../../../src/godot/search/renames/MemberRename.ts"
import * as manual from "../../../../src/godot/search/renames/manual.ts"
import * as table from "../../../../src/godot/search/renames/table.ts"
import { lazy } from "../../../../src/kernel/util/memoize.ts"
import { classesIn } from "../../../support/classes.ts"
import { corpora, corpus, onCorpora } from "../../../support/corpora.ts"

interface Reference {
  readonly hasClass: (name: string) => boolean
  /** Checks whether the class, or one that it inherits, has the member; `*` is any class. */
  readonly hasMember: (owner: string, name: string) => boolean
}

const referenceOf = (name: Parameters<typeof corpus>[0]): Reference => {
  const classes = new Map(
    [...classesIn(corpus(name)).values()].map((doc) => {
      const accessors = doc.properties.flatMap(({ setter, getter }) => [setter, getter])
      const enums = doc.constants.map((constant) => constant.enum)
      const names = [...membersOf(doc).map((member) => member.name), ...accessors, ...enums]
      return [doc.name, { names: new Set(names), inherits: doc.inherits }]
    })
  )
  const hasMember = (owner: string, member: string): boolean => {
    if (owner === "*") return [...classes.values()].some(({ names }) => names.has(member))
    const found = classes.get(owner)
    if (found === undefined) return false
    return found.names.has(member) || (found.inherits !== undefined && hasMember(found.inherits, member))
  }
  return { hasClass: (name) => classes.has(name), hasMember }
}

const linesOf = (text: string): ReadonlyArray<string> => text.trim().split("\n")

/** The classes that lines say others became: an owner may be written by its older name. */
const successorsOf = new Map(
  [table.classes, manual.classes].flatMap(linesOf).map((line) => {
    const [old = "", ...others] = line.split(" ")
    return [old, others]
  })
)

describe.skipIf(corpora === undefined)(onCorpora("the renames"), () => {
  const references = lazy(() => ({
    old: referenceOf("godot-3.2"),
    newer: (["godot-4.1", "godot-4.5", "godot-4.7"] as const).map(referenceOf)
  }))
  const isNew = (owner: string, member: string) =>
    [owner, ...(successorsOf.get(owner) ?? [])].some((one) =>
      references().newer.some(({ hasMember }) => hasMember(one, member))
    )

  /** The lines with a name that no reference of its time has, by that name's side. */
  const unproven = (lists: { readonly classes: string; readonly members: string }) => {
    const { old, newer } = references()
    const [before, after]: [Set<string>, Set<string>] = [new Set(), new Set()]
    for (const line of linesOf(lists.classes)) {
      const [name = "", ...others] = line.split(" ")
      if (!old.hasClass(name)) before.add(line)
      if (!others.every((other) => newer.some(({ hasClass }) => hasClass(other)))) after.add(line)
    }
    for (const line of linesOf(lists.members)) {
      const [what = "", owners = ""] = line.replaceAll("operator_", "operator ").split(": ")
      const [, name = "", others = "", since] = /^(\S+) (.+?)(?: (4\.\d))?$/.exec(what) ?? []
      const sides = owners.split(" ").map((pair) => pair.split(">"))
      const ofItsTime = since === undefined ? [old] : newer
      if (!sides.every(([here = ""]) => ofItsTime.some(({ hasMember }) => hasMember(here, name)))) before.add(line)
      const isThere = ([here = "", there = here]: ReadonlyArray<string>) =>
        others.split(",").every((other) => isNew(...placed(other, there)))
      if (!sides.every(isThere)) after.add(line)
    }
    return { before: [...before], after: [...after] }
  }

  it("of both lists lead to names that a reference of Godot 4 has", () => {
    expect(unproven(table).after).toEqual([])
    expect(unproven(manual).after).toEqual([])
  })

  it("looked up by hand all begin with a name of Godot 3", () => {
    expect(unproven(manual).before).toEqual([])
  })

  it("of Godot's converter begin with a name of Godot 3, all but those of 3.3 to 3.6 and of previews of 4", () => {
    const { before } = unproven(table)
    const all = linesOf(table.classes).length + linesOf(table.members).length
    expect(before.length).toBeLessThan(all / 9)
  })
})
