/**
 * Reads an output as it streams, in bounded memory: whole lines go to the runner's reader, the events that it finds to
 * the results. Blocks without anything for the reader are skipped by a search for a few bytes, without making a string,
 * so a flood costs next to nothing.
 */

import { clip } from "../../kernel/util/Text.ts"
import type { Chunk, ProcessDetail } from "../process/Run.ts"
import type { Results } from "../results/Results.ts"
import type { TestEvent } from "../results/TestEvent.ts"
import type { LineReader, Project, Runner } from "../runners/Runner.ts"
import { clean, drawings } from "./cleanLine.ts"
import type { Stream } from "./OutputRing.ts"

/** Maximum size of a line that is read whole, in bytes, and of the beginning that is read of a longer one. */
const MAX_LINE = 64 * 1024
const BEGINNING = 4 * 1024

/** Number of lines at the end of a block among which the latest state is looked for. */
const MAX_LATEST = 50

/** One stream's lines. */
interface Lines {
  readonly reader: LineReader
  /** The unfinished line, or its beginning. */
  rest: Buffer
  /** True if the unfinished line is longer than any that is read whole. */
  isTooLong: boolean
}

const empty = Buffer.alloc(0)

const ESCAPE = 0x1b
const COLOUR = new RegExp(`${String.fromCharCode(ESCAPE)}\\[[\\d;]{0,30}m`, "g")

/** Returns the place of the first line end, a CR too; -1 if there is none. */
const endOfLine = (chunk: Buffer): number => {
  const newline = chunk.indexOf(0x0a)
  const before = newline === -1 ? chunk : chunk.subarray(0, newline)
  const carriage = before.indexOf(0x0d)
  // CR and LF are one line end.
  return carriage === -1 || carriage === newline - 1 ? newline : carriage
}

/** Reads output as it arrives, and passes the lines of a runner to its reader; its events are added to the results. */
export class OutputReader {
  readonly #lines: Record<Stream, Lines>
  readonly #filter: Pick<Runner, "words" | "marker" | "latest">
  /** The words as bytes read in latin1. */
  readonly #latinWords: ReadonlyArray<string> | undefined
  readonly #results: Results
  #hasFailed = false

