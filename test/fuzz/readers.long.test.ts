import { assert, describe, it } from "@effect/vitest"
import { isUnpolluted, promises } from "./readers.ts"

const RUNS = 10_000
/** The runner is let have a word between stretches of this many. */
const AT_ONCE = 250

describe(`${RUNS} new cases of`, () => {
  for (const { name, hold } of promises) {
    it(
      name,
      async () => {
        for (let done = 0; done < RUNS; done += AT_ONCE) {
          await hold(AT_ONCE, undefined)
          await new Promise((resolve) => setImmediate(resolve))
        }
      },
      { timeout: 300_000 }
    )
  }

  it("nothing that was read got into the prototype of all objects", () => assert.isTrue(isUnpolluted()))
})
