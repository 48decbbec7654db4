/** Bad input on the way into the store: a clear error each, and the set of before is as it was. */
import { execFile, spawn, spawnSync } from "node:child_process"
import { mkdirSync, readdirSync } from "node:fs"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Option, TestClock, TestServices } from "effect"
import { get } from "../../../src/godot/store/Get.ts"
import { importReference } from "../../../src/godot/store/Import.ts"
import { type SetInfo, Store } from "../../../src/godot/store/Store.ts"
import { environment, launcher } from "../../support/bundle.ts"
import { checkout, layerAt, program, repository, temporaryFolder, writeFiles } from "./fixtures.ts"

const inFolder = <A, E, R>(use: (folder: string, root: string) => Effect.Effect<A, E, R>) =>
  Effect.scoped(
    Effect.flatMap(temporaryFolder, (folder) =>
      Effect.provide(use(folder, join(folder, "store")), layerAt(join(folder, "store")))
    )
  )

/** Puts a set 4.7 into the store. */
const oldSet = Effect.fnUntraced(function* (folder: string) {
  writeFiles(join(folder, "old"), checkout(["Node"]))
  return (yield* importReference({ path: join(folder, "old") })).info
})

/** Checks that the set 4.7 of the store at `root` is still that one, and alone. */
const assertAlone = Effect.fnUntraced(function* (root: string, info: SetInfo) {
  const kept = Option.getOrThrow(yield* (yield* Store).find("4.7"))
  assert.deepStrictEqual(kept.info, info)
  assert.deepStrictEqual(readdirSync(root), ["4.7"])
})

const hasGitDaemon = /usage/.test(spawnSync("git", ["daemon", "-h"], { encoding: "utf8" }).stderr ?? "")

/** Serves the repositories of a folder; from the second connection on, the line is cut after some bytes. */
const cutLine = (folder: string, bytes: number) =>
  Effect.acquireRelease(
    Effect.async<{ readonly port: number; readonly close: () => void }>((resume) => {
      let connections = 0
      const open = new Set<Socket>()
      const server = createServer((socket) => {
        open.add(socket)
        const isCut = ++connections > 1
        const daemon = spawn("git", ["daemon", "--inetd", "--export-all", `--base-path=${folder}`, folder], {
          stdio: ["pipe", "pipe", "ignore"]
        })
        let sent = 0
        socket.on("error", () => undefined)
        daemon.stdin.on("error", () => undefined)
        socket.pipe(daemon.stdin)
        daemon.stdout.on("data", (chunk: Buffer) => {
          sent += chunk.length
          if (!isCut || sent <= bytes) return void socket.write(chunk)
          socket.destroy()
          daemon.kill()
        })
        daemon.stdout.on("end", () => socket.end())
      })
      server.listen(0, "127.0.0.1", () =>
        resume(
          Effect.succeed({
            port: (server.address() as AddressInfo).port,
            close: () => {
              for (const socket of open) socket.destroy()
              server.close()
            }
          })
        )
      )
    }),
    ({ close }) => Effect.sync(close)
  )

describe("a get", () => {
  it.live.skipIf(!hasGitDaemon)("whose network ends in the middle says so, and can be run again", () =>
    inFolder((folder, root) =>
      Effect.gen(function* () {
        const old = yield* oldSet(folder)
        repository(folder, checkout(Array.from({ length: 200 }, (_, i) => `Class${i}`)))
        const cut = yield* cutLine(folder, 2000)
        const from = `git://127.0.0.1:${cut.port}/godot.git`
        const error = yield* Effect.flip(get({ version: "4.7", from }))
        assert.match(error.message, /^git clone failed: .*(?:early EOF|hung up|disconnect|reset).*nothing was changed/i)
        yield* assertAlone(root, old)
        const whole = yield* cutLine(folder, Number.MAX_SAFE_INTEGER)
        const { info } = yield* get({ version: "4.7", from: `git://127.0.0.1:${whole.port}/godot.git` })
        assert.strictEqual(info.classes, 201)
      })
    )
  )
})

