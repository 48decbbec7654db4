/**
 * Starts a bundle: from V8's code cache where the build has left one for this very Node, otherwise as the module it is.
 *
 * A bundle is one module in ASCII: a function expression for each of its roles, in the process or in a thread of it.
 * Compiling one takes V8 as long as the rest of the start, so the build runs each role once and keeps what V8 made of
 * it in a file beside the bundle: the checksum of the bundle, the checksum of the data, the data. V8 itself looks for
 * its version and flags, but not whether the bytes are whole.
 */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import { setFlagsFromString } from "node:v8"
import vm from "node:vm"
import { isMainThread } from "node:worker_threads"
import * as zlib from "node:zlib"

/** How a bundle begins; the digits are the length of the role after it. */
const OPENING =
  "import{createRequire as r}from'node:module';import{isMainThread as m}from'node:worker_threads';const u=import.meta.url;/*"
const DIGITS = 9
const OPENED = "*/(m?"
const BETWEEN = ":"
/** Each role is given a `require` and the URL of its own file. */
const CLOSING = ")(r(u),u);\n"

/** Where the role of the process stands in every bundle. */
const FIRST = OPENING.length + DIGITS + OPENED.length

/** The bundle of two function expressions, what its process runs and what its thread does. */
export const bundleOf = (ofProcess: string, ofThread: string): string =>
  `${OPENING}${String(ofProcess.length).padStart(DIGITS, "0")}${OPENED}${ofProcess}${BETWEEN}${ofThread}${CLOSING}`

/** The function expression of the role that runs here; in ASCII a byte is a character. */
const roleIn = (bundle: Buffer): string => {
  const end = FIRST + Number(bundle.toString("latin1", OPENING.length, OPENING.length + DIGITS))
  return own === "process"
    ? bundle.toString("latin1", FIRST, end)
    : bundle.toString("latin1", end + BETWEEN.length, bundle.length - CLOSING.length)
}

/** The length of the two checksums, each 32 bits, little-endian. */
const HEADER = 8

export type Role = "process" | "thread"

/** The role that runs here. */
const own: Role = isMainThread ? "process" : "thread"

/** The bundle `name`, and the code cache of one of its roles, beside this file. */
export const filesOf = (name: string, role: Role = own): { readonly bundle: URL; readonly code: URL } => ({
  bundle: new URL(`./${name}.main.js`, import.meta.url),
  code: new URL(`./${name}.${role}-${process.version}-${process.platform}-${process.arch}.code`, import.meta.url)
})

/** Runs the bundle `name` in the role of this thread. */
export const start = async (name: string): Promise<void> => {
  const { bundle } = filesOf(name)
  const script = keptScript(name)
  if (script === undefined) await import(bundle.href)
  else run(script, bundle)
  if (own === "process") optimiseLater()
}

/**
 * Node's major version -> when TurboFan takes a function: after eight times the bytecode of the default, or four times
 * the calls. From Node 24 on V8 has Maglev, which asks for none of this.
 */
const patience: Readonly<Record<string, string>> = {
  20: "--interrupt-budget=540672",
  22: "--invocation-count-for-turbofan=12000"
}

/**
 * TurboFan has four threads, and on two cores they take more from the first hundred requests than they give back.
 * Called once all is loaded: a code cache is only good for the flags that it was made with. A thread begins with these.
 */
export const optimiseLater = (): void => {
  const flags = patience[process.versions.node.split(".", 1)[0] ?? ""]
  if (flags !== undefined) setFlagsFromString(flags)
}

/** The bundle as a script; `undefined` where this Node cannot check a code cache, or there is none that is whole. */
export const keptScript = (name: string): vm.Script | undefined => {
  if (typeof zlib.crc32 !== "function") return undefined
  const { bundle, code } = filesOf(name)
  try {
    const kept = readFileSync(code)
    const source = readFileSync(bundle)
    const data = kept.subarray(HEADER)
    if (kept.readUInt32LE(0) !== zlib.crc32(source) || kept.readUInt32LE(4) !== zlib.crc32(data)) return undefined
    return compile(bundle, source, data)
  } catch {
    return undefined
  }
}

export const compile = (bundle: URL, source: Buffer, cachedData?: Buffer): vm.Script =>
  new vm.Script(roleIn(source), {
    filename: fileURLToPath(bundle),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...(cachedData && { cachedData })
  })

export const run = (script: vm.Script, bundle: URL): void => {
  script.runInThisContext()(createRequire(bundle), bundle.href)
}

/** What belongs into the file of the code cache: `data` for the bundle `source`. */
export const sealed = (source: Buffer, data: Buffer): Buffer => {
  const header = Buffer.alloc(HEADER)
  header.writeUInt32LE(zlib.crc32(source), 0)
  header.writeUInt32LE(zlib.crc32(data), 4)
  return Buffer.concat([header, data])
}
