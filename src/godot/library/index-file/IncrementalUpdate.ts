/** Updates an index from a few changed files; reading all files would give the same in fifty times the time. */
import { Either } from "effect"
import * as Fingerprint from "../../../kernel/files/Fingerprint.ts"
import { byCodeUnit } from "../../../kernel/util/Text.ts"
import { classRow, kindAt, memberRows } from "../../reference/Rows.ts"
import { assemble, ClassIndex, type ClassRows, rowsOfSteps, type SymbolTable } from "../../reference/SymbolTable.ts"
import { merge } from "../../search/index/Merge.ts"
import * as SearchIndexBuilder from "../../search/index/SearchIndexBuilder.ts"
import type { DamagedFile } from "../live/Snapshot.ts"
import type { ReadResult } from "../lookup/ClassFile.ts"
import type { IndexContents } from "./IndexFile.ts"

/** Maximum number and share of changed files; with more, all files are read again. */
const MAX_FILES = 64
const MAX_SHARE = 1 / 8

/** Number of classes whose rows are taken over between two yields. */
const STRIDE = 64

/**
 * Returns the index of the files `now` from that of the files `was`; `undefined` if too many files have changed, or if
 * several compete for one class. Yields between pieces of the work.
 *
 * @example
 * // Tween.xml has changed since `before` was made from `was`.
 * const after = TimeSlices.runSync(steps(before, was, now, (path) => ClassFile.readSteps(files, parser, root, path)))
 */
export function* steps(
  before: IndexContents,
  was: ReadonlyArray<Fingerprint.Fingerprint>,
  now: ReadonlyArray<Fingerprint.Fingerprint>,
  read: (path: string) => Generator<void, ReadResult>
): Generator<void, IndexContents | undefined> {
  const { changed, touched } = difference(was, now)
  if (touched.size > Math.min(MAX_FILES, was.length * MAX_SHARE)) return undefined
  const isContested = before.duplicates.some(({ kept, dropped }) =>
    [kept, ...dropped].some((path) => touched.has(path))
  )
  if (isContested) return undefined

  const { symbols } = before.search
  const homes = new Map(symbols.classes.map(({ name, file }) => [name, file]))
  const builder = SearchIndexBuilder.make()
  const rows = new Map<string, ClassRows>()
  const damaged: Array<DamagedFile> = before.damaged.filter(({ file }) => !touched.has(file))
  for (const path of changed) {
    const found = yield* read(path)
    yield
    if (found === undefined) continue
    if (Either.isLeft(found)) {
      damaged.push(found.left)
      continue
    }
    const { doc } = found.right
    const own = yield* rowsOfSteps({ file: path, doc })
    const home = homes.get(own.row.name)
    // Another file has a claim to this name.
    if (rows.has(own.row.name) || (home !== undefined && !touched.has(home))) return undefined
    rows.set(own.row.name, own)
    yield* builder.addSteps(doc, own)
  }
  const stayed = new Set<string>()
  for (const [index, { name, file }] of symbols.classes.entries()) {
    if (touched.has(file)) continue
    stayed.add(name)
    rows.set(name, rowsIn(symbols, ClassIndex(index)))
    if (index % STRIDE === 0) yield
  }
  yield
  const table = assemble(rows.values())
  yield
  const fresh = yield* builder.finishPart(table)
  yield
  return {
    search: yield* merge(before.search, fresh, stayed),
    damaged: damaged.sort((a, b) => byCodeUnit(a.file, b.file)),
    duplicates: before.duplicates
  }
}

/** Returns the new and changed paths, in order, and the same together with the removed ones. */
const difference = (
  was: ReadonlyArray<Fingerprint.Fingerprint>,
  now: ReadonlyArray<Fingerprint.Fingerprint>
): { readonly changed: ReadonlyArray<string>; readonly touched: ReadonlySet<string> } => {
  const known = new Map(was.map((one) => [one.path, one]))
  const changed: Array<string> = []
  for (const one of now) {
    const former = known.get(one.path)
    if (former === undefined || !Fingerprint.equals(former, one)) changed.push(one.path)
    known.delete(one.path)
  }
  return { changed, touched: new Set([...changed, ...known.keys()]) }
}

/** Returns the rows of a class of a table. */
const rowsIn = (symbols: SymbolTable, index: ClassIndex): ClassRows => {
  const { classes, flags, names } = symbols
  const own = classRow(symbols, index)
  const { first, end } = memberRows(symbols, index)
  const members: Array<ClassRows["members"][number]> = []
  for (let row = first; row < end; row++) {
    members.push({ name: names[row] ?? "", kind: kindAt(symbols, row), flags: flags[row] ?? 0 })
  }
  return { row: classes[index] ?? { name: names[own] ?? "", file: "" }, flags: flags[own] ?? 0, members }
}