/** Checks whether a folder can be made a disk of its own, seen by one process alone. */
const canMount =
  spawnSync("unshare", ["-rm", "sh", "-c", "mount -t tmpfs -o size=64k tmpfs /mnt"], { stdio: "ignore" }).status === 0

describe("a disk that is full", () => {
  it.scopedLive.skipIf(!canMount)("is reported, and the set of before is whole", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      writeFiles(join(folder, "old"), checkout(["Node"]))
      const names = Array.from({ length: 100 }, (_, i) => `Class${i}`)
      writeFiles(join(folder, "new"), checkout(names))
      const from = repository(folder, checkout(names))
      mkdirSync(join(folder, "disk"))
      const script = [
        `mount -t tmpfs -o size=128k tmpfs ${folder}/disk`,
        `"$0" "$1" import ${folder}/old >&2`,
        `"$0" "$1" import ${folder}/new`,
        `"$0" "$1" get 4.7 --from ${from}`,
        `"$0" "$1" versions --json`,
        `ls -A ${folder}/disk/store`
      ].join("\n")
      const { stdout, stderr } = yield* Effect.async<{ stdout: string; stderr: string }>((resume) => {
        const env = environment({ GODOT_STORE_DIR: `${folder}/disk/store`, XDG_CACHE_HOME: folder, HOME: folder })
        const args = ["-rm", "sh", "-c", script, process.execPath, launcher("godot-docs-mcp")]
        execFile("unshare", args, { cwd: folder, env }, (_, stdout, stderr) =>
          resume(Effect.succeed({ stdout, stderr }))
        )
      })
      assert.strictEqual(stderr.match(/The reference cannot be written: the disk is full\n/g)?.length, 2, stderr)
      const [versions = "", ...entries] = stdout.trim().split("\n")
      assert.deepStrictEqual(
        (JSON.parse(versions).sets as ReadonlyArray<{ classes: number }>).map(({ classes }) => classes),
        [2]
      )
      assert.deepStrictEqual(entries, ["4.7"])
    })
  )
})

describe("a program", () => {
  for (const [what, script] of [
    ["hangs", "setInterval(() => {}, 1000)"],
    [
      "floods",
      "const line = 'x'.repeat(65536); (function flood() { while (process.stdout.write(line)); process.stdout.once('drain', flood) })()"
    ]
  ] as const) {
    it.effect(`that ${what} is ended and told`, () =>
      inFolder((folder, root) =>
        Effect.gen(function* () {
          const old = yield* oldSet(folder)
          const path = join(folder, "godot4")
          program(path, `writeFileSync(${JSON.stringify(join(folder, "started"))}, ""); ${script}`)
          const importing = yield* Effect.fork(Effect.flip(importReference({ path })))
          const hasStarted = Effect.sync(() => readdirSync(folder).includes("started"))
          yield* TestServices.provideLive(Effect.repeat(Effect.delay(hasStarted, "20 millis"), { until: (yes) => yes }))
          yield* TestClock.adjust("20 seconds")
          assert.match((yield* Fiber.join(importing)).message, /godot4 failed: .* did not end in time/)
          yield* assertAlone(root, old)
        })
      )
    )
  }
})

describe("a file that is no reference", () => {
  it.live("is refused, whatever its name", () =>
    inFolder((folder, root) =>
      Effect.gen(function* () {
        const old = yield* oldSet(folder)
        writeFiles(folder, new Map([["deep.json", "[".repeat(200_000)]]))
        for (const [name, reason] of [
          ["deep.json", /is not JSON/],
          ["old/README.md", /is not a program/]
        ] as const) {
          assert.match((yield* Effect.flip(importReference({ path: join(folder, name) }))).message, reason)
        }
        const named = yield* Effect.flip(importReference({ path: join(folder, "old"), name: "../../up" }))
        assert.match(named.message, /not a valid name for a reference/)
        yield* assertAlone(root, old)
      })
    )
  )
})
