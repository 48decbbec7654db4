import { assert, describe, it } from "@effect/vitest"
import { choose, needsStore } from "../../../src/godot/store/DocsChoice.ts"

const nothing = { hasLocalDocs: false, isPath: false, sets: [] }
const full = { hasLocalDocs: false, isPath: false, sets: ["3.5", "3.6", "4.5", "4.7", "4.8-beta1", "master"] }

describe("the choice of documents", () => {
  it("takes ./doc where nothing is set and it holds classes, else decides as auto does", () => {
    assert.include(choose({ ...full, hasLocalDocs: true }), { source: "folder", folder: "./doc" })
    assert.deepStrictEqual(choose(full), choose({ ...full, given: "auto" }))
  })

  it("takes the set of the project's version first", () => {
    assert.include(choose({ ...full, given: "auto", projectVersion: "4.5" }), { source: "set", name: "4.5" })
  })

  it("takes the newest set of Godot 3 for a project that only tells Godot 3", () => {
    assert.include(choose({ ...full, given: "auto", projectVersion: "3" }), { source: "set", name: "3.6" })
  })

  it("takes the newest release without a project, and says how to get the one that fits with another", () => {
    assert.deepStrictEqual(choose({ ...full, given: "auto" }), {
      source: "set",
      name: "4.7",
      reason: "the newest of the store"
    })
    const other = choose({ ...full, given: "auto", projectVersion: "4.6" })
    assert.include(other, {
      source: "set",
      name: "4.7",
      hint: "this project is for Godot 4.6: run godot-docs-mcp get 4.6"
    })
    const third = choose({ ...nothing, given: "auto", projectVersion: "3" })
    assert.include(third, { source: "starter", hint: "this project is for Godot 3: run godot-docs-mcp get 3.6" })
  })

  it("takes the starter where the store is empty, and when asked for it", () => {
    assert.deepStrictEqual(choose({ ...nothing, given: "auto" }), { source: "starter", reason: "the store is empty" })
    assert.include(choose({ ...full, given: "builtin", projectVersion: "4.5" }), { source: "starter" })
  })

  it("takes a version from the store before a folder of that name, and says when the store lacks it", () => {
    assert.include(choose({ ...full, given: "4.7", isPath: true }), { source: "set", name: "4.7" })
    assert.include(choose({ ...full, given: "4.4", isPath: true }), { source: "folder", folder: "4.4" })
    assert.include(choose({ ...full, given: "4.4" }), { source: "missing-set", name: "4.4" })
    assert.include(choose({ ...nothing, given: "master" }), { source: "missing-set" })
    assert.include(choose({ ...full, given: "../godot" }), { source: "folder", folder: "../godot" })
  })

  it("needs the store for auto and versions only", () => {
    for (const given of ["auto", "4.7", "master"]) assert.isTrue(needsStore({ given, hasLocalDocs: false }), given)
    for (const given of ["builtin", "./doc", "/docs"]) assert.isFalse(needsStore({ given, hasLocalDocs: false }), given)
    assert.isTrue(needsStore({ hasLocalDocs: false }))
    assert.isFalse(needsStore({ hasLocalDocs: true }))
  })
})
