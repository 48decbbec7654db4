import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Either, Fiber, Layer, Queue, TestClock } from "effect"
import { type Invocation, isServing } from "../../../src/kernel/cli/Cli.ts"
import { CurrentRequest } from "../../../src/kernel/mcp/CurrentRequest.ts"
import type { Command } from "../../../src/timebox/process/Run.ts"
import { type Outcome, type RunOnce, TimeboxController } from "../../../src/timebox/process/TimeboxController.ts"
import * as Doctor from "../../../src/timebox/surface/Doctor.ts"
import * as RunCommand from "../../../src/timebox/surface/RunCommand.ts"
import { programOf, RunTest } from "../../../src/timebox/surface/RunTest.ts"
import { program, tool } from "../../../src/timebox/surface/TimeboxProgram.ts"
import { TimeboxConfig } from "../../../src/timebox/surface/TimeboxSettings.ts"
import { temporaryFolder } from "../../support/bundle.ts"
import { keepingTerminal } from "../../support/terminal.ts"
import { everything } from "../../support/timebox.ts"
import { layer, operator, passed } from "../support/runTest.ts"

/** A controller that starts nothing: it says `output`, waits, and answers. */
const controller = (options: {
  readonly outcome?: Partial<Outcome>
  readonly output?: string
  readonly wait?: Effect.Effect<void>
  readonly seen?: (command: Command) => void
}) => {
  const run: RunOnce = (command, _limits, sink) =>
    Effect.gen(function* () {
      options.seen?.(command)
      yield* sink.write({ stream: "stdout", at: 1, bytes: Buffer.from(options.output ?? "") })
      const waited = yield* Effect.exit(Effect.interruptible(options.wait ?? Effect.void))
      return waited._tag === "Failure"
        ? { ...passed, status: "error", exitCode: null, message: "the run was cancelled" }
        : { ...passed, ...options.outcome }
    })
  return Layer.succeed(TimeboxController, { prepare: Effect.succeed(run), run })
}

describe("RunTest", () => {
  it.scopedLive("the tool runs the template in the root and answers with its report", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      const commands: Array<Command> = []
      const answer = yield* tool(operator(root))
        .call({ ...everything, scope: "pattern", target: "-x" })
        .pipe(
          Effect.provide(
            layer(root, controller({ output: "All tests passed!\n", seen: (command) => void commands.push(command) }))
          )
        )
      assert.deepInclude(commands[0], { program: "flutter", args: ["test", "--name", "-x"], directory: root })
      assert.deepInclude(answer, { status: "pass", excerpt: "All tests passed!" })
      assert.strictEqual(tool(operator(root)).target({ runner: "flutter", scope: "all" }), "flutter all")
    })
  )

  it.scopedLive("an interrupted run is reported before it gives way", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      const begun = yield* Deferred.make<void>()
      const wait = Effect.andThen(Deferred.succeed(begun, undefined), Effect.never)
      const { run } = yield* Effect.provide(RunTest, layer(root, controller({ output: "x\n", wait })))
      const running = yield* Effect.fork(run({ ...everything, report_dir: "out" }))
      yield* Deferred.await(begun)
      yield* Fiber.interrupt(running)
      assert.match(readFileSync(join(root, "out", "summary.md"), "utf8"), /^# ERROR.*the run was cancelled/s)
      assert.match(readFileSync(join(root, "out", "raw.log"), "utf8"), /\[stdout\] x\n$/)
    })
  )

  it.scoped("tells who asked how far it is, at once and every three seconds", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      const begun = yield* Deferred.make<void>()
      const told = yield* Queue.unbounded<string>()
      const slow = controller({
        output: "00:01 +0: test/a_test.dart: slow\n",
        wait: Effect.andThen(Deferred.succeed(begun, undefined), Effect.never)
      })
      const running = yield* RunTest.pipe(
        Effect.flatMap(({ run }) => run(everything)),
        Effect.provideService(CurrentRequest, {
          cache: undefined,
          wantsProgress: true,
          progress: (done, total, message) => Queue.offer(told, `${done} of ${total}: ${message}`)
        }),
        Effect.provide(layer(root, slow)),
        Effect.fork
      )
      yield* Deferred.await(begun)
      assert.match(yield* Queue.take(told), /^0 of 30000: 0\.00 s/)
      yield* TestClock.adjust("3 seconds")
      assert.strictEqual(yield* Queue.take(told), "3000 of 30000: 3.00 s, 00:01 +0: test/a_test.dart: slow")
      yield* Fiber.interrupt(running)
    })
  )

  it.scopedLive("a project's own programs are found where PATH has none", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      const at = (path: string) => ({ PATH: path })
      assert.isTrue(Either.isLeft(programOf("vitest", root, at("/nowhere")).found))
      mkdirSync(join(root, "node_modules", ".bin"), { recursive: true })
      mkdirSync(join(root, "bin"))
      for (const folder of ["node_modules/.bin", "bin"]) {
        writeFileSync(join(root, folder, "vitest"), "", { mode: 0o755 })
        writeFileSync(join(root, folder, "flutter"), "", { mode: 0o755 })
      }
      assert.strictEqual(programOf("vitest", root, at("/nowhere")).program, join(root, "node_modules/.bin/vitest"))
      assert.strictEqual(programOf("vitest", root, at(join(root, "bin"))).program, "vitest")
      assert.isTrue(Either.isLeft(programOf("flutter", root, at("/nowhere")).found))
      mkdirSync(join(root, ".venv/bin"), { recursive: true })
      writeFileSync(join(root, ".venv/bin/pytest"), "", { mode: 0o755 })
      assert.strictEqual(programOf("pytest", root, at("/nowhere")).program, join(root, ".venv/bin/pytest"))
    })
  )
})

