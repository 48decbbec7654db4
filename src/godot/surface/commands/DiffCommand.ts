/** The shell command diff: the changes between two references. */
import { Path } from "@effect/platform"
import { Effect, Option } from "effect"
import { cliExit, exitWith, type Invocation } from "../../../kernel/cli/Cli.ts"
import { expandHome } from "../../../kernel/cli/Settings.ts"
import { version as packageVersion } from "../../../kernel/cli/Version.ts"
import { Files } from "../../../kernel/files/Files.ts"
import { nearest } from "../../../kernel/util/NearNames.ts"
import { loadPart } from "../../../kernel/util/ProgramFile.ts"
import { clip } from "../../../kernel/util/Text.ts"
import type { Side } from "../../store/Comparison.ts"
import { isVersionName, nameToGet } from "../../store/GodotVersion.ts"
import { Store } from "../../store/Store.ts"
import { diffAnswer, diffMarkdown, diffText } from "../answers/DiffAnswer.ts"
import * as settings from "../settings.ts"

/** Compares two sets, the starter, or folders with a reference. */
export const diffCommand = Effect.fnUntraced(function* (invocation: Invocation) {
  const [from, to, ...rest] = invocation.words
  if (from === undefined || to === undefined) return yield* cliExit("FROM and TO are missing: diff 4.5 4.7", 2)
  const comparison = yield* comparisonOf(yield* sideOf(from), yield* sideOf(to))
  const name = rest.join(" ").trim()
  const limit = invocation.options.get("limit")
  if (limit !== undefined && !/^\d{1,6}$/.test(limit)) return yield* cliExit("--limit must be a whole number", 2)
  const request = {
    ...(name === "" ? {} : { name }),
    limit: limit === undefined ? Number.MAX_SAFE_INTEGER : Number(limit)
  }
  const answer = yield* Effect.mapError(diffAnswer(comparison, request), exitWith)
  const { terminal, json, options } = invocation
  yield* terminal.out(
    json ? JSON.stringify(answer) : options.has("markdown") ? diffMarkdown(answer) : diffText(answer, terminal.colors)
  )
})

const comparisonOf = Effect.fnUntraced(function* (from: Side, to: Side) {
  const { compareSets } = yield* loadPart(() => import("../../store/Comparison.ts"))
  const comparison = yield* compareSets(from, to)
  return comparison ?? (yield* cliExit(`${from.name} or ${to.name} cannot be read`))
})

/** A set of the store, the starter, or a folder with a reference. */
const sideOf = Effect.fnUntraced(function* (name: string) {
  const store = yield* Store
  const found = yield* Effect.mapError(store.find(name), exitWith)
  if (Option.isSome(found)) return { name, folder: found.value.folder, stamp: found.value.info.created }
  if (name === "builtin") return { name, folder: settings.starterDir(), stamp: packageVersion }
  const paths = yield* Path.Path
  const folder = paths.resolve(expandHome(name))
  if (/[\\/.~]/.test(name) && (yield* Files).stat(folder)?.kind === "directory") return { name, folder, stamp: "" }
  const names = (yield* Effect.mapError(store.list, exitWith)).map(({ info }) => info.name)
  const near = nearest(name, names)
  const known = near.length > 0 ? ` (it has ${near.join(", ")})` : ""
  const next = isVersionName(name) ? `; to get it: godot-docs-mcp get ${nameToGet(name)}` : ""
  return yield* cliExit(`the store has no ${clip(name)}${known}${next}`)
})
