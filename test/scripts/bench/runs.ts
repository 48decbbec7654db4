/** Costs that mcp-test-timebox adds to a trivial run, and to one that prints without end. */
import { spawn } from "node:child_process"
import { Effect } from "effect"
import { environment } from "../../support/bundle.ts"
import { type FakeFlutter, fakeFlutter } from "../../support/fakeFlutter.ts"
import { interleaved, median, timed } from "./figures.ts"
import type { Bench } from "./installed.ts"
import type { Measured } from "./rows.ts"
import { memoryOf, Server } from "./server.ts"
import { idleMemory } from "./start.ts"

/** Megabytes of a flood. */
const FLOOD = 2048

const request = {
  runner: "flutter",
  scope: "all",
  timeout_ms: 120_000,
  no_output_timeout_ms: 60_000,
  max_output_bytes: 20_000
}

/** Milliseconds of the program of a scenario without the server: spawned with pipes, everything read and dropped. */
const bareRun = (fake: FakeFlutter, scenario: string): Promise<number> =>
  timed(
    () =>
      new Promise((done) => {
        const child = spawn("flutter", ["test"], {
          cwd: fake.root,
          env: environment(fake.environment(scenario)),
          stdio: ["ignore", "pipe", "pipe"]
        })
        child.stdout.resume()
        child.stderr.resume()
        child.once("close", done)
      })
  )

/** Milliseconds of the program of a scenario in a pipe to cat: what two programs need to hand its output over. */
const pipedRun = (fake: FakeFlutter, scenario: string): Promise<number> =>
  timed(
    () =>
      new Promise((done) => {
        const child = spawn("sh", ["-c", "flutter test | cat > /dev/null"], {
          cwd: fake.root,
          env: environment(fake.environment(scenario)),
          stdio: "ignore"
        })
        child.once("close", done)
      })
  )

const measureWith = async (bench: Bench, fake: FakeFlutter): Promise<ReadonlyArray<Measured>> => {
  const env = { ...fake.environment(), MCP_TEST_TIMEBOX_ENV: "FAKE_FLUTTER,FAKE_FLUTTER_ID" }
  const server = new Server(bench, "mcp-test-timebox", { cwd: fake.root, env })
  await server.greeted
  const run = (scenario: string) => async () => {
    fake.play(scenario)
    return (await server.call("run_test", request)).milliseconds
  }
  await run("pass")()
  const trivial = await interleaved(
    bench.isQuick ? 1 : 15,
    new Map([
      ["bare", () => bareRun(fake, "pass")],
      ["ours", run("pass")]
    ])
  )
  const size = bench.isQuick ? 20 : FLOOD
  const floods = await interleaved(
    bench.isQuick ? 1 : 3,
    new Map([
      ["bare", () => bareRun(fake, `flood-stdout ${size}`)],
      ["piped to cat", () => pipedRun(fake, `flood-stdout ${size}`)],
      ["ours", run(`flood-stdout ${size}`)]
    ])
  )
  const peak = memoryOf(server.pid, "VmHWM")
  await server.stop()
  const of = (results: ReadonlyMap<string, ReadonlyArray<number>>, name: string) => median(results.get(name) ?? [])
  const note = size === FLOOD ? {} : { note: `${size} MB` }
  const bare = of(trivial, "bare")
  const measured: Array<Measured> = [
    { row: "trivialRun", ours: of(trivial, "ours") - bare, baseline: bare },
    {
      row: "flood",
      ours: of(floods, "ours"),
      baseline: of(floods, "bare"),
      peers: { "the same piped to cat": of(floods, "piped to cat") },
      ...note
    }
  ]
  if (process.platform === "linux") {
    measured.push({ row: "floodMemory", ours: peak, baseline: await idleMemory(bench.nodes[0]), ...note })
  }
  return measured
}

export const measureRuns = (bench: Bench): Promise<ReadonlyArray<Measured>> =>
  Effect.runPromise(
    Effect.scoped(Effect.flatMap(fakeFlutter, (fake) => Effect.promise(() => measureWith(bench, fake))))
  )
