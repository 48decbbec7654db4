import { assert, describe, it } from "@effect/vitest"
import { mocha } from "../../../src/timebox/runners/mocha.ts"
import { projectOf } from "../support/results.ts"

const place = { folder: "/tmp/run", file: "/app/results.jsonl" }

const wordsFor = (files: Readonly<Record<string, string>>, ...chosen: ReadonlyArray<string>) => {
  const project = projectOf(files)
  const { args } = mocha.report.request(place, project)
  return mocha.args({ files: chosen }, project, args).filter((word) => /^--(?:config|package)/.test(word))
}

describe("mocha and the files of a project's settings", () => {
  it("runs them all, and not beside a file that was asked for", () => {
    for (const name of [".mocharc.json", ".mocharc.yml", ".mocharc.cjs"]) {
      const files = { [name]: '"spec": "test/**/*.js"' }
      assert.isEmpty(wordsFor(files))
      assert.deepStrictEqual(wordsFor(files, "test/a.js"), ["--config=/tmp/run/mocharc.cjs"])
    }
  })

  it("takes them out of a package.json, and leaves the other settings", () => {
    const manifest = { "package.json": '{ "name": "x", "mocha": { "spec": ["test"], "timeout": 9 } }' }
    assert.deepStrictEqual(wordsFor(manifest, "a.js"), ["--package=/tmp/run/package.json"])
    const { files } = mocha.report.request(place, projectOf(manifest))
    assert.deepStrictEqual(JSON.parse(files["package.json"] ?? ""), { mocha: { timeout: 9 } })
  })

  it("leaves settings alone that name no files, or that cannot be read", () => {
    for (const text of ['{ "mocha": { "timeout": 9 } }', "{}", "{", ""])
      assert.isEmpty(wordsFor({ "package.json": text, ".mocharc.json": '{ "timeout": 9 }' }, "a.js"))
  })
})
