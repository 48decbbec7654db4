/** The pipes of a run that has no watchdog to make them. */
import { Effect, Option } from "effect"
import * as OutputPipes from "../../../src/timebox/process/OutputPipes.ts"

export const openPipes = Effect.gen(function* () {
  const paths = yield* OutputPipes.choosePaths
  if (Option.isNone(paths)) return Option.none()
  const { stderr, stdout } = paths.value
  return (yield* OutputPipes.makeFifos([stdout, stderr])) ? yield* OutputPipes.open(paths.value) : Option.none()
})
