import { Tinypool } from "tinypool"
import { defineConfig } from "vitest/config"

// vitest ends the worker after each run, and Stryker makes a run of each mutant: nine tenths of the time went to loading
// the packages again. What a mutant can leave in a worker goes with the modules of this repository, which are read again.
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
