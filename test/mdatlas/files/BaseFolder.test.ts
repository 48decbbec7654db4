import {
  closeSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { listFolder, nodeSystem, openFile, replaceFile, type System } from "../../../src/mdatlas/files/BaseFolder.ts"
import { stateOf } from "../../../src/mdatlas/search/SeenFiles.ts"
import { withBase } from "../../support/markdownBase.ts"

/** A system without paths of descriptors, as on macOS and Windows. */
const withoutPaths: System = { ...nodeSystem, pathOf: () => undefined }

/** Each guard is tested with all others switched off. */
describe("a file below the base", () => {
  let base = ""
  beforeAll(() => {
    base = join(realpathSync(mkdtempSync(join(tmpdir(), "mdatlas-"))), "base")
    mkdirSync(join(base, "sub"), { recursive: true })
    mkdirSync(join(dirname(base), "outside"))
    writeFileSync(join(base, "sub/a.md"), "inside")
    writeFileSync(join(dirname(base), "outside/a.md"), "SECRET")
    symlinkSync("../outside", join(base, "folder"))
    symlinkSync("../outside/a.md", join(base, "link.md"))
  })
  afterAll(() => rmSync(dirname(base), { recursive: true, force: true }))

  /** Believes every path: what a system says that has been fooled. */
  const credulous: System = {
    ...withoutPaths,
    standing: (path) => statSync(path, { bigint: true }),
    realPath: (path) => path
  }
  const following: System = {
    ...nodeSystem,
    open: (path, flags) => nodeSystem.open(path, flags & ~constants.O_NOFOLLOW)
  }

  const outcome = (path: string, system: System) => {
    const file = openFile(base, path, system)
    if ("refused" in file) return file.refused
    closeSync(file.descriptor)
    return "opened"
  }

  it("opens where no link is", () => {
    for (const system of [nodeSystem, withoutPaths]) assert.strictEqual(outcome("sub/a.md", system), "opened")
  })

  it("is not opened through a last link, whatever the path is believed to be", () => {
    assert.strictEqual(outcome("link.md", credulous), "changed")
  })

  it("is closed unread where the descriptor tells another path, whatever the open followed", () => {
    assert.strictEqual(outcome("link.md", following), "changed")
    assert.strictEqual(outcome("folder/a.md", following), "changed")
  })

  it("is closed unread where a second look at the path finds a link, whatever the open followed", () => {
    const second: System = { ...following, pathOf: () => undefined }
    assert.strictEqual(outcome("link.md", second), "changed")
    assert.strictEqual(outcome("folder/a.md", second), "changed")
  })

  it("is closed unread where a second look finds another file at the path", () => {
    const swapped: System = {
      ...withoutPaths,
      standing: () => statSync(join(dirname(base), "outside/a.md"), { bigint: true })
    }
    assert.strictEqual(outcome("sub/a.md", swapped), "changed")
  })

  it("is reported missing, and a folder is listed only where no link leads to it", () => {
    assert.strictEqual(outcome("none.md", nodeSystem), "missing")
    for (const system of [nodeSystem, withoutPaths]) {
      const inside = listFolder(base, "sub", system)
      assert.deepStrictEqual("refused" in inside ? inside : inside.map(({ name }) => name), ["a.md"])
      assert.deepInclude(listFolder(base, "folder", system), { refused: "changed" })
      assert.deepInclude(listFolder(base, "none", system), { refused: "missing" })
    }
  })
})

describe("a file that two programs replace", () => {
  const bytesOf = (text: string) => Buffer.from(text)

  it.scopedLive("is replaced by one of them; the other is refused, also in the moment before the rename", () =>
    withBase({ "a.md": "old\n" }, (base) =>
      Effect.sync(() => {
        const path = join(base, "a.md")
        const state = stateOf(path, statSync(path, { bigint: true }))
        let second: unknown
        let looks = 0
        let beside = ""
        const meanwhile: System = {
          ...nodeSystem,
          standing: (looked) => {
            const seen = nodeSystem.standing(looked)
            if (looked.endsWith("/a.md") && ++looks === 2) {
              beside = readdirSync(base).find((name) => name !== "a.md") ?? ""
              second = replaceFile(base, state, bytesOf("second\n"))
            }
            return seen
          }
        }
        assert.isUndefined(replaceFile(base, state, bytesOf("first\n"), meanwhile))
        assert.deepStrictEqual(second, { refused: "changed", code: "CHANGED" })
        assert.strictEqual(readFileSync(path, "utf8"), "first\n")
        assert.deepStrictEqual(readdirSync(base), ["a.md"])

        // A program may end before its rename.
        const now = stateOf(path, statSync(path, { bigint: true }))
        writeFileSync(join(base, beside), "")
        assert.isDefined(replaceFile(base, now, bytesOf("third\n")))
        const earlier = new Date(Date.now() - 120_000)
        utimesSync(join(base, beside), earlier, earlier)
        assert.isUndefined(replaceFile(base, now, bytesOf("third\n")))
        assert.strictEqual(readFileSync(path, "utf8"), "third\n")
      })
    )
  )

  it.scopedLive("is replaced by none of them where one takes the other's new file for abandoned", () =>
    withBase({ "a.md": "old\n" }, (base) =>
      Effect.sync(() => {
        const path = join(base, "a.md")
        const state = stateOf(path, statSync(path, { bigint: true }))
        let looks = 0
        const meanwhile: System = {
          ...nodeSystem,
          standing: (looked) => {
            const seen = nodeSystem.standing(looked)
            if (looked.endsWith("/a.md") && ++looks === 2) {
              const beside = join(base, readdirSync(base).find((name) => name !== "a.md") ?? "")
              rmSync(beside)
              writeFileSync(beside, "half of the other's")
            }
            return seen
          }
        }
        assert.deepStrictEqual(replaceFile(base, state, bytesOf("new\n"), meanwhile), {
          refused: "changed",
          code: "CHANGED"
        })
        assert.strictEqual(readFileSync(path, "utf8"), "old\n")
        const [left = "", ...others] = readdirSync(base).filter((name) => name !== "a.md")
        assert.deepStrictEqual([readFileSync(join(base, left), "utf8"), others], ["half of the other's", []])
      })
    )
  )

  it.scopedLive.skipIf(process.platform !== "linux")("may have a name as long as the system allows", () =>
    withBase({ [`${"長".repeat(84)}.md`]: "old\n" }, (base) =>
      Effect.sync(() => {
        const path = join(base, `${"長".repeat(84)}.md`)
        const state = stateOf(path, statSync(path, { bigint: true }))
        assert.isUndefined(replaceFile(base, state, bytesOf("new\n")))
        assert.strictEqual(readFileSync(path, "utf8"), "new\n")
      })
    )
  )
})
