/**
 * Builds the bundles before a run of the tests, where the chosen tests start them and the sources are newer.
 *
 * A single test file that needs no bundle runs without any build.
 */
import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../..", import.meta.url))

const filesBelow = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name))

const changedAt = (file: string): number => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0

const inputs = (): ReadonlyArray<string> => [
  ...filesBelow("src").filter((file) => file.endsWith(".ts")),
  ...["build", "bundling", "called", "eager", "joining", "licenses"].map((name) => `test/scripts/${name}.mjs`),
  "package-lock.json"
]

/** Test files that the words of the command line choose; all of them without any. */
const chosen = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const filters = words.filter((word) => word.includes("test") && !word.startsWith("-"))
  const tests = filesBelow("test").filter((file) => file.endsWith(".test.ts"))
  return filters.length === 0 ? tests : tests.filter((file) => filters.some((filter) => file.includes(filter)))
}

/** Checks whether a test starts the bundles, itself or through what it imports. */
const startsBundles = (file: string): boolean =>
  /support\/(?:bundle|commands|timebox)|scripts\//.test(readFileSync(join(root, file), "utf8"))

export default (): void => {
  if (!chosen(process.argv.slice(2)).some(startsBundles)) return
  const built = changedAt("dist/godot-docs-mcp.js")
  if (inputs().every((file) => changedAt(file) < built)) return
  const { status } = spawnSync(process.execPath, [join(root, "test/scripts/build.mjs")], { stdio: "inherit" })
  if (status !== 0) throw new Error("the build failed")
}
