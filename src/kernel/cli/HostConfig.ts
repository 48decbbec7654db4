/** `config HOST`: the text that adds this server to a host, with the current settings. */
import { existsSync } from "node:fs"
import { isAbsolute, resolve } from "node:path"
import { nearest } from "../util/NearNames.ts"
import type { CliInfo } from "./CommandLine.ts"
import { findHost, type Host, hosts, type Launch, npx, thisCopy } from "./Hosts.ts"
import { expandHome, isPath, type Setting, WORKING_DIRECTORY } from "./Settings.ts"

/** The npm package that holds all bins. */
export const packageName = "godot-docs-mcp"

export interface HostConfigRequest {
  /** The host, as the person named it. */
  readonly name: string
  /** Starts this copy by its absolute path instead of the published package by npx. */
  readonly isLocal: boolean
  /** Setting variable -> value given by its flag. */
  readonly flags: ReadonlyMap<string, string>
}

export interface HostConfig {
  readonly host: string
  readonly file: string
  readonly snippet: string
  /** A single command with the same effect, for hosts that have one. */
  readonly command?: string
  /** Says what to do with the snippet. */
  readonly hint: string
}

/**
 * Returns the configuration of a host, or what is wrong with the request.
 *
 * @example
 * hostConfig(program, { name: "cursor", isLocal: false, flags: new Map([["GODOT_DOC_DIR", "./godot"]]) })
 */
export const hostConfig = (
  program: CliInfo,
  { name, isLocal, flags }: HostConfigRequest,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  platform: NodeJS.Platform = process.platform
): HostConfig | string => {
  const known = hosts.map(({ id }) => id).join(", ")
  if (name === "") return `config needs a host: ${known}`
  const host = findHost(name)
  if (host === undefined) {
    const [near] = nearest(
      name,
      hosts.flatMap(({ id, aliases }) => [id, ...(aliases ?? [])]),
      1
    )
    return `unknown host ${JSON.stringify(name)};${near === undefined ? "" : ` did you mean ${near}?`} known: ${known}`
  }
  const launch: Launch = {
    server: program.name,
    ...(isLocal ? thisCopy() : npx(packageName, program.name, platform)),
    env: environmentOf(program, host, flags, environment)
  }
  const file = host.fileOn?.[platform] ?? host.file
  const command = host.oneLine?.(launch, platform)
  const what = host.language === "sh" ? `${host.title}: ${file}` : `${host.title}: add this to ${file}`
  return {
    host: host.id,
    file,
    snippet: host.snippet(launch, platform),
    ...(command === undefined ? {} : { command }),
    hint: command === undefined ? what : `${what}\nor run: ${command}`
  }
}

/** Returns the hook of a host, or what is wrong with the request. */
export const hookConfig = (
  program: CliInfo,
  { name, isLocal, flags }: HostConfigRequest,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  platform: NodeJS.Platform = process.platform
): HostConfig | string => {
  const hooks = program.hooks ?? []
  const host = findHost(name)?.id
  const hook = hooks.find(({ id, title }) => [id, title.toLowerCase()].includes(name.toLowerCase()) || id === host)
  if (hook === undefined) {
    const known = hooks.map(({ id }) => id).join(", ")
    return name === ""
      ? `config --hook needs one of: ${known}`
      : `there is no hook for ${JSON.stringify(name)}; known: ${known}`
  }
  const { command, args } = isLocal ? thisCopy() : npx(packageName, program.name, platform)
  return {
    host: hook.id,
    file: hook.file,
    snippet: hook.snippet([command, ...args, ...givenFlags(program.settings, flags, environment)]),
    hint: `${hook.title}: add this to ${hook.file}. ${hook.hint}`
  }
}

/**
 * The variables of a server: from the flag, else from the environment, else from the program's example. Defaults that
 * depend on the working directory are computed for the current one, since a host may start servers anywhere.
 */
const environmentOf = (
  program: CliInfo,
  host: Host,
  flags: ReadonlyMap<string, string>,
  environment: Readonly<Record<string, string | undefined>>
): Launch["env"] => {
  const example = new Map(program.example)
  return program.settings.flatMap((setting) => {
    const given = givenValue(setting, flags, environment)
    if (given !== undefined) return [[setting.variable, given] as const]
    const here = host.startsAnywhere === true ? defaultOf(setting, resolve(".")) : undefined
    const shown = example.get(setting.variable) ?? here
    return shown === undefined ? [] : [[setting.variable, shown] as const]
  })
}

/**
 * Returns the value of a setting for a host to pass on: from its flag, else from the environment; undefined if it is
 * not given.
 *
 * @example
 * givenValue(storeSetting, new Map([["GODOT_STORE_DIR", "./store"]])) // "/home/ann/game/store"
 */
export const givenValue = (
  setting: Setting,
  flags: ReadonlyMap<string, string>,
  environment: Readonly<Record<string, string | undefined>> = process.env
): string | undefined => {
  const given = flags.get(setting.variable) ?? environment[setting.variable]
  return given === undefined || given === "" ? undefined : absolute(setting, given)
}

/**
 * Returns the given settings as command-line arguments: hooks have no environment of their own.
 *
 * @example
 * givenFlags([storeSetting], new Map([["GODOT_STORE_DIR", "./store"]])) // ["--store", "/home/ann/game/store"]
 */
export const givenFlags = (
  settings: ReadonlyArray<Setting>,
  flags: ReadonlyMap<string, string>,
  environment: Readonly<Record<string, string | undefined>> = process.env
): ReadonlyArray<string> =>
  settings.flatMap((setting) => {
    const value = givenValue(setting, flags, environment)
    return value === undefined ? [] : [`--${setting.flag}`, value]
  })

const defaultOf = ({ byDefault, defaultIn }: Setting, folder: string): string | undefined =>
  byDefault === WORKING_DIRECTORY ? folder : defaultIn?.(folder)

/** Hosts start servers in other folders, and expand no `~`: a path becomes absolute, a word such as `builtin` stays. */
const absolute = (setting: Setting, value: string): string => {
  if (!isPath(setting)) return value
  const path = expandHome(value)
  const isWord = setting.isPathOrWord === true && !(/[\\/]|^\.{1,2}$/.test(path) || existsSync(path))
  return isAbsolute(path) || isWord ? path : resolve(path)
}
