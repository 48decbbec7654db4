/**
 * Real runners for the long suites: installed from npm to the user's cache once,
 * or found on PATH; and projects for them.
 */
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { homedir } from "node:os"
import { delimiter, dirname, join } from "node:path"
import { Effect } from "effect"
import { call, connect, temporaryFolder } from "./bundle.ts"
import { bin } from "./timebox.ts"

/** Folder that runners are installed to, from npm, once. */
export const cache = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "mcp-test-timebox-runners")

/**
 * Installs a package into a folder that gets its name when it is whole: another process may install the same, and an
 * install may be cut.
 */
const install = (folder: string, spec: string): void => {
  mkdirSync(cache, { recursive: true })
  const fresh = mkdtempSync(`${folder}-`)
  try {
    writeFileSync(join(fresh, "package.json"), '{ "private": true }')
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--silent", spec], { cwd: fresh, timeout: 120_000 })
    renameSync(fresh, folder)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** A link to an installed package's `node_modules`; undefined where it cannot be installed. */
export const installed = (name: string, spec: string): Readonly<Record<string, string>> | undefined => {
  const folder = join(cache, name)
  const modules = join(folder, "node_modules")
  try {
    if (!existsSync(modules)) install(folder, spec)
  } catch {
    // Another process may have been first; without network nothing is installed.
  }
  return existsSync(modules) ? { node_modules: modules } : undefined
}

export const works = (program: string, ...args: ReadonlyArray<string>): boolean => {
  try {
    execFileSync(program, args, { stdio: "ignore", timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

export type Value = Readonly<Record<string, unknown>>

export interface Failure {
  readonly name: string
  readonly file?: string
  readonly line?: number
  readonly message?: string
  readonly rerun?: Record<string, unknown>
}

export const failuresOf = (value: Value) => (value["failures"] ?? []) as ReadonlyArray<Failure>
export const countsOf = (value: Value) => value["counts"] as Readonly<Record<string, number>> | undefined

const limits = { timeout_ms: 60_000, no_output_timeout_ms: 30_000, max_output_bytes: 20_000 }

/** The runner of a project, links to what is installed, and a folder to look for its program in before PATH. */
export interface Installed {
  readonly runner: string
  readonly links?: Readonly<Record<string, string>> | null | undefined
  readonly programs?: string
}

/** A project of `files` with a server for its runner. */
export const project = Effect.fnUntraced(function* (candidate: Installed, files: Readonly<Record<string, string>>) {
  const root = yield* temporaryFolder
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [path, target] of Object.entries(candidate.links ?? {})) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    symlinkSync(target, join(root, path))
  }
  // Each project's own runner, not this repository's, which npm puts on PATH.
  const PATH = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"))
  const home = process.env["CARGO_HOME"] === undefined ? {} : { CARGO_HOME: process.env["CARGO_HOME"] }
  const client = yield* connect({
    bin,
    args: ["--runners", candidate.runner],
    cwd: root,
    env: { ...home, PATH: [...(candidate.programs === undefined ? [] : [candidate.programs]), ...PATH].join(delimiter) }
  })
  const run = (request: Record<string, unknown>) =>
    Effect.map(call(client, "run_test", { runner: candidate.runner, ...limits, ...request }), ({ value }) => value)
  return { root, run }
})
