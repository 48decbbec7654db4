/** Texts that a host reads of each server, kept as files: a change of a name, a schema or a word shows in review. */
import { describe, expect, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"
import { server as godot } from "../src/godot/surface/program.ts"
import { resources as godotResources, type ResourceServices } from "../src/godot/surface/tools/GodotResources.ts"
import type { ToolServices } from "../src/godot/surface/tools/toolList.ts"
import * as Methods from "../src/kernel/mcp/Methods.ts"
import { resources as markdownResources } from "../src/mdatlas/surface/MarkdownResources.ts"
import { server as markdown } from "../src/mdatlas/surface/program.ts"
import { server as timebox } from "../src/timebox/surface/TimeboxProgram.ts"
import { load } from "../src/timebox/surface/TimeboxSettings.ts"

const operator = Effect.runSync(Effect.withConfigProvider(load, ConfigProvider.fromMap(new Map())))

const ofGodot = Methods.make<ToolServices | ResourceServices>({ ...godot, resources: godotResources })
const ofMarkdown = Methods.make({ ...markdown(false), resources: markdownResources })
const ofTimebox = Methods.make(timebox(operator))

const servers = [
  ["godot-docs-mcp", ofGodot.fixed],
  ["mdatlas", ofMarkdown.fixed],
  ["mcp-test-timebox", ofTimebox.fixed]
] as const

/** A model's tokens, roughly: English and JSON come to about four characters each. */
const CHARACTERS_PER_TOKEN = 4

/**
 * The keywords that Gemini's declarations of functions have: a host that hands a schema on as it is gets all of them
 * refused for one keyword more. `additionalProperties` is younger there, and hosts of before leave it out.
 */
const accepted = new Set(
  "type format title description nullable enum items minItems maxItems properties required minLength maxLength pattern default minimum maximum anyOf additionalProperties".split(
    " "
  )
)

const keywordsIn = (schema: object): ReadonlyArray<string> =>
  Object.entries(schema).flatMap(([keyword, value]) => [
    keyword,
    ...(keyword === "properties"
      ? Object.values(value as object).flatMap(keywordsIn)
      : keyword === "items"
        ? keywordsIn(value)
        : [])
  ])

const lists = ["tools/list", "resources/templates/list", "prompts/list"]

describe("what a host lists", () => {
  for (const [name, fixed] of servers) {
    it(`${name}: names, titles, descriptions and schemas are as they were`, async () => {
      const told: Record<string, unknown> = {}
      for (const method of lists) {
        const answer = fixed({ method })
        if (answer === undefined) continue
        const result = Effect.runSync(answer)
        const characters = JSON.stringify(result).length
        told[method] = { characters, tokens: Math.ceil(characters / CHARACTERS_PER_TOKEN), ...result }
      }
      await expect(`${JSON.stringify(told, null, 2)}\n`).toMatchFileSnapshot(`snapshots/${name}.snap`)
    })
  }

  it("describes arguments in words that every model's declarations of functions have", () => {
    for (const [name, fixed] of servers) {
      const answer = fixed({ method: "tools/list" })
      const { tools } = (answer === undefined ? { tools: [] } : Effect.runSync(answer)) as {
        readonly tools: ReadonlyArray<{ readonly name: string; readonly inputSchema: object }>
      }
      expect(tools.length, name).toBeGreaterThan(0)
      for (const tool of tools)
        expect(
          keywordsIn(tool.inputSchema).filter((one) => !accepted.has(one)),
          tool.name
        ).toEqual([])
    }
  })

  it("is small enough to stand in every conversation", () => {
    for (const [name, fixed] of servers) {
      const answer = fixed({ method: "tools/list" })
      const characters = answer === undefined ? 0 : JSON.stringify(Effect.runSync(answer)).length
      expect(characters, name).toBeGreaterThan(0)
      expect(characters / CHARACTERS_PER_TOKEN, `${name}: tokens of tools/list`).toBeLessThan(3200)
    }
  })
})
