/**
 * Starts a bundle: the role of it that belongs here, from V8's code cache where the build has left one for this very Node.
 *
 * A bundle is one module in ASCII: a function expression for what its process runs, and perhaps one for its thread. Only
 * the one that is to run is compiled, which takes V8 as long as the rest of the start. So the build runs each once and
 * keeps what V8 made of it in a file beside the bundle: the checksum of the bundle, the checksum of the data, the data.
 * V8 itself looks for its version and flags, but not whether the bytes are whole.
 */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import { setFlagsFromString } from "node:v8"
import vm from "node:vm"
import { isMainThread } from "node:worker_threads"
import * as zlib from "node:zlib"

export type Role = "process" | "thread"

/** How a bundle begins; after it the length of the process's role, and whether there is one for a thread. */
const OPENING =
  "import{createRequire as r}from'node:module';import{isMainThread as m}from'node:worker_threads';const u=import.meta.url;/*"
const DIGITS = 9
const [FOR_BOTH, FOR_EACH] = ["*/(1?", "*/(m?"]
const FIRST = OPENING.length + DIGITS + FOR_EACH.length
const BETWEEN = ":"
/** Each role is given a `require` and the URL of its own file. */
const CLOSING = ")(r(u),u);\n"

/** The bundle of function expressions; without one for a thread, that of the process serves both. */
export const bundleOf = (ofProcess: string, ofThread?: string): string => {
  const length = String(ofProcess.length).padStart(DIGITS, "0")
  return `${OPENING}${length}${ofThread === undefined ? FOR_BOTH : FOR_EACH}${ofProcess}${BETWEEN}${ofThread ?? 0}${CLOSING}`
}

/** In ASCII a byte is a character. */
const textOf = (bundle: Buffer, from: number, to: number): string => bundle.toString("latin1", from, to)

/** The role of a bundle that is to run here. */
const roleHere = (bundle: Buffer): Role =>
  isMainThread || textOf(bundle, FIRST - FOR_BOTH.length, FIRST) === FOR_BOTH ? "process" : "thread"

const expressionIn = (bundle: Buffer, role: Role): string => {
  const end = FIRST + Number(textOf(bundle, OPENING.length, OPENING.length + DIGITS))
  return role === "process"
    ? textOf(bundle, FIRST, end)
    : textOf(bundle, end + BETWEEN.length, bundle.length - CLOSING.length)
}

/** The path of the bundle `name`, beside this file. */
export const bundlePath = (name: string): string => fileURLToPath(new URL(`./${name}.main.js`, import.meta.url))

/** The path of the code cache of one of its roles. */
export const codePath = (name: string, role: Role): string =>
  fileURLToPath(
    new URL(`./${name}.${role}-${process.version}-${process.platform}-${process.arch}.code`, import.meta.url)
  )

/** The bundle `name`, compiled in the role that belongs here. */
export interface Compiled {
  readonly script: vm.Script
  readonly role: Role
  readonly source: Buffer
}

/** With `isAnew` no code cache is looked for. */
export const compile = (name: string, isAnew = false): Compiled => {
  const source = readFileSync(bundlePath(name))
  const role = roleHere(source)
  const cachedData = isAnew ? undefined : codeOf(name, role, source)
  const script = new vm.Script(expressionIn(source, role), {
    filename: bundlePath(name),
    ...(cachedData && { cachedData })
  })
  return { script, role, source }
}

/** The length of the two checksums, each 32 bits, little-endian. */
const HEADER = 8

/** The code cache; `undefined` where this Node cannot check one, or there is none that is whole. */
const codeOf = (name: string, role: Role, source: Buffer): Buffer | undefined => {
  if (typeof zlib.crc32 !== "function") return undefined
  try {
    const kept = readFileSync(codePath(name, role))
    const data = kept.subarray(HEADER)
    const isWhole = kept.readUInt32LE(0) === zlib.crc32(source) && kept.readUInt32LE(4) === zlib.crc32(data)
    return isWhole ? data : undefined
  } catch {
    return undefined
  }
}

/** What belongs into the file of the code cache. */
export const codeOfCompiled = ({ script, source }: Compiled): Buffer => {
  const data = script.createCachedData()
  const header = Buffer.alloc(HEADER)
  header.writeUInt32LE(zlib.crc32(source), 0)
  header.writeUInt32LE(zlib.crc32(data), 4)
  return Buffer.concat([header, data])
}

export const run = (name: string, { script }: Compiled): void => {
  const path = bundlePath(name)
  script.runInThisContext()(createRequire(path), new URL(`./${name}.main.js`, import.meta.url).href)
}

/** Runs the bundle `name`. */
export const start = (name: string): void => {
  run(name, compile(name))
  if (isMainThread) optimiseLater()
}

/** V8 -> when TurboFan takes a function: after 8 times the default of bytecode, or 4 times the default of calls. */
const patience: ReadonlyArray<readonly [v8: string, flag: string]> = [
  ["11.3.", `--interrupt-budget=${8 * 66 * 1024}`],
  ["12.4.", `--invocation-count-for-turbofan=${4 * 3000}`]
]

/**
 * TurboFan has four threads, and on two cores they take more from the first hundred requests than they give back.
 * Called once all is loaded: a code cache is only good for the flags that it was made with. A thread begins with these.
 * The V8 of Node 24 has Maglev and needs nothing.
 */
export const optimiseLater = (): void => {
  try {
    const known = patience.find(([version]) => process.versions.v8?.startsWith(version))
    if (known !== undefined) setFlagsFromString(known[1])
  } catch {
    // Not every runtime that calls itself Node has V8 in it.
  }
}
