/**
 * Adds a server to a host's configuration file, and leaves the rest of it unchanged.
 *
 * Pure: text in, text out. A file that cannot be parsed is never changed.
 */
import { Either } from "effect"
import {
  createScanner,
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode
} from "jsonc-parser"
import { parse as parseToml } from "smol-toml"

/** The command by which a host starts the server. */
export interface Entry {
  readonly name: string
  readonly command: string
  readonly args: ReadonlyArray<string>
  readonly env: Readonly<Record<string, string>>
}

/** The outcome for a file: its new text, or that the server is in it already. */
export type Edit = { readonly changed: true; readonly text: string } | { readonly changed: false }

/**
 * Adds a server below `key` of a JSON file; comments and trailing commas are kept as they are.
 *
 * @param text content of the file; "" if there is none
 * @returns Left with a reason where the file cannot be parsed or `key` is no object
 * @example
 * addToJson("{}", "mcpServers", entry, {}) // { changed: true, text: '{\n  "mcpServers": { ... } }' }
 */
export const addToJson = (
  text: string,
  key: string,
  entry: Entry,
  more: Readonly<Record<string, unknown>> = {}
): Either.Either<Edit, string> => {
  return editJson(text, (source, root) => {
    const servers = findNodeAtLocation(root, [key])
    // A host reads the last of two equal keys.
    if ((root.children ?? []).filter(({ children }) => children?.[0]?.value === key).length > 1) {
      return Either.left(`it has "${key}" twice`)
    }
    if (servers !== undefined && servers.type !== "object") return Either.left(`its "${key}" is not an object`)
    if (servers !== undefined && Object.hasOwn(getNodeValue(servers), entry.name)) return Either.right(undefined)
    const { name, command, args, env } = entry
    const added = { ...more, command, args, ...(Object.keys(env).length === 0 ? {} : { env }) }
    return Either.right(
      servers === undefined ? insert(source, root, { [name]: added }, key) : insert(source, servers, added, name)
    )
  })
}

/** A hook of Claude Code: what `matcher` names makes it run `hooks`. */
export interface Hook {
  readonly matcher: string
  readonly hooks: ReadonlyArray<{ readonly type: string; readonly command: string; readonly timeout: number }>
}

/**
 * Adds a hook to the settings of Claude Code, unless there is one with the same command of the same package.
 *
 * @param text content of the file; "" if there is none
 * @param isPresent Checks by its command whether a hook is the one to add
 * @example
 * addHook("{}", "PostToolUse", hook, (command) => command.endsWith("check --hook"))
 */
export const addHook = (
  text: string,
  event: string,
  hook: Hook,
  isPresent: (command: string) => boolean
): Either.Either<Edit, string> =>
  editJson(text, (source, root) => {
    const hooks = findNodeAtLocation(root, ["hooks"])
    if (hooks === undefined) return Either.right(insert(source, root, { [event]: [hook] }, "hooks"))
    if (hooks.type !== "object") return Either.left(`its "hooks" is not an object`)
    const list = findNodeAtLocation(hooks, [event])
    if (list === undefined) return Either.right(insert(source, hooks, [hook], event))
    if (list.type !== "array") return Either.left(`its "${event}" is not a list`)
    return Either.right(commandsIn(getNodeValue(list)).some(isPresent) ? undefined : insert(source, list, hook))
  })

/** Every `command` at any depth of a value. */
const commandsIn = (value: unknown): ReadonlyArray<string> => {
  if (Array.isArray(value)) return value.flatMap(commandsIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === "command" && typeof one === "string" ? [one] : commandsIn(one)
  )
}

/** Parses a JSON object and changes its text; undefined from `change` leaves it as it is. */
const editJson = (
  text: string,
  change: (source: string, root: Node) => Either.Either<string | undefined, string>
): Either.Either<Edit, string> => {
  const { bom, text: content } = withoutMark(text)
  const source = content.trim() === "" ? "{}\n" : content
  const errors: Array<ParseError> = []
  const root = parseTree(source, errors, { allowTrailingComma: true })
  const [error] = errors
  if (error !== undefined) {
    const line = source.slice(0, error.offset).split("\n").length
    return Either.left(`line ${line}: ${printParseErrorCode(error.error)}`)
  }
  if (root?.type !== "object") return Either.left("it does not hold an object")
  return Either.map(
    change(source, root),
    (changed): Edit => (changed === undefined ? { changed: false } : { changed: true, text: bom + changed })
  )
}

