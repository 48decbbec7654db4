/** npm: `npm test`, the project's own script; what it writes is read as that of the runner it turns out to be. */

import type { TestEvent } from "../results/TestEvent.ts"
import { cargo } from "./cargo.ts"
import { deno } from "./deno.ts"
import { jest } from "./jest.ts"
import { mocha } from "./mocha.ts"
import { node } from "./node.ts"
import { playwright } from "./playwright.ts"
import { pytest } from "./pytest.ts"
import type { LineReader, Project, Runner } from "./Runner.ts"
import { vitest } from "./vitest.ts"

/** The runners that a script of package.json starts, as a rule. */
const candidates: ReadonlyArray<Runner> = [vitest, jest, node, mocha, playwright, deno, pytest, cargo]

/** `npm test` takes no test, so none of another runner's requests runs one again. */
const withoutRerun = (event: TestEvent): TestEvent => {
  if (!("test" in event)) return event
  const { rerun: _, ...test } = event.test
  return { ...event, test }
}

/** The first whose reader finds a test or a sum in the output is the one. */
const reader = (project: Project): LineReader => {
  const readers = candidates.map((one) => one.reader(project))
  let chosen: LineReader | undefined
  return {
    read: (line) => {
      if (chosen !== undefined) return chosen.read(line).map(withoutRerun)
      for (const one of readers) {
        const events = one.read(line)
        if (events.some(({ kind }) => kind === "finished" || kind === "totals" || kind === "none")) {
          chosen = one
          return events.map(withoutRerun)
        }
      }
      return /^npm (?:error|ERR!) Missing script: "test"/.test(line)
        ? [{ kind: "note", text: 'package.json has no script named "test".' }]
        : []
    },
    end: () => chosen?.end?.().map(withoutRerun) ?? [],
    isInside: () => chosen?.isInside?.() ?? readers.some((one) => one.isInside?.() ?? false)
  }
}

export const npm = {
  name: "npm",
  program: "npm",
  source: "https://docs.npmjs.com/cli/commands/npm-test",
  args: () => ["test"],
  needs: { files: ["package.json"], advice: "There is no package.json in the root." },
  patterns: { failure: /^npm (?:error|ERR!)/, test: null },
  marker: new RegExp([...candidates.map(({ marker }) => marker.source), "Missing script"].join("|"), "m"),
  reader
} as const satisfies Runner
