/** godot-docs-mcp as a program: settings, services, the MCP server and the shell commands. */
import { ConfigError, Context, Effect, Layer, Stream } from "effect"
import { type Cli, cliExit, exitWith } from "../../kernel/cli/Cli.ts"
import { version } from "../../kernel/cli/Version.ts"
import { Files } from "../../kernel/files/Files.ts"
import * as McpServer from "../../kernel/mcp/McpServer.ts"
import * as StdioTransport from "../../kernel/mcp/StdioTransport.ts"
import { DocLibrary } from "../library/live/DocLibrary.ts"
import { XmlDocParser } from "../reference/XmlDocParser.ts"
import { AddedClasses } from "./AddedClasses.ts"
import { hooks } from "./check/Hooks.ts"
import { VersionDiff } from "./DiffTool.ts"
import { resources } from "./GodotResources.ts"
import { aliases } from "./LookupTools.ts"
import { instructions, prompt } from "./Prompt.ts"
import { References, referenceLayer } from "./References.ts"
import { Since } from "./Since.ts"
import type { Platform } from "./StoreCommands.ts"
import * as settings from "./settings.ts"
import { tools } from "./toolList.ts"

const services = Layer.mergeAll(VersionDiff.layer, AddedClasses.layer).pipe(
  Layer.provideMerge(References.layer),
  Layer.provideMerge(referenceLayer),
  Layer.provideMerge(Since.layer),
  Layer.provideMerge(settings.projectLayer),
  Layer.provideMerge(settings.layer),
  Layer.provideMerge(settings.storeLayer),
  Layer.provideMerge(Layer.mergeAll(Files.layer, XmlDocParser.layer))
)

type Services = Layer.Layer.Success<typeof services>

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

/** The program over a platform's file system. */
export const program = (platform: Layer.Layer<Platform>): Cli<Services> => ({
  name: "godot-docs-mcp",
  version,
  summary: "Godot's class reference for coding agents, offline over MCP",
  settings: settings.settings,
  commands: async () => (await import("./Commands.ts")).commands(platform),
  hooks,
  example: [["GODOT_DOC_DIR", "auto"]],
  serve,
  services: Layer.provide(services, platform).pipe(
    Layer.mapError((error) => (ConfigError.isConfigError(error) ? error : cliExit(error.message)))
  )
})
