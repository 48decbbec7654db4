import { createHash } from "node:crypto"
import { assert, describe, it } from "@effect/vitest"
import { Either, FastCheck } from "effect"
import { decode, encode, type IndexContents, type Origin } from "../../../../src/godot/library/index-file/IndexFile.ts"
import { assemble, rowsOf } from "../../../../src/godot/reference/SymbolTable.ts"
import { parse } from "../../../../src/godot/reference/XmlDocParser.ts"
import * as SearchIndexBuilder from "../../../../src/godot/search/index/SearchIndexBuilder.ts"
import { runSync as whole } from "../../../../src/kernel/util/TimeSlices.ts"
import { times } from "../../../support/effort.ts"
import { methods, xml } from "../../../support/library.ts"

const contents = (): IndexContents => {
  const builder = SearchIndexBuilder.make()
  const rows = ["Node", "Object"].map((name) => {
    const doc = Either.getOrThrow(parse("f", xml(name, { brief: "Größe ☃.", body: methods("add_child", "free") })))
    const kept = rowsOf({ file: `classes/${name}.xml`, doc })
    builder.add(doc, kept)
    return kept
  })
  return {
    search: builder.finish(assemble(rows)),
    damaged: [{ file: "classes/Bad.xml", className: "Bad", line: 1, column: 2, reason: 'a "quote"\n', excerpt: "é" }],
    duplicates: [{ className: "Node", kept: "a", dropped: ["b"] }]
  }
}

const fingerprint = (path: string, more: object = {}) => ({
  path,
  size: 10,
  mtimeNs: 1_700_000_000_123_456_789n,
  ctimeNs: 1_700_000_000_123_456_789n,
  ino: 12n,
  dev: 1n,
  ...more
})

const origin: Origin = {
  version: "1.0.0",
  root: "/docs",
  fingerprints: [fingerprint("classes/Node.xml"), fingerprint("classes/Object.xml"), fingerprint("classes/Bad.xml")]
}

const file = whole(encode(origin, contents()))
const why = (bytes: Uint8Array, from: Origin = origin) =>
  Either.match(decode(bytes, from), { onLeft: ({ reason }) => reason, onRight: () => "fits" })

describe("the index file", () => {
  it("is one JSON object", () => {
    const json = JSON.parse(Buffer.from(file).toString("utf8"))
    assert.deepStrictEqual(Object.keys(json), ["format", "sha256", "header", "sections"])
    assert.strictEqual(json.header.root, "/docs")
    assert.strictEqual(json.sections.length, json.header.sections.length)
  })

  it("gives back what it was made from", () => {
    const { search, ...rest } = Either.getOrThrow(decode(file, origin))
    const { search: expected, ...others } = contents()
    assert.deepStrictEqual(rest, others)
    assert.deepStrictEqual(search.symbols.classes, expected.symbols.classes)
    assert.deepStrictEqual([...search.symbols.names], [...expected.symbols.names])
    assert.deepStrictEqual([...search.postings.bytes], [...expected.postings.bytes])
  })

  it("does not fit another version, root or state of the files, and says which", () => {
    const [node, object, bad] = origin.fingerprints as [
      (typeof origin.fingerprints)[number],
      ...typeof origin.fingerprints
    ]
    assert.isDefined(object)
    const files = (...fingerprints: Origin["fingerprints"]) => why(file, { ...origin, fingerprints })
    assert.strictEqual(why(file), "fits")
    assert.strictEqual(why(file, { ...origin, version: "1.0.1" }), "version 1.0.0 wrote it")
    assert.strictEqual(why(file, { ...origin, root: "/other" }), "it is the index of /docs")
    for (const change of [{ size: 11 }, { mtimeNs: 1n }, { ctimeNs: 1n }, { ino: 13n }]) {
      const changed = fingerprint("classes/Object.xml", change)
      assert.strictEqual(
        files(node, changed, ...(bad === undefined ? [] : [bad])),
        "1 class file is new or changed since, such as classes/Object.xml"
      )
    }
    assert.strictEqual(files(node), "2 class files are gone since")
    assert.strictEqual(
      why(file, { ...origin, fingerprints: [...origin.fingerprints, fingerprint("classes/New.xml")] }),
      "1 class file is new or changed since, such as classes/New.xml"
    )
    assert.strictEqual(
      why(file, { ...origin, fingerprints: origin.fingerprints.map((one) => ({ ...one, dev: 99n })) }),
      "fits"
    )
  })

  it("is refused whatever single bit of it is flipped", () => {
    FastCheck.assert(
      FastCheck.property(FastCheck.nat(file.length - 1), FastCheck.nat(7), (at, bit) => {
        const bytes = Uint8Array.from(file)
        bytes[at] = (bytes[at] ?? 0) ^ (1 << bit)
        return why(bytes) !== "fits"
      }),
      { numRuns: times(300, 1000), examples: Array.from({ length: 140 }, (_, at) => [at, 0]) }
    )
  })

  it("is refused wherever it is cut off, and when something follows", () => {
    FastCheck.assert(
      FastCheck.property(FastCheck.nat(file.length - 1), (length) => why(file.slice(0, length)) !== "fits"),
      { numRuns: times(90, 300), examples: [[0], [1], [file.length - 1]] }
    )
    assert.strictEqual(why(Buffer.concat([file, Buffer.from(" ")])), "it is damaged")
  })

  it("is refused when its header is of another shape, although the checksum holds", () => {
    const lines = Buffer.from(file).toString("latin1").split("\n")
    const header = JSON.parse(`{${lines[1]?.slice(0, -1)}}`).header
    /** The file with another header, under a checksum of its own. */
    const forged = (text: string): Uint8Array => {
      const body = ["", ...lines.slice(2)].join("\n")
      const bytes = Buffer.concat([Buffer.from(`"header":${text},`), Buffer.from(body, "latin1")])
      const checksum = createHash("sha256").update(bytes).digest("hex")
      const first = (lines[0] ?? "").replace(/[0-9a-f]{64}/, checksum)
      return Buffer.concat([Buffer.from(`${first}\n`), bytes])
    }
    assert.strictEqual(why(forged(JSON.stringify(header))), "fits")
    const [damaged] = header.damaged
    const wrong = [
      ...Object.keys(header).map((field) => ({ ...header, [field]: undefined })),
      ...Object.keys(header).map((field) => ({ ...header, [field]: [7] })),
      ...Object.keys(damaged).map((field) => ({ ...header, damaged: [{ ...damaged, [field]: undefined }] })),
      { ...header, sections: [["names"]] },
      { ...header, duplicates: [{ className: "Node", kept: "a", dropped: "b" }] },
      [],
      null
    ]
    for (const one of wrong) assert.strictEqual(why(forged(JSON.stringify(one))), "it is damaged", JSON.stringify(one))
    for (const text of ["", "{", '{"version":"1.0.0"']) assert.strictEqual(why(forged(text)), "it is damaged", text)
  })

  it("is refused when it is something else altogether", () => {
    for (const text of ["", "{}", "null", "[]", "\n", "{\n", '{"format":"other"}\n{}', "x".repeat(100_000)]) {
      assert.strictEqual(why(Buffer.from(text)), "another program or format wrote it")
    }
    FastCheck.assert(
      FastCheck.property(FastCheck.uint8Array({ maxLength: 400 }), (bytes) => why(bytes) !== "fits"),
      { numRuns: times(60, 200) }
    )
  })
})
