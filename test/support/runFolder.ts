/** A folder that all tests of one run share, gone after it: indexes of references that no test changes. */
import { createHash } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const VARIABLE = "TEST_RUN_DIR"

/** Makes the folder before a run; returns what removes it. */
export const setup = (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), "godot-docs-mcp-run-"))
  process.env[VARIABLE] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

const folder = process.env[VARIABLE]

/** Path of the file that a run keeps for `what`; undefined in scripts, which are no run. */
export const sharedFile = (what: string): string | undefined =>
  folder === undefined ? undefined : join(folder, `${createHash("sha256").update(what).digest("hex").slice(0, 16)}`)

/** Settings of a server of `docDir` whose index is shared by a run: the first server writes it. */
export const sharedIndex = (docDir: string): Record<string, string> => {
  const file = sharedFile(`index of ${docDir}`)
  return { GODOT_DOC_DIR: docDir, ...(file === undefined ? {} : { GODOT_INDEX_PATH: file }) }
}
