/** Reads the YAML below a failed test point of TAP. Each framework has keys of its own, and few write strict YAML. */

/** Error and place that a block names. */
export interface Details {
  /** The error and what was expected, then the frames of the stack, as node writes them. */
  readonly message: string
  /** Where the assertion or the test is: `Test.<anonymous> (/app/a.js:2:34)`, `/app/a.test.js:3:1`. */
  readonly place: string | undefined
}

interface Entry {
  readonly key: string
  readonly value: string
  readonly lines: Array<string>
}

/** Keys whose values repeat the name, the place or the message. */
const FORMAL: ReadonlySet<string> = new Set(
  "error message at stack location source duration_ms type failureType code name severity compare tapCaught test stdio cwd externalID command args exitCode signal".split(
    " "
  )
)

/**
 * Returns the error and the place that the lines of a block name.
 *
 * @example
 * detailsOf(["operator: equal", "expected: 3", "actual: 2", "at: Test.<anonymous> (/app/a.js:2:34)"])
 * // { message: "operator: equal\nexpected: 3\nactual: 2", place: "Test.<anonymous> (/app/a.js:2:34)" }
 */
export const detailsOf = (lines: ReadonlyArray<string>): Details => {
  const entries = entriesOf(lines)
  const textOf = (key: string): string => {
    const entry = entries.find((one) => one.key === key)
    return entry === undefined ? "" : textIn(entry)
  }
  const error = nestedError(entries) ?? textOf("error")
  const said = error === "" ? textOf("message") : error
  // Node and vitest have the values in the text of the error.
  const others = error === "" ? entries.flatMap(shown) : []
  const frames = framesOf(textOf("stack"))
  const place = placeOf(textOf("at")) || textOf("location")
  return {
    message: [...(said === "" ? [] : [said]), ...others, ...frames].join("\n"),
    place: place === "" ? undefined : place
  }
}

const entriesOf = (lines: ReadonlyArray<string>): ReadonlyArray<Entry> => {
  const entries: Array<Entry> = []
  // The indentation of the first key: that of others may be lost if a framework writes its values unchanged.
  const indent = /^ */.exec(lines[0] ?? "")?.[0] ?? ""
  for (const whole of lines) {
    const line = whole.startsWith(indent) ? whole.slice(indent.length) : whole
    const [, key, value = ""] = /^([A-Za-z_$][\w$]{0,40}) *:(?: (.*))?$/.exec(line) ?? /^(at) (\S.*)$/.exec(line) ?? []
    if (key !== undefined) entries.push({ key, value: value.trim(), lines: [] })
    else entries.at(-1)?.lines.push(line)
  }
  return entries
}

/** Returns the message of an error whose parts vitest lists one by one. */
const nestedError = (entries: ReadonlyArray<Entry>): string | undefined => {
  const { lines = [], value = "" } = entries.find(({ key }) => key === "error") ?? {}
  const parts = value === "" ? entriesOf(lines) : []
  const message = parts.find(({ key }) => key === "message")
  return message === undefined ? undefined : textIn(message)
}

const isBlockMark = (value: string): boolean => /^[|>][-+\d]{0,3}$/.test(value)

/** The value as text: a block without its indentation, a folded one in one line, a string without its quotes. */
const textIn = ({ lines, value }: Entry): string => {
  const inner = dedented(lines)
  if (value.startsWith(">") && isBlockMark(value))
    return inner
      .map((line) => line.trim())
      .join(" ")
      .trim()
  if (isBlockMark(value) || value === "") return inner.join("\n").trimEnd()
  return unquoted([value, ...lines].join("\n"))
}

const shown = (entry: Entry): ReadonlyArray<string> => {
  const { key, lines, value } = entry
  if (FORMAL.has(key)) return []
  if (key === "diff") return textIn(entry).split("\n")
  if (isBlockMark(value)) return [`${key}:`, ...dedented(lines).map((line) => `  ${line}`)]
  return [value === "" && lines.length === 0 ? "" : `${key}: ${value}`.trimEnd(), ...lines].filter(
    (line) => line !== ""
  )
}

const dedented = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length)
  const indent = indents.length === 0 ? 0 : Math.min(...indents)
  return lines.map((line) => line.slice(indent))
}

/**
 * Returns a scalar without its quotes.
 *
 * @example unquoted("'it''s'") // "it's"
 */
const unquoted = (text: string): string => {
  if (/^'.*'$/s.test(text) && text.length > 1) return text.slice(1, -1).replaceAll("''", "'")
  if (!/^".*"$/s.test(text) || text.length < 2) return text
  try {
    return String(JSON.parse(text))
  } catch {
    return text.slice(1, -1).replaceAll('\\"', '"')
  }
}

/** The frames of a stack, which some write without `at`; its first lines are the error, which is in other keys. */
const framesOf = (stack: string): ReadonlyArray<string> =>
  stack.split("\n").flatMap((line) => {
    const text = line.trim().replace(/^at /, "")
    return /:\d+:\d+\)?$/.test(text) ? [`    at ${text}`] : []
  })

/** Returns a place, whose parts node-tap lists one by one. */
const placeOf = (at: string): string => {
  const [, file] = /^fileName: (.*)$/m.exec(at) ?? []
  const [, line] = /^lineNumber: (\d+)$/m.exec(at) ?? []
  return file === undefined || line === undefined ? at : `${unquoted(file)}:${line}`
}
