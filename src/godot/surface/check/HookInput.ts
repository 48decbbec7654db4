/** Input of the command on stdin: a text to check, or the message of a host's hook. */
import { Effect } from "effect"

/** Maximum length of the input, in UTF-16 units. */
const MAX_INPUT = 4_000_000

/** Reads standard input to its end. */
export const standardInput: Effect.Effect<string> = Effect.promise(async () => {
  let text = ""
  process.stdin.setEncoding("utf8")
  for await (const chunk of process.stdin) {
    text += chunk
    if (text.length > MAX_INPUT) break
  }
  return text
})

/**
 * Returns the file that a tool has written, from the JSON that a host hands to its hooks; a relative path is
 * resolved against the host's working directory.
 *
 * @example
 * fileOfHook('{"tool_input":{"file_path":"/game/player.gd"}}') // "/game/player.gd"
 */
export const fileOfHook = (text: string): string | undefined => {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return undefined
  }
  const from = (value: unknown, ...names: ReadonlyArray<string>): unknown => {
    let at = value
    for (const name of names) at = typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined
    return at
  }
  const file =
    from(input, "tool_input", "file_path") ?? from(input, "tool_response", "filePath") ?? from(input, "file_path")
  if (typeof file !== "string" || file === "") return undefined
  const folder = from(input, "cwd")
  return typeof folder !== "string" || /^(?:[\\/]|[A-Za-z]:)/.test(file) ? file : `${folder}/${file}`
}
