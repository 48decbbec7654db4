/** The class files of folders that no test changes, parsed once for all test files of a run. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { deserialize, serialize } from "node:v8"
import { Either } from "effect"
import type { ClassDoc } from "../../src/godot/reference/ClassDoc.ts"
import { parse } from "../../src/godot/reference/XmlDocParser.ts"
import { inRunFolder } from "./runFolder.ts"

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

/** Takes a fifth of the time of parsing, where another process of the run has parsed them. */
const stored = (folder: string): ReadonlyMap<string, ClassDoc> =>
  deserialize(inRunFolder(`classes ${folder}`, () => serialize(parsed(folder))))

/** Path below `folder` -> class, of the readable class files at any depth. */
export const classesIn = (folder: string): ReadonlyMap<string, ClassDoc> => {
  const known = read.get(folder) ?? stored(folder)
  read.set(folder, known)
  return known
}
