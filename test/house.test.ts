import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import packageJson from "../package.json" with { type: "json" }
import { version } from "../src/kernel/cli/Version.ts"
import { root } from "./support/bundle.ts"
import { type SourceFile, sources, wingOf } from "./support/imports.ts"
import { offeredFunctions } from "./support/offered.ts"
import { unusedExports } from "./support/unused.ts"

const files = sources()

/** Files that import one of these packages, and are not in their room. */
const strangers = (packages: ReadonlyArray<string>, isAtHome: (file: string) => boolean) =>
  files
    .filter(({ packages: used, file }) => used.some((name) => packages.includes(name)) && !isAtHome(file))
    .map(({ file }) => file)

/** Files that can reach themselves by imports within `of`. */
const circles = (of: ReadonlyArray<SourceFile>): ReadonlyArray<string> => {
  const byName = new Map(of.map((one) => [one.file, one]))
  const state = new Map<string, "open" | "done">()
  const found: Array<string> = []
  const visit = (file: string, path: ReadonlyArray<string>): void => {
    if (state.get(file) === "done") return
    if (state.get(file) === "open") {
      found.push([...path.slice(path.indexOf(file)), file].join(" -> "))
      return
    }
    state.set(file, "open")
    for (const next of byName.get(file)?.files ?? []) visit(next, [...path, file])
    state.set(file, "done")
  }
  for (const { file } of of) visit(file, [])
  return found
}

/** Rooms of plain functions over plain records. */
const cores = [
  "godot/check",
  "godot/diff",
  "godot/reference",
  "godot/script",
  "godot/search",
  "godot/shader",
  "kernel/util",
  "mdatlas/document",
  "mdatlas/rendering",
  "mdatlas/search",
  "timebox/report",
  "timebox/results",
  "timebox/runners"
]

/** Files that implement a published algorithm, a specification or a format. */
const algorithms = [
  "godot/project/BinaryScene.ts",
  "godot/project/TextResource.ts",
  "godot/reference/Po.ts",
  "godot/reference/Uri.ts",
  "godot/reference/XmlWriter.ts",
  "godot/reference/csharp/naming.ts",
  "godot/script/DocComments.ts",
  "godot/script/Expressions.ts",
  "godot/search/Ranking.ts",
  "godot/search/analysis/Stem.ts",
  "godot/search/index/Postings.ts",
  "godot/search/index/TermCounter.ts",
  "godot/search/languages/bestCut.ts",
  "godot/search/names/Spelling.ts",
  "godot/search/synonyms/Associations.ts",
  "godot/search/synonyms/Companions.ts",
  "godot/search/text/TopK.ts",
  "godot/search/text/neighbours.ts",
  "kernel/mcp/Era.ts",
  "kernel/mcp/RequestLog.ts",
  "kernel/util/NearNames.ts",
  "mdatlas/document/CodePoints.ts",
  "mdatlas/document/Containers.ts",
  "mdatlas/document/Emphasis.ts",
  "mdatlas/document/HeadingScanner.ts",
  "mdatlas/document/HtmlBlock.ts",
  "mdatlas/document/Labels.ts",
  "mdatlas/document/LineReader.ts",
  "mdatlas/document/LineRules.ts",
  "mdatlas/document/Table.ts",
  "mdatlas/search/GramFilter.ts",
  "mdatlas/search/Fold.ts",
  "timebox/process/LimitMark.ts"
]

