import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"
import { explain } from "../../../src/kernel/cli/Settings.ts"
import { mayWrite, rulebook } from "../../../src/mdatlas/surface/settings.ts"

const given = (values: Readonly<Record<string, string>>) =>
  Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(values))))

describe("the switches", () => {
  it.effect("are read as those of the other servers, and empty ones as not set", () =>
    Effect.gen(function* () {
      const write = (text: string) => mayWrite.pipe(given({ MDATLAS_WRITE: text }))
      for (const on of ["1", "true", "TRUE", " Yes "]) assert.isTrue(yield* write(on), on)
      for (const off of ["0", "False", "off", ""]) assert.isFalse(yield* write(off), off)
      const hidden = (text: string) =>
        Effect.map(rulebook.pipe(given({ MDATLAS_GITIGNORE: text })), ({ honoursGitignore }) => honoursGitignore)
      assert.isTrue(yield* hidden(""))
      assert.isFalse(yield* hidden("OFF"))
    })
  )

  it.effect("are named with what is wrong, as the extensions are", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(mayWrite.pipe(given({ MDATLAS_WRITE: "maybe" })))
      assert.deepStrictEqual(explain(error), ['MDATLAS_WRITE: must be 1 or 0, not "maybe"'])
      const extensions = yield* Effect.flip(rulebook.pipe(given({ MDATLAS_EXTENSIONS: "md" })))
      assert.deepStrictEqual(explain(extensions), [
        "MDATLAS_EXTENSIONS: must be extensions separated by commas, such as .md,.markdown"
      ])
    })
  )
})
