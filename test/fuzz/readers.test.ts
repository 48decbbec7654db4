import { assert, describe, it } from "@effect/vitest"
import * as godot from "./godot.ts"
import * as readers from "./readers.ts"
import * as runs from "./runs.ts"

const promises = [...readers.promises, ...godot.promises, ...runs.promises]
const RUNS = 60

describe(`${RUNS} cases of`, () => {
  // The same cases in every run: what is new belongs to the long suite.
  for (const { name, hold } of promises) it(name, () => hold(RUNS, 20_240))

  it("nothing that was read got into the prototype of all objects", () => assert.isTrue(readers.isUnpolluted()))
})
