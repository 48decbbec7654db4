/**
 * A folder for things that take long to make and that no test changes;
 * all tests of one run share it, then it is removed.
 */
import { createHash } from "node:crypto"
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const VARIABLE = "TEST_RUN_DIR"

/** Makes the folder before a run; returns the function that removes it. */
export const setup = (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), "godot-docs-mcp-run-"))
  process.env[VARIABLE] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

const folder = process.env[VARIABLE]

/**
 * Settings of a server of `docDir` whose index is shared by a run: the first server writes it. A script is no run, and
 * its server keeps the index where it does by default.
 */
export const sharedIndex = (docDir: string): Record<string, string> => {
  if (folder === undefined) return { GODOT_DOC_DIR: docDir }
  return { GODOT_DOC_DIR: docDir, GODOT_INDEX_PATH: join(folder, `${digestOf(docDir)}.json`) }
}

/** Time (ms) that a process waits for a file that another one makes, before it makes the file itself. */
const PATIENCE = 20_000

/** Waits for a file; true if it came in time. */
const appears = (path: string): boolean => {
  const clock = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; waited < PATIENCE && !existsSync(path); waited += 50) Atomics.wait(clock, 0, 0, 50)
  return existsSync(path)
}

/** Takes the making of a file on; false if another process has. */
const takesOn = (path: string): boolean => {
  try {
    writeFileSync(`${path}.taken`, "", { flag: "wx" })
    return true
  } catch {
    return false
  }
}

/**
 * Returns the file of that name, which the first process of a run that asks for it makes; the others wait. Outside of a
 * test run no file is kept.
 */
export const inRunFolder = (name: string, make: () => Uint8Array): Uint8Array => {
  if (folder === undefined) return make()
  const path = join(folder, digestOf(name))
  if (!takesOn(path) && appears(path)) return readFileSync(path)
  const content = make()
  // Whole under its name, or not there: other processes read it.
  writeFileSync(`${path}.${process.pid}`, content)
  renameSync(`${path}.${process.pid}`, path)
  return content
}

const digestOf = (name: string): string => createHash("sha256").update(name).digest("hex").slice(0, 16)
