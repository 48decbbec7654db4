import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Either } from "effect"
import { hostPlaces } from "../../../src/godot/setup/HostPlaces.ts"
import { addedLines, plan, write } from "../../../src/godot/setup/Setup.ts"
import { setupHosts } from "../../../src/godot/surface/commands/StoreCommands.ts"
import { temporaryFolder } from "../store/fixtures.ts"

const entry = { name: "docs", command: "npx", args: ["-y", "docs"], env: {} }

const inProject = <A, E>(use: (folder: string) => Effect.Effect<A, E, NodeContext.NodeContext>) =>
  Effect.scoped(Effect.flatMap(temporaryFolder, use)).pipe(Effect.provide(NodeContext.layer))

const steps = (folder: string) =>
  Effect.map(plan({ project: folder, home: join(folder, "home"), entry }), (plans) =>
    plans.map(({ id, step }) => [id, step.kind === "skip" ? step.reason : step.kind])
  )

describe("the plan of a setup", () => {
  it("has a place for each host that the command offers", () => {
    assert.deepStrictEqual(
      hostPlaces.map(({ id }) => id),
      setupHosts
    )
  })

  it.live("is about the hosts that are used, and leaves what it cannot parse or read alone", () =>
    inProject((folder) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* steps(folder), [])
        mkdirSync(join(folder, ".cursor"))
        mkdirSync(join(folder, ".vscode", "mcp.json"), { recursive: true })
        writeFileSync(join(folder, ".mcp.json"), "{ broken")
        assert.deepStrictEqual(yield* steps(folder), [
          ["claude-code", "it cannot be parsed (line 1: InvalidSymbol)"],
          ["cursor", "write"],
          ["vscode", "it cannot be read"]
        ])
        assert.strictEqual(readFileSync(join(folder, ".mcp.json"), "utf8"), "{ broken")
      })
    )
  )

  it.live("keeps the byte order mark of a file, and leaves one that is not UTF-8 alone", () =>
    inProject((folder) =>
      Effect.gen(function* () {
        writeFileSync(join(folder, ".mcp.json"), "\uFEFF{}")
        const [one] = yield* plan({ project: folder, home: join(folder, "home"), entry })
        assert.isTrue(one?.step.kind === "write" && one.step.after.startsWith("\uFEFF{"))
        writeFileSync(join(folder, ".mcp.json"), Buffer.from('{"a": "\xe9"}', "latin1"))
        assert.deepStrictEqual(yield* steps(folder), [["claude-code", "it cannot be parsed (it is not UTF-8)"]])
      })
    )
  )

  it.live("writes through a link to the file that it leads to, with its permissions", () =>
    inProject((folder) =>
      Effect.gen(function* () {
        writeFileSync(join(folder, "kept.json"), "{}", { mode: 0o600 })
        symlinkSync(join(folder, "kept.json"), join(folder, ".mcp.json"))
        const [one] = yield* plan({ project: folder, home: join(folder, "home"), entry })
        assert.strictEqual(one?.path.endsWith("kept.json"), true)
        assert.isTrue(Either.isRight(yield* write(one?.path ?? "", "{ }")))
        assert.strictEqual(readFileSync(join(folder, ".mcp.json"), "utf8"), "{ }")
        assert.strictEqual(statSync(join(folder, "kept.json")).mode & 0o777, 0o600)
      })
    )
  )
})

describe("the lines that a change adds", () => {
  it("are those between what stays, with the line that got a comma", () => {
    assert.deepStrictEqual(addedLines("{\n}\n", "{\n  1\n}\n"), ["  1"])
    assert.deepStrictEqual(addedLines("a\r\nb\r\n", "a\r\nb\r\n\r\nc\r\n"), ["c", ""])
    assert.deepStrictEqual(addedLines('{\n  "a": 1\n}', '{\n  "a": 1,\n  "b": 2\n}'), ['  "a": 1,', '  "b": 2'])
    assert.deepStrictEqual(addedLines("a\na\n", "a\na\na\n"), ["a"])
    assert.deepStrictEqual(addedLines("", "a"), ["a"])
  })
})

describe("a configuration that cannot be written", () => {
  it.live("says so where its folder is a file", () =>
    inProject((folder) =>
      Effect.gen(function* () {
        writeFileSync(join(folder, ".cursor"), "no folder")
        const path = join(folder, ".cursor", "mcp.json")
        const reason = Either.getOrThrow(Either.flip(yield* write(path, "{}")))
        assert.include(reason, ".cursor")
        assert.notInclude(reason, "FileSystem")
        assert.deepStrictEqual(readdirSync(folder), [".cursor"])
      })
    )
  )

  // The superuser may write everything.
  it.live.skipIf(process.getuid?.() === 0 || process.platform === "win32")(
    "says so where it is read-only, and is as it was",
    () =>
      inProject((folder) =>
        Effect.gen(function* () {
          const path = join(folder, ".mcp.json")
          writeFileSync(path, "{}")
          chmodSync(path, 0o444)
          assert.include(Either.getOrThrow(Either.flip(yield* write(path, "{ }"))), path)
          assert.strictEqual(readFileSync(path, "utf8"), "{}")
          assert.deepStrictEqual(readdirSync(folder), [".mcp.json"])
        })
      )
  )
})
