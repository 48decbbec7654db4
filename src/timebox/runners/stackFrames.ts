/** Shortens the stacks of JavaScript errors to the frames that lie in the project. */
import { fromRoot } from "./Runner.ts"

/** A line of a stack: `    at adds (/app/test/sum.test.js:3:9)`. */
const FRAME = /^\s{1,20}at \S/

/**
 * Matches lines of a JavaScript runner's output that are irrelevant to the project: frames in node or a package, and
 * V8's lines around its error when memory is exhausted.
 */
export const FOREIGN_LINE =
  /^\s{1,20}(?:at|❯) .{0,1000}(?:\bnode:[\w/]{1,100}:\d|[\\/]node_modules[\\/])|^\s{0,3}\d{1,3}: 0x[\da-f]{6,16}(?: .{0,1000}\[[^[\]]{1,500}\])? ?$|^<--- (?:Last few GCs|JS stacktrace) --->$|^\[\d{1,10}:0x[\da-f]{1,16}\] {1,10}\d{1,12} ms: |^-{5} (?:Native|JavaScript) stack trace -{5}$/

/** Number of frames that are kept of a stack that has none in the project; node's own do not count. */
const FOREIGN_FRAMES = 3

/** Properties of a failed assertion that its message and its operands make plain. */
const IS_FORMAL = /^ {2}(?:generatedMessage: false|code: 'ERR_ASSERTION'|operator: '.{0,100}'|diff: '\w{1,20}'),?$/

/**
 * Returns the lines of an error as Node shows it without the braces of the properties after its stack, and without
 * those that repeat shown ones: a failed assertion's own, and other errors.
 *
 * @example withoutBraces(["Error: x", "    at f (a.js:1:2) {", "  code: 'E'", "}"])
 * // ["Error: x", "    at f (a.js:1:2)", "  code: 'E'"]
 */
const withoutBraces = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const last = lines.findIndex((line) => FRAME.test(line) && line.endsWith(" {"))
  if (last === -1) return lines
  const end = lines.indexOf("}", last)
  const properties = lines.slice(last + 1, end === -1 ? undefined : end)
  const isRepeated = properties.some((line) => /^ {2}(?:generatedMessage: true|\[(?:errors|cause)\]: )/.test(line))
  if (end === -1 && !isRepeated) return lines
  return [
    ...lines.slice(0, last),
    lines[last]?.slice(0, -2) ?? "",
    ...(isRepeated ? [] : properties.filter((line) => !IS_FORMAL.test(line))),
    ...lines.slice(end === -1 ? lines.length : end + 1)
  ]
}

/** Returns the place in a frame: the text in its parentheses, or all of it; ` {` begins the properties of the error. */
const placeOf = (frame: string): string => {
  const text = frame.replace(/^\s*at (?:async )?/, "").replace(/ \{$/, "")
  const bracket = text.indexOf(" (")
  return bracket !== -1 && text.endsWith(")") ? text.slice(bracket + 2, -1) : text
}

/** Checks whether `path`, from the root where it lies below it, is a file of the project and not of a package. */
const isOwn = (path: string): boolean =>
  /:\d+(?::\d+)?$/.test(path) && !/^(?:\.\.)?[\\/]|^[A-Za-z][\w+.-]*:(?!\d)|(?:^|[\\/])node_modules[\\/]/.test(path)

/**
 * Returns `message` without the frames outside of the project, the others with their paths from `root`. Where no
 * frame lies in the project, the first few (`foreign`) stay as they are, but node's own.
 *
 * @example ownFrames("Error: boom\n    at add (/app/sum.js:3:9)\n    at node:internal/timers:483:21", "/app")
 * // "Error: boom\n    at add (sum.js:3:9)"
 */
export const ownFrames = (message: string, root: string, foreign: number = FOREIGN_FRAMES): string => {
  const shown = withoutBraces(message.split("\n")).filter((text) => FRAME.test(text) || !FOREIGN_LINE.test(text))
  const lines = shown.map((text) => {
    // Above an error of syntax its place stands on its own.
    if (!FRAME.test(text))
      return { text: text.startsWith("file://") ? fromRoot(root, text) : text, kind: "text" } as const
    const place = placeOf(text)
    const path = fromRoot(root, place)
    return isOwn(path)
      ? ({ text: text.replace(place, () => path), kind: "own" } as const)
      : ({ text, kind: "foreign" } as const)
  })
  const hasOwn = lines.some(({ kind }) => kind === "own")
  let left = hasOwn ? 0 : foreign
  return lines
    .filter(({ kind, text }) => kind !== "foreign" || (!/\bnode:|<anonymous>/.test(text) && left-- > 0))
    .map(({ text }) => text)
    .join("\n")
}

/**
 * The place of the first frame that lies in the project; nothing if none does.
 *
 * @example ownPlace("Error: boom\n    at add (/app/sum.js:3:9)", "/app") // { file: "sum.js", line: 3 }
 */
export const ownPlace = (
  message: string,
  root: string
): { readonly file: string; readonly line: number } | undefined => {
  for (const text of message.split("\n")) {
    const path = FRAME.test(text) ? fromRoot(root, placeOf(text)) : ""
    const [, file, line] = isOwn(path) ? (/^(.*?):(\d+)(?::\d+)?$/.exec(path) ?? []) : []
    if (file !== undefined) return { file, line: Number(line) }
  }
  return undefined
}