  constructor(runner: Pick<Runner, "words" | "marker" | "latest" | "reader">, project: Project, results: Results) {
    this.#lines = {
      stdout: { reader: runner.reader(project), rest: empty, isTooLong: false },
      stderr: { reader: runner.reader(project), rest: empty, isTooLong: false }
    }
    this.#filter = runner
    this.#latinWords = runner.words?.map((word) => Buffer.from(word).toString("latin1"))
    this.#results = results
  }

  push({ stream, bytes }: Pick<Chunk, "stream" | "bytes">): void {
    const lines = this.#lines[stream]
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    // Only the line that began in an earlier chunk is joined: copying a flood would cost more than reading it.
    const start = lines.rest.length === 0 && !lines.isTooLong ? 0 : endOfLine(chunk) + 1
    if (start > 0) {
      if (lines.isTooLong) this.#readBeginning(lines, lines.rest.toString("utf8"))
      else this.#read(lines, Buffer.concat([lines.rest, chunk.subarray(0, start)]))
      lines.isTooLong = false
      lines.rest = empty
    } else if (lines.rest.length > 0 || lines.isTooLong) {
      if (lines.isTooLong) return
      lines.isTooLong = lines.rest.length + chunk.length > MAX_LINE
      const all = Buffer.concat([lines.rest, chunk])
      lines.rest = lines.isTooLong ? Buffer.from(all.subarray(0, BEGINNING)) : all
      return
    }
    const end = Math.max(chunk.lastIndexOf(0x0a), chunk.lastIndexOf(0x0d)) + 1
    if (end > start) this.#read(lines, chunk.subarray(start, end))
    const rest = chunk.subarray(Math.max(end, start))
    lines.isTooLong = rest.length > MAX_LINE
    // Copied: the chunk's memory is its reader's.
    lines.rest = Buffer.from(lines.isTooLong ? rest.subarray(0, BEGINNING) : rest)
  }

  end(): void {
    const { stdout, stderr } = this.#lines
    for (const lines of [stdout, stderr]) {
      if (lines.isTooLong) this.#readBeginning(lines, lines.rest.toString("utf8"))
      else if (lines.rest.length > 0) this.#read(lines, lines.rest)
      lines.rest = empty
    }
    this.#end(stdout.reader, stderr.reader)
    this.#end(stderr.reader, stdout.reader)
  }

  /** Receives the facts about a process of a hung run, if the reader of the output can use them. */
  hung(process: ProcessDetail, listing: string): void {
    this.#take(() => this.#lines.stdout.reader.hung?.(process, listing) ?? [])
  }

  /**
   * Ends one stream. If the other stream has the results, a cut or an error at the end of this one is output of a test.
   */
  #end(reader: LineReader, other: LineReader): void {
    const isSure = ({ kind }: TestEvent) => (kind !== "cut" && kind !== "lastError") || other.hasResults?.() !== true
    this.#take(() => (reader.end?.() ?? []).filter(isSure))
  }

  #readBeginning({ reader }: Lines, line: string): void {
    if (reader.isInside?.() === true) this.#take(() => reader.read(clean(line.slice(0, BEGINNING))))
  }

  #read(lines: Lines, block: Buffer): void {
    const { reader } = lines
    const { latest } = this.#filter
    if (reader.isInside?.() !== true && !this.#isMarked(block)) {
      const line = latest === undefined ? undefined : lastLine(block, latest)
      if (line !== undefined) this.#take(() => reader.read(line))
      return
    }
    // Most outputs hold no CR: a plain split takes a third of the time.
    const lineEnd = block.includes(0x0d) ? /\r\n|\n|\r/ : "\n"
    const all = block.toString("utf8").split(lineEnd)
    // There is no line after the last line end: a blank one could end a message.
    for (const raw of all.at(-1) === "" ? all.slice(0, -1) : all) {
      if (raw.length > MAX_LINE) this.#readBeginning(lines, raw)
      // An erased line is followed, in the same line, by what is drawn over it.
      else for (const drawing of drawings(raw)) this.#take(() => reader.read(drawing))
    }
  }

  /** Checks whether a block holds a line that the reader must see; colours may divide its words. */
  #isMarked(block: Buffer): boolean {
    const { marker, words } = this.#filter
    if (!block.includes(ESCAPE))
      return words?.some((word) => block.includes(word)) !== false && marker.test(block.toString("latin1"))
    const text = block.toString("latin1").replace(COLOUR, "")
    return this.#latinWords?.some((word) => text.includes(word)) !== false && marker.test(text)
  }

  /** Adds the events of a reader; a line that it fails on is left out, and a note says so once. */
  #take(read: () => ReadonlyArray<TestEvent>): void {
    try {
      for (const event of read()) this.#results.add(event)
    } catch (error) {
      if (this.#hasFailed) return
      this.#hasFailed = true
      this.#results.add({ kind: "note", text: `A line of the output could not be read (${clip(String(error))}).` })
    }
  }
}

/** Returns the last line of a block that `pattern` fits, cleaned; only its last few lines are looked at. */
const lastLine = (block: Buffer, pattern: RegExp): string | undefined => {
  let end = block.length
  for (let count = 0; count < MAX_LATEST && end > 0; count++) {
    const before = block.subarray(0, end)
    const start = Math.max(before.lastIndexOf(0x0a), before.lastIndexOf(0x0d)) + 1
    if (end - start <= MAX_LINE) {
      const line = clean(before.toString("utf8", start))
      if (pattern.test(line)) return line
    }
    end = start - 1
  }
  return undefined
}

/** Turns a stream of JSON values into its text for people; other lines stay as they are. */
export class HumanText {
  readonly #textOf: (line: string) => string | undefined
  #rest = Buffer.alloc(0)

  constructor(textOf: (line: string) => string | undefined) {
    this.#textOf = textOf
  }

  push(bytes: Uint8Array): Uint8Array {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const all = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    const end = all.lastIndexOf(0x0a) + 1
    const rest = all.subarray(end)
    const isLong = rest.length > MAX_LINE
    this.#rest = Buffer.from(isLong ? rest.subarray(0, 0) : rest)
    const whole = this.#convert(all.subarray(0, end))
    return isLong ? Buffer.concat([whole, rest]) : whole
  }

  /** The held part of an unfinished line. */
  end(): Uint8Array {
    return this.#convert(this.#rest)
  }

  #convert(block: Buffer): Buffer {
    if (block.length === 0) return block
    // Without a value in it there is nothing to convert.
    if (!block.includes('{"')) return block
    const lines = block.toString("utf8").split("\n")
    const last = lines.pop() ?? ""
    const texts = lines.map((line) => this.#textOf(line) ?? `${line}\n`)
    return Buffer.from(texts.join("") + (last === "" ? "" : (this.#textOf(last) ?? last)))
  }
}
