/** A failed point of TAP with the lines below it, which describe the error: a YAML block, or text of any kind. */
import { finished, type TestEvent, type TestRef } from "../results/TestEvent.ts"
import { brokenFile } from "./brokenFile.ts"
import { fromRoot } from "./Runner.ts"
import { ownFrames, ownPlace } from "./stackFrames.ts"
import { detailsOf } from "./tapDetails.ts"

/** Maximum number of lines that are kept of each. */
const MAX_LINES = 120

interface Begun {
  readonly indent: number
  readonly isSum: boolean
  readonly said: string
  readonly titles: ReadonlyArray<string>
}

export class TapFailure {
  readonly indent: number
  readonly #titles: ReadonlyArray<string>
  /** True if it failed because some of its subtests did. */
  readonly #isSum: boolean
  /** The output of a file that failed as a whole. */
  readonly #said: string
  readonly #yaml: Array<string> = []
  /** Other lines below the point: comments of bats and Perl, the error of mocha. */
  readonly #text: Array<string> = []

  constructor({ indent, isSum, said, titles }: Begun) {
    this.indent = indent
    this.#said = said
    this.#isSum = isSum
    this.#titles = titles
  }

  get hasBlock(): boolean {
    return this.#yaml.length > 0
  }

  /** True if it counts: the total of failed subtests does not, unless a hook of node failed before these. */
  get isOwn(): boolean {
    return !this.#isSum || this.#yaml.some((line) => /^ *failureType: 'hookFailed'$/.test(line))
  }

  addYaml(line: string): void {
    if (this.#yaml.length < MAX_LINES) this.#yaml.push(line)
  }

  addText(line: string): void {
    if (this.#text.length < MAX_LINES) this.#text.push(line)
  }

  /** Returns the event of the test; `distinct` distinguishes those of one name. */
  event(root: string, distinct: (test: TestRef) => TestRef): TestEvent {
    const whole = this.#wholeFile(root)
    if (whole !== undefined) return finished(distinct(whole.test), "failed", whole.message)
    const text = this.#text.join("\n")
    const { message, place } = this.hasBlock ? detailsOf(this.#yaml) : { message: text, place: undefined }
    const shown = ownFrames(message, root)
    const at = ownPlace(shown, root) ?? (place === undefined ? placeIn(this.#text, root) : placeOf(place, root))
    return finished(distinct({ name: nameOf(this.#titles, root), ...at }), "failed", shown)
  }

  /**
   * Describes a file whose process failed, and none of its tests: for node by its output, which shows the reason, or
   * the signal that ended it; for node-tap by the exit code.
   */
  #wholeFile(root: string): { readonly test: TestRef; readonly message: string } | undefined {
    const file = nameOf(this.#titles, root)
    const code = this.#yaml.map((line) => /^ *exitCode: (\d+)$/.exec(line)?.[1]).find((one) => one !== undefined)
    // node-tap names the program of a file by its path; its output on the error is on the other stream.
    const isProgram = this.#yaml.some((line) => line.trim() === `externalID: ${file}`)
    if (isProgram && code !== undefined)
      return { test: { name: file, file }, message: `Its process ended with exit code ${code}.` }
    if (!this.#yaml.some((line) => /^ *error: 'test failed'$/.test(line))) return undefined
    const broken = brokenFile(this.#said, root)
    const test = broken?.kind === "finished" && broken.test.file === file ? broken.test : undefined
    const signal = this.#yaml.map((line) => /^ *signal: '(SIG\w+)'$/.exec(line)?.[1]).find((one) => one !== undefined)
    const exited = code === undefined || code === "1" ? "test failed" : `Its process ended with exit code ${code}.`
    const ended = signal === undefined ? exited : `Its process was ended by ${signal}.`
    return {
      test: { name: file, file, ...(test?.line === undefined ? {} : { line: test.line }) },
      message: ownFrames(this.#said, root).trim() || ended
    }
  }
}

/** Joins titles; the last one of a file that fails as a whole is its path. */
export const nameOf = (titles: ReadonlyArray<string>, root: string): string =>
  titles.map((title) => (title.startsWith("/") ? fromRoot(root, title) : title)).join(" > ")

/** Reads `Test.<anonymous> (/app/a.js:3:9)` and `a.js:3`, where they lie in the project. */
const placeOf = (text: string, root: string) => ownPlace(`    at ${text}`, root)

/** `(in test file test/a.bats, line 5)`, `  at t/a.t line 5.` */
const placeIn = (text: ReadonlyArray<string>, root: string): Pick<TestRef, "file" | "line"> => {
  for (const line of text) {
    const [, file, at] =
      /\bin (?:test )?file ([^\s,][^,]{0,300}), line (\d+)/.exec(line) ?? /^\s*at (\S+) line (\d+)\.$/.exec(line) ?? []
    if (file !== undefined) return { file: fromRoot(root, file), line: Number(at) }
  }
  return {}
}
