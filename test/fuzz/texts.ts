/** What the promises about readers are made of: texts that are almost right, and what is odd in any of them. */
import { FastCheck as fc } from "effect"
import { anyText } from "../support/anyText.ts"

export interface Promised {
  readonly name: string
  readonly hold: (runs: number, seed: number | undefined) => void | Promise<void>
}

export const options = (numRuns: number, seed: number | undefined) => ({
  numRuns,
  ...(seed === undefined ? {} : { seed })
})

/** A promise about the values of one arbitrary. */
export const promise = <A>(name: string, values: fc.Arbitrary<A>, holds: (value: A) => void): Promised => ({
  name,
  hold: (runs, seed) => fc.assert(fc.property(values, holds), options(runs, seed))
})

/** Characters on which readers stumble: half surrogates, NUL, marks, names of every object's own. */
const odd = fc.constantFrom(
  ..."\0\ud800\udc00\ufeff\u2028\u0085\r\n\t\u001b\u202e😀é",
  "\r\n",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "%",
  "%2F",
  "..",
  "../"
)

const oddText = anyText({ maxLength: 12 })

/** Pieces of a language, mixed with what does not belong to it. */
export const soup = (pieces: ReadonlyArray<string>, most = 30): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...pieces) },
        { weight: 1, arbitrary: odd },
        { weight: 1, arbitrary: oddText }
      ),
      { maxLength: most }
    )
    .map((all) => all.join(""))

/** `whole` with some stretches cut out or replaced by a piece. */
export const damaged = (whole: string, pieces: ReadonlyArray<string>): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.nat(whole.length), fc.nat(20), fc.oneof(fc.constant(""), fc.constantFrom(...pieces), odd)), {
      minLength: 1,
      maxLength: 4
    })
    .map((edits) =>
      edits.reduce((text, [at, length, piece]) => text.slice(0, at) + piece + text.slice(at + length), whole)
    )
