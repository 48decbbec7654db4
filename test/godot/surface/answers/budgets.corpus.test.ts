/** Costs of answers on real references: every class within its budget, every member reachable, every answer valid. */
import { assert, describe, it } from "@effect/vitest"
import { Either, Option, Schema } from "effect"
import type { ClassDoc } from "../../../../src/godot/reference/ClassDoc.ts"
import * as Links from "../../../../src/godot/reference/Links.ts"
import { toMarkdown } from "../../../../src/godot/reference/Markdown.ts"
import { toPlainText } from "../../../../src/godot/reference/PlainText.ts"
import { build } from "../../../../src/godot/reference/SymbolTable.ts"
import {
  type ClassRequest,
  cursorOf,
  fullAnswer,
  limits,
  outlineAnswer
} from "../../../../src/godot/surface/answers/ClassAnswer.ts"
import { memberSections } from "../../../../src/godot/surface/answers/Outline.ts"
import { csharpContext } from "../../../../src/godot/surface/answers/RenderContext.ts"
import { type GodotClassDoc, shapes } from "../../../../src/godot/surface/answers/Shapes.ts"
import { decode } from "../../../../src/kernel/mcp/Cursor.ts"
import { corpora } from "../../../support/corpora.ts"
import { sampled } from "../../../support/effort.ts"
import { classFiles, slowly, versions } from "../../reference/classFiles.ts"

/** The classes that agents read most. */
const mostUsed =
  "Node Node2D Node3D Control CharacterBody2D CharacterBody3D Area2D Sprite2D AnimationPlayer Timer Input Button Label TileMapLayer Camera2D Tween Array String Vector2 @GlobalScope SceneTree RigidBody2D Resource FileAccess Image".split(
    " "
  )

const MAX_AVERAGE = 5_000

/** Step of the sample of classes that `npm test` looks at. */
const NTH = 10

/** Validates a copy, which has no hidden property, in which an answer keeps its JSON. */
const valid = Schema.validateEither(shapes().GodotClassDoc, { onExcessProperty: "error" })

const answersOf = (version: Parameters<typeof classFiles>[0], language: "gdscript" | "csharp" = "gdscript") => {
  const files = classFiles(version)
  const symbols = build(files)
  const resolver = Links.make(symbols)
  const descendants = new Map<string, Array<string>>()
  for (const { doc } of files)
    descendants.set(doc.inherits ?? "", [...(descendants.get(doc.inherits ?? "") ?? []), doc.name])
  const answer = (doc: ClassDoc, asked: ClassRequest) => {
    const request = { ...asked, docs: `${version}, ${files.length} classes; what else is said of the documents` }
    const context = {
      doc,
      ancestors: [],
      inheritedBy: descendants.get(doc.name) ?? [],
      markdown: (text: string) =>
        toMarkdown(text, {
          className: doc.name,
          docsUrl: "https://docs.godotengine.org/en/stable",
          resolve: (tag, target) => resolver.resolve(doc.name, tag, target)
        }),
      plain: toPlainText,
      ...(language === "csharp" ? { csharp: csharpContext(symbols) } : {}),
      has: () => true,
      address: (url: string) => url,
      notes: []
    }
    const known = { priorOf: () => () => 1, ancestors: [] }
    return fullAnswer(context, request) ?? outlineAnswer(context, request, known)
  }
  return { docs: files.map(({ doc }) => doc), answer }
}

/** The names of the members that an answer holds. */
const namesIn = (page: GodotClassDoc): ReadonlyArray<string> => [
  ...memberSections.flatMap((section) => (page[section] ?? []).map(({ name }) => `${section} ${name}`)),
  ...memberSections.flatMap((section) =>
    (page.outline?.[section] ?? []).map(
      (line) => `${section} ${/^(?:static )?(operator [^\s(]+|[^\s(:]+)/.exec(line)?.[1]}`
    )
  )
]

describe.skipIf(corpora === undefined)("answers about the classes of real references", () => {
  for (const version of versions) {
    it(`${version}: every class has a valid default answer of at most ${limits.page} characters`, async () => {
      const { docs, answer } = answersOf(version)
      for await (const doc of slowly(sampled(docs, NTH))) {
        const page = answer(doc, { detail: "auto", offset: 0 })
        assert.isAtMost(JSON.stringify(page).length, limits.page, doc.name)
        assert.isTrue(Either.isRight(valid({ ...page })), doc.name)
      }
    })

    it(`${version}: every member is reached by cursors, on pages of at most ${limits.page} characters`, async () => {
      const { docs, answer } = answersOf(version)
      for await (const doc of slowly(sampled(docs, NTH))) {
        const sections = [...memberSections]
        const wanted = memberSections.flatMap((section) => doc[section].map(({ name }) => `${section} ${name}`))
        const seen: Array<string> = []
        for (let offset: number | undefined = 0; offset !== undefined; ) {
          const page: GodotClassDoc | undefined = answer(doc, { detail: "outline", sections, offset })
          assert(page !== undefined, doc.name)
          assert.isAtMost(JSON.stringify(page).length, limits.page, doc.name)
          seen.push(...namesIn(page))
          offset =
            page.nextCursor === undefined
              ? undefined
              : Option.getOrUndefined(decode(page.nextCursor, cursorOf(doc, { sections })))
        }
        assert.deepStrictEqual([...seen].sort(), [...wanted].sort(), doc.name)
      }
    })
  }

  it(`godot-4.7: every class has a valid default answer of at most ${limits.page} characters for C#, too`, async () => {
    const { docs, answer } = answersOf("godot-4.7", "csharp")
    for await (const doc of slowly(sampled(docs, 3 * NTH))) {
      const page = answer(doc, { detail: "auto", offset: 0 })
      assert.isAtMost(JSON.stringify(page).length, limits.page, doc.name)
      assert.isTrue(Either.isRight(valid({ ...page })), doc.name)
    }
  })

  it("godot-4.5: the classes that are read most take at most 5,000 characters on average", () => {
    const { docs, answer } = answersOf("godot-4.5")
    const sizes = mostUsed.map((name) => {
      const doc = docs.find((one) => one.name === name)
      assert(doc !== undefined, name)
      return JSON.stringify(answer(doc, { detail: "auto", offset: 0 })).length
    })
    assert.isAtMost(sizes.reduce((sum, size) => sum + size, 0) / sizes.length, MAX_AVERAGE)
  })
})
