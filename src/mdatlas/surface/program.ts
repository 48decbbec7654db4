/** mdatlas as a program: settings, services, the MCP server and the shell commands. */
import type { FileSystem, Path } from "@effect/platform"
import { Config, ConfigError, type Context, Effect } from "effect"
import { type Cli, cliExit } from "../../kernel/cli/Cli.ts"
import { version } from "../../kernel/cli/Version.ts"
import * as McpServer from "../../kernel/mcp/McpServer.ts"
import * as StdioTransport from "../../kernel/mcp/StdioTransport.ts"
import { inOrder, type Makes, made, type ServicesOf } from "../../kernel/util/Services.ts"
import { AccessGuard } from "../library/AccessGuard.ts"
import { PassRunner } from "../library/PassRunner.ts"
import { StructureCache } from "../library/StructureCache.ts"
import { resources } from "./MarkdownResources.ts"
import { library, tools, writingTools } from "./MarkdownTools.ts"
import * as settings from "./settings.ts"

type Platform = FileSystem.FileSystem | Path.Path

const instructions =
  "Reads long Markdown files section by section, without loading the rest. " +
  "get_markdown_structure gives a file's outline: headings with ids, sizes and lines. " +
  "search_markdown_content finds the sections that hold a text, in one file or in all below the base directory. " +
  "get_markdown_section reads sections by their ids. " +
  "list_markdown_files lists the files, check_markdown_links finds broken links in them. " +
  "Paths are relative to the base directory; ids survive edits elsewhere in the file. " +
  "A cut answer says truncated and how to continue."

/** Everything over a base directory; passes over large files run in a thread of `worker`. */
const services = (worker: URL) =>
  inOrder(
    made(
      AccessGuard,
      Effect.flatMap(
        Config.all([settings.baseDirectory, settings.rulebook, settings.mayWrite]),
        ([directory, rulebook]) => AccessGuard.make(directory, rulebook)
      )
    ),
    made(StructureCache, Effect.flatMap(settings.cacheDirectory, StructureCache.make)),
    made(PassRunner, PassRunner.make(worker)),
    library
  )

type Services = ServicesOf<ReturnType<typeof services>> | Platform

/** Description of the server with its tools, without its resources. */
export const server = (mayWrite: boolean) => ({
  name: "mdatlas",
  title: "Markdown atlas",
  version,
  instructions,
  tools: mayWrite ? writingTools : tools
})

const serve = Effect.fnUntraced(function* (services: Effect.Effect<Context.Context<Services>>) {
  const transport = yield* StdioTransport.ofProcess
  // A wrong value ends the start where the services are built.
  const mayWrite = yield* Effect.orElseSucceed(settings.mayWrite, () => false)
  yield* McpServer.serve({ ...server(mayWrite), resources }, transport, StdioTransport.endOfInput, services)
})

/**
 * The program over the file system that `disk` makes; `worker` is the module of its thread: `passWorker.ts`, or its
 * installed form.
 */
export const program = (disk: Makes<Platform>, worker: URL): Cli<Services> => ({
  name: "mdatlas",
  version,
  summary: "outlines and sections of big Markdown files over MCP",
  settings: settings.settings,
  commands: async () => (await import("./Commands.ts")).commands,
  example: [],
  serve,
  services: inOrder(disk, services(worker)).pipe(
    Effect.mapError((error) => (ConfigError.isConfigError(error) ? error : cliExit(error.message)))
  )
})
