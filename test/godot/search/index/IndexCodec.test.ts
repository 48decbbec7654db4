import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import { FastCheck } from "effect"
import * as IndexCodec from "../../../../src/godot/search/index/IndexCodec.ts"
import { search } from "../../../../src/godot/search/Search.ts"
import { runSync as whole } from "../../../../src/kernel/util/TimeSlices.ts"
import { root } from "../../../support/bundle.ts"
import { times } from "../../../support/effort.ts"
import { documents, indexOf } from "../../../support/searchIndex.ts"

const decode = (sections: Parameters<typeof IndexCodec.decode>[0]) => whole(IndexCodec.decode(sections))

const docs = documents(join(root, "doc/classes"))
const index = indexOf(docs)
const sections = whole(IndexCodec.encode(index))
const asMap = (changed?: string, bytes?: Uint8Array): ReadonlyMap<string, Uint8Array> =>
  new Map(
    sections.flatMap((one) =>
      one.name === changed
        ? bytes === undefined
          ? []
          : [[one.name, bytes] as const]
        : [[one.name, one.bytes] as const]
    )
  )

describe("an index as sections", () => {
  it("is decoded as it was encoded", () => {
    const back = decode(asMap())
    expect(back?.symbols.classes).toEqual(index.symbols.classes)
    expect(back?.symbols.names).toEqual(index.symbols.names)
    expect(back?.lexicon.text).toBe(index.lexicon.text)
    expect(back?.inbound).toEqual(index.inbound)
    expect(back?.links).toEqual(index.links)
    expect(back?.enumOf).toEqual(index.enumOf)
    expect(Buffer.compare(back?.postings.bytes ?? Buffer.alloc(0), index.postings.bytes)).toBe(0)
    for (const query of ["Node.add_child", "play a sound", "KinematicBody2D"]) {
      expect(search(back ?? index, { query, limit: 20 })).toEqual(search(index, { query, limit: 20 }))
    }
  })

  it("is the same whatever order the classes were read in", () => {
    const other = indexOf([...docs].reverse())
    for (const query of ["Button.pressed", "wait two seconds", "camera"]) {
      expect(search(other, { query, limit: 20 })).toEqual(search(index, { query, limit: 20 }))
    }
  })

  it("is refused without any one of them", () => {
    for (const { name } of sections) expect(decode(asMap(name))).toBeUndefined()
  })

  it("is refused, or still answers without a crash, when bytes of it are damaged", () => {
    const section = FastCheck.constantFrom(...sections)
    FastCheck.assert(
      FastCheck.property(
        section,
        FastCheck.nat(),
        FastCheck.nat(255),
        FastCheck.boolean(),
        ({ name, bytes }, at, byte, cut) => {
          const place = at % Math.max(bytes.length, 1)
          const damaged = cut ? bytes.slice(0, place) : bytes.map((old, i) => (i === place ? byte : old))
          const back = decode(asMap(name, damaged))
          if (back !== undefined) search(back, { query: "Node.add_child", limit: 10 })
        }
      ),
      { numRuns: times(20, 60) }
    )
  })

  it("is refused when a row refers to what is beyond the last reference", () => {
    const { references } = index
    const size = references.written.ends.length
    const decoded = (part: "ids" | "enums", value: number) => {
      const changed = { ...references, [part]: references[part].with(0, value) }
      return decode(
        new Map(whole(IndexCodec.encode({ ...index, references: changed })).map(({ name, bytes }) => [name, bytes]))
      )
    }
    expect(decoded("ids", size - 1)?.references.ids[0]).toBe(size - 1)
    expect(decoded("ids", size)).toBeUndefined()
    // Enums are numbered from 1: 0 is none, the number of references is the last one.
    expect(decoded("enums", size)?.references.enums[0]).toBe(size)
    expect(decoded("enums", size + 1)).toBeUndefined()
  })

  it("is refused when a link or an enum is beyond the last row, or the links of the rows do not add up", () => {
    const rows = index.byName.length
    const { ends, targets } = index.links
    const decoded = (changed: Partial<typeof index>) =>
      decode(new Map(whole(IndexCodec.encode({ ...index, ...changed })).map(({ name, bytes }) => [name, bytes])))
    expect(decoded({ links: { ends, targets: targets.with(0, rows - 1) } })?.links.targets[0]).toBe(rows - 1)
    expect(decoded({ links: { ends, targets: targets.with(0, rows) } })).toBeUndefined()
    expect(decoded({ links: { ends, targets: targets.slice(1) } })).toBeUndefined()
    expect(decoded({ links: { ends: ends.with(0, targets.length + 1), targets } })).toBeUndefined()
    // Enums are numbered from 1: 0 is none, the number of rows is the last one.
    expect(decoded({ enumOf: index.enumOf.with(0, rows) })?.enumOf[0]).toBe(rows)
    expect(decoded({ enumOf: index.enumOf.with(0, rows + 1) })).toBeUndefined()
    expect(decoded({ inbound: index.inbound.slice(1) })).toBeUndefined()
  })

  it("is refused when the order of names has a row that is not there", () => {
    const rows = index.byName.length
    const decoded = (row: number) =>
      decode(
        new Map(
          whole(IndexCodec.encode({ ...index, byName: index.byName.with(0, row) })).map(({ name, bytes }) => [
            name,
            bytes
          ])
        )
      )
    expect(decoded(rows - 1)?.byName[0]).toBe(rows - 1)
    expect(decoded(rows)).toBeUndefined()
  })

  it("is refused when a section that is sound in itself inflates beyond all bounds", () => {
    const count = 9_000_000
    const { references } = index
    const ends = references.ends.with(references.ends.length - 1, count)
    const huge = { ...references, ids: new Uint32Array(count), counts: new Uint8Array(count), ends }
    const sections = whole(IndexCodec.encode({ ...index, references: huge }))
    // Not the index itself: a message about it would be as large.
    expect(decode(new Map(sections.map(({ name, bytes }) => [name, bytes]))) === undefined).toBe(true)
  })

  it("holds an empty reference", () => {
    const empty = indexOf([])
    const back = decode(new Map(whole(IndexCodec.encode(empty)).map(({ name, bytes }) => [name, bytes])))
    expect(back?.symbols.names).toEqual([])
    expect(search(back ?? empty, { query: "Node", limit: 10 })).toEqual({ hits: [], total: 0 })
  })
})
