import { assert, describe, it } from "@effect/vitest"
import { isUnpolluted, promises } from "./readers.ts"

const RUNS = 150

describe(`${RUNS} cases of`, () => {
  // The same cases in every run: what is new belongs to the long suite.
  for (const { name, hold } of promises) it(name, () => hold(RUNS, 20_240))

  it("nothing that was read got into the prototype of all objects", () => assert.isTrue(isUnpolluted()))
})
