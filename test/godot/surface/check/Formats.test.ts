import { assert, describe, it } from "@effect/vitest"
import type { Diagnostic } from "../../../../src/godot/check/Diagnostic.ts"
import { type CheckRun, toGitHub, toJson, toSarif, toText } from "../../../../src/godot/surface/check/Formats.ts"
import { webLink } from "../../../../src/godot/surface/check/WebLink.ts"
import { PLAIN } from "../../../../src/kernel/cli/Terminal.ts"
import { sarifResults } from "../../../support/sarif.ts"

const unknown: Diagnostic = {
  line: 3,
  column: 2,
  endColumn: 6,
  severity: "error",
  code: "unknown-function",
  message: "There is no function `updat`: 100%, or so",
  fix: "queue_redraw",
  uri: "godot://symbol/CanvasItem/method/queue_redraw"
}
const warning: Diagnostic = {
  line: 1,
  column: 9,
  severity: "warning",
  code: "deprecated",
  message: "TileMap is deprecated."
}

const run: CheckRun = {
  docs: "Godot 4.5, 1012 classes",
  version: "4.5",
  files: [
    {
      path: "ui/a b.gd",
      text: "extends TileMap\nfunc f():\n\tupdat()\n\tif 日本:\n\t\tupdat()\n",
      diagnostics: [unknown, { ...unknown, line: 5, column: 3, endColumn: 7 }, warning],
      notes: ["project.godot says 4.7"]
    },
    { path: "b.gd", text: "", diagnostics: [], notes: ["project.godot says 4.7"] }
  ],
  ms: 1234
}

describe("findings for a person", () => {
  it("say of a fix that is nothing to remove what is there", () => {
    const [file] = run.files
    assert.isDefined(file)
    const emptied = { ...run, files: [{ ...file, diagnostics: [{ ...unknown, fix: "" }] }] }
    assert.include(toText(emptied, PLAIN.colors), "    fix: remove it\n")
    assert.include(toGitHub(emptied), "Fix: remove it")
  })

  it("show each place with its line, a caret, the fix and a link, then one line for all", () => {
    assert.deepStrictEqual(toText(run, PLAIN.colors).split("\n"), [
      "ui/a b.gd:1:9 warning TileMap is deprecated. [deprecated]",
      "  1 | extends TileMap",
      "    |         ^",
      "",
      "ui/a b.gd:3:2 error There is no function `updat`: 100%, or so [unknown-function]",
      "  3 |   updat()",
      "    |   ^^^^",
      "    fix: queue_redraw",
      "    https://docs.godotengine.org/en/4.5/classes/class_canvasitem.html#class-canvasitem-method-queue-redraw",
      "",
      "ui/a b.gd:5:3 error There is no function `updat`: 100%, or so [unknown-function]",
      "  5 |     updat()",
      "    |     ^^^^",
      "    fix: queue_redraw",
      "    https://docs.godotengine.org/en/4.5/classes/class_canvasitem.html#class-canvasitem-method-queue-redraw",
      "",
      "note: project.godot says 4.7",
      "2 errors, 1 warning in 2 files checked against Godot 4.5, 1012 classes in 1.2 s"
    ])
  })

  it("put the caret below wide characters, and cut lines that no terminal shows", () => {
    const of = (text: string, column: number) =>
      toText(
        { ...run, files: [{ path: "a.gd", text, diagnostics: [{ ...warning, column }], notes: [] }] },
        PLAIN.colors
      )
    assert.include(of("日本 x", 4), "  1 | 日本 x\n    |      ^")
    const long = of(`${"x".repeat(5000)}!`, 5001).split("\n")
    assert.isBelow(long[1]?.length ?? 0, 200)
    assert.strictEqual(long[1]?.[(long[2] ?? "").indexOf("^")], "!")
  })
})

