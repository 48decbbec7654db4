import { assert, describe, it } from "@effect/vitest"
import { Either } from "effect"
import * as ClassFile from "../../../../src/godot/library/lookup/ClassFile.ts"
import { parseSteps } from "../../../../src/godot/reference/XmlDocParser.ts"
import { xml } from "../../../support/library.ts"
import * as memory from "../../../support/memoryFiles.ts"

/** A class file of so many bytes. */
const sized = (name: string, size: number): string => {
  const file = xml(name)
  return file + " ".repeat(size - file.length)
}

const LIMIT = 2_097_152

describe("a class file", () => {
  const disk = memory.make({
    "/docs/classes/Fits.xml": sized("Fits", LIMIT),
    "/docs/classes/Long.xml": sized("Other", LIMIT + 1)
  })

  it("of 2 MiB is read", () => {
    const read = ClassFile.read(disk.files, { parseSteps }, "/docs", "classes/Fits.xml")
    assert.strictEqual(read?._tag === "Right" ? read.right.doc.name : read, "Fits")
  })

  it("of more is damaged at its beginning, and nothing of it is read", () => {
    const before = disk.reads()
    const reason = "it has 2097153 bytes, and class files of more than 2097152 are not read"
    const place = { file: "classes/Long.xml", line: 1, column: 1, reason, excerpt: "" }
    assert.deepStrictEqual(
      ClassFile.read(disk.files, { parseSteps }, "/docs", "classes/Long.xml"),
      Either.left({ ...place, className: "Long" })
    )
    const alone = Either.flip(ClassFile.parse(disk.files, { parseSteps }, "/docs/classes/Long.xml", "classes/Long.xml"))
    assert.deepInclude(Either.getOrThrow(alone), place)
    assert.strictEqual(disk.reads(), before)
  })
})
