/** Finds a program the way the system will: on `PATH`, or as a path. */
import { accessSync, constants, statSync } from "node:fs"
import { delimiter, isAbsolute, resolve } from "node:path"
import { Either } from "effect"

/** The program's file, or why it cannot be started. `directory` is where it would run. */
export const locate = (
  program: string,
  environment: Readonly<Record<string, string | undefined>>,
  directory: string,
  platform: NodeJS.Platform = process.platform
): Either.Either<string, string> => {
  if (program.includes("/") || isAbsolute(program))
    return judge([resolve(directory, program)], `${program} does not exist`)
  const folders = pathOf(environment).split(delimiter)
  const names = platform === "win32" ? withExtensions(program, environment["PATHEXT"]) : [program]
  return judge(
    folders.flatMap((folder) => names.map((name) => resolve(directory, folder, name))),
    `${program} was not found on PATH`
  )
}

const pathOf = (environment: Readonly<Record<string, string | undefined>>) =>
  environment["PATH"] ?? environment["Path"] ?? ""

/** Only what needs no command interpreter: `cmd.exe` would read a client's words as its own. */
const withExtensions = (program: string, extensions = ".EXE;.COM") => [
  program,
  ...extensions
    .split(";")
    .filter((extension) => /^\.(exe|com)$/i.test(extension))
    .map((extension) => program + extension)
]

/** The first that can be executed; a file that cannot is remembered, as it explains more than its absence. */
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