describe("findings for programs", () => {
  it("are one JSON document with every place", () => {
    const { errors, warnings, files, notes } = JSON.parse(toJson(run))
    assert.deepStrictEqual([errors, warnings, files.length, notes], [2, 1, 1, ["project.godot says 4.7"]])
    assert.deepStrictEqual(
      files[0].diagnostics.map(({ line, column }: Diagnostic) => [line, column]),
      [
        [1, 9],
        [3, 2],
        [5, 3]
      ]
    )
  })

  it("are commands of a GitHub workflow, with what it must not see escaped", () => {
    const [first, second] = toGitHub(run).split("\n")
    assert.strictEqual(first, "::warning file=ui/a b.gd,line=1,col=9,title=deprecated::TileMap is deprecated.")
    assert.match(
      second ?? "",
      /^::error file=ui\/a b\.gd,line=3,col=2,endColumn=6,title=unknown-function::.*100%25, or so Fix: /
    )
  })

  it("say where a place of several lines ends", () => {
    const text = "f(\n\t1)\n"
    const spanning: Diagnostic = { ...unknown, line: 1, column: 1, endLine: 2, endColumn: 4 }
    const long = { ...run, files: [{ path: "a.gd", text, diagnostics: [spanning], notes: [] }] }
    assert.deepStrictEqual(
      toGitHub(long)
        .split("\n")
        .map((one) => /line=.*(?=,title)/.exec(one)?.[0]),
      ["line=1,col=1,endLine=2,endColumn=4"]
    )
    assert.deepStrictEqual(
      sarifResults(toSarif(long, "1.2.3")).map(({ locations: [{ physicalLocation }] }) => physicalLocation.region),
      [{ startLine: 1, startColumn: 1, endLine: 2, endColumn: 4 }]
    )
    assert.include(toText(long, PLAIN.colors), "  1 | f(\n    | ^^\n")
  })

  it("are SARIF 2.1.0: each result has a rule of the driver and a region in a relative file", () => {
    const results = sarifResults(toSarif(run, "1.2.3"))
    assert.deepStrictEqual(
      results.map(({ ruleId, level, locations: [{ physicalLocation }] }) => [ruleId, level, physicalLocation.region]),
      [
        ["deprecated", "warning", { startLine: 1, startColumn: 9 }],
        ["unknown-function", "error", { startLine: 3, startColumn: 2, endColumn: 6 }],
        ["unknown-function", "error", { startLine: 5, startColumn: 3, endColumn: 7 }]
      ]
    )
    assert.isEmpty(sarifResults(toSarif({ ...run, files: [] }, "1.2.3")))
    const artifactOf = (path: string) => {
      const files = [{ path, text: "", diagnostics: [warning], notes: [] }]
      return sarifResults(toSarif({ ...run, files }, "1.2.3"))[0]?.locations[0].physicalLocation.artifactLocation
    }
    const uriBaseId = "%SRCROOT%"
    assert.deepStrictEqual(artifactOf("ui/a b.gd"), { uri: "ui/a%20b.gd", uriBaseId })
    assert.deepStrictEqual(artifactOf("日/50%#1.gd"), { uri: "%E6%97%A5/50%25%231.gd", uriBaseId })
    assert.deepStrictEqual(artifactOf("-"), { uri: "-", uriBaseId })
    assert.deepStrictEqual(artifactOf("/tmp/a b.gd"), { uri: "file:///tmp/a%20b.gd" })
    assert.deepStrictEqual(artifactOf("C:/game/a.gd"), { uri: "file:///C:/game/a.gd" })
  })
})

describe("links to Godot's site", () => {
  it("lead to the member where it has an anchor, else to the class", () => {
    const base = "https://docs.godotengine.org/en/stable/classes/class_"
    assert.strictEqual(webLink("godot://class/Node", undefined), `${base}node.html`)
    assert.strictEqual(
      webLink("godot://symbol/@GlobalScope/constant/KEY_A", undefined),
      `${base}@globalscope.html#class-globalscope-constant-key-a`
    )
    assert.strictEqual(webLink("godot://symbol/Node/enum/ProcessMode", undefined), `${base}node.html`)
    assert.isUndefined(webLink("godot://search?q=x", undefined))
  })
})