/** Runs a shell command with what it would print. */
const shell = (options: Readonly<Record<string, string>>, json = false) => {
  const { lines, terminal } = keepingTerminal()
  const invocation: Invocation = { words: [], options: new Map(Object.entries(options)), json, terminal }
  return { out: lines, invocation }
}

const exitOf = <A, R>(effect: Effect.Effect<A, { readonly message: string }, R>) =>
  Effect.match(effect, {
    onSuccess: () => ({ code: 0, message: "" }),
    onFailure: (error) => ({ code: "exitCode" in error ? error.exitCode : -1, message: error.message })
  })

describe("mcp-test-timebox run", () => {
  it.scopedLive("exits as timeout(1) does", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      for (const [status, code] of [
        ["pass", 0],
        ["fail", 1],
        ["timeout", 124],
        ["no_output", 124],
        ["error", 125]
      ] as const) {
        const { out, invocation } = shell({ "timeout-ms": "5000" })
        const outcome = { status, exitCode: status === "pass" ? 0 : status === "fail" ? 1 : null }
        const ended = yield* exitOf(
          Effect.provide(
            RunCommand.command.run(invocation),
            layer(
              root,
              controller({
                outcome,
                output: status === "pass" ? "fine\n" : "00:01 +0 -1: test/a_test.dart: adds [E]\n"
              })
            )
          )
        )
        assert.deepStrictEqual(ended, { code, message: "" })
        assert.match(out.join("\n"), new RegExp(`\\n${status.toUpperCase().replace("_", " ")} in `))
        assert.strictEqual(/\n {2}x test\/a_test\.dart: adds\n/.test(out.join("\n")), status !== "pass")
        assert.strictEqual(out.join("\n").includes("--runner NAME"), status === "error")
      }
    })
  )

  it.scopedLive("says what is wrong with its words, and answers JSON when asked", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      const run = ({ invocation }: ReturnType<typeof shell>) =>
        exitOf(Effect.provide(RunCommand.command.run(invocation), layer(root, controller({ output: "fine\n" }))))
      const wrong = yield* run(shell({ runner: "make", "timeout-ms": "soon" }))
      assert.strictEqual(wrong.code, 125)
      assert.match(wrong.message, /^--runner: must be one of .*; --timeout-ms: must be a whole number/)
      const told = shell({ runner: "vitest", scope: "file" }, true)
      assert.strictEqual((yield* run(told)).code, 125)
      assert.strictEqual(JSON.parse(told.out[0] ?? "").code, "INVALID_ARGUMENT")
      const answered = shell({ runner: "vitest" }, true)
      assert.strictEqual((yield* run(answered)).code, 0)
      assert.strictEqual(JSON.parse(answered.out[0] ?? "").excerpt, "fine")
      const words = shell({})
      const extra = yield* run({ ...words, invocation: { ...words.invocation, words: ["all"] } })
      assert.match(
        extra.message,
        /^run: "all" is unexpected; for one file: --scope file --target "all"; run takes --runner NAME, .*--timeout-ms N, /
      )
      const named = yield* run({ ...words, invocation: { ...words.invocation, words: ["npm"] } })
      assert.match(named.message, /^run: "npm" is unexpected; for this runner: --runner npm; run takes /)
      const blank = yield* run(shell({ scope: "file" }))
      assert.match(blank.message, /^--target: is required/)
      const of = { ...operator(root), runners: ["node", "pytest"] } as const
      const unnamed = RunCommand.command.run(shell({}).invocation).pipe(Effect.provideService(TimeboxConfig, of))
      const several = yield* exitOf(Effect.provide(unnamed, layer(root, controller({ output: "fine\n" }))))
      assert.match(several.message, /^--runner: is missing: one of node, pytest$/)
      const outside = yield* run(shell({ scope: "file", target: "../x" }))
      assert.match(outside.message, /^--target: .* lies outside/)
    })
  )
})

