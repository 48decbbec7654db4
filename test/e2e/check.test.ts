import { execFileSync } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { runBin, start } from "../support/bundle.ts"
import { runCommand } from "../support/commands.ts"
import { sharedIndex } from "../support/runFolder.ts"
import { sarifResults } from "../support/sarif.ts"

const bin = "godot-docs-mcp"
const scratch = mkdtempSync(join(tmpdir(), "godot-check-"))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const game = join(scratch, "game")
const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(game, name)), { recursive: true })
  writeFileSync(join(game, name), text)
}
const clean = 'class_name Player\nextends Node2D\nfunc _ready() -> void:\n\tprint("ready")\n'
const wrong = "extends Node2D\nfunc f(a):\n\ta++\n"
write("project.godot", 'config_version=5\n[application]\nconfig/features=PackedStringArray("4.7")\n')
write("player.gd", clean)
write("ui/menu.gd", wrong)
write("water.gdshader", "shader_type canvas_item;\nuniform vec4 tint : hint_color;\n")

/** Runs the command by `run`; its exit code and what it wrote. */
const checkBy =
  (run: typeof runCommand) =>
  async (words: ReadonlyArray<string>, { cwd = game, input = "" }: { cwd?: string; input?: string } = {}) => {
    const command = { bin, args: ["check", ...words], cwd, input, env: sharedIndex("builtin") } as const
    const ended = await Effect.runPromise(run(command))
    return { code: ended.code, out: ended.stdout, err: ended.stderr }
  }

const check = checkBy(runCommand)
/** In a process of its own. */
const checkInProcess = checkBy(runBin)

