/**
 * Real documents for the tests that need them: `GODOT_CORPUS_DIR` holds godot-4.5, godot-4.1, godot-3.2 and markdown.
 */
import { existsSync } from "node:fs"
import { join, resolve } from "node:path"

const folder = process.env["GODOT_CORPUS_DIR"]

/** The corpora's folder, or undefined where the tests on it are to be skipped. */
export const corpora: string | undefined =
  folder !== undefined && folder !== "" && existsSync(folder) ? resolve(folder) : undefined

/** The name of a suite that states why it may be skipped. */
export const onCorpora = (name: string): string =>
  corpora === undefined ? `${name} (skipped: GODOT_CORPUS_DIR is not set)` : name

export const corpus = (name: "godot-4.7" | "godot-4.5" | "godot-4.1" | "godot-3.2" | "markdown"): string =>
  join(corpora ?? "/nowhere", name)
