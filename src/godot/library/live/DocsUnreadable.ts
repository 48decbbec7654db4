/**
 * Describes why there is no class reference: which places were searched, what was expected there, and how to get a
 * reference.
 */
import { Data } from "effect"
import type { Problem } from "../../reference/Corpus.ts"
import type { DamagedFile } from "./Snapshot.ts"

/** Ends the start, or the server if no file at all can be read; the message is complete. */
export class DocsUnreadable extends Data.TaggedError("DocsUnreadable")<{
  /** The absolute path that was looked at. */
  readonly directory: string
  readonly message: string
}> {}

const expected =
  "Expected a documentation root that holds classes/*.xml, or a Godot checkout (doc/classes, modules/*/doc_classes, platform/*/doc_classes)."

const howToGetIt = `To get the reference of your Godot version (4.5 as an example), run "godot-docs-mcp get 4.5" and set GODOT_DOC_DIR=auto, or by hand:
  git clone --depth 1 --branch 4.5-stable --filter=blob:none --sparse https://github.com/godotengine/godot.git
  git -C godot sparse-checkout set --no-cone '/version.py' '/doc/classes/' '/modules/*/doc_classes/' '/platform/*/doc_classes/'
  export GODOT_DOC_DIR="$PWD/godot"
"godot --doctool DIR" writes DIR/doc/classes too, but with signatures only: no descriptions.
To try it out at once, GODOT_DOC_DIR=builtin serves a small starter reference.`

const unreadable = (directory: string, problem: string) =>
  new DocsUnreadable({
    directory,
    message: `No Godot class reference in ${directory} (GODOT_DOC_DIR or --doc-dir): ${problem}\n${expected}\n${howToGetIt}`
  })

const isNamedClasses = (directory: string): boolean => /[\\/]classes[\\/]?$/.test(directory)

/** Describes why a directory is no reference. */
export const fromProblem = (directory: string, problem: Problem): DocsUnreadable => {
  switch (problem.problem) {
    case "missing":
      return unreadable(directory, "it does not exist.")
    case "not-a-directory":
      return unreadable(directory, "it is not a directory.")
    case "without-classes":
      return unreadable(directory, "it holds no classes/ folder.")
    case "no-class-files":
      return unreadable(
        directory,
        problem.isManual
          ? "its classes/ holds .rst files and not one XML file: this is godot-docs, the sources of the manual, and the class reference is in Godot's own repository."
          : "its classes/ holds not one XML file."
      )
    case "classes-elsewhere":
      return unreadable(
        directory,
        `its classes/ is a symbolic link to ${problem.target}; name the folder above that instead.`
      )
    case "refused":
      return unreadable(directory, `${problem.reason}.`)
    case "is-classes-folder":
      return new DocsUnreadable({
        directory,
        message: `${directory} (GODOT_DOC_DIR or --doc-dir) holds class files itself; ${isNamedClasses(directory) ? "" : "rename it to classes and "}set GODOT_DOC_DIR to its parent, ${problem.parent}.`
      })
  }
}

/** Explains that the starter reference, which was chosen, is not where the program expects it. */
export const starterMissing = (directory: string): DocsUnreadable =>
  new DocsUnreadable({
    directory,
    message: `The built-in starter reference is missing: ${directory} has no classes/. It comes with the program: copy the whole folder of the executables, or set GODOT_DOC_DIR to another reference ("godot-docs-mcp get" fetches one).`
  })

/** Describes a reference whose files are all damaged. */
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
