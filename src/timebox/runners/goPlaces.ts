/** Finds the places in files that the output of go names, and keeps those of the project. */
import { belowRoot, type Project } from "./Runner.ts"

/**
 * Returns a message without the frames of a stack that lie outside of the root: a line of the function, then its place.
 *
 * @example
 * ownFrames("panic: x\n\ngoroutine 1 [running]:\npanic(...)\n\t/go/p.go:1\nm.TestA(...)\n\t/app/a_test.go:3", "/app")
 * // "panic: x\n\ngoroutine 1 [running]:\nm.TestA(...)\n\ta_test.go:3"
 */
export const ownFrames = (message: string, root: string): string => {
  const places = message.split("\n").map((text) => ({ text, place: placeIn(text, root) }))
  return places
    .filter(({ place }, i) => (place ?? places[i + 1]?.place)?.own !== null)
    .map(({ place, text }) => (typeof place?.own === "string" ? text.replace(place.path, () => place.own ?? "") : text))
    .join("\n")
}

/** A place in a stack, with a drive on Windows; of a race, behind six blanks. */
const PLACE = /^(?:\t| {6})((?:[A-Za-z]:)?[\\/].{1,1000}\.go):(\d{1,9})/

/** The place in a line of a stack; `own`: its path from the root, `null` outside of it. */
const placeIn = (text: string, root: string) => {
  const [, path, line] = PLACE.exec(text) ?? []
  return path === undefined ? undefined : { path, own: belowRoot(root, path) ?? null, line: Number(line) }
}

/** The first place below the root in the stacks of a message; nothing if there is none. */
export const placeInStack = (message: string, root: string): { readonly file?: string; readonly line?: number } => {
  for (const text of message.split("\n")) {
    const { own, line } = placeIn(text, root) ?? { own: null }
    // The test program is made by go, though its path is that of the package.
    if (own !== null && !/(?:^|\/)_testmain\.go$/.test(own)) return { file: own, line: Number(line) }
  }
  return {}
}

/**
 * A place that a test or a compiler writes before its message: `    sum_test.go:9: wrong`, `.\sum.go:3:5` on Windows.
 */
const WRITTEN =
  /^([ \t]{0,80})(?:vet: )?(?:\.[\\/])?((?:[\w.-]{1,200}[\\/]){0,40}(?!_testmain\.go)[\w.-]{1,200}\.go):(\d+)/gm

/**
 * The first place written in a message whose file exists. A test names a file without its folder, which may belong to
 * another package, or to go itself. The output of the test itself is indented; the code under test may log its own
 * places.
 */
export const placeWritten = (
  { read }: Project,
  folder: string | undefined,
  message: string,
  isOfTest: boolean
): { readonly file: string; readonly line: number } | undefined => {
  const places = Array.from(message.matchAll(WRITTEN), ([, blanks = "", path = "", line]) => ({
    isSaid: blanks.startsWith("    "),
    at: { file: fileOf(folder, path.replaceAll("\\", "/")), line: Number(line) }
  }))
  const inTests = places.filter(({ at }) => at.file.endsWith("_test.go"))
  const ranked = isOfTest ? [...places.filter(({ isSaid }) => isSaid), ...inTests] : places
  return ranked.find(({ at }) => read(at.file) !== undefined)?.at
}

/** A compiler names files from the root, a test from its package's folder. */
const fileOf = (folder: string | undefined, path: string): string =>
  folder === undefined || folder === "." || path.includes("/") ? path : `${folder.slice(2)}/${path}`
