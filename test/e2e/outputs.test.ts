/** Answers of every tool, on real documents, against the output schemas that tools/list shows. */
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import type { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv"
import { Effect } from "effect"
import { call, connect, root, temporaryFolder } from "../support/bundle.ts"
import { runCommand } from "../support/commands.ts"
import { corpora, corpus, onCorpora } from "../support/corpora.ts"
import { sharedIndex } from "../support/runFolder.ts"
import { everything, timebox } from "../support/timebox.ts"

/** A tool's name, its arguments, and the `code` of the failure that is expected. */
type Call = readonly [tool: string, args: Record<string, unknown>, code?: string | undefined]

/**
 * Makes the calls one after another; returns, tool by tool, the listed fields that no answer had. Each answer must be
 * as its tool's schema says, and each failure be marked as one.
 */
const unseen = (client: Client, calls: ReadonlyArray<Call>) =>
  Effect.gen(function* () {
    const { tools } = yield* Effect.promise(() => client.listTools())
    const validators = new Map(
      tools.map(({ name, outputSchema }) => [name, new AjvJsonSchemaValidator().getValidator(outputSchema as object)])
    )
    const left = new Map(
      tools.map(({ name, outputSchema }) => [name, new Set(Object.keys(outputSchema?.properties ?? {}))])
    )
    for (const [tool, args, code] of calls) {
      const { isError, text, value } = yield* call(client, tool, args)
      const what = `${tool} ${JSON.stringify(args)}: ${text.slice(0, 300)}`
      assert.strictEqual(isError, code !== undefined, what)
      if (isError) {
        assert.strictEqual(value["error"] ?? value["code"], code, what)
        continue
      }
      const { errorMessage } = validators.get(tool)?.(value) ?? { errorMessage: "is not listed" }
      assert.isUndefined(errorMessage, what)
      for (const field of Object.keys(value)) left.get(tool)?.delete(field)
    }
    return Object.fromEntries(Array.from(left, ([name, fields]) => [name, [...fields]]))
  })

type Unseen = Readonly<Record<string, ReadonlyArray<string>>>

const inBoth = (one: Unseen, other: Unseen): Unseen =>
  Object.fromEntries(
    Object.entries(one).map(([tool, fields]) => [tool, fields.filter((field) => other[tool]?.includes(field))])
  )

/** The same tools with no field left. */
const noneOf = (one: Unseen): Unseen => Object.fromEntries(Object.keys(one).map((tool) => [tool, []]))

describe(onCorpora("answers of godot-docs-mcp"), () => {
  it.scopedLive.skipIf(corpora === undefined)("are what the output schemas promise", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const game = join(folder, "game")
      mkdirSync(game)
      writeFileSync(join(game, "project.godot"), "config_version=5\n")
      const script = `class_name Hero extends CharacterBody2D
## A hero.
signal died(cause: String)
## How fast.
@export var speed := 300.0
enum Mode { IDLE, RUN }
## Moves on.
func advance(step: int = 1) -> void:
	translte(Vector2.ZERO)
	$Missing.show()
`
      const comment = `## ${"Rests for a while, and then for another one. ".repeat(40)}\n`
      const wide = Array.from({ length: 150 }, (_, i) => `argument_number_${i}: PackedVector2Array`).join(", ")
      const functions = Array.from({ length: 12 }, (_, i) => `func tremendous_${i}(${wide}) -> void:\n\tpass\n`)
      const rest = `${comment.repeat(30)}func rest() -> void:\n\tpass\n`
      writeFileSync(join(game, "hero.gd"), `${script}${rest}${functions.join("")}`)
      const env = {
        GODOT_STORE_DIR: join(folder, "store"),
        ...sharedIndex(corpus("godot-4.5")),
        GODOT_LANGUAGE: "both"
      }
      const take = Effect.fnUntraced(function* (source: string, version: string) {
        const args = ["import", source, "--name", version]
        const taken = yield* runCommand({ bin: "godot-docs-mcp", args, cwd: game, env })
        assert.strictEqual(taken.code, 0, taken.stderr)
      })
      for (const version of ["4.7", "4.1"] as const) {
        const part = join(folder, version)
        mkdirSync(join(part, "doc/classes"), { recursive: true })
        mkdirSync(join(part, "modules/gdscript/doc_classes"), { recursive: true })
        copyFileSync(
          join(corpus("godot-4.5"), "modules/gdscript/doc_classes/@GDScript.xml"),
          join(part, "modules/gdscript/doc_classes/@GDScript.xml")
        )
        for (const name of ["Node", "Object", "Sprite2D"])
          copyFileSync(
            join(corpus(`godot-${version}`), "doc/classes", `${name}.xml`),
            join(part, "doc/classes", `${name}.xml`)
          )
        yield* take(part, version)
      }
      // Fields of files of older versions.
      mkdirSync(join(folder, "old/classes"), { recursive: true })
      for (const file of ["3.2/modules/mono/doc_classes/GodotSharp", "4.1/doc/classes/PackedDataContainer"])
        copyFileSync(join(corpora ?? "", `godot-${file}.xml`), join(folder, "old/classes", `${basename(file)}.xml`))
      yield* take(join(folder, "old"), "3.2")
      const client = yield* connect({ bin: "godot-docs-mcp", cwd: game, env })
      const cut = yield* call(client, "godot_get_class", { name: "Node" })
      const long = yield* call(client, "godot_get_symbol", { qname: "Hero.rest" })
      const misspelt = `func _ready():\n${Array.from({ length: 80 }, (_, i) => `\tvar n${i}: Nodd${i}Q\n\tNode.new().qxq${i}()\n`).join("")}`
      const left = yield* unseen(client, [
        ["godot_search", { query: "Button.pressed" }],
        ["godot_search", { query: "効果音を鳴らす", kind: "class", limit: 3 }],
        ["godot_search", { query: "KinematicBody2D" }],
        ["godot_search", { query: "node", limit: 500 }],
        ["godot_search", { query: "Hero.tremendous", limit: 10 }],
        ["godot_search", { query: "qqxxqq zzkkzz" }],
        ["godot_search", { query: "" }, "INVALID_ARGUMENT"],
        ["godot_search", { query: "hero", limit: 0 }, "INVALID_ARGUMENT"],
        ["godot_get_class", { name: "Node" }],
        ["godot_get_class", { name: "Node", cursor: cut.value["nextCursor"] ?? "" }],
        ["godot_get_class", { name: "Control", detail: "outline" }],
        ["godot_get_class", { name: "@GDScript", detail: "full" }],
        ["godot_get_class", { name: "Vector2", detail: "full" }],
        ["godot_get_class", { name: "Sprite2D", inherited: true }],
        ["godot_get_class", { name: "Hero" }],
        ["godot_get_class", { name: "Button", sections: ["signals", "themeItems", "tutorials"] }],
        ["godot_get_class", { name: "SkeletonIK3D" }],
        ["godot_get_class", { name: "SkeletonModification2DLookAt" }],
        ["godot_get_class", { name: "Node3D", sections: ["brief"] }],
        ["godot_get_class", { name: "Nodd" }, "NOT_FOUND"],
        ["godot_get_symbol", { qname: "Node.add_child" }],
        ["godot_get_symbol", { qname: "Button.pressed" }],
        ["godot_get_symbol", { qname: "Vector2.operator *" }],
        ["godot_get_symbol", { qname: "Node.process_mode" }],
        ["godot_get_symbol", { qname: "Node.ProcessMode" }],
        ["godot_get_symbol", { qname: "Button.font_color" }],
        ["godot_get_symbol", { qname: "@GDScript.@export_range" }],
        ["godot_get_symbol", { qname: "Hero.advance" }],
        ["godot_get_symbol", { qnames: ["Node.add_child", "Node.nothing", "Hero.speed"] }],
        ["godot_get_symbol", { qname: "Vector2.ZERO" }],
        ["godot_get_symbol", { qname: "OpenXRInterface.HandJointFlags" }],
        ["godot_get_symbol", { qname: "OpenXRInterface.get_hand_joint_flags" }],
        ["godot_get_symbol", { qname: "OpenXRInteractionProfileEditorBase.size_flags_vertical" }],
        ["godot_get_symbol", { qname: "AudioStream.generate_sample" }],
        ["godot_get_symbol", { qname: "NavigationServer3D.map_force_update" }],
        ["godot_get_symbol", { qname: "Vector4i.length" }],
        ["godot_get_symbol", { qname: "Hero.rest" }],
        ["godot_get_symbol", { qname: "Hero.rest", cursor: long.value["nextCursor"] ?? "" }],
        ["godot_get_symbol", { qname: "add_child" }, "INVALID_ARGUMENT"],
        ["godot_get_symbol", { qname: "Node.add_chlid" }, "NOT_FOUND"],
        ["godot_list_classes", {}],
        ["godot_list_classes", { prefix: "audio", limit: 50_000 }],
        ["godot_list_classes", { prefix: "zz" }],
        ["godot_check", { code: "func _ready():\n\tadd_chlid(Node.new())\n" }],
        ["godot_check", { path: "hero.gd" }],
        ["godot_check", { code: misspelt }],
        ["godot_check", { code: "func _ready():\n\tyield(get_tree(), 'idle_frame')\n\tKinematicBody2D.new()\n" }],
        ["godot_check", { path: "missing.gd" }, "NOT_FOUND"],
        ["godot_diff", { to: "4.7" }],
        ["godot_diff", { to: "4.7", name: "Node" }],
        ["godot_diff", { to: "4.7", limit: 5 }],
        ["godot_diff", { to: "9.9" }, "NOT_FOUND"],
        ["godot_get_symbol", { qname: "Node.atr", version: "4.7" }],
        ["godot_get_class", { name: "GodotSharp", version: "3.2" }],
        ["godot_get_symbol", { qname: "PackedDataContainer.pack", version: "3.2" }],
        ["godot_check", { code: "extends GodotSharp\nfunc f():\n\tHelper.help()\n", version: "3.2" }]
      ])
      assert.deepStrictEqual(left, noneOf(left))
    })
  )
})

