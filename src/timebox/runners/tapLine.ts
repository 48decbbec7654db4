/** Determines the kind of each line of TAP. */

/** A test point: the result of one test, or of all its subtests. */
export interface Point {
  readonly indent: number
  readonly number: number
  readonly name: string
  readonly isOk: boolean
  /** A test that is skipped or not done yet cannot fail. */
  readonly isUndone: boolean
}

/** A line; `indent` is the number of spaces before it. */
export type TapLine =
  /** `ok 1 - adds`; `opens` if its subtests follow in braces. */
  | { readonly kind: "point"; readonly point: Point; readonly opens: boolean }
  /** The beginning of a YAML block. */
  | { readonly kind: "block"; readonly indent: number }
  /** The end of one. */
  | { readonly kind: "blockEnd"; readonly indent: number }
  | { readonly kind: "version" }
  /** `1..4`; `reason` if a comment says why there are none. */
  | { readonly kind: "plan"; readonly indent: number; readonly count: string; readonly hasReason: boolean }
  /** The closing brace after subtests. */
  | { readonly kind: "close"; readonly indent: number }
  /** The title of the subtests that follow. */
  | { readonly kind: "subtest"; readonly indent: number; readonly title: string }
  /** `# pass 3` */
  | { readonly kind: "sum"; readonly word: string; readonly count: number }
  | { readonly kind: "comment"; readonly indent: number; readonly text: string }
  | { readonly kind: "bailOut" }
  | { readonly kind: "other" }

/** `    not ok 2 - adds # TODO later`, `ok 1 outer {` */
const POINT = /^( {0,60})(not )?ok (\d+)(?: -)?(?: (.*?))?( \{)?$/

/** `1..4`, `1..0 # SKIP no database` */
const PLAN = /^( {0,60})1\.\.(\d+)( *#.*)?$/

/** Lines that are only a mark: `---`, `...`, `}`. */
const MARK = /^( *)(---|\.\.\.|\})$/

const COMMENT = /^( *)# ?(.*)$/

/** The words of sums: node's, tape's, QUnit's, bats'. */
const SUM = /^(tests|suites|pass|fail|cancelled|skip(?:ped)?|todo|failed) +(\d+)\b/

/**
 * Returns the kind of a line, and its content.
 *
 * @example
 * tapLine("  ---") // { kind: "block", indent: 2 }
 * tapLine("# pass 3") // { kind: "sum", word: "pass", count: 3 }
 */
export const tapLine = (line: string): TapLine => {
  const point = POINT.exec(line)
  if (point !== null) return { kind: "point", point: pointOf(point), opens: point[5] !== undefined }
  const [, blanks, mark] = MARK.exec(line) ?? []
  if (blanks !== undefined && (mark !== "---" || blanks !== "")) {
    const kind = mark === "---" ? "block" : mark === "..." ? "blockEnd" : "close"
    return { kind, indent: blanks.length }
  }
  if (/^TAP version \d+$/.test(line)) return { kind: "version" }
  const [, before, count, reason] = PLAN.exec(line) ?? []
  if (before !== undefined && count !== undefined)
    return { kind: "plan", indent: before.length, count, hasReason: reason !== undefined }
  const [, margin, text] = COMMENT.exec(line) ?? []
  if (margin !== undefined && text !== undefined) return commentOf(margin.length, text)
  return { kind: /^Bail out!/.test(line) ? "bailOut" : "other" }
}

const pointOf = ([, blanks = "", not, number = "", rest = ""]: RegExpExecArray): Point => {
  const [, text = "", directive] = /^(.*?)(?:(?:^|\s)#\s*(skip|todo)\b.*)?$/i.exec(rest) ?? []
  const name = text.replace(/\s# time ?= ?[\d.]{1,20} ?\w{0,10}$/, "").trim()
  return {
    indent: blanks.length,
    number: Number(number),
    name: name === "" ? `test ${number}` : name.replace(/\\(?=[#\\])/g, ""),
    isOk: not === undefined,
    isUndone: directive !== undefined
  }
}

const commentOf = (indent: number, text: string): TapLine => {
  const [, title] = /^Subtest: (.*)$/.exec(text) ?? []
  if (title !== undefined) return { kind: "subtest", indent, title }
  const [, word, count] = SUM.exec(text) ?? []
  return word === undefined ? { kind: "comment", indent, text } : { kind: "sum", word, count: Number(count) }
}