describe("godot-docs-mcp check", () => {
  it("checks all of the project, and says by its exit code whether something was found", async () => {
    const { code, out } = await checkInProcess([])
    assert.strictEqual(code, 1)
    assert.match(out, /^ui\/menu\.gd:3:\d+ error .*\[syntax\]$/m)
    assert.match(out, /^water\.gdshader:2:21 error .*\[unknown-hint\]$/m)
    assert.match(out, /^ +fix: source_color$/m)
    assert.match(out, /^2 errors, 0 warnings in 4 files/m)
    assert.deepStrictEqual([(await check(["player.gd"])).code, (await check(["ui"])).code], [0, 1])
  })

  it("finds the project around a file, wherever it is started", async () => {
    const { code, out } = await check([join(game, "player.gd")], { cwd: scratch })
    assert.strictEqual(code, 0)
    assert.match(out, /1 file checked/)
  })

  it("tells a shader by the name of its file outside of a project too", async () => {
    const included = join(scratch, "common.gdshaderinc")
    const headless = join(scratch, "headless.gdshader")
    for (const place of [included, headless]) writeFileSync(place, "uniform float a;\n")
    const { code, out } = await check([included, headless], { cwd: scratch })
    assert.strictEqual(code, 1)
    assert.match(out, /headless\.gdshader:1:1 error A shader must begin with `shader_type`/)
    assert.match(out, /^1 error, 0 warnings in 2 files/m)
  })

  it("refuses more than 256 KB on standard input", async () => {
    const { code, err } = await check(["-"], { input: `extends Node\n${"# a comment\n".repeat(25_000)}` })
    assert.strictEqual(code, 2)
    assert.include(err, "more than 256 KB")
  })

  it("refuses C# on standard input as what it is", async () => {
    const { code, err } = await check(["-"], { input: "using Godot;\npublic partial class A : Node { }\n" })
    assert.deepStrictEqual([code, /standard input is C#/.test(err)], [2, true])
  })

  it("reads standard input, and answers programs in their formats", async () => {
    const input = await checkInProcess(["-", "--format", "json"], { input: wrong })
    assert.deepStrictEqual([input.code, JSON.parse(input.out).errors], [1, 1])
    assert.match((await check(["--format", "github"])).out, /^::error file=ui\/menu\.gd,line=3,/m)
    assert.lengthOf(sarifResults((await check(["--format", "sarif"])).out), 2)
  })

  it("says plainly what it cannot check: a project that is too large, a file that is not there", async () => {
    const large = join(scratch, "large")
    mkdirSync(large)
    writeFileSync(join(large, "project.godot"), "config_version=5\n")
    for (let i = 0; i < 65; i++) {
      writeFileSync(join(large, `s${i}.gd`), "extends Node\n")
      truncateSync(join(large, `s${i}.gd`), 1_000_000)
    }
    const { code, err } = await check([], { cwd: large })
    assert.strictEqual(code, 2)
    assert.match(err, /The project has 65 MB of scripts; at most 5000 scripts and 64 MB are read\./)
    assert.notMatch(err, /TypeError|\n +at /)
    const absent = await check(["gone.gd"])
    assert.strictEqual(absent.code, 2)
    assert.match(absent.err, /gone\.gd does not exist/)
  })

  it("says of C# and other files that they are not checked, unless scripts are named beside them", async () => {
    const [enemy, notes] = [join(scratch, "Enemy.cs"), join(scratch, "notes.txt")]
    writeFileSync(enemy, "public partial class Enemy : Node {}\n")
    writeFileSync(notes, "a note\n")
    const refused = await check([enemy])
    assert.deepStrictEqual([refused.code, refused.out], [2, ""])
    assert.match(refused.err, /Enemy\.cs is C#, which is not checked/)
    assert.match((await check([notes, enemy])).err, /notes\.txt is neither a script \(\.gd\), a shader/)
    const beside = await check([enemy, "player.gd"])
    assert.strictEqual(beside.code, 0)
    assert.match(beside.out, /1 file checked/)
  })

  it("checks scenes and resources as it does scripts, named, of the whole project and from standard input", async () => {
    const level =
      '[gd_scene format=3]\n\n[node name="Main" type="Node"]\n\n[node name="Left" type="Timer" parent="Main"]\n'
    write("level.tscn", level)
    const named = await check(["level.tscn"])
    assert.strictEqual(named.code, 1)
    assert.match(named.out, /level\.tscn/)
    assert.match(named.out, /No node is at "Main"/)
    assert.match((await check([])).out, /level\.tscn/)
    assert.match((await check(["-"], { input: level })).out, /No node is at "Main"/)
    write("level.tscn", level.replace('"Main"]', '"."]'))
    assert.strictEqual((await check(["level.tscn"])).code, 0)
    rmSync(join(game, "level.tscn"))
  })

  it("checks the settings of the project, and those of a text", async () => {
    const settings = join(scratch, "settings")
    mkdirSync(settings)
    const text = 'config_version=5\n\n[autoload]\n\nGlobal="*res://global.gd"\n'
    writeFileSync(join(settings, "project.godot"), text)
    const { code, out } = await check([], { cwd: settings })
    assert.strictEqual(code, 1)
    assert.match(out, /^project\.godot:5:8 error There is no file res:\/\/global\.gd\. \[missing-file\]$/m)
    assert.match((await check(["-"], { input: "config_version=6\n", cwd: scratch })).out, /does not open a project/)
  })

  it("checks what git calls changed", async () => {
    const git = (...words: ReadonlyArray<string>) =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...words], { cwd: game })
    const noRepository = await check(["--changed"])
    assert.strictEqual(noRepository.code, 2)
    assert.match(noRepository.err, /--changed: git says: .*not a git repository/i)
    git("init", "-q")
    write("staged.gd", wrong)
    write("deleted.gd", wrong)
    git("add", ".")
    rmSync(join(game, "deleted.gd"))
    const first = await check(["--changed"])
    assert.strictEqual(first.code, 1)
    assert.match(first.out, /^staged\.gd:3:/m)
    rmSync(join(game, "staged.gd"))
    git("add", ".")
    git("commit", "-qm", "first")
    assert.strictEqual((await check(["--changed"])).code, 0)
    write("new.gd", wrong)
    const { code, out } = await check(["--changed", "HEAD"])
    assert.strictEqual(code, 1)
    assert.match(out, /^new\.gd:3:/m)
    assert.match(out, /in 1 file /)
    assert.strictEqual((await check(["--changed=nonsense"])).code, 2)
    rmSync(join(game, "new.gd"))
  })

  it("with --watch checks again after each change, until it is broken off", async () => {
    const folder = join(scratch, "watched")
    mkdirSync(folder)
    writeFileSync(join(folder, "project.godot"), "config_version=5\n")
    writeFileSync(join(folder, "a.gd"), wrong)
    const outside = join(scratch, "outside.gd")
    writeFileSync(outside, clean)
    const child = start({ bin, args: ["check", "--watch", ".", outside], cwd: folder, env: sharedIndex("builtin") })
    let out = ""
    child.stdout.setEncoding("utf8").on("data", (piece) => {
      out += piece
    })
    /** Waits for a report with this summary: one in between may be of a file that is half written. */
    const until = async (summary: string): Promise<void> => {
      const began = performance.now()
      while (!out.includes(`${summary} `)) {
        assert.isNull(child.exitCode, out)
        assert.isBelow(performance.now() - began, 60_000, `No report says "${summary}": ${out}`)
        await new Promise((resume) => setTimeout(resume, 20))
      }
      out = ""
    }
    try {
      await until("1 error, 0 warnings in 3 files")
      writeFileSync(join(folder, "a.gd"), clean)
      await until("No problems in 3 files")
      writeFileSync(join(folder, "b.gdshader"), "shader_type canvas_item;\nuniform vec4 tint : hint_color;\n")
      await until("1 error, 0 warnings in 4 files")
      const tinted = '#include "tint.gdshaderinc"\nvoid fragment() { COLOR = tint(COLOR); }\n'
      writeFileSync(join(folder, "b.gdshader"), `shader_type canvas_item;\n${tinted}`)
      await until("1 error, 0 warnings in 4 files")
      writeFileSync(join(folder, "tint.gdshaderinc"), "vec4 tint(vec4 c) { return c; }\n")
      await until("No problems in 5 files")
      writeFileSync(join(folder, "tint.gdshaderinc"), "vec4 tint(vec4 c, float by) { return c * by; }\n")
      await until("1 error, 0 warnings in 5 files")
      rmSync(join(folder, "tint.gdshaderinc"))
      await until("1 error, 0 warnings in 4 files")
      const complaint = once(child.stderr, "data")
      rmSync(outside)
      assert.match(String(await complaint), /^check: .*outside\.gd does not exist\n$/)
      writeFileSync(outside, wrong)
      await until("2 errors, 0 warnings in 4 files")
      const ended = once(child, "exit")
      child.kill("SIGINT")
      assert.deepStrictEqual(await ended, [130, null])
    } finally {
      child.kill("SIGKILL")
    }
  })

  it("writes nothing into the project", async () => {
    const state = () =>
      readdirSync(game, { recursive: true, encoding: "utf8" })
        .sort()
        .map((name) => {
          const { mtimeMs, ctimeMs, size } = statSync(join(game, name))
          return [name, mtimeMs, ctimeMs, size]
        })
    const before = state()
    assert.isAtLeast(before.length, 5)
    assert.strictEqual((await check([])).code, 1)
    for (const words of [
      ["ui/menu.gd", "--format", "json"],
      ["water.gdshader", "--format", "sarif"]
    ]) {
      assert.strictEqual((await check(words)).code, 1)
    }
    const input = JSON.stringify({ tool_input: { file_path: join(game, "ui/menu.gd") } })
    assert.strictEqual((await check(["--hook"], { input })).code, 2)
    assert.deepStrictEqual(state(), before)
  })

  it("names what a search finds for a member that nothing is known to replace", async () => {
    const found = await check(["-"], { input: "extends Node\nfunc f(v: Vector2) -> void:\n\tprint(v.lerp_to(v))\n" })
    assert.match(found.out, /-:3:10 error Vector2\.lerp_to is not in [^;]+; perhaps lerp is meant\. \[unknown-member\]/)
  })

  it("says what it cannot do, with another exit code", async () => {
    const endless = await check(["-", "--watch"], { input: clean })
    assert.deepStrictEqual([endless.code, endless.out], [2, ""])
    const nothing = await check(["missing.gd"])
    assert.deepStrictEqual([nothing.code, nothing.out], [2, ""])
    assert.match(nothing.err, /missing\.gd does not exist/)
    assert.strictEqual((await check([], { cwd: scratch })).code, 2)
    assert.strictEqual((await check(["--format", "xml"])).code, 2)
    assert.strictEqual((await check(["--version", "9.9"])).code, 2)
  })

  it("as a hook says nothing of a clean file, and what is wrong of another, to the model", async () => {
    const hook = (name: string, run = check) =>
      run(["--hook"], { cwd: scratch, input: JSON.stringify({ tool_input: { file_path: join(game, name) } }) })
    assert.deepStrictEqual(await hook("player.gd"), { code: 0, out: "", err: "" })
    assert.deepStrictEqual(await hook("project.godot"), { code: 0, out: "", err: "" })
    const found = await hook("ui/menu.gd", checkInProcess)
    assert.deepStrictEqual([found.code, found.out], [2, ""])
    assert.match(found.err, /ui\/menu\.gd:3:\d+ error/)
    const afterTool = { hook_event_name: "AfterTool", tool_input: { file_path: join(game, "ui/menu.gd") } }
    const told = await check(["--hook"], { cwd: scratch, input: JSON.stringify(afterTool) })
    assert.deepStrictEqual([told.code, told.err], [0, ""])
    assert.match(
      JSON.parse(told.out).hookSpecificOutput.additionalContext,
      /^godot-docs-mcp: check found:\nui\/menu\.gd:3:\d+ error/
    )
    const hostile = await hook("gone\u001b[31m.gd")
    assert.deepStrictEqual([hostile.code, hostile.err.includes("\u001b")], [1, false])
    const gone = await hook("gone.gd")
    assert.deepStrictEqual([gone.code, gone.out], [1, ""])
    assert.match(gone.err, /gone\.gd: does not exist/)
  })

  it("as a hook checks each file of a patch in the project around it, and those that can be read", async () => {
    const [one, other] = [join(scratch, "patched/one"), join(scratch, "patched/other")]
    for (const [folder, member] of [
      [one, "hello"],
      [other, "bye"]
    ] as const) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, "project.godot"), 'config_version=5\n[application]\nconfig/name="patched"\n')
      writeFileSync(join(folder, "foo.gd"), `class_name Foo extends Node\nfunc ${member}() -> void:\n\tpass\n`)
      const use = `extends Node\nfunc _ready() -> void:\n\tvar foo := Foo.new()\n\tfoo.${member}()\n\tfoo.neither()\n`
      writeFileSync(join(folder, "use.gd"), use)
    }
    const names = ["one/use.gd", "one/gone.gd", "other/use.gd"]
    const command = ["*** Begin Patch", ...names.map((name) => `*** Update File: ${name}`), "*** End Patch"].join("\n")
    const event = { cwd: join(scratch, "patched"), tool_name: "apply_patch", tool_input: { command } }
    // A project of the settings is for the files in it.
    const told = await check(["--hook", "--project", one], { cwd: scratch, input: JSON.stringify(event) })
    assert.deepStrictEqual([told.code, told.err], [0, ""])
    const { additionalContext } = JSON.parse(told.out).hookSpecificOutput
    assert.deepStrictEqual(additionalContext.match(/has no "\w+"/g), ['has no "neither"', 'has no "neither"'])
    // The command knows one project, and says of files of another only what is certain without one.
    const both = await check([join(one, "use.gd"), join(other, "use.gd"), "--format", "json"], { cwd: scratch })
    const { errors, files, notes } = JSON.parse(both.out)
    assert.deepStrictEqual([errors, files[0].diagnostics.length, files.length], [1, 1, 1])
    assert.match(notes.join("\n"), /^Files of another project /m)
  })
})
