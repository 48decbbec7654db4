/** Keeps the JavaScript error at the end of an output, which node and its runners write when it ends them. */
import type { TestEvent } from "../results/TestEvent.ts"
import { brokenFile } from "./brokenFile.ts"
import { ownPlace } from "./stackFrames.ts"

/** The place above an error of syntax: `/app/test/a.js:3`. */
const PLACE = /^(?:file:\/\/|node:|\/|[A-Za-z]:[\\/])[^\s()]{1,1000}:\d{1,9}$/

/** `TypeError: x is not a function`, `Error [ERR_MODULE_NOT_FOUND]: Cannot find module` */
const ERROR = /^(?:Uncaught )?[A-Z]?[\w$.]{0,100}(?:Error|Exception)(?: \[\w{1,100}\])?(?:: |$)/

/** A frame of node's stacks, or playwright's place of an error. */
const FRAME = /^ {3,4}at \S/

/**
 * Lines that follow the stack and are no output of another kind: of npm, node's version, properties of the error, code.
 */
const AFTER = /^(?:Node\.js v\d|npm (?:error|ERR!)|> {1,8}\d{1,9} \||[}\]],?$|\s|$)/

/** Maximum number of lines that are kept. */
const MAX_LINES = 60

/** Matches the lines that an error may begin with. */
export const lastErrorMarker = new RegExp(`${PLACE.source}|${ERROR.source}`, "m")

export class LastError {
  readonly #root: string
  #lines: Array<string> = []
  #hasFrames = false
  /** True after the version that node writes when an error ends its process. */
  #isFatal = false

  constructor(root: string) {
    this.#root = root
  }

  get isOpen(): boolean {
    return this.#lines.length > 0
  }

  /** True if node reported that the error ended its process. */
  get isFatal(): boolean {
    return this.#isFatal
  }

  read(line: string): void {
    // The error itself stands below its place and the line of code.
    const isBelowPlace = this.isOpen && !this.#hasFrames && ERROR.test(line)
    if (PLACE.test(line) || (ERROR.test(line) && !isBelowPlace)) {
      this.#forget()
      this.#lines.push(line)
      return
    }
    if (!this.isOpen) return
    if (FRAME.test(line)) this.#hasFrames = true
    if (/^Node\.js v\d/.test(line)) this.#isFatal = true
    const isOther = this.#hasFrames && !AFTER.test(line)
    if (isOther || (this.#lines.length >= MAX_LINES && !this.#hasFrames)) this.#forget()
    else if (this.#lines.length < MAX_LINES) this.#lines.push(line)
  }

  /**
   * Returns the first line of the error, and its place in the project; nothing if the output ends with something else.
   */
  events(): ReadonlyArray<TestEvent> {
    const error = this.#lines.find((line) => ERROR.test(line))
    if (error === undefined || !this.#hasFrames) return []
    const text = this.#lines.join("\n")
    const broken = brokenFile(text, this.#root)
    // Above the error may stand a place in compiled code; the stack has that in the source.
    const { file, line } = ownPlace(text, this.#root) ?? (broken !== undefined && "test" in broken ? broken.test : {})
    const place = file === undefined || error.includes(file) ? "" : ` (${file}${line === undefined ? "" : `:${line}`})`
    return [{ kind: "lastError", text: `${error.trim()}${place}` }]
  }

  #forget(): void {
    this.#lines = []
    this.#hasFrames = false
    this.#isFatal = false
  }
}