/** Sets variables of the environment until the scope closes. */
const withVariables = (variables: Readonly<Record<string, string>>) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const before = { ...process.env }
      Object.assign(process.env, variables)
      return before
    }),
    (before) =>
      Effect.sync(() => {
        for (const name of Object.keys(variables)) {
          const value = before[name]
          if (value === undefined) delete process.env[name]
          else process.env[name] = value
        }
      })
  )

describe("mcp-test-timebox doctor", () => {
  it.scopedLive("reports which runners are enabled and found, and fails where one that is enabled is not", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      const doctor = (json: boolean) => {
        const { out, invocation } = shell({}, json)
        return Effect.map(
          exitOf(Effect.provide(Doctor.command.run(invocation), layer(root, controller({})))),
          (ended) => ({ ...ended, text: out.join("\n") })
        )
      }
      const first = yield* doctor(false)
      assert.include(first.text, `Root      ${root}`)
      assert.match(first.text, /flutter +enabled/)
      assert.match(first.text, /cargo +not enabled/)
      const { runners } = JSON.parse((yield* doctor(true)).text) as {
        readonly runners: ReadonlyArray<{ readonly runner: string }>
      }
      assert.strictEqual(runners.length, 16)
      symlinkSync("/etc", join(root, ".cache"))
      assert.match((yield* doctor(false)).message, /report_dir: the default/)
    })
  )

  it.scopedLive("calls nextest missing where only cargo is there", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      const bin = join(root, "bin")
      const home = join(root, "cargo")
      const problem = Effect.gen(function* () {
        const { out, invocation } = shell({}, true)
        yield* exitOf(Effect.provide(Doctor.command.run(invocation), layer(root, controller({}))))
        const { runners } = JSON.parse(out[0] ?? "") as {
          readonly runners: ReadonlyArray<{ readonly runner: string; readonly problem: string | null }>
        }
        return runners.find(({ runner }) => runner === "nextest")?.problem
      })
      const program = (path: string) => {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, "", { mode: 0o755 })
      }
      yield* withVariables({ PATH: bin, CARGO_HOME: home })
      program(join(bin, "cargo"))
      assert.strictEqual(yield* problem, `cargo-nextest was not found on PATH or in ${join(home, "bin")}`)
      program(join(home, "bin", "cargo-nextest"))
      assert.isNull(yield* problem)
    })
  )
})

describe("the program", () => {
  it("serves unless a command is named, whatever the words look like", async () => {
    const serves = (...lines: ReadonlyArray<ReadonlyArray<string>>) =>
      Promise.all(lines.map((words) => isServing(program(Layer.build(NodeContext.layer)), words)))
    assert.deepStrictEqual(await serves(["run"], ["--root", "x", "run"], ["doctor"]), [false, false, false])
    assert.deepStrictEqual(await serves([], ["serve"], ["--root", "run"], ["--what"]), [true, true, true, true])
  })

  it("has the settings, the commands and an example for hosts", async () => {
    const { commands, settings, example } = program(Layer.build(NodeContext.layer))
    assert.deepStrictEqual(
      (await commands()).map(({ name }) => name),
      ["run", "doctor"]
    )
    assert.strictEqual(settings.length, 8)
    assert.strictEqual(example.length, 1)
  })
})