/** Splits a text into its byte order mark and the rest. */
const withoutMark = (text: string): { readonly bom: string; readonly text: string } =>
  text.startsWith("\uFEFF") ? { bom: "\uFEFF", text: text.slice(1) } : { bom: "", text }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Inserts a value as the last one of an object, under a key, or of a list; every other character of the text stays. */
const insert = (text: string, container: Node, value: unknown, key?: string): string => {
  const eol = text.includes("\r\n") ? "\r\n" : "\n"
  const unit = /^([ \t]+)"/m.exec(text)?.[1] ?? "  "
  const outer = indentAt(text, container.offset)
  const last = container.children?.at(-1)
  const indent = last !== undefined && isFirstOfLine(text, last.offset) ? indentAt(text, last.offset) : outer + unit
  const name = key === undefined ? "" : `${JSON.stringify(key)}: `
  const added = `${name}${JSON.stringify(value, null, unit)}`.replaceAll("\n", eol + indent)
  if (last === undefined) {
    const at = container.offset + 1
    const end = container.offset + container.length - 1
    const rest = text.slice(at, end).trim() === "" ? eol + outer + text.slice(end) : text.slice(at)
    return `${text.slice(0, at)}${eol}${indent}${added}${rest}`
  }
  const end = last.offset + last.length
  const comma = commaAfter(text, end)
  const before = comma < 0 ? `${text.slice(0, end)},` : text.slice(0, comma + 1)
  const after = text.slice(comma < 0 ? end : comma + 1)
  // A comment after the last value stays after it.
  const comment = /^[ \t]*\/\/[^\r\n]*/.exec(after)?.[0] ?? ""
  const rest = after.slice(comment.length)
  return `${before}${comment}${eol}${indent}${added}${comma < 0 ? "" : ","}${rest}`
}

/** `SyntaxKind.CommaToken` of jsonc-parser, which declares it as a const enum. */
const COMMA = 5

/** Offset of a trailing comma, which comments may precede; -1 if there is none. */
const commaAfter = (text: string, offset: number): number => {
  const scanner = createScanner(text, true)
  scanner.setPosition(offset)
  return scanner.scan() === COMMA ? scanner.getTokenOffset() : -1
}

/** Blanks that the line of an offset begins with. */
const indentAt = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1))?.[0] ?? ""

const isFirstOfLine = (text: string, offset: number): boolean =>
  text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset).trim() === ""

/**
 * Adds a server as a table at the end of a TOML file.
 *
 * @param file its content; "" if there is none
 * @param key name of the table of servers: `mcp_servers`
 * @example
 * addToToml("", "mcp_servers", entry) // { changed: true, text: '[mcp_servers.docs]\ncommand = "npx"\n...' }
 */
export const addToToml = (file: string, key: string, entry: Entry): Either.Either<Edit, string> => {
  const { bom, text } = withoutMark(file)
  let value: Record<string, unknown>
  try {
    value = parseToml(text)
  } catch (error) {
    return Either.left(error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error))
  }
  const servers = value[key]
  if (servers !== undefined && !isObject(servers)) return Either.left(`its ${key} is not a table`)
  if (servers?.[entry.name] !== undefined) return Either.right({ changed: false })
  const eol = text.includes("\r\n") ? "\r\n" : "\n"
  const env = Object.entries(entry.env)
  const table = [
    `[${key}.${entry.name}]`,
    `command = ${quoted(entry.command)}`,
    `args = [${entry.args.map(quoted).join(", ")}]`,
    ...(env.length === 0 ? [] : [`env = { ${env.map(([name, one]) => `${name} = ${quoted(one)}`).join(", ")} }`]),
    ""
  ].join(eol)
  const gap = text === "" ? "" : text.endsWith("\n") ? eol : eol + eol
  const changed = text + gap + table
  try {
    // A table cannot follow everything: servers written inline (`mcp_servers = {}`) are closed.
    parseToml(changed)
  } catch {
    return Either.left(`its ${key} is written inline`)
  }
  return Either.right({ changed: true, text: bom + changed })
}

/** A basic string of TOML: JSON's escapes are among its own. */
const quoted = (text: string): string => JSON.stringify(text)
