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
  Layer.mergeAll(Store.layerAt(root), Files.layer, XmlDocParser.layer).pipe(Layer.provideMerge(NodeContext.layer))

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

export const writeFiles = (folder: string, files: ReadonlyMap<string, string>): void => {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

const git = (cwd: string, ...args: ReadonlyArray<string>): string =>
  execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@example.org", ...args], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"]
  })

/** A bare repository with one commit and some tags. */
export const repository = (
  folder: string,
  files: ReadonlyMap<string, string>,
  tags: ReadonlyArray<string> = ["4.7-stable", "4.7.1-stable", "4.8-beta1"]
): string => {
  const source = join(folder, "source")
  writeFiles(source, files)
  git(source, "init", "-q", "-b", "master", ".")
  git(source, "add", "-A")
  git(source, "commit", "-q", "-m", "all")
  for (const tag of tags) git(source, "tag", tag)
  const bare = join(folder, "godot.git")
  git(folder, "clone", "-q", "--bare", source, bare)
  git(bare, "config", "uploadpack.allowFilter", "true")
  return bare
}

/** Adds a commit with other files, under a tag. */
export const commit = (folder: string, files: ReadonlyMap<string, string>, tag: string): void => {
  const source = join(folder, "source")
  writeFiles(source, files)
  git(source, "add", "-A")
  git(source, "commit", "-q", "-m", tag)
  git(source, "tag", tag)
  git(source, "push", "-q", join(folder, "godot.git"), "HEAD:master", "--tags")
}

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
