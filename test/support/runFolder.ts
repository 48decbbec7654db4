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

/**
 * Settings of a server of `docDir` whose index is shared by a run: the first server writes it. A script is no run, and its
 * server keeps the index where it does by default.
 */
export const sharedIndex = (docDir: string): Record<string, string> => {
  if (folder === undefined) return { GODOT_DOC_DIR: docDir }
  const name = createHash("sha256").update(docDir).digest("hex").slice(0, 16)
  return { GODOT_DOC_DIR: docDir, GODOT_INDEX_PATH: join(folder, `${name}.json`) }
}
