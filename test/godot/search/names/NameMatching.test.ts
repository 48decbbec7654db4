import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import * as Query from "../../../../src/godot/search/analysis/Query.ts"
import { find, nameRules } from "../../../../src/godot/search/names/NameMatching.ts"
import { rank } from "../../../../src/godot/search/Search.ts"
import { of } from "../../../../src/godot/search/Searcher.ts"
import { root } from "../../../support/bundle.ts"
import { indexOfFolder, nameOf } from "../../../support/searchIndex.ts"

const index = indexOfFolder(join(root, "doc/classes"))

/** The rule that found each hit of a query, by the name of the hit. */
const rulesOf = (query: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(find(of(index), Query.parse(query), undefined).values(), ({ row, rule }) => [nameOf(index, row), rule])
  )

describe("the rules for names", () => {
  it("name the rule that found a hit", () => {
    assert.strictEqual(rulesOf("Node.add_child")["Node.add_child"], "own name")
    assert.strictEqual(rulesOf("Node::add_child")["Node.add_child"], "qualified name")
    assert.strictEqual(rulesOf("node")["Node"], "class")
    assert.strictEqual(rulesOf("add_child")["Node.add_child"], "member")
    assert.strictEqual(rulesOf("add_chi")["Node.add_child"], "prefix")
    assert.strictEqual(rulesOf("add_chidl")["Node.add_child"], "fuzzy")
  })

  it("read modules and types of other languages before a dot as the classes here", () => {
    assert.strictEqual(rulesOf("str.split")["String.split"], "qualified name")
    assert.strictEqual(rulesOf("list.append")["Array.append"], "qualified name")
    assert.strictEqual(rulesOf("math.floor")["@GlobalScope.floor"], "qualified name")
  })

  it("try prefixes of an unfinished name before whole names", () => {
    assert.strictEqual(rulesOf("add_")["Node.add_child"], "unfinished name")
  })

  it("guess no name where the vocabulary has the whole query as a line", () => {
    assert.deepStrictEqual(rulesOf("wait"), {})
    assert.strictEqual(rulesOf("wait_t")["Timer.wait_time"], "prefix")
    assert.strictEqual(
      nameOf(index, rank(index, { query: "wait", limit: 1 }).hits[0]?.row ?? 0),
      "SceneTree.create_timer"
    )
  })

  it("run a stage only while the stages before it found nothing", () => {
    const stageOf = new Map(nameRules.map(({ name, stage }) => [name, stage]))
    for (const query of ["Node", "add_child", "get_tree", "add_chi", "overlapping_bod", "Nodee", "dir light", "%%"])
      assert.isAtMost(new Set(Object.values(rulesOf(query)).map((rule) => stageOf.get(rule))).size, 1, query)
  })

  it("have a name each, and stand by stages", () => {
    assert.strictEqual(new Set(nameRules.map(({ name }) => name)).size, nameRules.length)
    const stages = nameRules.map(({ stage }) => stage)
    assert.deepStrictEqual(
      stages.filter((stage, i) => stage !== stages[i - 1]),
      ["name", "part", "spelling"]
    )
  })
})
