/** Names the tests that passed only when they were run again: a flaky test is not to be hidden by its retry. */
import type { Reporter, TestCase } from "vitest/node"

export default class RetryReporter implements Reporter {
  readonly #flaky: Array<string> = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(`${test.module.moduleId}: ${test.fullName}`)
  }

  onTestRunEnd(): void {
    if (this.#flaky.length === 0) return
    process.stdout.write(`\nPassed only when run again:\n${this.#flaky.map((name) => `  ${name}\n`).join("")}`)
  }
}
