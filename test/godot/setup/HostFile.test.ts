import { assert, describe, it } from "@effect/vitest"
import { Either } from "effect"
import fc from "fast-check"
import { parse } from "jsonc-parser"
import { parse as parseToml } from "smol-toml"
import { addHook, addToJson, addToToml, type Entry } from "../../../src/godot/setup/HostFile.ts"
import { times } from "../../support/effort.ts"

const entry: Entry = { name: "docs", command: "npx", args: ["-y", "docs"], env: { GODOT_DOC_DIR: "auto" } }

const edited = (result: ReturnType<typeof addToJson>): string => {
  const edit = Either.getOrThrow(result)
  if (!edit.changed) throw new Error("nothing was changed")
  return edit.text
}

const json = (text: string, key = "mcpServers"): string => edited(addToJson(text, key, entry))

const server = { command: "npx", args: ["-y", "docs"], env: { GODOT_DOC_DIR: "auto" } }

describe("a server added to a JSON file", () => {
  it("is all that a new or empty file holds", () => {
    for (const text of ["", "  \n", "{}", "{ }\n"]) {
      assert.deepStrictEqual(JSON.parse(json(text)), { mcpServers: { docs: server } }, text)
    }
  })

  it("leaves every other character as it was: comments, trailing commas, one-line objects, tabs", () => {
    const text =
      '\uFEFF{\r\n\t// mine\r\n\t"theme": "dark", /* x */\r\n\t"mcpServers": {\r\n\t\t"other": { "command": "x" }, // y\r\n\t}\r\n}\r\n'
    const now = json(text)
    const inserted =
      '\r\n\t\t"docs": {\r\n\t\t\t"command": "npx",\r\n\t\t\t"args": [\r\n\t\t\t\t"-y",\r\n\t\t\t\t"docs"\r\n\t\t\t],\r\n\t\t\t"env": {\r\n\t\t\t\t"GODOT_DOC_DIR": "auto"\r\n\t\t\t}\r\n\t\t},'
    assert.include(now, inserted)
    assert.strictEqual(now.replace(inserted, ""), text)
  })

  it("is written below the key of the host, with what that host wants besides", () => {
    const text = edited(addToJson('{"inputs": []}', "servers", entry, { type: "stdio" }))
    assert.deepStrictEqual(JSON.parse(text), { inputs: [], servers: { docs: { type: "stdio", ...server } } })
  })

  it("is there once: a second time nothing changes, and one of the user's own stays", () => {
    const once = json("{}")
    assert.deepStrictEqual(addToJson(once, "mcpServers", entry), Either.right({ changed: false }))
    const own = '{"mcpServers": {"docs": {"command": "mine"}}}'
    assert.deepStrictEqual(addToJson(own, "mcpServers", entry), Either.right({ changed: false }))
  })

  it("is not written into what cannot be parsed or has another form", () => {
    const twice = '{"mcpServers": {}, "mcpServers": {}}'
    assert.deepStrictEqual(addToJson(twice, "mcpServers", entry), Either.left('it has "mcpServers" twice'))
    for (const text of ["{ broken", "[]", "null", '{"mcpServers": []}', '{"mcpServers": 1}', '{"a": 1 "b": 2}']) {
      assert.isTrue(Either.isLeft(addToJson(text, "mcpServers", entry)), text)
    }
    assert.deepStrictEqual(addToJson('{\n"a": }', "mcpServers", entry), Either.left("line 2: ValueExpected"))
  })

  it("leaves a comment behind the value that it stands behind", () => {
    for (const comma of ["", ","]) {
      const now = json(`{\n  "mcpServers": {\n    "a": {}${comma} // of a\n  }\n}\n`)
      assert.include(now, `"a": {}, // of a\n    "docs": {`)
      assert.deepStrictEqual(parse(now, [], { allowTrailingComma: true }), { mcpServers: { a: {}, docs: server } })
    }
  })

  it("adds itself and changes no value of any document", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ maxLength: 6 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }),
        fc.constantFrom(undefined, 0, 1, 2, 4, "\t"),
        (document, indent) => {
          const before = { ...document, mcpServers: document }
          const text = JSON.stringify(before, null, indent)
          if (Object.hasOwn(document, "docs")) return
          // jsonc-parser would lose a key `__proto__`, which the text keeps.
          const after: unknown = JSON.parse(json(text))
          assert.deepStrictEqual(
            after,
            JSON.parse(JSON.stringify({ ...before, mcpServers: { ...document, docs: server } }))
          )
        }
      ),
      { numRuns: times(60, 200) }
    )
  })
})

