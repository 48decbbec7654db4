import { Tinypool } from "tinypool"
import { defineConfig } from "vitest/config"

// Keeps the worker from run to run: vitest ends it after each, which no setting changes, and Stryker makes a run of
// each mutant, so nine tenths of the time went to loading the packages again. The setup file empties the modules of
// this repository.
Tinypool.prototype.recycleWorkers = async () => {}

/** The unit tests of the safety modules, for mutation testing. */
export default defineConfig({
  test: {
    include: [
      "test/kernel/files/{PathJail,AtomicFile}.test.ts",
      "test/kernel/mcp/{LineSplitter,StdioTransport}.test.ts",
      "test/mdatlas/library/AccessGuard.test.ts",
      "test/timebox/process/ProcessTree.test.ts"
    ],
    testTimeout: 60_000,
    setupFiles: ["test/support/setup.ts", "test/mutation/setup.ts"],
    silent: true,
    isolate: false
  }
})
