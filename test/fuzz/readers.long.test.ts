import { assert, describe, it } from "@effect/vitest"
import { isUnpolluted, promises } from "./readers.ts"

const RUNS = 10_000

describe(`${RUNS} new cases of`, () => {
  for (const { name, hold } of promises) it(name, () => hold(RUNS, undefined), { timeout: 300_000 })

  it("nothing that was read got into the prototype of all objects", () => assert.isTrue(isUnpolluted()))
})
