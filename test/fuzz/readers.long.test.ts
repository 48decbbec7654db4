import { assert, describe, it } from "@effect/vitest"
import { turn } from "../support/turns.ts"
import { isUnpolluted, promises } from "./readers.ts"

const RUNS = 10_000
/** Cases between two turns of the event loop. */
const AT_ONCE = 100

describe(`${RUNS} new cases of`, () => {
  for (const { name, hold } of promises) {
    it(
      name,
      async () => {
        for (let done = 0; done < RUNS; done += AT_ONCE) {
          await hold(AT_ONCE, undefined)
          await turn()
        }
      },
      { timeout: 300_000 }
    )
  }

  it("nothing that was read got into the prototype of all objects", () => assert.isTrue(isUnpolluted()))
})
