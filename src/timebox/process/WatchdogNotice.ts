/**
 * The messages of the server to the watchdog of a run: one JSON value a line. Read without schemas, which cost a start.
 */
import { isRecord } from "../../kernel/util/Collections.ts"
import type { RunTag } from "./Processes.ts"

/** The argument that starts the program as a watchdog. */
export const MODE = "watchdog"

/** The command's own process; its start time as the process table shows it, if it does. */
export interface Leader {
  readonly pid: number
  readonly start: number | undefined
}

/** A folder that is to be removed after all processes of the run have ended. */
export interface Remains {
  /** Its absolute path. */
  readonly folder: string
}

/** A notice to the watchdog: the folder and the tag before the command is started, the leader after it. */
export type Notice = Remains | RunTag | Leader

/**
 * Writes a message as a line.
 *
 * @example encode({ pid: 12, start: 345 }) // '{"pid":12,"start":345}\n'
 */
export const encode = (notice: Notice): string => `${JSON.stringify(notice)}\n`

/**
 * Reads a line; undefined if it is no message.
 *
 * @example decode('{"pid":12}') // { pid: 12, start: undefined }
 */
export const decode = (line: string): Notice | undefined => {
  const value = parse(line)
  if (!isRecord(value)) return undefined
  const { folder, id, limit, pid, pipes, start } = value
  if (typeof folder === "string") return { folder }
  if (isWhole(pid)) return { pid, start: isWhole(start) ? start : undefined }
  return typeof id === "string" && isTexts(pipes) ? { id, pipes, limit: isWhole(limit) ? limit : undefined } : undefined
}

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const isWhole = (value: unknown): value is number => Number.isInteger(value)

const isTexts = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.every((one) => typeof one === "string")
