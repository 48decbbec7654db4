/** Shell commands over the store: get, import, versions, remove and diff. They work without documents. */
import { type CommandExecutor, FileSystem, type Path } from "@effect/platform"
import { Effect, Layer, Option } from "effect"
import {
  type CliExit,
  cliExit,
  exitWith,
  type Invocation,
  type StandaloneCommand,
  toExit
} from "../../../kernel/cli/Cli.ts"
import type { CommandFlag } from "../../../kernel/cli/CommandLine.ts"
import { bytes, columns } from "../../../kernel/cli/TerminalText.ts"
import { Files } from "../../../kernel/files/Files.ts"
import { loadPart } from "../../../kernel/util/ProgramFile.ts"
import { inOrder } from "../../../kernel/util/Services.ts"
import { clip } from "../../../kernel/util/Text.ts"
import { XmlDocParser } from "../../reference/XmlDocParser.ts"
import { Store } from "../../store/Store.ts"
import * as settings from "../settings.ts"
import { diffCommand } from "./DiffCommand.ts"
import { getCommand, importCommand } from "./GetCommands.ts"

/** Services that the commands take from the platform. */
export type Platform = FileSystem.FileSystem | Path.Path | CommandExecutor.CommandExecutor

type Needs = Platform | Store | Files | XmlDocParser

/** Hosts that `setup` configures; their places are loaded by that command alone. */
export const setupHosts: ReadonlyArray<string> = ["claude-code", "cursor", "vscode", "gemini-cli", "codex"]

/** The commands, over a platform's file system and programs. */
export const storeCommands = (platform: Layer.Layer<Platform>): ReadonlyArray<StandaloneCommand> => {
  const services = Layer.scopedContext(inOrder(Layer.build(platform), Files, XmlDocParser, settings.store))
  const standalone = (
    command: Omit<StandaloneCommand, "isStandalone" | "run">,
    run: (invocation: Invocation) => Effect.Effect<void, CliExit, Needs>
  ): StandaloneCommand => ({
    ...command,
    isStandalone: true,
    run: (invocation) => Effect.provide(run(invocation), services).pipe(Effect.mapError(toExit))
  })
  const from: CommandFlag = {
    placeholder: "URL|PATH",
    summary: "fetch from a mirror or a local clone of Godot's repository"
  }
  return [
    standalone(
      {
        name: "setup",
        usage: "",
        summary: "in a Godot project's folder: get its reference, configure the hosts found, ask a question",
        flags: {
          yes: { placeholder: "", summary: "agree to every step without being asked" },
          skip: {
            placeholder: "STEPS",
            summary: "leave out steps, separated by commas: reference, hosts, hook, question"
          },
          host: { placeholder: "HOST", summary: "configure this host alone, found or not", values: setupHosts },
          local: { placeholder: "", summary: "let the host start this copy instead of npx" },
          from
        }
      },
      (invocation) =>
        // Loaded on demand, with its readers of configuration files.
        loadPart(() => import("./SetupCommand.ts")).pipe(
          Effect.flatMap(({ setup }) =>
            setup(invocation, (version) =>
              getCommand({ ...invocation, words: [version], json: false }, () => Effect.succeed([]))
            )
          ),
          Effect.mapError(toExit)
        )
    ),
    standalone(
      {
        name: "get",
        usage: "[VERSION]",
        summary:
          "fetch the reference of a Godot version with git; without VERSION that of the project, else the newest",
        flags: {
          from,
          refresh: { placeholder: "", summary: "fetch master again, which moves" }
        }
      },
      (invocation) => getCommand(invocation)
    ),
    standalone(
      {
        name: "import",
        usage: "PATH",
        summary: "import a reference from a folder, an archive, an extension_api.json or a Godot program",
        flags: {
          name: { placeholder: "VERSION", summary: "name of the reference, if the source does not give its version" }
        }
      },
      importCommand
    ),
    standalone({ name: "versions", usage: "", summary: "list the references of the store" }, versionsCommand),
    standalone({ name: "remove", usage: "VERSION", summary: "remove a reference from the store" }, removeCommand),
    standalone(
      {
        name: "diff",
        usage: "FROM TO [NAME]",
        summary: "show what changed between two references, or in one class or member",
        flags: {
          limit: { placeholder: "N", summary: "maximum number of changes" },
          markdown: { placeholder: "", summary: "write Markdown for a pull request" }
        }
      },
      diffCommand
    )
  ]
}

const say = ({ terminal, json }: Invocation, answer: object, text: () => string): Effect.Effect<void> =>
  terminal.out(json ? JSON.stringify(answer) : text())

const versionsCommand = Effect.fnUntraced(function* (invocation: Invocation) {
  const { choice } = yield* Effect.mapError(settings.docsChoice, toExit)
  const sets = yield* Effect.mapError((yield* Store).list, exitWith)
  const taken = choice.source === "set" ? choice.name : undefined
  const { root } = yield* Store
  const answer = {
    store: root,
    sets: sets.map(({ info, folder }) => ({ ...info, folder, taken: info.name === taken })),
    here: choice
  }
  yield* say(invocation, answer, () => {
    const { colors } = invocation.terminal
    const here =
      choice.source === "missing-set"
        ? `Here GODOT_DOC_DIR asks for ${choice.name}, which is not in the store.`
        : `Here ${choice.source === "set" ? choice.name : choice.source === "folder" ? choice.folder : "the built-in starter"} answers: ${choice.reason}${"hint" in choice && choice.hint !== undefined ? `; ${choice.hint}` : ""}.`
    if (sets.length === 0) {
      // A reference that does not fit the project comes with the command for one that does.
      const advice =
        "hint" in choice && choice.hint !== undefined ? "" : " To fetch a reference: godot-docs-mcp get 4.7"
      return `The store ${root} is empty.${advice}\n${here}`
    }
    const rows = sets.map(({ info }) => [
      info.name === taken ? "*" : "",
      info.name,
      `${info.classes} classes`,
      bytes(info.bytes),
      info.created.slice(0, 10),
      `${info.source}: ${info.ref ?? info.version ?? info.from}`
    ])
    const paint = (cell: string, column: number) =>
      column === 1 ? colors.cyan(cell) : column > 2 ? colors.dim(cell) : cell
    return `${columns(rows, paint)}\n${here}\n${colors.dim(root)}`
  })
})

const removeCommand = Effect.fnUntraced(function* (invocation: Invocation) {
  const name = invocation.words.join(" ").trim()
  if (name === "") return yield* cliExit("VERSION is missing: remove 4.5", 2)
  const store = yield* Store
  const found = yield* Effect.mapError(store.find(name), exitWith)
  if (yield* Effect.mapError(store.remove(name), exitWith)) {
    const indexes = Option.toArray(found).map(({ folder }) => settings.indexPathOf(folder))
    const fs = yield* FileSystem.FileSystem
    yield* Effect.forEach(indexes, (path) => Effect.ignore(fs.remove(path)))
    return yield* say(invocation, { removed: name }, () => `Removed Godot ${name} from ${store.root}.`)
  }
  const names = (yield* Effect.mapError(store.list, exitWith)).map(({ info }) => info.name)
  const held = names.length === 0 ? "it is empty" : `it has ${names.join(", ")}`
  return yield* cliExit(`the store has no ${clip(name)}; ${held}`)
})
