/**
 * Tests notice at least nine in ten changes to each module that keeps files outside the root unread.
 * `npm run test:mutation` does the same for all modules that safety rests on, which takes twice as long.
 */
import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { assert, describe, it } from "@effect/vitest"

const root = fileURLToPath(new URL("../..", import.meta.url))
const TIMEOUT = 15 * 60_000
const modules = ["src/kernel/files/PathJail.ts", "src/mdatlas/library/AccessGuard.ts", "src/mdatlas/library/Places.ts"]

describe("mutations of the modules that guard the root", () => {
  it("are found by the tests, at least 90 % in each module", { timeout: TIMEOUT }, async () => {
    const args = ["--import", "tsx", "test/scripts/mutation.ts", "--mutate", modules.join()]
    const run = promisify(execFile)(process.execPath, args, {
      cwd: root,
      timeout: TIMEOUT - 10_000,
      maxBuffer: 64 * 1024 * 1024
    })
    const { stdout } = await run.catch((error: { readonly stdout: string }) => assert.fail(error.stdout.slice(-4000)))
    assert.lengthOf(stdout.match(/^src\/\S+\.ts: \d+\.\d %$/gm) ?? [], modules.length)
  })
})
