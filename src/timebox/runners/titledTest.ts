/** Tests that are known by a file and titles (vitest, jest, mocha, node, playwright): their names, lines and reruns. */
import { type ReportedTest, readEventLine } from "../results/EventLines.ts"
import { literal, type TestRef } from "../results/TestEvent.ts"
import { fromRoot, type LineReader, lineIn, type Project } from "./Runner.ts"
import { ownFrames, ownPlace } from "./stackFrames.ts"

/** A runner's notation for a test's titles, and for choosing it. */
export interface TitleForm {
  /** Between the titles of a name, and between file and titles. */
  readonly separator: string
  /** The pattern that chooses a test by its titles; nothing if it cannot. */
  readonly pattern?: (titles: ReadonlyArray<string>) => string
  /** The pattern that chooses all tests of a suite. */
  readonly suitePattern?: (titles: ReadonlyArray<string>) => string
  /** Suffix of the file that chooses a test by its line. */
  readonly atLine?: boolean
}

/** `^suite test$`, as jest and mocha match it: the titles with blanks between. */
export const spacedPattern = (titles: ReadonlyArray<string>): string => `^${literal(titles.join(" "))}$`

/** `^suite `: the tests whose titles begin with those of a suite. */
export const spacedSuitePattern = (titles: ReadonlyArray<string>): string => `^${literal(titles.join(" "))} `

/**
 * Names a test, and says how it is run again. Without titles it is the whole file.
 *
 * @param known `within`: for a hook, which no pattern can choose, the suite to run again; `label`: distinguishes tests
 * of one name, which run again together
 * @example titledTest({ separator: " > ", pattern: spacedPattern }, "a.test.js", ["sum", "adds"])
 * // { name: "a.test.js > sum > adds", file: "a.test.js",
 * //   rerun: { scope: "file", target: "a.test.js", pattern: "^sum adds$" } }
 */
export const titledTest = (
  form: TitleForm,
  file: string,
  titles: ReadonlyArray<string>,
  known: {
    readonly line?: number | undefined
    readonly message?: string
    readonly within?: ReadonlyArray<string> | undefined
    readonly label?: string | undefined
  } = {},
  root = ""
): TestRef => {
  const absolute = file.startsWith("/") ? file : `${root}/${file}`
  const failedAt =
    known.message === undefined ? undefined : (lineIn(known.message, absolute) ?? lineIn(known.message, file))
  const line = failedAt ?? known.line
  const [chosen, patternOf] = known.within === undefined ? [titles, form.pattern] : [known.within, form.suitePattern]
  const pattern = chosen.length === 0 ? undefined : patternOf?.(chosen)
  const target = form.atLine === true && titles.length > 0 && known.line !== undefined ? `${file}:${known.line}` : file
  const name = [file, ...titles].filter((part) => part !== "").join(form.separator)
  return {
    name: known.label === undefined || known.label === "" ? name : `${name} (${known.label})`,
    ...(file === "" ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(file === "" ? {} : { rerun: { scope: "file", target, ...(pattern === undefined ? {} : { pattern }) } })
  }
}

/** Reads the lines of one of this program's own reporters. */
export const titledReader =
  (form: TitleForm) =>
  ({ root }: Project): LineReader => ({
    read: (line) =>
      readEventLine(
        line,
        ({ file, titles, line, message, within, label }: ReportedTest) => {
          // A hook outside of all suites belongs to no file; only its error names one.
          const found = file === "" ? (ownPlace(message, root)?.file ?? "") : fromRoot(root, file)
          return titledTest(form, found, titles, { line, message, within, label }, root)
        },
        (message) => ownFrames(message, root)
      )
  })
