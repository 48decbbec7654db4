// The closing line of .ci/run, added up from vitest's JSON reports: `N passed, N failed, N skipped`.
import { existsSync, readFileSync } from "node:fs"

let passed = 0
let failed = 0
let skipped = 0
for (const file of process.argv.slice(2)) {
  if (!existsSync(file)) {
    failed++
    continue
  }
  const report = JSON.parse(readFileSync(file, "utf8"))
  passed += report.numPassedTests
  // A file that cannot even be loaded has failed without a failed test.
  const unloaded = report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0)
  failed += report.numFailedTests + unloaded.length
  skipped += report.numPendingTests + report.numTodoTests
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
