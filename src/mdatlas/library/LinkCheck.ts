/** Finds broken links, missing anchors, duplicate headings and unclosed fences in one file or in a folder. */
import { Context, Effect, Layer } from "effect"
import { reportProgress } from "../../kernel/mcp/CurrentRequest.ts"
import { type InvalidArgument, invalid } from "../../kernel/mcp/Failure.ts"
import { monotonicNow } from "../../kernel/util/Effects.ts"
import { byCodeUnit, clip } from "../../kernel/util/Text.ts"
import { nothingSkipped, type Skipped } from "../files/FileWalk.ts"
import { AccessGuard, type Refusal } from "./AccessGuard.ts"
import { type Links, makeTargets, type Problem } from "./LinkTargets.ts"
import { PassRunner } from "./PassRunner.ts"
import * as SearchCursor from "./SearchCursor.ts"
import { StructureAnalyzer } from "./StructureAnalyzer.ts"

export interface Checked {
  /** Number of files checked. */
  readonly files: number
  /** Problems ordered by file, then by line. */
  readonly problems: ReadonlyArray<Problem>
  /** Files that cannot be checked: too large, no UTF-8 text or unreadable. */
  readonly unchecked: ReadonlyArray<string>
  readonly skipped: Skipped
  /** Number of files that time ran out for. */
  readonly left: number
  /** Returns the cursor that goes on after the first `shown` problems, if anything is left. */
  readonly cursorAfter: (shown: number) => string | undefined
}

export const LIMITS = {
  /** Maximum size of a file whose links are read, in bytes. */
  size: 2 * 1024 * 1024,
  /** Maximum time of one check, in ms. */
  time: 20_000
} as const

export interface Request {
  readonly filePath?: string | undefined
  readonly folder?: string | undefined
  /** Time in ms after which no other file is begun; all are checked when absent. */
  readonly time?: number | undefined
  readonly cursor?: string | undefined
}

/** Query under which cursors of link checks are made. */
const CHECK = { text: "check", isRegex: false, isCaseSensitive: false }

export class LinkCheck extends Context.Tag("mdatlas/LinkCheck")<
  LinkCheck,
  { readonly check: (request: Request) => Effect.Effect<Checked, Refusal | InvalidArgument> }
>() {
  static readonly make = Effect.gen(function* () {
    const guard = yield* AccessGuard
    const analyzer = yield* StructureAnalyzer
    const passes = yield* PassRunner

    /** Fails for a file that is not text, like every other answer about it; undefined if it is too large. */
    const read = (filePath: string) =>
      guard.use(
        filePath,
        Effect.fnUntraced(function* (file) {
          if (file.size > LIMITS.size) return undefined
          const isMdx = file.filePath.toLowerCase().endsWith(".mdx")
          const links = yield* passes.run("links", file, { isMdx }, Number.POSITIVE_INFINITY)
          if (links !== undefined) return { ...links, filePath: file.filePath }
          // It is not text, and the scan returns why.
          yield* analyzer.outline(file, { isOneOff: true })
          return undefined
        })
      )

    const check = Effect.fn("LinkCheck.check")(function* (request: Request) {
      const { filePath, time = Number.POSITIVE_INFINITY } = request
      const deadline = (yield* monotonicNow) + time
      const keyed = { ...request, query: CHECK }
      const place = SearchCursor.decode(keyed)
      if (place === undefined) return yield* invalid("cursor", "is not from this check")
      const folder = yield* guard.folder(request.folder)
      const { files: named, skipped } =
        filePath === undefined ? yield* guard.list(folder) : { files: [filePath], skipped: nothingSkipped() }
      const { after: first = "", skip } = place
      const chosen = named.filter((name) => byCodeUnit(name, first) >= 0)
      const targets = yield* makeTargets({
        read: (path) => Effect.orElseSucceed(read(path), () => undefined),
        exists: guard.exists,
        namesIn: guard.namesIn,
        extensions: guard.rulebook.extensions
      })

      const problems: Array<Problem> = []
      const unchecked: Array<string> = []
      let files = 0
      let next = 0
      for (; next < chosen.length; next += 1) {
        const name = chosen[next] ?? ""
        if (next > 0 && (yield* monotonicNow) > deadline) break
        if (next % 16 === 0) yield* reportProgress(next, chosen.length, "files checked")
        const links = yield* filePath === undefined ? Effect.orElseSucceed(read(name), () => undefined) : read(name)
        if (links === undefined) {
          unchecked.push(name)
          continue
        }
        files += 1
        targets.add(links)
        const found = [...(yield* targets.problemsOf(links)), ...faultsIn(links)].sort((a, b) => a.line - b.line)
        problems.push(...(name === first ? found.slice(skip) : found))
      }
      return {
        files,
        problems,
        unchecked,
        skipped,
        left: chosen.length - next,
        cursorAfter: (shown: number) => {
          const from = problems[shown]?.filePath ?? chosen[next]
          if (from === undefined) return undefined
          const shownOfFile = problems.slice(0, shown).filter((problem) => problem.filePath === from).length
          return SearchCursor.encode(keyed, {
            ...place,
            after: from,
            skip: shownOfFile + (from === first ? skip : 0)
          })
        }
      }
    })
    return { check }
  })

  static readonly layer = Layer.effect(this, this.make)
}

/** Returns the problems of a document other than its links. */
const faultsIn = ({ filePath, duplicates, openFences }: Links): ReadonlyArray<Problem> => [
  ...duplicates.map(
    ({ title, line, first }): Problem => ({
      filePath,
      line,
      kind: "duplicate_heading",
      message: `${JSON.stringify(clip(title))} already occurs under the same heading, at line ${first}`
    })
  ),
  ...openFences.map(
    (line): Problem => ({ filePath, line, kind: "unclosed_fence", message: "nothing closes this fence" })
  )
]
