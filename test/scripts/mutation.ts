/**
 * `npm run test:mutation`: changes the modules that safety rests on,
 * and fails where tests do not notice in one of them.
 */
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** Percent of a module's mutants that tests must find; the report's own threshold is one for all modules together. */
const FLOOR = 90

const root = fileURLToPath(new URL("../..", import.meta.url))

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: ReadonlyArray<{ readonly status: string }> }>>
}

/** The share of a module's mutants that were found, in percent; those that Stryker was told to ignore do not count. */
const scoreOf = (mutants: ReadonlyArray<{ readonly status: string }>): number => {
  const counted = mutants.filter(({ status }) => status !== "Ignored" && !status.endsWith("Error"))
  const found = counted.filter(({ status }) => status === "Killed" || status === "Timeout")
  return counted.length === 0 ? 0 : (100 * found.length) / counted.length
}

const main = (): void => {
  const { status } = spawnSync(
    process.execPath,
    [
      "node_modules/@stryker-mutator/core/bin/stryker.js",
      "run",
      "test/mutation/stryker.config.json",
      ...process.argv.slice(2)
    ],
    { cwd: root, stdio: "inherit" }
  )
  if (status !== 0) {
    process.exitCode = 1
    return
  }
  const { files } = JSON.parse(readFileSync(`${root}/.cache/mutation/report.json`, "utf8")) as Report
  for (const [file, { mutants }] of Object.entries(files)) {
    const score = scoreOf(mutants)
    console.log(`${file}: ${score.toFixed(1)} %${score < FLOOR ? `, below ${FLOOR} %` : ""}`)
    if (score < FLOOR) process.exitCode = 1
  }
}

main()
