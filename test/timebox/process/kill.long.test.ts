import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { promised } from "../../support/promise.ts"
import { play, type Recorded } from "../support/timebox.ts"

const LIMIT = 700
const ROUNDS = 20

/** Ways to live on. */
const quiet = ["hang", "trickle", "ignore-term", "on-term", "stopped", "group", "session", "daemon", "nameless-daemon"]

/** The same, with all that a machine can give; one after the other, as they would only starve each other. */
const busy = ["dots", "respawn", "runaway", "crowd 10", "flood-endless"]

const judged = ["leader-gone", "leader-gone-deaf", "leader-gone-flood", "signal", "fail", "pass"]

/** Twice at once, for each has to leave the other alone. */
const twice = (scenario: string, limits: Parameters<typeof play>[1], check: (outcome: Recorded) => void) =>
  Effect.gen(function* () {
    for (let round = 0; round < ROUNDS; round++) {
      const outcomes = yield* Effect.all([play(scenario, limits), play(scenario, limits)], { concurrency: 2 })
      for (const outcome of outcomes) {
        assert.isNull(outcome.message)
        check(outcome)
      }
    }
  })

const ends = (scenario: string) =>
  twice(scenario, { timeoutMs: LIMIT }, ({ durationMs, status }) => {
    assert.strictEqual(status, "timeout")
    assert.isAtLeast(durationMs, LIMIT)
    assert.isBelow(durationMs, LIMIT + promised(2500))
  })

const judges = (scenario: string) => twice(scenario, {}, ({ status }) => assert.include(["pass", "fail"], status))

describe(`a timeboxed run, ${ROUNDS} times in a row, twice at once`, () => {
  describe.concurrent("of those that lie low", () => {
    for (const scenario of quiet) it.live(`ends ${scenario} whole`, () => ends(scenario), 300_000)
    for (const scenario of judged) it.live(`judges ${scenario} and leaves nothing`, () => judges(scenario), 300_000)
  })

  describe("of those that give all", () => {
    for (const scenario of busy) it.live(`ends ${scenario} whole`, () => ends(scenario), 300_000)
  })
})
