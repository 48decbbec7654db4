import { assert, describe, it } from "@effect/vitest"
import {
  chooseTarget,
  compare,
  isVersionName,
  majorMinor,
  nameToGet,
  newestFirst,
  newestTarget,
  parse,
  releaseOf,
  setInName
} from "../../../src/godot/store/GodotVersion.ts"

const tags = [
  "3.6-stable",
  "4.6-stable",
  "4.7-beta2",
  "4.7-rc1",
  "4.7-stable",
  "4.7.1-stable",
  "4.7.10-stable",
  "4.8-dev3"
]

describe("GodotVersion", () => {
  it("reads versions as people and Godot write them", () => {
    assert.deepStrictEqual(parse("4.7"), { major: 4, minor: 7, patch: 0 })
    assert.deepStrictEqual(parse("v3.6.1-stable"), { major: 3, minor: 6, patch: 1, status: "stable" })
    assert.deepStrictEqual(parse("4.7-RC2"), { major: 4, minor: 7, patch: 0, status: "rc2" })
    for (const text of ["", "4", "latest", "4.7.1.2", "master", "4.7-stable; rm"]) assert.isUndefined(parse(text), text)
  })

  it("tells what may be one of Godot's versions from other names", () => {
    assert.isTrue(["4.7", "3", "v4.6.1-stable", "master", "main"].every(isVersionName))
    assert.isFalse(["banana", "4.x", "../4.7", ""].some(isVersionName))
  })

  it("gives the name to fetch without a status that Godot never had", () => {
    assert.strictEqual(nameToGet("v4.6-stabel"), "v4.6")
    assert.strictEqual(nameToGet("4.6.1.relase"), "4.6.1")
    for (const name of ["4.7", "v4.6.1-stable", "4.7-beta2", "4.8-dev1", "3", "master"])
      assert.strictEqual(nameToGet(name), name)
  })

  it("leads from a stable release to the set that holds it", () => {
    for (const text of ["4.7", "v4.7", " 4.7.1 ", "4.7-stable", "Godot 4.7.2-stable"])
      assert.strictEqual(releaseOf(text), "4.7")
    for (const text of ["4.7-beta2", "4", "master", "latest", "godot"]) assert.isUndefined(releaseOf(text), text)
  })

  it("takes major and minor from the head of a longer text", () => {
    assert.strictEqual(majorMinor("4.7.1.stable.official.5b4e0cb0f"), "4.7")
    assert.strictEqual(majorMinor("3.2.3.stable.custom_build"), "3.2")
    assert.strictEqual(majorMinor("GNU bash"), undefined)
  })

  it("orders a release after everything that led to it, and numbers as numbers", () => {
    const sorted = ["4.7-stable", "4.7-rc1", "4.7-beta10", "4.7-beta2", "4.7.1-stable", "4.10-stable", "4.7-dev1"]
    sorted.sort((a, b) => {
      const [left, right] = [parse(a), parse(b)]
      return left === undefined || right === undefined ? 0 : compare(left, right)
    })
    assert.deepStrictEqual(sorted, [
      "4.7-dev1",
      "4.7-beta2",
      "4.7-beta10",
      "4.7-rc1",
      "4.7-stable",
      "4.7.1-stable",
      "4.10-stable"
    ])
  })

  it("takes a set's name from that of a folder or an archive of Godot's sources, and from no other", () => {
    const names = ["godot-4.7.1-stable", "godot-4.8-beta2.tar.xz", "godot-4.7", "4.5", "v3.6-stable.zip"]
    assert.deepStrictEqual(names.map(setInName), ["4.7", "4.8-beta2", "4.7", "4.5", "3.6"])
    for (const name of ["my-game-1.2", "godot", "doc", "godot-4", "godot-demo-projects-4.2", "4.5.txt"]) {
      assert.isUndefined(setInName(name), name)
    }
  })

  it("lists sets newest first and what is no version last", () => {
    assert.deepStrictEqual(["3.6", "master", "4.10", "4.9", "4.10-beta1"].sort(newestFirst), [
      "4.10",
      "4.10-beta1",
      "4.9",
      "3.6",
      "master"
    ])
  })

  it("chooses the newest patch release of a minor version", () => {
    assert.deepStrictEqual(chooseTarget("4.7", tags), { ref: "4.7.10-stable", set: "4.7" })
    assert.deepStrictEqual(chooseTarget("3.6", tags), { ref: "3.6-stable", set: "3.6" })
  })

  it("chooses the newest release of a major version", () => {
    assert.deepStrictEqual(chooseTarget("3", ["3.5.3-stable", "3.6-beta1", ...tags]), { ref: "3.6-stable", set: "3.6" })
    assert.deepStrictEqual(chooseTarget("3", ["3.5.3-stable", "3.6-beta1"]), { ref: "3.5.3-stable", set: "3.5" })
    assert.property(chooseTarget("2", tags), "near")
  })

  it("chooses the newest release of all", () => {
    assert.deepStrictEqual(newestTarget(tags), { ref: "4.7.10-stable", set: "4.7" })
    assert.deepStrictEqual(newestTarget(["4.8-dev3"]), { near: ["4.8-dev3"] })
  })

  it("takes an exact version or tag as it is", () => {
    assert.deepStrictEqual(chooseTarget("4.7.1", tags), { ref: "4.7.1-stable", set: "4.7" })
    assert.deepStrictEqual(chooseTarget("4.7-stable", tags), { ref: "4.7-stable", set: "4.7" })
    assert.deepStrictEqual(chooseTarget("4.6.0", tags), { ref: "4.6-stable", set: "4.6" })
    assert.deepStrictEqual(chooseTarget("v4.6", tags), { ref: "4.6-stable", set: "4.6" })
    assert.deepStrictEqual(chooseTarget("4.7-beta2", tags), { ref: "4.7-beta2", set: "4.7-beta2" })
    assert.deepStrictEqual(chooseTarget("master", tags), { ref: "master", set: "master" })
  })

  it("names near tags for one that does not exist", () => {
    assert.deepStrictEqual(chooseTarget("4.8", tags), { near: ["4.8-dev3"] })
    assert.deepStrictEqual(chooseTarget("4.5", tags), {
      near: ["4.6-stable", "4.7.10-stable", "4.7.1-stable", "4.7-stable", "3.6-stable"]
    })
    assert.deepStrictEqual(chooseTarget("4.7-stabel", tags), {
      near: ["4.7.10-stable", "4.7.1-stable", "4.7-stable", "4.7-rc1", "4.7-beta2"]
    })
    assert.deepStrictEqual(chooseTarget("4.8-beta1", tags), {
      near: ["4.8-dev3", "4.7.10-stable", "4.7.1-stable", "4.7-stable", "4.6-stable"]
    })
    assert.deepStrictEqual(chooseTarget("mastr", tags), { near: ["master"] })
    assert.deepStrictEqual(chooseTarget("the newest", tags), {
      near: ["4.7.10-stable", "4.7.1-stable", "4.7-stable", "4.6-stable", "3.6-stable"]
    })
  })
})
