/** Results of runs, for tests of what is made of them. */
import { Results, type TestResults } from "../../../src/timebox/results/Results.ts"
import { finished, type TestRef } from "../../../src/timebox/results/TestEvent.ts"
import type { LineReader, Project } from "../../../src/timebox/runners/Runner.ts"
import { type RunnerName, runnerOf } from "../../../src/timebox/runners/registry.ts"

export const noResults: TestResults = new Results().result()

/** Results of tests that failed, by name, each with what `about` says of it. */
export const failing = (
  names: ReadonlyArray<string>,
  message = "",
  about: (name: string) => Partial<TestRef> = () => ({})
): TestResults => {
  const results = new Results()
  for (const name of names) results.add(finished({ name, ...about(name) }, "failed", message))
  return results.result()
}

/** A project below `/app` with these files. */
export const projectOf = (
  files: Readonly<Record<string, string>> = {},
  environment: Readonly<Record<string, string>> = {}
): Project => ({
  root: "/app",
  environment,
  read: (path) => files[path],
  isFolder: (path) => Object.keys(files).some((file) => file.startsWith(`${path}/`)),
  namesIn: (path) => {
    const folder = path === "." ? "" : `${path.replace(/^\.\//, "")}/`
    return Object.keys(files).flatMap((file) => (file.startsWith(folder) ? [file.slice(folder.length)] : []))
  }
})

/** Reads a text, line by line. */
export const resultsOf = ({ end, read }: LineReader, text: string): TestResults => {
  const results = new Results()
  for (const line of text.split("\n")) for (const event of read(line)) results.add(event)
  for (const event of end?.() ?? []) results.add(event)
  return results.result()
}

/** Reads the ordinary output of a runner. */
export const read = (runner: RunnerName, output: string, project: Project = projectOf()): TestResults =>
  resultsOf(runnerOf(runner).reader(project), output)
