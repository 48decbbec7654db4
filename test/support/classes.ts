/** The class files of the corpora, parsed once for all test files of a process: no test changes them. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Either } from "effect"
import type { ClassDoc } from "../../src/godot/reference/ClassDoc.ts"
import { parse } from "../../src/godot/reference/XmlDocParser.ts"

const read = new Map<string, ReadonlyMap<string, ClassDoc>>()

const parsed = (folder: string): ReadonlyMap<string, ClassDoc> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".xml"))
      .sort()
      .flatMap((path) => {
        const doc = parse(path, readFileSync(join(folder, path), "utf8"))
        return Either.isRight(doc) ? [[path, doc.right] as const] : []
      })
  )

/** Path below `folder` -> class, of the readable class files at any depth. */
export const classesIn = (folder: string): ReadonlyMap<string, ClassDoc> => {
  const known = read.get(folder) ?? parsed(folder)
  read.set(folder, known)
  return known
}
