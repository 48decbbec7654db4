import { defineConfig } from "vitest/config"

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
    silent: true
  }
})
