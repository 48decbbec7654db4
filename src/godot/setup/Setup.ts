/** Configures the hosts of a project: finds them, shows each change, and writes the accepted ones. */
import { FileSystem, Path } from "@effect/platform"
import { Effect, Either, Option } from "effect"
import * as AtomicFile from "../../kernel/files/AtomicFile.ts"
import { whyNotWritten } from "../../kernel/files/WhyNotWritten.ts"
import type { Edit, Entry } from "./HostFile.ts"
import { type HostPlace, hostPlaces } from "./HostPlaces.ts"

/** The step to take for one configuration file. */
export interface Plan {
  /** Its name for `config HOST`. */
  readonly id: string
  readonly title: string
  /** Absolute path, symbolic links resolved. */
  readonly path: string
  readonly step:
    | { readonly kind: "write"; readonly before: string; readonly after: string; readonly isNew: boolean }
    | { readonly kind: "present" }
    /** The file is left alone; the reason is for the user. */
    | { readonly kind: "skip"; readonly reason: string }
}

/** Plans the configuration of each host in use here, or of the named ones. */
export const plan = Effect.fn("Setup.plan")(function* (options: {
  readonly project: string
  readonly home: string
  readonly entry: Entry
  /** Ids of hosts; absent for all that are found. */
  readonly hosts?: ReadonlyArray<string>
}) {
  const { project, home, entry, hosts } = options
  const paths = yield* Path.Path
  const found: Array<Plan> = []
  for (const host of hostPlaces) {
    const isWanted = hosts === undefined ? yield* isUsed(host, project, home) : hosts.includes(host.id)
    if (!isWanted) continue
    const named = paths.join(host.isInHome ? home : project, host.file)
    found.push(yield* planEdit(host, named, (text) => host.add(text, entry)))
  }
  return found
})

const isUsed = Effect.fnUntraced(function* (host: HostPlace, project: string, home: string) {
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const signs = [
    ...host.signs.project.map((sign) => paths.join(project, sign)),
    ...host.signs.home.map((sign) => paths.join(home, sign))
  ]
  for (const sign of signs) if (yield* Effect.orElseSucceed(fs.exists(sign), () => false)) return true
  return false
})

/** Plans an edit of one file, which need not exist. */
export const planEdit = Effect.fn("Setup.planEdit")(function* (
  { id, title }: Pick<Plan, "id" | "title">,
  named: string,
  edit: (text: string) => Either.Either<Edit, string>
) {
  const fs = yield* FileSystem.FileSystem
  // A linked configuration stays a link.
  const path = yield* Effect.orElseSucceed(fs.realPath(named), () => named)
  const planned = (step: Plan["step"]): Plan => ({ id, title, path, step })
  const bytes = yield* Effect.option(fs.readFile(path))
  if (Option.isNone(bytes) && (yield* Effect.orElseSucceed(fs.exists(path), () => true))) {
    return planned({ kind: "skip", reason: "it cannot be read" })
  }
  const text = Option.match(bytes, { onNone: () => Option.some(""), onSome: decoded })
  if (Option.isNone(text)) return planned({ kind: "skip", reason: "it cannot be parsed (it is not UTF-8)" })
  const before = text.value
  return Either.match(edit(before), {
    onLeft: (reason) => planned({ kind: "skip", reason: `it cannot be parsed (${reason})` }),
    onRight: (edited) =>
      planned(
        edited.changed
          ? { kind: "write", before, after: edited.text, isNew: Option.isNone(bytes) }
          : { kind: "present" }
      )
  })
})

/** The text of a file of which no byte may change, with its byte order mark; absent if it is not UTF-8. */
const decoded = Option.liftThrowable((bytes: Uint8Array): string =>
  new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
)

/**
 * Writes a planned file whole or not at all, with the permissions of the former one; Left holds the reason of a
 * failure.
 */
export const write = Effect.fnUntraced(
  function* (path: string, text: string) {
    const fs = yield* FileSystem.FileSystem
    const before = yield* Effect.option(fs.stat(path))
    if (Option.isSome(before)) yield* fs.access(path, { writable: true })
    yield* AtomicFile.write(path, text)
    if (Option.isSome(before)) yield* fs.chmod(path, before.value.mode & 0o777)
  },
  Effect.mapError(({ message }) => whyNotWritten(message)),
  Effect.either
)

/**
 * Returns the lines that a change adds, for showing it: these edits remove no lines, but may add a comma to one.
 *
 * @example
 * addedLines("{\n}", "{\n  1\n}") // ["  1"]
 */
export const addedLines = (before: string, after: string): ReadonlyArray<string> => {
  const old = before.split(/\r?\n/)
  const now = after.split(/\r?\n/)
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  return now.slice(start, now.length - end)
}
