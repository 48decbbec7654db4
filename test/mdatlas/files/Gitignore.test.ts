/** What a walk leaves out, beside what git leaves out of the same folders. */
import { execFileSync, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import { defaultRulebook, walk } from "../../../src/mdatlas/files/FileWalk.ts"
import { times } from "../../support/effort.ts"
import { random } from "../document/Fuzz.ts"

const NAMES = ["a", "b", "A", "c.md", "d e", "doc", "#x", "!y", "[z]", "sp ", "x*y"]
const PATTERNS = [
  ...[
    "*.md",
    "!*.md",
    "a",
    "/a",
    "a/",
    "/a/",
    "**/b",
    "a/**",
    "a/**/b",
    "doc/*.md",
    "!doc/",
    "\\#x",
    "\\!y",
    "# no rule"
  ],
  ...[
    "",
    "  ",
    "sp\\ ",
    "sp ",
    "x\\*y",
    "[ab]",
    "[!a]",
    "[a-c].md",
    "?",
    "/*",
    "!/a",
    "!/doc/c.md",
    "**",
    "*",
    "!a/",
    "a/*"
  ],
  ...[
    "!a/b",
    "b/**/c.md",
    "**/doc/**",
    "/**/c.md",
    "\\[z\\]",
    "A",
    "*/",
    "d e",
    "c.md/",
    "/c.md",
    "!**/c.md",
    "[",
    "c.??"
  ]
]

const hasGit = spawnSync("git", ["--version"]).status === 0

describe.skipIf(!hasGit || process.platform !== "linux")("what .gitignore names", () => {
  it("is left out as git leaves it out, in folders in each other, negated, escaped, of either case", () => {
    const next = random(4)
    const pick = <A>(of: ReadonlyArray<A>): A => of[Math.floor(next() * of.length)] as A
    const fill = (folder: string, depth: number): void => {
      mkdirSync(folder, { recursive: true })
      for (let i = 0; i < 4; i += 1) {
        const path = join(folder, pick(NAMES))
        if (depth < 3 && next() < 0.5 && !path.endsWith(".md")) fill(path, depth + 1)
        else writeFileSync(path.endsWith(".md") ? path : `${path}.md`, "# T\n")
      }
      if (depth > 0 && next() < 0.6) return
      const rules = Array.from({ length: 1 + Math.floor(next() * 5) }, () => pick(PATTERNS))
      writeFileSync(join(folder, ".gitignore"), `${rules.join(next() < 0.8 ? "\n" : "\r\n")}\n`)
    }
    const repository = mkdtempSync(join(tmpdir(), "mdatlas-git-"))
    try {
      const git = (...args: ReadonlyArray<string>) =>
        execFileSync("git", ["-C", repository, "-c", "core.excludesFile=/dev/null", ...args], { encoding: "utf8" })
      git("init", "-q")
      const roots = Array.from({ length: times(8, 25) }, (_, i) => String(i))
      for (const root of roots) fill(join(repository, root), 0)
      const listed = git("ls-files", "--others", "--exclude-standard", "-z").split("\0")
      for (const root of roots) {
        const walked = [...walk({ root: join(repository, root), rulebook: defaultRulebook })].flatMap((file) =>
          file === undefined ? [] : [`${root}/${file.path}`]
        )
        const wanted = listed.filter((name) => name.startsWith(`${root}/`) && name.endsWith(".md"))
        expect(walked.sort()).toEqual(wanted.sort())
      }
    } finally {
      rmSync(repository, { recursive: true, force: true })
    }
  })
})
