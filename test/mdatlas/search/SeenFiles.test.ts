import { chmodSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { gramsOf } from "../../../src/mdatlas/search/GramFilter.ts"
import { SeenFiles } from "../../../src/mdatlas/search/SeenFiles.ts"
import { temporaryFolder } from "../../support/bundle.ts"

/** A file that was seen, old enough to be kept. */
const seenFile = (content: string) =>
  Effect.gen(function* () {
    const path = join(yield* temporaryFolder, "a.md")
    writeFileSync(path, content)
    yield* Effect.sleep("40 millis")
    const seen = new SeenFiles()
    keep(seen, path)
    return { seen, path, recalled: () => seen.recall(path, gramsOf("needle"))?.toString() }
  })

const keep = (seen: SeenFiles, path: string, now = Date.now()): boolean => {
  const before = lstatSync(path, { bigint: true })
  const bytes = readFileSync(path)
  return seen.keep(path, before, bytes, () => bytes.toString("utf8"), gramsOf("needle"), now)
}

const makeFilters = (seen: SeenFiles, isLate = () => false) =>
  seen.makeFilters((content) => content.toString("utf8"), isLate)

/**
 * Writes twenty files of two megabytes, more than are kept; returns their paths once they are old enough to be kept.
 */
const writeLargeFiles = (folder: string): Effect.Effect<ReadonlyArray<string>> =>
  Effect.gen(function* () {
    const paths = Array.from({ length: 20 }, (_, at) => join(folder, `${at}.md`))
    for (const path of paths) writeFileSync(path, `needle ${path}\n`.padEnd(2_000_000, "text "))
    yield* Effect.sleep("40 millis")
    return paths
  })

describe("files that a search has seen", () => {
  it.scopedLive("are recalled with their content, or as holding nothing once there was time to find that out", () =>
    Effect.gen(function* () {
      const { seen, path, recalled } = yield* seenFile("a needle here\n")
      assert.strictEqual(recalled(), "a needle here\n")
      assert.strictEqual(seen.recall(path, gramsOf("absent"))?.toString(), "a needle here\n")
      assert.isFalse(makeFilters(seen, () => true))
      assert.strictEqual(seen.recall(path, gramsOf("absent"))?.toString(), "a needle here\n")
      assert.isTrue(makeFilters(seen))
      assert.strictEqual(recalled(), "a needle here\n")
      assert.strictEqual(seen.recall(path, gramsOf("absent")), "nothing")
      assert.isUndefined(seen.recall(`${path}.md`, gramsOf("needle")))
    })
  )

  it.scopedLive("are read again once they changed, were the size and the times of the change the same", () =>
    Effect.gen(function* () {
      const { seen, path, recalled } = yield* seenFile("a needle here\n")
      const { atime, mtime } = lstatSync(path)
      writeFileSync(path, "nothing here.\n")
      utimesSync(path, atime, mtime)
      assert.isUndefined(recalled())
      yield* Effect.sleep("40 millis")
      assert.isTrue(keep(seen, path))
      makeFilters(seen)
      assert.isFalse(keep(seen, path))
      assert.strictEqual(recalled(), "nothing")
    })
  )

  const changes: Readonly<Record<string, (path: string) => void>> = {
    removed: (path) => rmSync(path),
    replaced: (path) => {
      writeFileSync(`${path}.new`, "a needle here\n")
      renameSync(`${path}.new`, path)
    },
    "replaced by a link to themselves": (path) => {
      renameSync(path, `${path}.old`)
      symlinkSync(`${path}.old`, path)
    },
    "given other permissions": (path) => chmodSync(path, 0o600)
  }
  for (const [change, make] of Object.entries(changes)) {
    it.scopedLive(`are read again when they are ${change}`, () =>
      Effect.gen(function* () {
        const { path, recalled } = yield* seenFile("a needle here\n")
        make(path)
        assert.isUndefined(recalled())
      })
    )
  }

  it.scopedLive("are kept with their content as long as there is room, and else by what they cannot hold", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const seen = new SeenFiles()
      const paths = yield* writeLargeFiles(folder)
      const isKept = paths.map((path) => {
        keep(seen, path)
        return seen.recall(path, gramsOf("absent"))
      })
      assert.strictEqual(isKept.filter((one) => one === "nothing").length, 4)
      makeFilters(seen)
      for (const path of paths) assert.strictEqual(seen.recall(path, gramsOf("absent")), "nothing")
      const contents = paths.filter((path) => seen.recall(path, gramsOf("needle")) !== undefined)
      assert.strictEqual(contents.length, 8)
    })
  )

  it.scopedLive("are no more than the heap of a thread has room for", () =>
    Effect.gen(function* () {
      const { seen, path, recalled } = yield* seenFile("a needle here\n")
      const before = lstatSync(path, { bigint: true })
      const text = () => "nothing here"
      for (let at = 0; at < 33_000; at += 1) {
        // Without its filter, a file that is not kept may hold anything.
        assert.isTrue(seen.keep(`${path}.${at}`, before, Buffer.from(text()), text, gramsOf("needle"), Date.now()))
      }
      assert.isDefined(recalled())
      const other = `${path}.other`
      writeFileSync(other, "a needle here\n")
      yield* Effect.sleep("40 millis")
      assert.isTrue(keep(seen, other))
      assert.isUndefined(seen.recall(other, gramsOf("needle")))
    })
  )

  it.scopedLive("make room for others once they are gone", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const seen = new SeenFiles()
      const paths = yield* writeLargeFiles(folder)
      const isRecalled = (path: string) => typeof seen.recall(path, gramsOf("needle")) === "object"
      for (const path of paths) keep(seen, path)
      const late = paths.filter((path) => !isRecalled(path))
      assert.isNotEmpty(late)
      for (const path of paths.filter(isRecalled)) rmSync(path)
      for (const path of late) renameSync(path, `${path}.md`)
      assert.isFalse(seen.forgetGone(() => true))
      assert.isTrue(seen.forgetGone(() => false))
      yield* Effect.sleep("40 millis")
      for (const path of late) {
        keep(seen, `${path}.md`)
        assert.isTrue(isRecalled(`${path}.md`))
      }
    })
  )

  it.scopedLive("get no filter where there is no room for it, and may hold anything", () =>
    Effect.gen(function* () {
      const { seen, path } = yield* seenFile("a needle here\n")
      const before = lstatSync(path, { bigint: true })
      // Long enough for the largest filter.
      const folded = "text".padEnd(140_000)
      const bytes = Buffer.alloc(2_000_000)
      const filtered = Array.from({ length: 300 }, (_, at) => {
        let isFolded = false
        const text = () => {
          isFolded = true
          return folded
        }
        const mayHold = seen.keep(`${path}.${at}`, before, bytes, text, gramsOf("needle"), Date.now())
        assert.strictEqual(mayHold, !isFolded)
        return isFolded
      })
      assert.isFalse(filtered.at(0))
      assert.isTrue(filtered.at(20))
      assert.isFalse(filtered.at(-1))
    })
  )

  it.scopedLive("are not kept while another change could look the same", () =>
    Effect.gen(function* () {
      const path = join(yield* temporaryFolder, "a.md")
      writeFileSync(path, "a needle here\n")
      const changed = Math.floor(lstatSync(path).ctimeMs)
      const seen = new SeenFiles()
      assert.isTrue(keep(seen, path, changed + 2))
      assert.isUndefined(seen.recall(path, gramsOf("needle")))
      assert.isTrue(keep(seen, path, changed + 1000))
      assert.strictEqual(seen.recall(path, gramsOf("needle"))?.toString(), "a needle here\n")
    })
  )
})