describe("answers of mdatlas", () => {
  it.scopedLive("are what the output schemas promise", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      for (const name of ["README.md", "CHANGELOG.md"]) copyFileSync(join(root, name), join(folder, name))
      for (const name of readdirSync(join(root, "doc")).filter((name) => name.endsWith(".md")))
        copyFileSync(join(root, "doc", name), join(folder, name))
      writeFileSync(join(folder, "Shift_JIS.md"), Buffer.from([0x23, 0x20, 0x83, 0x65, 0x83, 0x58, 0x83, 0x67, 0x0a]))
      writeFileSync(join(folder, "broken.md"), "# A\n\n[to](nowhere.md) [here](#missing)\n\n## A\n")
      writeFileSync(join(folder, "long.md"), Array.from({ length: 3000 }, (_, i) => `# Chapter ${i}\n`).join("\n"))
      const links = Array.from({ length: 300 }, (_, i) => `[to](nowhere${i}.md)`).join("\n")
      writeFileSync(join(folder, "links.md"), `# Links\n\n${links}\n`)
      const env = { MDATLAS_CACHE_DIR: join(folder, "cache"), MDATLAS_WRITE: "1" }
      const client = yield* connect({ bin: "mdatlas", cwd: folder, env })
      const first = yield* call(client, "get_markdown_section", {
        file_path: "README.md",
        max_chars: 500,
        lines: { start: 1, end: 200 }
      })
      const found = yield* call(client, "search_markdown_content", { query: "the", max_results: 2 })
      const files = yield* call(client, "list_markdown_files", { limit: 2 })
      const readme = yield* call(client, "get_markdown_structure", { file_path: "library.md", format: "tree" })
      const [chapter] = readme.value["structure"] as ReadonlyArray<{ readonly id: string }>
      const id = chapter?.id ?? ""
      const section = yield* call(client, "get_markdown_section", { file_path: "library.md", section_id: id })
      const left = yield* unseen(client, [
        ["get_markdown_structure", { file_path: "README.md" }],
        ["get_markdown_structure", { file_path: "README.md", format: "lines" }],
        ["get_markdown_structure", { file_path: "long.md" }],
        ["get_markdown_structure", { file_path: "long.md", format: "tree" }],
        ["get_markdown_structure", { file_path: "README.md", format: "tree", max_depth: 2 }],
        ["get_markdown_structure", { file_path: "CHANGELOG.md", levels: [2], offset: 1 }],
        ["get_markdown_structure", { file_path: "library.md", section_id: id }],
        ["get_markdown_structure", { file_path: "../x.md" }, "ACCESS_DENIED"],
        ["get_markdown_structure", { file_path: "nothing.md" }, "NOT_FOUND"],
        ["get_markdown_structure", { file_path: "Shift_JIS.md" }, "UNSUPPORTED"],
        ["get_markdown_section", { file_path: "library.md", section_id: id }],
        ["get_markdown_section", { file_path: "library.md", section_id: id, include_children: true, format: "plain" }],
        ["get_markdown_section", { file_path: "library.md", section_ids: [id], format: "html" }],
        [
          "get_markdown_section",
          {
            file_path: "README.md",
            lines: { start: 1, end: 200 },
            max_chars: 500,
            offset: first.value["next_offset"] ?? 0
          }
        ],
        ["get_markdown_section", { file_path: "library.md", section_id: "nothing" }, "NOT_FOUND"],
        ["get_markdown_section", { file_path: "library.md" }, "INVALID_ARGUMENT"],
        ["search_markdown_content", { query: "index" }],
        ["search_markdown_content", { query: "inde[x]", regex: true, case_sensitive: true, context: 2, folder: "." }],
        ["search_markdown_content", { query: "the", file_path: "library.md", section_id: id, levels: [1] }],
        ["search_markdown_content", { query: "the", max_results: 2, cursor: found.value["next_cursor"] ?? "" }],
        ["search_markdown_content", { query: "qqxxqqzz" }],
        ["search_markdown_content", { query: "(", regex: true }, "INVALID_ARGUMENT"],
        ["list_markdown_files", {}],
        ["list_markdown_files", { limit: 2, cursor: files.value["next_cursor"] ?? "" }],
        ["list_markdown_files", { limit: 5000 }],
        ["list_markdown_files", { glob: "*.txt" }],
        ["list_markdown_files", { folder: "nothing" }, "NOT_FOUND"],
        ["check_markdown_links", {}],
        ["check_markdown_links", { file_path: "broken.md" }],
        ["check_markdown_links", { file_path: "nothing.md" }, "NOT_FOUND"],
        [
          "edit_markdown_section",
          {
            file_path: "library.md",
            section_id: id,
            mode: "replace",
            expected_hash: section.value["hash"],
            dry_run: true,
            content: "# New\n\nText.\n"
          }
        ]
      ])
      assert.deepStrictEqual(left, noneOf(left))
    })
  )
})

describe("answers of run_test", () => {
  it.scopedLive("are what the output schema promises", () =>
    Effect.gen(function* () {
      const { client, fake } = yield* timebox()
      let left: Unseen | undefined
      const run = (scenario: string, request: Record<string, unknown> = {}, code?: string) =>
        Effect.gen(function* () {
          fake.play(scenario)
          const now = yield* unseen(client, [["run_test", { ...everything, ...request }, code]])
          left = left === undefined ? now : inBoth(left, now)
        })
      yield* run("pass")
      yield* run("fail", { repeat: 2 })
      yield* run("no-tests")
      yield* run("exit 3")
      yield* run("signal")
      yield* run("trickle", { timeout_ms: 1200 })
      yield* run("session", { timeout_ms: 10_000, no_output_timeout_ms: 3000 })
      yield* run("pass", { runner: "nothing" }, "INVALID_ARGUMENT")
      yield* run("pass", { scope: "file", target: "../outside.dart" }, "ACCESS_DENIED")
      // These come of machine reports, of tests that hang side by side,
      // and of processes that outlive a run that passes.
      assert.deepStrictEqual(left, { run_test: ["also_running", "tests_expected", "leaked_processes"] })
    })
  )
})
