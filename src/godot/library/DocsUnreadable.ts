/** There is no class reference to answer from: what was looked at, what was expected, and how to get one. */
import { Schema } from "effect"
import type { DamagedFile } from "./Snapshot.ts"

/** Ends the start (or, where no file at all can be read, the server); the message is the whole story. */
export class DocsUnreadable extends Schema.TaggedError<DocsUnreadable>()("DocsUnreadable", {
  /** The absolute path that was looked at. */
  directory: Schema.String,
  message: Schema.String
}) {}

const expected =
  "Expected a documentation root that holds classes/*.xml, or a Godot checkout (doc/classes, modules/*/doc_classes, platform/*/doc_classes)."

const howToGetIt = `To get the reference of your Godot version (4.5 as an example):
  git clone --depth 1 --branch 4.5-stable --filter=blob:none --sparse https://github.com/godotengine/godot.git
  git -C godot sparse-checkout set --no-cone '/version.py' '/doc/classes/' '/modules/*/doc_classes/' '/platform/*/doc_classes/'
  export GODOT_DOC_DIR="$PWD/godot"
"godot --doctool DIR" writes DIR/doc/classes too, but with signatures only: no descriptions.
To try it out at once, GODOT_DOC_DIR=builtin serves a small starter reference.`

const tell = (directory: string, problem: string) =>
  new DocsUnreadable({
    directory,
    message: `No Godot class reference in ${directory} (GODOT_DOC_DIR or --doc-dir): ${problem}\n${expected}\n${howToGetIt}`
  })

export const missing = (directory: string): DocsUnreadable => tell(directory, "it does not exist.")

export const notADirectory = (directory: string): DocsUnreadable => tell(directory, "it is not a directory.")

export const withoutClasses = (directory: string): DocsUnreadable => tell(directory, "it holds no classes/ folder.")

/** The folder holds the class files itself. */
export const isClassesFolder = (directory: string, parent: string): DocsUnreadable =>
  new DocsUnreadable({
    directory,
    message: `${directory} (GODOT_DOC_DIR or --doc-dir) holds class files itself; set GODOT_DOC_DIR to its parent, ${parent}.`
  })

/** The system refuses: `reason` in its words. */
export const refused = (directory: string, reason: string): DocsUnreadable => tell(directory, reason)

/** Files are there and none can be read. */
export const allDamaged = (directory: string, damaged: ReadonlyArray<DamagedFile>): DocsUnreadable =>
  new DocsUnreadable({
    directory,
    message: [
      `None of the ${damaged.length} class files in ${directory} can be read:`,
      ...damaged.slice(0, 5).map(({ file, line, column, reason }) => `  ${file}:${line}:${column}: ${reason}`),
      ...(damaged.length > 5 ? [`  and ${damaged.length - 5} more`] : []),
      howToGetIt
    ].join("\n")
  })
