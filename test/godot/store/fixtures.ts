/** Small references, repositories, archives and stand-ins for Godot programs, made in a temporary folder. */
import { execFileSync } from "node:child_process"
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { Effect, Layer } from "effect"
import { pack } from "tar-stream"
import { ZipFile } from "yazl"
import { XmlDocParser } from "../../../src/godot/reference/XmlDocParser.ts"
import { Store } from "../../../src/godot/store/Store.ts"
import { Files } from "../../../src/kernel/files/Files.ts"

/** A folder that is removed with the scope. */
export const temporaryFolder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "godot-store-"))),
  (folder) => Effect.sync(() => rmSync(folder, { recursive: true, force: true }))
)

export const layerAt = (root: string) =>
  Layer.mergeAll(Store.layer(root), Files.layer, XmlDocParser.layer).pipe(Layer.provideMerge(NodeContext.layer))

/** One class as XML. */
export const classFile = (name: string, brief = `The ${name}.`): string =>
  `<?xml version="1.0" encoding="UTF-8" ?>
<class name="${name}" inherits="Object">
	<brief_description>${brief}</brief_description>
	<description>Text of ${name}.</description>
	<methods>
		<method name="run"><return type="void" /><description>Runs.</description></method>
	</methods>
</class>
`

/** Paths and contents of a small Godot checkout. */
export const checkout = (classes: ReadonlyArray<string> = ["Node", "Timer"]): ReadonlyMap<string, string> =>
  new Map([
    ["version.py", 'short_name = "godot"\nmajor = 4\nminor = 7\npatch = 1\n'],
    ["README.md", "An engine.\n"],
    ["core/node.cpp", "int main() {}\n"],
    ...classes.map((name) => [`doc/classes/${name}.xml`, classFile(name)] as const),
    ["modules/gdscript/doc_classes/@GDScript.xml", classFile("@GDScript")]
  ])

/** A catalogue of translations with these texts. */
export const catalogue = (texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts)
    .map(([text, translated]) => `msgid ${JSON.stringify(text)}\nmsgstr ${JSON.stringify(translated)}\n\n`)
    .join("")

/** A checkout whose classes are translated into Japanese, Chinese and French. */
export const translatedCheckout = (): ReadonlyMap<string, string> =>
  new Map([
    ...checkout(),
    ["doc/translations/ja.po", catalogue({ "The Timer.": "タイマーです。" })],
    ["doc/translations/zh_CN.po", catalogue({ "The Timer.": "计时器。" })],
    ["doc/translations/fr.po", catalogue({ "The Timer.": "Le minuteur." })],
    ["doc/translations/extract.py", "pass\n"]
  ])

export const writeFiles = (folder: string, files: ReadonlyMap<string, string>): void => {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

const git = (cwd: string, args: ReadonlyArray<string>, input = ""): void => {
  execFileSync("git", args, { cwd, input, stdio: ["pipe", "ignore", "ignore"] })
}

/** Adds a commit with these files to a bare repository, under tags; one run of git, for each takes a while. */
const addCommit = (bare: string, files: ReadonlyMap<string, string>, tags: ReadonlyArray<string>, parent = ""): void =>
  git(
    bare,
    ["fast-import", "--quiet"],
    [
      "commit refs/heads/master",
      "committer test <test@example.org> 1700000000 +0000",
      "data <<END\nall\nEND",
      ...(parent === "" ? [] : [`from ${parent}`]),
      ...Array.from(files, ([path, text]) => `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}`),
      ...tags.map((tag) => `reset refs/tags/${tag}\nfrom refs/heads/master`),
      ""
    ].join("\n")
  )

/** A bare repository with one commit and some tags. */
export const repository = (
  folder: string,
  files: ReadonlyMap<string, string>,
  tags: ReadonlyArray<string> = ["4.7-stable", "4.7.1-stable", "4.8-beta1"]
): string => {
  const bare = join(folder, "godot.git")
  git(folder, ["init", "-q", "--bare", "-b", "master", bare])
  git(bare, ["config", "uploadpack.allowFilter", "true"])
  addCommit(bare, files, tags)
  return bare
}

/** Adds a commit with other files, under a tag. */
export const commit = (folder: string, files: ReadonlyMap<string, string>, tag: string): void =>
  addCommit(join(folder, "godot.git"), files, [tag], "refs/heads/master^0")

const packed = (files: ReadonlyMap<string, string>) => {
  const archive = pack()
  for (const [name, content] of files) archive.entry({ name }, content)
  archive.finalize()
  return archive
}

export const tar = (path: string, files: ReadonlyMap<string, string>): Promise<void> =>
  pipeline(packed(files), createWriteStream(path))

export const tarGz = (path: string, files: ReadonlyMap<string, string>): Promise<void> =>
  pipeline(packed(files), createGzip(), createWriteStream(path))

export const zip = async (path: string, files: ReadonlyMap<string, string>): Promise<void> => {
  const archive = new ZipFile()
  for (const [name, content] of files) archive.addBuffer(Buffer.from(content), name)
  archive.end()
  await pipeline(archive.outputStream, createWriteStream(path))
}

/** A program that answers as Godot does, by a script of Node. */
export const program = (path: string, script: string): void =>
  writeFileSync(path, `#!${process.execPath}\nconst { writeFileSync, mkdirSync } = require("node:fs")\n${script}`, {
    mode: 0o755
  })
