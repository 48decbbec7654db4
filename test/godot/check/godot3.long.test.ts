/** A real Godot 3.2.3 judges the same scripts as the check: faults put into real projects, and names declared twice. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, describe, it } from "@effect/vitest"
import { check } from "../../../src/godot/check/Check.ts"
import { NO_LIMITS } from "../../../src/godot/check/Report.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { mutantsOf, random } from "../../scripts/mutants.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"
import { godot3, judgeAll } from "../../support/godot3.ts"
import { judgedSets } from "../../support/judgedLines.ts"
import { around, type RealScript, readSet, scriptsDir, setNames } from "../../support/scriptSets.ts"
import { giveWay } from "../../support/turns.ts"

const scratch = mkdtempSync(join(tmpdir(), "godot3-judge-"))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const reference = lazy(() => readReference(corpus("godot-3.2"), "3.2"))

const errorsOf = (code: string, more: ReturnType<typeof around> = {}) =>
  check({ code, reference: reference(), ...more }, NO_LIMITS).diagnostics.filter(({ severity }) => severity === "error")

/** Faults in each script, and the share of those that Godot rejects which must be found. */
const EACH = 4
const FLOOR = 0.98
/** Longest that the mutants may take, in milliseconds. */
const PATIENCE = 60_000

const isSkipped = godot3 === undefined || corpora === undefined
const why = godot3 === undefined ? " (skipped: godot3-server is not installed)" : ""

describe.skipIf(isSkipped)(`${onCorpora("a real Godot 3")}${why}`, () => {
  it("and the check refuse the same names that are declared twice", async () => {
    const folder = join(scratch, "pairs")
    mkdirSync(folder)
    writeFileSync(join(folder, "project.godot"), "config_version=4\n")
    const declarations = ["signal x", "var x", "const x = 1", "func x(): pass", "enum x { Q }", "enum { x }"]
    const inParent = ["signal x", "var x", "const x = 1", "func x(): pass"]
    const scripts = [
      ...declarations.flatMap((one) => declarations.map((other) => `extends Node\n${one}\n${other}\n`)),
      ...inParent.flatMap((one) => inParent.map((other) => `class A:\n\t${one}\nclass B extends A:\n\t${other}\n`)),
      ...[
        "extends Node\nenum E { A, A }",
        "extends Node\nenum E { A = 1, B = A }",
        'var d = {"a": 1, "a": 2}',
        "func f(a, a): pass"
      ],
      ...["var a = 1\n\tvar a = 2", "for a in 3: pass\n\tvar a = 1", "var a\n\tif a:\n\t\tvar a = 2"].map(
        (body) => `func f():\n\t${body}\n`
      ),
      "func f(a):\n\tfor a in 3: pass\n",
      "func f() -> void:\n\treturn f()\n"
    ]
    const verdicts = await judgeAll(
      folder,
      scripts.map((text) => ({ path: "res://x.gd", text }))
    )
    const differing = scripts.flatMap((text, i) => {
      const errors = errorsOf(text)
      const verdict = verdicts[i]
      return (verdict === "accepted") === (errors.length === 0) ? [] : [{ text, errors, verdict }]
    })
    assert.deepStrictEqual(differing, [])
  })

  it("accepts and refuses the lines of which the tests say so", async () => {
    const folder = join(scratch, "lines")
    mkdirSync(folder)
    writeFileSync(join(folder, "project.godot"), "config_version=4\n")
    const lines = judgedSets(new URL("scripts/judged3.txt", import.meta.url)).flatMap(({ accepted, refused, script }) =>
      [accepted, refused].flatMap((list, i) => list.map((line) => ({ line, text: script(line), isRefused: i === 1 })))
    )
    const verdicts = await judgeAll(
      folder,
      lines.map(({ text }, i) => ({ path: `res://line${i}.gd`, text }))
    )
    const differing = lines.flatMap(({ line, isRefused }, i) => {
      const verdict = verdicts[i]
      return (verdict === "accepted") === isRefused || verdict === "unsure" ? [{ line, verdict }] : []
    })
    assert.deepStrictEqual(differing, [])
  })

  const isAlone = scriptsDir === undefined
  const name = isAlone ? " (skipped: GODOT_SCRIPTS_DIR is not set)" : ""

  it.skipIf(isAlone)(
    `rejects no fault that the check does not find, but one of fifty${name}`,
    async () => {
      const folderOfSets = scriptsDir ?? ""
      const sets = setNames(folderOfSets).map((one) => readSet(join(folderOfSets, one), one))
      const old = sets.filter(
        ({ dialect, scripts }) => dialect === 3 && scripts.some(({ within }) => within !== undefined)
      )
      const from = performance.now()
      const next = random(11)
      const names = new Set(reference().symbols.names)
      const counts = { rejected: 0, found: 0 }
      const missed: Array<string> = []
      const projects = new Map<string, Array<RealScript>>()
      for (const script of old.flatMap(({ scripts }) => scripts)) {
        if (script.within === undefined) continue
        const known = projects.get(script.within.root)
        if (known === undefined) projects.set(script.within.root, [script])
        else known.push(script)
      }
      for (const [root, scripts] of projects) {
        if (performance.now() - from > PATIENCE) break
        const folder = join(scratch, "project")
        cpSync(root, folder, { recursive: true })
        const texts = scripts.flatMap((script) => [
          { script, text: script.text, isMutant: false, change: "" },
          ...mutantsOf(script.text, 3, EACH, next, (one) => names.has(one)).map(({ text, line, change }) => ({
            script,
            text,
            isMutant: true,
            change: `${script.name}:${line} ${change}`
          }))
        ])
        const verdicts = await judgeAll(
          folder,
          texts.map(({ script, text }) => ({ path: script.within?.path ?? "", text }))
        )
        rmSync(folder, { recursive: true })
        const accepted = new Set(
          texts.flatMap(({ script, isMutant }, i) => (!isMutant && verdicts[i] === "accepted" ? [script] : []))
        )
        for (const [i, { script, text, isMutant, change }] of texts.entries()) {
          await giveWay()
          const verdict = verdicts[i]
          if (!isMutant || typeof verdict !== "object" || !accepted.has(script)) continue
          counts.rejected++
          if (errorsOf(text, around(script, text, 3)).length > 0) counts.found++
          else missed.push(`${change}: ${verdict.error}`)
        }
      }
      assert.isAbove(counts.rejected, 100)
      assert.isAtLeast(counts.found / counts.rejected, FLOOR, missed.join("\n"))
      process.stdout.write(`${counts.found} of ${counts.rejected} faults that Godot ${godot3} rejects were found\n`)
    },
    4 * PATIENCE
  )
})