describe("a server added to a TOML file", () => {
  it("is a table at the end, after all that was there", () => {
    const text = '# mine\nmodel = "x"\n\n[mcp_servers.other]\ncommand = "y"\n'
    const now = edited(addToToml(text, "mcp_servers", entry))
    assert.isTrue(now.startsWith(text))
    assert.deepStrictEqual(parseToml(now)["mcp_servers"], { other: { command: "y" }, docs: server })
    assert.deepStrictEqual(parseToml(edited(addToToml("", "mcp_servers", entry))), { mcp_servers: { docs: server } })
    assert.deepStrictEqual(addToToml(now, "mcp_servers", entry), Either.right({ changed: false }))
    assert.isTrue(edited(addToToml(`\uFEFF${text}`, "mcp_servers", entry)).startsWith(`\uFEFF${text}`))
  })

  it("comes after a blank line, with the line ends of the file, however that ends", () => {
    for (const eol of ["\n", "\r\n"]) {
      const table = edited(addToToml("", "mcp_servers", entry)).replaceAll("\n", eol)
      const line = `model = "x" # mine${eol}`
      assert.strictEqual(edited(addToToml(line, "mcp_servers", entry)), `${line}${eol}${table}`)
      const open = `${line}effort = "high"`
      assert.strictEqual(edited(addToToml(open, "mcp_servers", entry)), `${open}${eol}${eol}${table}`)
    }
  })

  it("is not written into what cannot be parsed, or where servers are written inline", () => {
    assert.isTrue(Either.isLeft(addToToml("model = ", "mcp_servers", entry)))
    assert.deepStrictEqual(
      addToToml("mcp_servers = { other = { command = 'y' } }\n", "mcp_servers", entry),
      Either.left("its mcp_servers is written inline")
    )
  })
})

describe("a hook added to the settings of Claude Code", () => {
  const hook = { matcher: "Write", hooks: [{ type: "command", command: "docs check", timeout: 20 }] }
  const add = (text: string) => addHook(text, "PostToolUse", hook, (command) => command === "docs check")

  it("is all that a new file holds, and comes last among those of its event", () => {
    assert.deepStrictEqual(JSON.parse(edited(add(""))), { hooks: { PostToolUse: [hook] } })
    assert.deepStrictEqual(JSON.parse(edited(add('{"hooks": {"Stop": []}}'))), {
      hooks: { Stop: [], PostToolUse: [hook] }
    })
    const other = { matcher: "Bash", hooks: [] }
    const before = `{\n  // mine\n  "hooks": { "PostToolUse": [\n    ${JSON.stringify(other)}, // last\n  ] }\n}\n`
    const after = edited(add(before))
    assert.deepStrictEqual(parse(after), { hooks: { PostToolUse: [other, hook] } })
    const at = after.indexOf(",") + 1
    assert.include(after.slice(at), "// last")
    // Besides what was inserted, nothing changed.
    const start = after.search(/\n\s*\{\s*"matcher": "Write"/)
    const end = after.indexOf("]\n    },", start) + "]\n    },".length
    assert.strictEqual(after.slice(0, start) + after.slice(end), before)
  })

  it("is there once, and not in what cannot be parsed", () => {
    assert.deepStrictEqual(add(edited(add("{}"))), Either.right({ changed: false }))
    assert.deepStrictEqual(add('{"hooks": []}'), Either.left('its "hooks" is not an object'))
    assert.deepStrictEqual(add('{"hooks": {"PostToolUse": {}}}'), Either.left('its "PostToolUse" is not a list'))
    assert.deepStrictEqual(add("{ broken"), Either.left("line 1: InvalidSymbol"))
  })
})
