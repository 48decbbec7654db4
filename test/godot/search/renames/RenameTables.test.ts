import { describe, expect, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { fold } from "../../../../src/godot/search/analysis/Tokens.ts"
import { lineOf, memberOf, placed } from "../../../../src/godot/search/renames/MemberRename.ts"
import * as besides from "../../../../src/godot/search/renames/manual.ts"
import { toNewer, toOlder } from "../../../../src/godot/search/renames/RenameTables.ts"
import * as renamed from "../../../../src/godot/search/renames/table.ts"

const name = FastCheck.stringMatching(/^@?[A-Za-z0-9_/ ]{1,12}$/)
const member = FastCheck.record({
  name,
  others: FastCheck.array(name, { minLength: 1, maxLength: 3 }),
  since: FastCheck.constantFrom("4", "4.3"),
  plain: FastCheck.boolean(),
  owners: FastCheck.array(
    FastCheck.record({ here: FastCheck.stringMatching(/^[*\w]+$/), there: FastCheck.stringMatching(/^\w+$/) }),
    { minLength: 1, maxLength: 3 }
  )
})

/** Old name, new names and owners of each line of the lists. */
const lines = [renamed.members, besides.members].flatMap((text) =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [what = "", owners = ""] = line.split(": ")
      const [old = "", others = ""] = what.split(" ")
      return { old, others: others.replaceAll("operator_", "operator ").split(","), owners: owners.split(" ") }
    })
)

describe("the renames of members", () => {
  it("are read from a line as they were written", () => {
    FastCheck.assert(
      FastCheck.property(member, (one) => {
        expect(memberOf(lineOf(one))).toEqual(one)
      })
    )
  })

  it("are found by the old name, in any case, with all new ones", () => {
    expect(lines.length).toBeGreaterThan(1000)
    for (const { old, others, owners } of lines) {
      const found = toNewer.members(fold(old)).filter((one) => one.name === old)
      expect(found.map((one) => one.others)).toContainEqual(others)
      expect(found.flatMap((one) => one.owners.map(({ here }) => here))).toEqual(
        expect.arrayContaining(owners.map((owner) => owner.split(">")[0] ?? ""))
      )
    }
  })

  it("are found by each new name, with the old one", () => {
    for (const { old, others } of lines) {
      for (const other of others) {
        const [, bare] = placed(other, "")
        expect(toOlder.members(fold(bare)).map((one) => one.others)).toContainEqual([old])
      }
    }
  })

  it("are none for other names, nor for a part of one", () => {
    const [first = { old: "" }] = lines
    for (const other of ["", "qzxv", fold(first.old).slice(0, -1), `${fold(first.old)}x`, "__proto__", "\n"])
      expect(toNewer.members(other)).toEqual([])
  })
})
