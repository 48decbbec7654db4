/** The commands of every program beside `serve`: `config HOST` and `completion SHELL`. */
import { type CliInfo, type ParsedLine, shells } from "./CommandLine.ts"
import { completion } from "./Completion.ts"
import { hookConfig, hostConfig } from "./HostConfig.ts"

/** The text that a command prints to stdout, and a hint for stderr. */
export interface CommonAnswer {
  readonly text: string
  readonly hint?: string
}

/** Returns what `config` or `completion` prints, or as a string what is wrong with its arguments. */
export const commonAnswer = (
  program: CliInfo,
  { command, words, options, json, flags }: Extract<ParsedLine, { readonly _tag: "Run" }>
): CommonAnswer | string => {
  if (command === "completion") {
    const shell = shells.find((one) => one === words[0])
    return shell === undefined ? `completion needs a shell: ${shells.join(", ")}` : { text: completion(program, shell) }
  }
  const request = { name: words.join(" "), isLocal: options.has("local"), flags }
  const config = options.has("hook") ? hookConfig(program, request) : hostConfig(program, request)
  if (typeof config === "string") return config
  return json ? { text: JSON.stringify(config) } : { text: config.snippet, hint: config.hint }
}
