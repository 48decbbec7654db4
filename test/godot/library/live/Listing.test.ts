/** When two listings of class files say the same. */
import { assert, describe, it } from "@effect/vitest"
import * as Listing from "../../../../src/godot/library/live/Listing.ts"
import type * as Corpus from "../../../../src/godot/reference/Corpus.ts"

const file = { path: "classes/Node.xml", size: 10, mtimeNs: 1n, ctimeNs: 1n, ino: 1n, dev: 1n }

const listing: Corpus.Listing = {
  fingerprints: [file],
  directories: [],
  version: "4.5",
  refused: [{ file: "classes/Out.xml" }],
  unreadable: [{ folder: "classes/closed", reason: "closed" }]
}

describe("two listings of class files", () => {
  it("are the same when nothing that an index depends on differs", () => {
    assert.isTrue(Listing.isSame(listing, { ...listing, directories: [file] }))
  })

  it("differ by the version, a file, a refused link or a folder that may not be read", () => {
    const others: ReadonlyArray<Partial<Corpus.Listing>> = [
      { version: "4.6" },
      { fingerprints: [{ ...file, size: 11 }] },
      { fingerprints: [] },
      { refused: [] },
      { unreadable: [] }
    ]
    for (const other of others)
      assert.isFalse(Listing.isSame(listing, { ...listing, ...other }), JSON.stringify(Object.keys(other)))
  })
})
