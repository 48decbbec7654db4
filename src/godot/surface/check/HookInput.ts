/** Input of the command on stdin: a text to check, or the event of a host's hook. */
import { Effect } from "effect"
import { type CliExit, cliExit } from "../../../kernel/cli/Cli.ts"
import { CANNOT } from "./ExitCodes.ts"

/** Maximum length of the input, in UTF-16 units. */
const MAX_INPUT = 4_000_000

/** Reads a stream of UTF-8 to its end, or until it is longer than any input that is accepted. */
export const textOf = (input: NodeJS.ReadableStream): Effect.Effect<string, CliExit> =>
  Effect.tryPromise({
    try: async () => {
      let text = ""
      input.setEncoding("utf8")
      for await (const chunk of input) {
        text += chunk
        if (text.length > MAX_INPUT) break
      }
      return text
    },
    catch: (error) =>
      cliExit(`standard input cannot be read: ${error instanceof Error ? error.message : String(error)}`, CANNOT)
  })

/** Reads standard input to its end. */
export const standardInput: Effect.Effect<string, CliExit> = Effect.suspend(() => textOf(process.stdin))

/** The form in which a host expects findings for the model; by default on stderr, with a special exit code. */
export type FeedbackForm = "stderr" | "additionalContext" | "hookSpecificOutput"

/** The event of a host's hook: what a tool has written. */
export interface HookEvent {
  /** Paths, absolute where the host names its working directory. */
  readonly files: ReadonlyArray<string>
  /** The host's name of the event. */
  readonly name: string
  readonly form: FeedbackForm
}

/**
 * Returns the event that a host hands to its hooks as JSON; relative paths are resolved against the host's working
 * directory. Claude Code, Gemini CLI and Codex name the arguments of the tool `tool_input`, Copilot CLI `toolArgs`.
 *
 * @example
 * hookEvent('{"tool_input":{"file_path":"/game/player.gd"}}')
 * // { files: ["/game/player.gd"], name: "PostToolUse", form: "stderr" }
 */
export const hookEvent = (text: string): HookEvent => {
  const input = parsed(text)
  const folder = field(input, "cwd")
  const files = writtenFiles(input).map((file) =>
    typeof folder !== "string" || /^(?:[\\/]|[A-Za-z]:)/.test(file) ? file : `${folder}/${file}`
  )
  const name = field(input, "hook_event_name")
  return { files, name: typeof name === "string" ? name : "PostToolUse", form: formOf(input, name) }
}

/**
 * Gemini CLI and Codex replace the tool's answer by the stderr of a hook, so the model would believe that the file was
 * not written; Copilot CLI does not show it to the model. Copilot CLI also runs the hooks of Claude Code, with a
 * `tool_result`, which Claude Code calls `tool_response`.
 */
const formOf = (input: unknown, event: unknown): FeedbackForm => {
  if ((field(input, "toolArgs") ?? field(input, "tool_result")) !== undefined) return "additionalContext"
  return event === "AfterTool" || field(input, "tool_name") === "apply_patch" ? "hookSpecificOutput" : "stderr"
}

/** Findings as the JSON that a host reads from stdout; undefined for a host that reads stderr. */
export const feedbackJson = ({ form, name }: HookEvent, findings: string): string | undefined => {
  if (form === "stderr") return undefined
  const additionalContext = `godot-docs-mcp: ${findings}`
  return JSON.stringify(
    form === "additionalContext"
      ? { additionalContext }
      : { hookSpecificOutput: { hookEventName: name, additionalContext } }
  )
}

const writtenFiles = (input: unknown): ReadonlyArray<string> => {
  for (const holder of [field(input, "tool_input"), field(input, "tool_response"), input]) {
    const file = field(holder, "file_path") ?? field(holder, "filePath")
    if (file !== undefined) return typeof file === "string" && file !== "" ? [file] : []
  }
  const args = field(input, "toolArgs") ?? field(input, "tool_input")
  // Some versions of Copilot CLI pass the arguments as a JSON string; a patch is a string too.
  const given = typeof args === "string" ? (parsed(args) ?? args) : args
  const path = field(given, "path")
  if (typeof path === "string" && path !== "") return [path]
  return patchedFiles(typeof given === "string" ? given : field(given, "command"))
}

/** The files that exist after a patch of `apply_patch`, each once, under their new names. */
const patchedFiles = (patch: unknown): ReadonlyArray<string> => {
  if (typeof patch !== "string" || !patch.includes("*** Begin Patch")) return []
  const files = new Set<string>()
  let last = ""
  for (const [, change, name = ""] of patch.matchAll(PATCH_HEADER)) {
    const file = name.trim()
    if (change === "Move to") files.delete(last)
    if (change === "Delete File") files.delete(file)
    else files.add(file)
    last = file
  }
  return Array.from(files)
}

const PATCH_HEADER = /^\*\*\* (Add File|Update File|Delete File|Move to): ([^\r\n]+)/gm

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined
