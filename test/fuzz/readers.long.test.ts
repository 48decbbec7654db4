import { assert, describe, it } from "@effect/vitest"
import { turn } from "../support/turns.ts"
import * as godot from "./godot.ts"
import * as readers from "./readers.ts"
import * as runs from "./runs.ts"

const promises = [...readers.promises, ...godot.promises, ...runs.promises]
const RUNS = 10_000
/** Cases between two turns of the event loop. */
const AT_ONCE = 100

describe(`${RUNS} new cases of`, () => {
  for (const { name, hold } of promises) {
    it(name, async () => {
      for (let done = 0; done < RUNS; done += AT_ONCE) {
        await hold(AT_ONCE, undefined)
        await turn()
      }
    })
  }

  it("nothing that was read got into the prototype of all objects", () => assert.isTrue(readers.isUnpolluted()))
})
