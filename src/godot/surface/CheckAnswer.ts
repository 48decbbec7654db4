/** What is wrong with a script, as an answer of the tool. */
import { Effect, Schema } from "effect"
import { invalid, TooLarge } from "../../kernel/mcp/Failure.ts"
import { check } from "../check/Check.ts"
import type { ReferenceView } from "../check/CheckInput.ts"
import * as Reference from "../check/Reference.ts"
import { describe, type Names } from "../library/live/Snapshot.ts"
import { ClassDocs, type Lookup } from "../library/lookup/ClassDocs.ts"
import { absentParents } from "../library/lookup/ReferenceGaps.ts"
import { lookUp } from "./CurrentSnapshot.ts"

/** Bytes of the longest text that is checked. */
export const MAX_CODE = 256 * 1024

const Diagnostic = Schema.Struct({
  line: Schema.Int,
  column: Schema.Int,
  endColumn: Schema.optionalWith(Schema.Int, { exact: true }),
  severity: Schema.Literal("error", "warning"),
  code: Schema.String,
  message: Schema.String,
  fix: Schema.optionalWith(Schema.String, { exact: true }),
  uri: Schema.optionalWith(Schema.String, { exact: true }),
  also: Schema.optionalWith(Schema.Array(Schema.String), { exact: true })
})

export const CheckAnswer = Schema.Struct({
  docs: Schema.String,
  path: Schema.optionalWith(Schema.String, { exact: true }),
  errors: Schema.Int,
  warnings: Schema.Int,
  diagnostics: Schema.Array(Diagnostic),
  unverified: Schema.optionalWith(Schema.Array(Schema.String), { exact: true }),
  omitted: Schema.optionalWith(Schema.Record({ key: Schema.String, value: Schema.Int }), { exact: true }),
  notes: Schema.optionalWith(Schema.Array(Schema.String), { exact: true })
})
export type CheckAnswer = typeof CheckAnswer.Type

/** The checker's view of a snapshot; the same one as long as its symbols are. */
const views = new WeakMap<Lookup, ReferenceView>()

export const referenceOf = (names: Names, classDoc: Lookup): ReferenceView => {
  let view = views.get(classDoc)
  if (view === undefined) {
    const { symbols, facts } = names
    const hasGaps = absentParents(names).size > 0 || facts.damaged.length > 0 || facts.layout === "starter"
    view = Reference.make({ symbols, version: facts.version, classDoc, hasGaps })
    views.set(classDoc, view)
  }
  return view
}

/** Checks a text against the newest reference. */
export const checkAnswer = Effect.fn("godot.check")(function* (code: string | undefined, path: string | undefined) {
  if (code === undefined) {
    return yield* invalid("code", path === undefined ? "is missing: give code, or the path of a script" : "is missing")
  }
  if (Buffer.byteLength(code) > MAX_CODE) {
    return yield* new TooLarge({ message: `code has more than ${MAX_CODE / 1024} KB; check a part of it.` })
  }
  const docs = yield* ClassDocs
  return yield* lookUp((names) =>
    Effect.sync((): CheckAnswer => {
      const report = check({ code, reference: referenceOf(names, docs.of(names)) })
      return { docs: describe(names), ...(path === undefined ? {} : { path }), ...report }
    })
  )
})
