import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import LongFirst from "./test/support/longFirst.ts"

// The packages as the bundles hold them: vitest would take the builds that some have for their developers.
process.env["NODE_ENV"] = "production"

const folder = fileURLToPath(new URL("test/", import.meta.url))

/** What a test file imports whose properties or whose items are tried in part. */
const SAMPLING = /support\/(?:effort|growth)\.ts|fast-?check/i

/** Test files that try a sample in `npm test`, and everything in the long suites. */
const sampling = (): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts") && SAMPLING.test(readFileSync(folder + file, "utf8")))
    .map((file) => `test/${file.replaceAll("\\", "/")}`)

/** `vitest run` is the suite of every change; `vitest run --mode long` the soak, fuzz and repeat suites, and whole samples. */
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === "long" ? ["test/**/*.long.test.ts", ...sampling()] : ["test/**/*.test.ts"],
    exclude: mode === "long" ? [] : ["test/**/*.long.test.ts"],
    // Wall-clock time: a property on a busy machine takes its time; a test that hangs is still found.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    env: mode === "long" ? { TEST_EFFORT: "full" } : {},
    globalSetup: ["test/support/buildOnce.ts", "test/support/runFolder.ts"],
    runner: "./test/support/Runner.ts",
    setupFiles: ["test/support/setup.ts"],
    reporters: ["default", "./test/support/RetryReporter.ts"],
    pool: "forks",
    sequence: { sequencer: LongFirst },
    poolOptions: {
      forks: {
        // Most of the time goes to waiting for processes; vitest itself would leave a core free.
        minForks: 4,
        maxForks: 4,
        isolate: false,
        // Tests make much garbage that is soon dead: with more room for the young, less of it is copied. Most of their
        // code runs a few times only: compiled at its first call it takes a tenth less time than interpreted.
        execArgv: ["--max-semi-space-size=64", "--always-sparkplug"]
      }
    },
    // Tests with real processes share a busy machine there; the reporter names each that needed it.
    retry: process.env["CI"] === "true" ? 1 : 0,
    silent: "passed-only",
    coverage: {
      provider: "v8",
      include: ["src/**"],
      exclude: ["src/bin/**"],
      reporter: ["text-summary", "json-summary"],
      // Without real documents the tests of the checker and of search over them are skipped.
      thresholds:
        process.env["GODOT_CORPUS_DIR"] === undefined ? { lines: 85, branches: 88 } : { lines: 91, branches: 89 }
    }
  }
}))
