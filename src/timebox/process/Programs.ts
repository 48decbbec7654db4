/** Finds a program the way the system will: on `PATH`, or as a path. */
import { accessSync, closeSync, constants, existsSync, openSync, readSync, statSync } from "node:fs"
import { delimiter, isAbsolute, resolve } from "node:path"
import { Either } from "effect"
import type { CommandLine } from "./Run.ts"

/** Returns the program's file, or why it cannot be started. `directory` is where it would run. */
export const locate = (
  program: string,
  environment: Readonly<Record<string, string | undefined>>,
  directory: string,
  platform: NodeJS.Platform = process.platform
): Either.Either<string, string> => {
  const names = platform === "win32" ? withExtensions(program, environment["PATHEXT"]) : [program]
  if (program.includes("/") || isAbsolute(program)) {
    const candidates = names.map((name) => resolve(directory, name))
    return judge(candidates, `${program} does not exist`)
  }
  const folders = pathOf(environment).split(delimiter)
  return judge(
    folders.flatMap((folder) => names.map((name) => resolve(directory, folder, name))),
    `${program} was not found on PATH`
  )
}

const pathOf = (environment: Readonly<Record<string, string | undefined>>) =>
  environment["PATH"] ?? environment["Path"] ?? ""

/**
 * Extensions that Windows can start; a file without an extension is a script for other systems, as npm and Flutter put
 * it there.
 */
const withExtensions = (program: string, extensions = ".COM;.EXE;.BAT;.CMD") => {
  const known = extensions.split(";").filter((extension) => /^\.(?:exe|com|bat|cmd)$/i.test(extension))
  const has = known.some((extension) => program.toLowerCase().endsWith(extension.toLowerCase()))
  return has ? [program] : known.map((extension) => program + extension)
}

/** A command in the form that the system starts. */
export interface StartForm extends CommandLine {
  /** The arguments are quoted already (Windows). */
  readonly isVerbatim: boolean
}

/**
 * Returns the command that starts `located`. A batch file of Windows needs the command interpreter, which reads words
 * again: each is quoted, and one with a character that means something even within quotes is refused.
 *
 * @see https://learn.microsoft.com/windows-server/administration/windows-commands/cmd
 */
export const startForm = (
  located: string,
  args: ReadonlyArray<string>,
  interpreter = "cmd.exe"
): Either.Either<StartForm, string> => {
  if (!/\.(?:bat|cmd)$/i.test(located)) return Either.right({ program: located, args, isVerbatim: false })
  const words = [located, ...args]
  const bad = words.find((word) => /["%!\r\n\0]/.test(word))
  if (bad !== undefined) {
    return Either.left(
      `Windows cannot give a batch file an argument with ", %, ! or a line break: ${JSON.stringify(bad)}`
    )
  }
  // Backslashes before a quotation mark would escape it.
  const quoted = words.map((word) => `"${word.replace(/(?<!\\)\\{1,8000}$/, "$&$&")}"`).join(" ")
  return Either.right({ program: interpreter, args: ["/d", "/s", "/c", `"${quoted}"`], isVerbatim: true })
}

/**
 * The interpreter that a script's first line names, if it does not exist: the system would report that the script
 * itself does not exist.
 */
export const missingInterpreter = (script: string): string | undefined => {
  const interpreter = /^#![ \t]{0,80}(\/\S{1,400})/.exec(beginningOf(script))?.[1]
  return interpreter === undefined || existsSync(interpreter) ? undefined : interpreter
}

/** Returns the first bytes of a file; none if it cannot be read. */
const beginningOf = (path: string): string => {
  try {
    const file = openSync(path, "r")
    try {
      const bytes = Buffer.alloc(512)
      return bytes.toString("latin1", 0, readSync(file, bytes))
    } finally {
      closeSync(file)
    }
  } catch {
    return ""
  }
}

/**
 * Returns the first executable candidate; else the reason, preferring a file that cannot be executed over its absence.
 */
const judge = (candidates: ReadonlyArray<string>, missing: string): Either.Either<string, string> => {
  let reason = missing
  for (const candidate of candidates) {
    if (!isFile(candidate)) continue
    if (isExecutable(candidate)) return Either.right(candidate)
    reason = `${candidate} is not executable`
  }
  return Either.left(reason)
}

const isFile = (path: string): boolean => {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