describe("the house", () => {
  it("imports one way: kernel, then the products, then bin", () => {
    const wrong = files.flatMap(({ file, files: used }) =>
      used
        .filter((target) => {
          const [from, to] = [wingOf(file), wingOf(target)]
          return from === to ? false : from !== "bin" && to !== "kernel"
        })
        .map((target) => `${file} -> ${target}`)
    )
    assert.deepStrictEqual(wrong, [])
  })

  it("has no circle of imports between files, types included", () => {
    assert.deepStrictEqual(circles(files), [])
  })

  it("keeps each foreign library in its room", () => {
    const under =
      (...rooms: ReadonlyArray<string>) =>
      (file: string) =>
        rooms.some((room) => file.startsWith(room))
    // Two kinds of XML come from outside: a reference's files, and the reports of test runners.
    assert.deepStrictEqual(strangers(["saxes"], under("godot/reference/Xml", "timebox/results/JUnit")), [])
    assert.deepStrictEqual(strangers(["fast-xml-parser"], under("godot/reference/Xml")), [])
    assert.deepStrictEqual(strangers(["@modelcontextprotocol/sdk"], under("kernel/mcp/")), [])
    assert.deepStrictEqual(strangers(["@effect/platform-node"], under("bin/")), [])
    const markdown = ["mdast-util-from-markdown", "mdast-util-to-hast", "hast-util-to-html", "micromark", "re2js"]
    assert.deepStrictEqual(strangers(markdown, under("mdatlas/")), [])
    assert.deepStrictEqual(strangers(["picocolors", "fast-string-width"], under("kernel/cli/Terminal")), [])
    assert.deepStrictEqual(strangers(["commander"], under("kernel/cli/CommandLine")), [])
    assert.deepStrictEqual(strangers(["node:child_process"], under("timebox/process/")), [])
    // The timebox listens to a child's output on a local pipe; nothing else knows what a socket is.
    assert.deepStrictEqual(strangers(["node:net"], under("timebox/process/")), [])
    assert.deepStrictEqual(
      strangers(["node:http", "node:https", "node:http2", "node:dgram", "node:tls", "node:dns"], () => false),
      []
    )
  })

  it("starts no test run and no helper in a console window of its own, as Windows would", () => {
    const source = readFileSync(join(root, "src/timebox/process/ChildProcess.ts"), "utf8")
    const calls = Array.from(source.matchAll(/\bnodeSpawn\(\w[\s\S]*?\n {6}\}\)/g), ([call]) => call)
    assert.strictEqual(calls.length, source.split("nodeSpawn(").length - 1)
    assert.isNotEmpty(calls)
    for (const call of calls) assert.match(call, /\bwindowsHide: true\b/)
  })

  it("keeps the bins short and every file within a room's size, word lists and what is one thing aside", () => {
    const wordLists = ["godot/search/renames/table.ts", "godot/search/renames/manual.ts"]
    // `doc/design.md` says why.
    const whole = [
      "godot/check/names/Resolve.ts",
      "godot/script/Ast.ts",
      "godot/script/LineScanner.ts",
      "godot/script/Outline.ts"
    ]
    const most = (file: string): number => (wingOf(file) === "bin" ? 25 : whole.includes(file) ? 400 : 340)
    assert.deepStrictEqual(
      files
        .filter(({ file }) => !wordLists.includes(file) && !/^godot\/search\/synonyms\/\w+\//.test(file))
        .filter(({ file, lines }) => lines > most(file))
        .map(({ file }) => file),
      []
    )
  })

  it("says in the first sentence of each file what it is for", () => {
    assert.deepStrictEqual(
      files.filter(({ text }) => !/^\/\*\*/.test(text)).map(({ file }) => file),
      []
    )
  })

  it("keeps comments within the 120 columns that the formatter keeps code within", () => {
    const tooLong = files.flatMap(({ file, text }) =>
      text
        .split("\n")
        .map((line, i) => ({ line, place: `${file}:${i + 1}` }))
        .filter(({ line }) => line.length > 120 && /^\s*(?:\/\/|\/\*\*|\*)/.test(line))
        .map(({ place }) => place)
    )
    assert.deepStrictEqual(tooLong, [])
  })

  it("keeps a piece of code in a comment on one line", () => {
    // An odd number of backticks on a line and on the next: what they enclose goes over the end of the line.
    const isOdd = (line: string) => /^\s*(?:\/\/|\*) /.test(line) && line.split("`").length % 2 === 0
    const torn = files.flatMap(({ file, text }) => {
      const lines = text.split("\n")
      return lines.flatMap((line, i) => (isOdd(line) && isOdd(lines[i + 1] ?? "") ? [`${file}:${i + 1}`] : []))
    })
    assert.deepStrictEqual(torn, [])
  })

  it("shows each function that a core offers to other rooms by an example", () => {
    const offered = offeredFunctions(files, cores)
    assert.isAbove(offered.length, 150)
    assert.deepStrictEqual(
      offered.filter(({ comment }) => !comment.includes("@example")).map(({ file, name }) => `${file} ${name}`),
      []
    )
  })

  it("cites the sources of its algorithms", () => {
    const texts = new Map(files.map(({ file, text }) => [file, text]))
    assert.deepStrictEqual(
      algorithms.filter((file) => !/@see \S/.test(texts.get(file) ?? "")),
      []
    )
  })

  it("exports nothing that nothing uses", () => {
    // The launcher of a bundle calls the first, and what the bundler writes the second.
    assert.deepStrictEqual(unusedExports(files), ["kernel/cli/Start.ts start", "kernel/util/ProgramFile.ts readTables"])
  })

  it("keeps the numbers of ranking in one table", () => {
    // BM25's idf adds a half in its formula.
    const rooms =
      /^godot\/search\/(?:names|text|renames|analysis|[A-Z]\w+\.ts)|^godot\/surface\/answers\/SearchAnswer\.ts$/
    const found = files
      .filter(({ file }) => rooms.test(file) && !/\/(?:Weights|table|manual)\.ts$/.test(file))
      .flatMap(({ file, text }) =>
        text
          .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
          .split("\n")
          .filter((line) => /(?<![\w"'`./])\d*\.\d+\b/.test(line) && !/documents \+ 0\.5/.test(line))
          .map((line) => `${file}: ${line.trim()}`)
      )
    assert.deepStrictEqual(found, [])
  })

  it("speaks of one version", () => {
    assert.strictEqual(version, packageJson.version)
  })

  it("installs nothing but itself, and pins what it is built from", () => {
    assert.notProperty(packageJson, "dependencies")
    for (const [name, wanted] of Object.entries(packageJson.devDependencies)) assert.match(wanted, /^\d/, name)
  })
})
