/** Finds the file of the project that an error of a JavaScript runner is about, where the error ended the whole run. */
import { literal, type TestEvent, unreported } from "../results/TestEvent.ts"
import { fromRoot } from "./Runner.ts"
import { ownFrames } from "./stackFrames.ts"

interface Place {
  readonly file: string
  readonly line: number | undefined
}

/** Paths of the project in a text, in their order, those of packages left out. */
const placesIn = (text: string, root: string): ReadonlyArray<Place> =>
  Array.from(text.matchAll(new RegExp(`(?:file://)?${literal(root)}/[^\\s'"():]{1,1000}(?::(\\d{1,9}))?`, "g")))
    .map(([path = "", line]) => ({
      file: fromRoot(root, path.replace(/:\d+$/, "")),
      line: line === undefined ? undefined : Number(line)
    }))
    .filter(({ file }) => !/(?:^|\/)node_modules\//.test(file))

/**
 * Returns the failure of a file that could not be loaded: the one that imports what is missing, else the first with a
 * line, else the first. Nothing if the text names no file of the project.
 *
 * @example brokenFile("SyntaxError: Unexpected token\n    at file:///app/test/a.js:3:1", "/app")
 * // { kind: "finished", result: "failed", isUnreported: true, message: "SyntaxError: ...",
 * // test: { name: "test/a.js", file: "test/a.js",
 * //   line: 3, rerun: { scope: "file", target: "test/a.js" } } }
 */
export const brokenFile = (text: string, root: string): TestEvent | undefined => {
  const importer = /(?:imported from |Require stack:\n- )(\S.*)/.exec(text)?.[1]
  const [importing] = importer === undefined ? [] : placesIn(importer, root)
  const all = placesIn(text, root)
  const chosen = importing ?? all.find(({ line }) => line !== undefined) ?? all[0]
  if (chosen === undefined) return undefined
  const { file } = chosen
  const line = chosen.line ?? all.find((one) => one.file === file && one.line !== undefined)?.line
  const test = { name: file, file, rerun: { scope: "file", target: file } } as const
  if (line === undefined) return unreported(test, ownFrames(text, root))
  // The place is enough: the stack frames are those of the loader.
  return unreported({ ...test, line }, ownFrames(text, root, 0).replace(/\n{3,}/g, "\n\n"))
}
