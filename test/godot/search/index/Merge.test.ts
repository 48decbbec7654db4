import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import { Either, FastCheck } from "effect"
import type { ClassDoc } from "../../../../src/godot/reference/ClassDoc.ts"
import { assemble, ClassIndex, rowsOf } from "../../../../src/godot/reference/SymbolTable.ts"
import { parse } from "../../../../src/godot/reference/XmlDocParser.ts"
import { encode } from "../../../../src/godot/search/index/IndexCodec.ts"
import { merge } from "../../../../src/godot/search/index/Merge.ts"
import type { PartialIndex, SearchIndex } from "../../../../src/godot/search/index/SearchIndex.ts"
import * as SearchIndexBuilder from "../../../../src/godot/search/index/SearchIndexBuilder.ts"
import { TextReader } from "../../../../src/godot/search/index/TextBlocks.ts"
import * as Names from "../../../../src/godot/search/names/Names.ts"
import { runSync as whole } from "../../../../src/kernel/util/TimeSlices.ts"
import { root } from "../../../support/bundle.ts"
import { times } from "../../../support/effort.ts"
import { documents, indexOf, nameOf } from "../../../support/searchIndex.ts"
import { giveWay } from "../../../support/turns.ts"

const docs = documents(join(root, "doc/classes")).slice(0, 12)

/** Indexes only what is not in `stayed`, in a table of all of `now`. */
const freshOf = (now: ReadonlyArray<ClassDoc>, stayed: ReadonlySet<string>): PartialIndex => {
  const builder = SearchIndexBuilder.make()
  for (const doc of now) if (!stayed.has(doc.name)) builder.add(doc, rowsOf({ file: `${doc.name}.xml`, doc }))
  return whole(builder.finishPart(assemble(now.map((doc) => rowsOf({ file: `${doc.name}.xml`, doc })))))
}

/** The texts of an index, row by row: their blocks depend on the order in which classes came. */
const textsOf = ({ symbols, texts }: SearchIndex) => {
  const reader = new TextReader(texts)
  return symbols.names.map((_, row) => {
    const owner = ClassIndex(symbols.owners[row] ?? 0)
    return reader.read(owner, row - (symbols.firstRow[owner] ?? 0))
  })
}

/** Expects that two indexes say the same, byte by byte but for the blocks of texts. */
const expectSame = (one: SearchIndex, other: SearchIndex): void => {
  expect({ ...one, texts: textsOf(one) }).toEqual({ ...other, texts: textsOf(other) })
  const sections = (index: SearchIndex) =>
    whole(encode(index)).flatMap(({ name, bytes }) =>
      name.startsWith("text") && name !== "textLengths" ? [] : [[name, Buffer.from(bytes).toString("base64")]]
    )
  expect(sections(one)).toEqual(sections(other))
}

/** Changes that a class may undergo; each gives another document. */
const changes: Readonly<Record<string, (doc: ClassDoc, other: ClassDoc) => ClassDoc>> = {
  "other words": (doc) => ({ ...doc, description: `Quuxly ${doc.name}.`, brief: doc.description }),
  "other links": (doc, other) => ({
    ...doc,
    description: `See [${other.name}], [enum ${other.name}.Mode] and [${other.name}].`
  }),
  "other members": (doc, other) => ({ ...doc, methods: other.methods, constants: other.constants }),
  "no members": ({ name, brief, description }) => ({
    ...Either.getOrThrow(parse("", `<class name="${name}"/>`)),
    brief,
    description
  }),
  "other parent": (doc, other) => ({ ...doc, inherits: other.name })
}

describe("merging two indexes", () => {
  it("gives what indexing everything again would, whichever classes change, go and come, again and again", async () => {
    const fate = FastCheck.record({
      at: FastCheck.nat(docs.length - 1),
      other: FastCheck.nat(docs.length - 1),
      fate: FastCheck.constantFrom("goes", "comes", ...Object.keys(changes))
    })
    const rounds = FastCheck.array(FastCheck.array(fate, { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4
    })
    await FastCheck.assert(
      FastCheck.asyncProperty(rounds, async (rounds) => {
        await giveWay()
        let now = new Map(docs.slice(2).map((doc) => [doc.name, doc]))
        let index = indexOf([...now.values()])
        for (const fates of rounds) {
          const next = new Map(now)
          for (const { at, other, fate } of fates) {
            const [doc, another] = [docs[at], docs[other]]
            if (doc === undefined || another === undefined) continue
            if (fate === "goes") next.delete(doc.name)
            else next.set(doc.name, changes[fate]?.(next.get(doc.name) ?? doc, another) ?? doc)
          }
          const stayed = new Set([...now].flatMap(([name, doc]) => (next.get(name) === doc ? [name] : [])))
          const all = [...next.values()]
          index = whole(merge(index, freshOf(all, stayed), stayed))
          now = next
          expect(index.texts.blocks.length).toBeLessThanOrEqual(docs.length)
        }
        expectSame(index, indexOf([...now.values()]))
      }),
      { numRuns: times(3, 30) }
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
    const builder = SearchIndexBuilder.make()
    expect([...builder.addSteps(doc, rows)].length).toBeGreaterThan(100)
    const before = builder.finish(assemble([rows]))
    const pauses = [...merge(before, indexOf([doc]), new Set(["Huge"]))]
    const [few] = docs
    const fewer = few === undefined ? [] : [...merge(indexOf([few]), indexOf([few]), new Set([few.name]))]
    expect(pauses.length).toBeGreaterThanOrEqual(fewer.length + 2)
  })

  it("leads links of classes that stayed to what has come, and no more to what has gone", () => {
    const doc = (xml: string): ClassDoc => Either.getOrThrow(parse("", xml))
    const reader = doc(
      '<class name="Reader"><description>See [method Source.pull], [Source] and [Source].</description></class>'
    )
    const source = doc('<class name="Source" inherits="Base"/>')
    const base = doc('<class name="Base"><methods><method name="pull"/></methods></class>')
    const linked = (index: SearchIndex) =>
      index.symbols.names.flatMap((_, row) =>
        index.inbound[row] ? [`${nameOf(index, row)} ${index.inbound[row]}`] : []
      )
    const without = whole(merge(indexOf([reader]), freshOf([reader, source], new Set(["Reader"])), new Set(["Reader"])))
    expect(linked(without)).toEqual(["Source 2"])
    const stayed = new Set(["Reader", "Source"])
    const inherited = whole(merge(without, freshOf([reader, source, base], stayed), stayed))
    expect(linked(inherited)).toEqual(["Base.pull 1", "Source 2"])
    expect(
      linked(whole(merge(inherited, freshOf([reader, base], new Set(["Reader", "Base"])), new Set(["Reader", "Base"]))))
    ).toEqual([])
  })
})

describe("ordering names again", () => {
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
