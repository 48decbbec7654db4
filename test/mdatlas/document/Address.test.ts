import { assert, describe, it } from "@effect/vitest"
import { addressed } from "../../../src/mdatlas/document/Address.ts"
import type { Outline } from "../../../src/mdatlas/document/Outline.ts"
import { preambleId } from "../../../src/mdatlas/document/SectionId.ts"
import { allTitles } from "../../../src/mdatlas/document/Titles.ts"
import { rowIdentifier } from "../../../src/mdatlas/document/Walk.ts"
import { scan } from "../../support/scan.ts"

const main = scan([
  Buffer.from(
    [
      ...["# Result", "## Design", "## Other", "### Design", "# a > b", "## Design", "## Ｗｉｄｅ  Title"],
      ...["# 用法 {#usage}", "## What's new?", "## Twice {#one}", "## Twice {#two}", "# 効果 {/*effects*/}", "# !?"],
      ...["# Setup { #set-up .wide }", "# Teardown {: #tear-down}"]
    ].join("\n\n")
  )
])

const changes = scan([
  Buffer.from(
    [
      ...[
        "# Changes",
        "## [v1.1] - 2025-03-28",
        "### Added",
        "### Fixed",
        "## 1.0.1 (2024-1-2)",
        "### Added",
        "## v1.0"
      ],
      ...["# 1. バックアップ", "## 1.2 リストア手順", "## 1.10 Restore", "# 3. Restore", "# 2024 12 31"]
    ].join("\n\n")
  )
])

/** Numbers of the headings that an address means. */
const numbersOf = (address: string, outline = main): ReadonlyArray<number> => {
  if ("refused" in outline || outline.headings === null) return assert.fail()
  const { headings } = outline
  const ids = allTitles(headings.titles).map((title, row) => rowIdentifier(headings, row, title))
  return addressed(outline, address).map((id) => ids.indexOf(id))
}

describe("a section is addressed", () => {
  it("by its title, whatever its case, width and spaces", () => {
    assert.deepStrictEqual(numbersOf("other"), [2])
    assert.deepStrictEqual(numbersOf("wide title"), [6])
    assert.deepStrictEqual(numbersOf("design"), [1, 3, 5])
    assert.deepStrictEqual(numbersOf("none"), [])
  })

  it("by the word preamble, where no title is this word", () => {
    assert.deepStrictEqual(addressed(main as Outline, "Preamble"), [preambleId()])
    const titled = scan([Buffer.from("text\n\n# Preamble\n")])
    assert.deepStrictEqual(numbersOf("preamble", titled), [0])
  })

  it("by its path, also where the same titles stand further apart elsewhere", () => {
    assert.deepStrictEqual(numbersOf("Result > Design"), [1])
    assert.deepStrictEqual(numbersOf("Result > Other > Design"), [3])
    assert.deepStrictEqual(numbersOf("Other > Design"), [3])
    assert.deepStrictEqual(numbersOf("Design > Result"), [])
  })

  it("by titles that hold the separator", () => {
    assert.deepStrictEqual(numbersOf("a > b"), [4])
    assert.deepStrictEqual(numbersOf("a > b > Design"), [5])
  })

  it("by GitHub's anchor", () => {
    assert.deepStrictEqual(numbersOf("#design"), [1])
    assert.deepStrictEqual(numbersOf("#Design-2"), [5])
    assert.deepStrictEqual(numbersOf("#none"), [])
  })

  it("by an anchor of the same words, as generators make it", () => {
    assert.deepStrictEqual(numbersOf("#what-s-new"), [8])
    assert.deepStrictEqual(numbersOf("#a-b"), [4])
    assert.deepStrictEqual(numbersOf("#set_up"), [13])
    assert.deepStrictEqual(numbersOf("#whatsnew"), [])
  })

  it("without the id that a writer gives it, or by that id", () => {
    for (const address of ["用法", "用法 {#usage}", "#usage", "#用法-usage"]) {
      assert.deepStrictEqual(numbersOf(address), [7], address)
    }
    for (const address of ["効果", "効果 {/effects/}", "#effects"]) assert.deepStrictEqual(numbersOf(address), [11])
    for (const address of ["Setup", "#set-up"]) assert.deepStrictEqual(numbersOf(address), [13], address)
    for (const address of ["Teardown", "#tear-down"]) assert.deepStrictEqual(numbersOf(address), [14], address)
    assert.deepStrictEqual(numbersOf("用法 > Twice"), [9, 10])
    assert.deepStrictEqual(numbersOf("Twice {#two}"), [10])
    assert.deepStrictEqual(numbersOf("Twice"), [9, 10])
  })

  it("without its punctuation, where no title is closer", () => {
    for (const address of ["whats new", "what s new", "What's new", "WHAT’S NEW"]) {
      assert.deepStrictEqual(numbersOf(address), address === "whats new" ? [] : [8], address)
    }
    for (const address of ["?", "!?", "section", " "]) {
      assert.deepStrictEqual(numbersOf(address), address === "!?" ? [12] : [], address)
    }
  })

  it("by its number, without it, or as a version without its date, where no title is closer", () => {
    for (const [address, numbers] of [
      ["v1.1", [1]],
      ["1.1", [1]],
      ["[1.1]", [1]],
      ["Version 1.1", [1]],
      ["version 1.0.1", [4]],
      ["1.1 > Added", [2]],
      ["Changes > v1.0.1 > added", [5]],
      ["Added", [2, 5]],
      ["1.0", [6]],
      ["1", [7]],
      ["バックアップ", [7]],
      ["リストア手順", [8]],
      ["バックアップ > リストア手順", [8]],
      ["1.2", [8]],
      ["1.10", [9]],
      ["Restore", [9, 10]],
      ["2. Restore", []],
      ["1.1 > Removed", []],
      ["31", []],
      ["2024", []],
      ["1.1 > ?", []],
      ["v", []]
    ] as const)
      assert.deepStrictEqual(numbersOf(address, changes), numbers, address)
  })
})
