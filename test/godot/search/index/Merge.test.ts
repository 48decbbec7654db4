import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import { Either, FastCheck } from "effect"
import { reading } from "../../../../src/godot/library/index-file/Reading.ts"
import type { ClassDoc } from "../../../../src/godot/reference/ClassDoc.ts"
import { assemble, rowsOf } from "../../../../src/godot/reference/SymbolTable.ts"
import { parse } from "../../../../src/godot/reference/XmlDocParser.ts"
import { linksOf } from "../../../../src/godot/search/index/Links.ts"
import { merge } from "../../../../src/godot/search/index/Merge.ts"
import type { SearchIndex } from "../../../../src/godot/search/index/SearchIndex.ts"
import * as SearchIndexBuilder from "../../../../src/godot/search/index/SearchIndexBuilder.ts"
import { TextReader } from "../../../../src/godot/search/index/TextBlocks.ts"
import * as Names from "../../../../src/godot/search/names/Names.ts"
import { root } from "../../../support/bundle.ts"
import { documents, indexOf, nameOf } from "../../../support/searchIndex.ts"
import { whole } from "../../../support/whole.ts"

const docs = documents(join(root, "doc")).slice(0, 12)
const all = indexOf(docs)

/** Indexes only what is not in `stayed`, in a table of all of `now`. */
const freshOf = (now: ReadonlyArray<ClassDoc>, stayed: ReadonlySet<string>): SearchIndex => {
  const builder = SearchIndexBuilder.make(reading())
  for (const doc of now) if (!stayed.has(doc.name)) builder.add(doc, rowsOf({ file: `${doc.name}.xml`, doc }))
  return builder.finish(assemble(now.map((doc) => rowsOf({ file: `${doc.name}.xml`, doc }))))
}

const names = (index: SearchIndex): ReadonlySet<string> =>
  new Set(index.symbols.names.map((_, row) => nameOf(index, row)))

/** All that an index says but for how often others link to a symbol, and enums of classes that have just come. */
const content = (index: SearchIndex) => {
  const reader = new TextReader(index.texts)
  const { symbols } = index
  return {
    symbols,
    lexicon: index.lexicon,
    postings: Buffer.from(index.postings.bytes).toString("hex"),
    classPostings: Buffer.from(index.classPostings.bytes).toString("hex"),
    counts: [index.postings.counts, index.postings.ends, index.classPostings.counts, index.classPostings.ends],
    lengths: [index.sentenceLengths, index.textLengths],
    byName: index.byName,
    texts: symbols.names.map((_, row) => {
      const owner = symbols.owners[row] ?? 0
      return reader.read(owner, row - (symbols.firstRow[owner] ?? 0))
    })
  }
}

describe("merging two indexes", () => {
  it("gives what indexing everything anew would, whichever classes are replaced, removed and added", () => {
    const fates = FastCheck.array(FastCheck.constantFrom("stays", "stays", "changes", "goes", "comes"), {
      minLength: docs.length,
      maxLength: docs.length
    })
    FastCheck.assert(
      FastCheck.property(fates, (fate) => {
        const before = indexOf(docs.filter((_, i) => fate[i] !== "comes"))
        const stayed = new Set(docs.filter((_, i) => fate[i] === "stays").map(({ name }) => name))
        const now = docs.flatMap((doc, i) =>
          fate[i] === "goes"
            ? []
            : fate[i] === "changes"
              ? [{ ...doc, description: `Quuxly ${doc.name}.`, signals: [], brief: doc.description }]
              : [doc]
        )
        const merged = whole(merge(before, freshOf(now, stayed), stayed))
        const anew = indexOf(now)
        expect(content(merged)).toEqual(content(anew))
        const known = names(before)
        for (const row of merged.symbols.names.keys()) {
          const [own, anews] = [merged, anew].map((index) =>
            [...linksOf(index.links, row)].map((to) => nameOf(index, to))
          )
          // What has just come may be missing among the links of those that stayed.
          expect(own).toEqual(anews?.filter((name) => own?.includes(name) || known.has(name)))
        }
        for (const [row, of] of merged.enumOf.entries()) if (of !== anew.enumOf[row]) expect(of).toBe(0)
      }),
      { numRuns: 15 }
    )
  })

  it("pauses within a big class, and in links and lists, so that requests have their turn", () => {
    const constants = Array.from(
      { length: 3000 },
      (_, i) => `<constant name="C_${i}" value="${i}">See [Node].</constant>`
    )
    const xml = `<class name="Huge"><constants>${constants.join("")}</constants></class>`
    const doc = Either.getOrThrow(parse("Huge.xml", xml))
    const rows = rowsOf({ file: "Huge.xml", doc })
    const builder = SearchIndexBuilder.make(reading())
    expect([...builder.addSteps(doc, rows)].length).toBeGreaterThan(100)
    const before = builder.finish(assemble([rows]))
    const pauses = [...merge(before, indexOf([doc]), new Set(["Huge"]))]
    const [few] = docs
    const fewer = few === undefined ? [] : [...merge(indexOf([few]), indexOf([few]), new Set([few.name]))]
    expect(pauses.length).toBeGreaterThanOrEqual(fewer.length + 2)
  })

  it("counts the links of others to what was replaced once, and those of its own text once more", () => {
    const row = all.inbound.indexOf(Math.max(...all.inbound))
    const owner = all.symbols.classes[all.symbols.owners[row] ?? 0]?.name
    const stayed = new Set(docs.map(({ name }) => name).filter((name) => name !== owner))
    const merged = whole(merge(all, freshOf(docs, stayed), stayed))
    expect(all.inbound[row]).toBeGreaterThan(0)
    const own = freshOf(docs, stayed).inbound
    expect([...merged.inbound]).toEqual([...all.inbound].map((links, at) => links + (own[at] ?? 0)))
  })
})

describe("ordering names anew", () => {
  it("gives what ordering all of them would, whichever rows go and come", () => {
    const names = FastCheck.array(
      FastCheck.record({
        name: FastCheck.stringMatching(/^[aAbB_]{0,4}$/),
        fate: FastCheck.constantFrom("stays", "goes", "comes")
      }),
      { maxLength: 40 }
    )
    FastCheck.assert(
      FastCheck.property(names, (rows) => {
        const before = rows.filter(({ fate }) => fate !== "comes")
        const now = rows.filter(({ fate }) => fate !== "goes")
        const moves = Int32Array.from(before, (row) => now.indexOf(row))
        const namesNow = now.map(({ name }) => name)
        const reordered = Names.reorder(Names.order(before.map(({ name }) => name)), moves, namesNow)
        expect([...reordered]).toEqual([...Names.order(namesNow)])
      })
    )
  })
})
