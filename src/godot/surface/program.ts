/** godot-docs-mcp as a program: settings, services, the MCP server and the shell commands. */
import type { FileSystem, Path } from "@effect/platform"
import { ConfigError, Context, Effect, type Layer, Stream } from "effect"
import { type Cli, cliExit, exitWith } from "../../kernel/cli/Cli.ts"
import { version } from "../../kernel/cli/Version.ts"
import { Files } from "../../kernel/files/Files.ts"
import { Watcher } from "../../kernel/files/Watcher.ts"
import * as McpServer from "../../kernel/mcp/McpServer.ts"
import * as StdioTransport from "../../kernel/mcp/StdioTransport.ts"
import { inOrder, type Makes, type ServicesOf } from "../../kernel/util/Services.ts"
import { DocLibrary } from "../library/live/DocLibrary.ts"
import { XmlDocParser } from "../reference/XmlDocParser.ts"
import { Since } from "./answers/Since.ts"
import { CANNOT, NO_FEEDBACK } from "./check/ExitCodes.ts"
import { hooks } from "./check/Hooks.ts"
import type { Platform } from "./commands/StoreCommands.ts"
import * as settings from "./settings.ts"
import { AddedClasses } from "./tools/AddedClasses.ts"
import { CodeLanguage } from "./tools/CodeLanguage.ts"
import { VersionDiff } from "./tools/DiffTool.ts"
import { resources } from "./tools/GodotResources.ts"
import { aliases } from "./tools/LookupTools.ts"
import { instructions, prompt } from "./tools/Prompt.ts"
import { References, referenceServices } from "./tools/References.ts"
import { tools } from "./tools/toolList.ts"

const services = inOrder(
  Files,
  Watcher,
  XmlDocParser,
  settings.store,
  settings.given,
  settings.project,
  CodeLanguage,
  Since,
  referenceServices,
  AddedClasses,
  References,
  VersionDiff
)

type Services = ServicesOf<typeof services>

/** Description of the server with its tools and prompts, without its resources. */
export const server = {
  name: "godot-docs-mcp",
  title: "Godot class reference",
  version,
  instructions,
  tools,
  aliases,
  prompts: [prompt]
}

const resourceListChanges = Stream.unwrap(
  Effect.gen(function* () {
    const { changes } = yield* DocLibrary
    const names = Stream.map(changes, ({ symbols }) => symbols.classes.map(({ name }) => name).join())
    // Changes of both are announced together.
    return Stream.merge(Stream.changes(names), (yield* AddedClasses).changes)
  })
)

const serve = Effect.fnUntraced(function* (services: Effect.Effect<Context.Context<Services>>) {
  const serving = McpServer.serve(
    { ...server, resources, resourceListChanges },
    yield* StdioTransport.ofProcess,
    StdioTransport.endOfInput,
    services
  )
  const fatal = Effect.flatMap(services, (context) => Context.get(context, DocLibrary).fatal)
  yield* Effect.forkScoped(Effect.flatMap(services, (context) => Effect.provide(readAhead, context)))
  yield* Effect.raceFirst(serving, Effect.mapError(fatal, exitWith))
})

/**
 * Reads the project's classes ahead of requests, and indexes them after the first one: most open editors never send
 * any. The handshake and first requests come first.
 */
const readAhead = Effect.gen(function* () {
  const { names } = yield* DocLibrary
  const { read, requested, indexes } = yield* AddedClasses
  const named = yield* names
  yield* Effect.sleep("1 second")
  yield* read(named)
  yield* requested
  yield* Effect.sleep("1 second")
  yield* indexes(named, "")
}).pipe(Effect.ignore)

/**
 * The program over the file system that `disk` makes; for commands, `loadPlatform` loads one, and a service that runs
 * programs.
 */
export const program = (
  disk: Makes<FileSystem.FileSystem | Path.Path>,
  loadPlatform: () => Promise<Layer.Layer<Platform>>
): Cli<Services> => ({
  name: "godot-docs-mcp",
  version,
  summary: "Godot's class reference for coding agents, offline over MCP",
  settings: settings.settings,
  commands: async () => {
    const [{ commands }, platform] = await Promise.all([import("./commands/Commands.ts"), loadPlatform()])
    return commands(platform)
  },
  hooks,
  example: [["GODOT_DOC_DIR", "auto"]],
  serve,
  // A host gives what a hook says with 2 to the model, which can mend nothing here.
  cannotRun: (argv) => (argv.includes("--hook") ? NO_FEEDBACK : CANNOT),
  services: inOrder(disk, services).pipe(
    Effect.mapError((error) => (ConfigError.isConfigError(error) ? error : cliExit(error.message)))
  )
})
