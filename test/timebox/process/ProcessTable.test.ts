import { type ChildProcess, spawn } from "node:child_process"
import { realpathSync } from "node:fs"
import { assert, describe, it, vi } from "@effect/vitest"
import { Effect, Option } from "effect"
import * as LinuxProcesses from "../../../src/timebox/process/LinuxProcesses.ts"
import { groupsOf } from "../../../src/timebox/process/PosixSignals.ts"
import { forPlatform, ProcessTable } from "../../../src/timebox/process/ProcessTable.ts"
import * as PsProcesses from "../../../src/timebox/process/PsProcesses.ts"
import * as WindowsProcesses from "../../../src/timebox/process/WindowsProcesses.ts"

const stat = (name: string, state: string, threads = 1) =>
  `4242 (${name}) ${state} 17 4240 4239 0 -1 4194304 80 0 0 0 0 0 0 0 20 0 ${threads} 0 98765 3000000 200 18446744073709551615`

const known = () => true

describe("ProcessTable", () => {
  it("has an implementation for each platform", () => {
    assert.strictEqual(forPlatform("linux"), LinuxProcesses.processes)
    const entry = { pid: 4242, parent: 1, group: 1, session: 1, start: 1, alive: true, text: "the-mark" }
    const carries = (platform: NodeJS.Platform) => forPlatform(platform).carries(entry, { id: "the-mark", pipes: [] })
    assert.deepStrictEqual([carries("darwin"), carries("freebsd"), carries("win32")], [true, true, false])
  })

  describe("of linux", () => {
    const entry = { pid: 4242, parent: 17, group: 4240, session: 4239, start: 98765, alive: true }

    it("reads a stat line, whatever the program is called", () => {
      for (const name of ["sleep", "tmux: server", ") Z 1 1 1 (", "a\nb"]) {
        assert.deepStrictEqual(LinuxProcesses.parseStat(stat(name, "S")), entry)
      }
    })

    it("counts a zombie as dead, unless threads of it run on", () => {
      assert.strictEqual(LinuxProcesses.parseStat(stat("sh", "Z"))?.alive, false)
      assert.strictEqual(LinuxProcesses.parseStat(stat("sh", "Z", 3))?.alive, true)
    })

    it("makes nothing of a thread, nor of a process that has been asked for since it died", () => {
      const rest = " 0".repeat(12)
      const ofSignal = (signal: number) => `${stat("sh", "S")}${rest} ${signal} 0`
      assert.deepStrictEqual(LinuxProcesses.parseStat(ofSignal(17)), entry)
      assert.isUndefined(LinuxProcesses.parseStat(ofSignal(-1)))
      assert.isUndefined(LinuxProcesses.parseStat(stat("sh", "X", 2)))
    })

    it("reads the number that was given last", () => {
      assert.strictEqual(LinuxProcesses.parseLastNumber("0.22 1.95 5.01 1/118 11904\n"), 11904)
      assert.strictEqual(LinuxProcesses.parseLastNumber("0.00 0.00 0.00 0/0 0\n"), 0)
    })

    it("makes nothing of a line cut short", () => {
      for (const cut of ["", "4242", "4242 (sleep) S 17", "x (sleep) S"]) {
        assert.isUndefined(LinuxProcesses.parseStat(cut))
      }
    })
  })

  describe.runIf(process.platform === "linux")("at work", () => {
    it.live("lists this very process", () =>
      Effect.gen(function* () {
        const table = yield* ProcessTable
        const own = (yield* table.list(known)).entries.find(({ pid }) => pid === process.pid)
        assert.strictEqual(own?.parent, process.ppid)
        assert.strictEqual(own?.start, table.startOf(process.pid))
        assert.isTrue(own?.alive)
        assert.isUndefined(table.startOf(2 ** 30))
      }).pipe(Effect.provide(ProcessTable.layer))
    )

    it.live("lists what is started meanwhile, and is complete", () =>
      Effect.gen(function* () {
        const { list } = yield* ProcessTable
        let child: ChildProcess | undefined
        const { entries, isComplete } = yield* list(() => {
          child ??= spawn("sleep", ["60"], { stdio: "ignore" })
          return true
        })
        const started = child?.pid
        child?.kill("SIGKILL")
        assert.include(
          entries.map(({ pid }) => pid),
          started
        )
        assert.isTrue(isComplete)
      }).pipe(Effect.provide(ProcessTable.layer))
    )

    it.live("reports the program, the arguments and the threads of a process, unless its number was reused", () =>
      Effect.gen(function* () {
        const { detailOf, list } = yield* ProcessTable
        const own = (yield* list(known)).entries.find(({ pid }) => pid === process.pid)
        if (own === undefined) return assert.fail("not listed")
        const detail = detailOf(own)
        assert.strictEqual(detail?.program, realpathSync(process.execPath))
        assert.isAbove(detail?.threads.length ?? 0, 1)
        assert.isUndefined(detailOf({ ...own, start: own.start + 1 }))
        assert.isUndefined(detailOf({ ...own, pid: 2 ** 30 }))
      }).pipe(Effect.provide(ProcessTable.layer))
    )

    it.scopedLive("signals no process whose number was reused", () =>
      Effect.gen(function* () {
        const { list, kill, terminate } = yield* ProcessTable
        const child = yield* Effect.acquireRelease(
          Effect.sync(() => spawn("sleep", ["60"], { stdio: "ignore", detached: true })),
          (sleeping) => Effect.sync(() => sleeping.kill("SIGKILL"))
        )
        const exit = Effect.async<string | null>((resume) => {
          child.once("exit", (_, signal) => resume(Effect.succeed(signal)))
        })
        const entry = (yield* list(known)).entries.find(({ pid }) => pid === child.pid)
        if (entry === undefined) return assert.fail("not listed")
        yield* kill([{ ...entry, start: entry.start + 1 }])
        yield* terminate([{ ...entry, start: entry.start - 1 }])
        assert.isTrue(Option.isNone(yield* Effect.timeoutOption(exit, 200)))
        yield* kill([entry])
        assert.strictEqual(yield* exit, "SIGKILL")
      }).pipe(Effect.provide(ProcessTable.layer))
    )

    it.scopedLive("knows a process by the pipe that it holds", () =>
      Effect.gen(function* () {
        const { carries, list } = yield* ProcessTable
        const child = yield* Effect.acquireRelease(
          Effect.sync(() =>
            spawn("sleep", ["60"], { stdio: ["ignore", "ignore", "ignore"], env: { SECRET: "token-1" } })
          ),
          (sleeping) => Effect.sync(() => sleeping.kill("SIGKILL"))
        )
        const entry = (yield* list(known)).entries.find(({ pid }) => pid === child.pid)
        if (entry === undefined) return assert.fail("not listed")
        assert.isTrue(carries(entry, { id: "token-1", pipes: [] }))
        assert.isTrue(carries(entry, { id: "token-2", pipes: ["/dev/null"] }))
        assert.isFalse(carries(entry, { id: "token-2", pipes: ["/dev/zero"] }))
        assert.isUndefined(carries({ ...entry, pid: 2 ** 30 }, { id: "token-1", pipes: [] }))
      }).pipe(Effect.provide(ProcessTable.layer))
    )
  })

  describe("of macOS", () => {
    const listing = `    1     0     1 Ss   Sat Nov 21 10:00:00 2026     /sbin/launchd
  812     1   812 S+   Sat Nov 21 12:34:56 2026     /usr/bin/dart test MCP_TEST_TIMEBOX_RUN=abc-1 HOME=/Users/me
  813   812   812 Z    Sat Nov  7 01:02:03 2026     (dart)
second line of a command
`
    it("asks for every process, wide, with its environment", () => {
      assert.deepStrictEqual(PsProcesses.LIST.args, ["-axwwE", "-o", "pid=,ppid=,pgid=,stat=,lstart=,command="])
    })

    it("reads a listing", () => {
      const [launchd, dart, zombie, ...rest] = PsProcesses.parse(listing)
      assert.isEmpty(rest)
      assert.strictEqual(launchd?.pid, 1)
      assert.deepStrictEqual(dart, {
        pid: 812,
        parent: 1,
        group: 812,
        session: 0,
        start: Date.UTC(2026, 10, 21, 12, 34, 56) / 1000,
        alive: true,
        text: "/usr/bin/dart test MCP_TEST_TIMEBOX_RUN=abc-1 HOME=/Users/me"
      })
      assert.strictEqual(zombie?.alive, false)
    })

    it("finds the mark in the environment that the listing shows", () => {
      const [, dart, zombie] = PsProcesses.parse(listing)
      if (dart === undefined || zombie === undefined) return assert.fail()
      const { carries } = PsProcesses.make()
      assert.isTrue(carries(dart, { id: "abc-1", pipes: [] }))
      assert.isFalse(carries(zombie, { id: "abc-1", pipes: [] }))
    })

    it("signals whole groups, but never its own, and none before it knows its own", () => {
      const entries = PsProcesses.parse(listing)
      assert.deepStrictEqual(groupsOf(entries, 5), [812])
      assert.deepStrictEqual(groupsOf(entries, 812), [])
      assert.deepStrictEqual(groupsOf(entries, undefined), [])
    })
  })

  describe("by a helper program", () => {
    const printing = (text: string, code = 0) => ({
      program: process.execPath,
      args: ["-e", `process.stdout.write(${JSON.stringify(text)}); process.exitCode = ${code}`]
    })
    const ps = "  812     1   812 S    Sat Nov 21 12:34:56 2026     sleep\n"
    const windows = "812 1 63800000000001\r\n"

    it.live("is what the program prints", () =>
      Effect.gen(function* () {
        for (const { list } of [PsProcesses.make(printing(ps)), WindowsProcesses.make(printing(windows))]) {
          const given: Array<number> = []
          const { entries, isComplete, vanished } = yield* list(({ pid }) => given.push(pid) > 0)
          assert.deepStrictEqual([given, isComplete], [[812], false])
          assert.deepStrictEqual(vanished, [])
          assert.deepStrictEqual(
            entries.map(({ pid }) => pid),
            [812]
          )
        }
      })
    )

    it.live("has failed where the program fails, is missing, or prints no process: that is not an empty table", () =>
      Effect.gen(function* () {
        for (const table of [
          PsProcesses.make(printing(ps, 1)),
          PsProcesses.make(printing("")),
          PsProcesses.make({ program: "/nowhere/ps", args: [] }),
          WindowsProcesses.make(printing(windows, 1)),
          WindowsProcesses.make(printing("PID\r\n"))
        ]) {
          const { _tag, reason } = yield* Effect.flip(table.list(known))
          assert.strictEqual(_tag, "ListingFailed")
          assert.match(reason, /lists no process$/)
        }
      })
    )

    it.live("of macOS keeps what a table has learnt of its own group to that table", () =>
      Effect.gen(function* () {
        const own = `  ${process.pid}     1   812 S    Sat Nov 21 12:34:56 2026     node\n`
        const sent: Array<number> = []
        const kill = vi.spyOn(process, "kill").mockImplementation((pid) => {
          sent.push(pid)
          return true
        })
        const [entry] = PsProcesses.parse("  2000000     1   2000000 S    Sat Nov 21 12:34:56 2026     sleep\n")
        if (entry === undefined) return assert.fail()
        const knowing = PsProcesses.make(printing(own))
        yield* knowing.list(known)
        yield* knowing.kill([entry])
        assert.include(sent, -2000000)
        sent.length = 0
        yield* PsProcesses.make(printing(own)).kill([entry])
        assert.notInclude(sent, -2000000)
        kill.mockRestore()
      })
    )
  })

  describe("of Windows", () => {
    it("reads a listing", () => {
      const entries = WindowsProcesses.parse("0 0 \r\n4 0 63800000000000\r\n812 4 63800000000001\r\nnonsense\r\n")
      assert.deepStrictEqual(
        entries.map(({ pid, parent, start }) => [pid, parent, start]),
        [
          [4, 0, 63800000000000],
          [812, 4, 63800000000001]
        ]
      )
    })

    it("ends trees by taskkill, by force only when it must", () => {
      const entries = WindowsProcesses.parse("812 4 1\n813 812 2\n")
      assert.deepStrictEqual(WindowsProcesses.taskkill(entries, "ask"), {
        program: "taskkill.exe",
        args: ["/PID", "812", "/PID", "813", "/T"]
      })
      assert.deepStrictEqual(WindowsProcesses.taskkill(entries, "force")?.args.slice(-2), ["/T", "/F"])
    })

    it("has nothing to run for no process", () => {
      assert.isUndefined(WindowsProcesses.taskkill([], "ask"))
      assert.isUndefined(WindowsProcesses.taskkill([], "force"))
    })
  })
})
