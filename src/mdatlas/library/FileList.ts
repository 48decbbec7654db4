/** Lists the Markdown files below the base page by page, each with its first heading and front matter. */
import { Context, Effect, Layer } from "effect"
import { type InvalidArgument, invalid } from "../../kernel/mcp/Failure.ts"
import { loadPart } from "../../kernel/util/ProgramFile.ts"
import * as TimeSlices from "../../kernel/util/TimeSlices.ts"
import { frontMatterOf, type Scalar } from "../document/FrontMatter.ts"
import * as Scan from "../document/Scan.ts"
import { TitleReader } from "../document/Titles.ts"
import { read } from "../files/ByteSource.ts"
import { nothingSkipped, type Skipped, type WalkedFile, walk } from "../files/FileWalk.ts"
import { globTest } from "../files/Selection.ts"
import { AccessGuard, type Refusal } from "./AccessGuard.ts"
import * as SearchCursor from "./SearchCursor.ts"
import { StructureAnalyzer } from "./StructureAnalyzer.ts"

export interface Request {
  readonly folder?: string | undefined
  readonly glob?: string | undefined
  readonly limit: number
  readonly cursor?: string | undefined
}

export interface ListedFile {
  readonly filePath: string
  /** Size in bytes; absent if the file could not be opened. */
  readonly bytes?: number
  /** The code of the failure to open it. */
  readonly failure?: string
  /** The first heading of the file's beginning, also one of HTML of the first level. */
  readonly title?: string
  readonly frontMatter?: Readonly<Record<string, Scalar>>
}

export interface FilePage {
  readonly files: ReadonlyArray<ListedFile>
  /** Files in the folder that match the glob. */
  readonly total: number
  readonly skipped: Skipped
  /** Returns the cursor that goes on after the first `shown` files, if any are left. */
  readonly cursorAfter: (shown: number) => string | undefined
}

/** Number of bytes at the beginning of a file that are searched for its title and front matter. */
const MAX_HEAD = 64 * 1024

/** Entities are a large table, and few files need them. */
const loadHtml = loadPart(() => import("../document/Html.ts"))

export class FileList extends Context.Tag("mdatlas/FileList")<
  FileList,
  { readonly page: (request: Request) => Effect.Effect<FilePage, Refusal | InvalidArgument> }
>() {
  static readonly make = Effect.gen(function* () {
    const guard = yield* AccessGuard
    const analyzer = yield* StructureAnalyzer

    /** Describes a file; one that cannot be read is listed by its name alone. */
    const describe = ({ name }: WalkedFile) =>
      guard
        .use(
          name,
          Effect.fnUntraced(function* (file) {
            const head = read(file, 0, Math.min(file.size, MAX_HEAD))
            const text = head.toString("utf8")
            const outline =
              Scan.scanIfCheap([wholeLines(head, file.size)]) ?? (yield* analyzer.outline(file, { isOneOff: true }))
            const headings = "refused" in outline ? null : outline.headings
            const first = headings?.levels.length ? new TitleReader(headings.titles).at(0) : undefined
            const before = "refused" in outline ? "" : head.toString("utf8", 0, outline.first.byte)
            const title = /<h1[\s>]/i.test(before) ? ((yield* loadHtml).htmlTitleOf(before)?.title ?? first) : first
            const frontMatter = frontMatterOf(text)
            const listed: ListedFile = {
              filePath: file.filePath,
              bytes: file.size,
              ...(title === undefined ? {} : { title }),
              ...(frontMatter === undefined ? {} : { frontMatter })
            }
            return listed
          })
        )
        .pipe(Effect.catchAll(({ code }) => Effect.succeed<ListedFile>({ filePath: name, failure: code })))

    const page = Effect.fn("FileList.page")(function* (request: Request) {
      const isWanted = globTest(request.glob)
      if (typeof isWanted === "string") return yield* invalid("glob", isWanted)
      const keyed = { ...request, query: LISTING }
      const place = SearchCursor.decode(keyed)
      if (place === undefined) return yield* invalid("cursor", "is not from this list")
      const folder = yield* guard.folder(request.folder)
      const skipped = nothingSkipped()
      const { chosen, total } = yield* TimeSlices.run(function* () {
        const chosen: Array<WalkedFile> = []
        let total = 0
        for (const file of walk({ root: guard.base, rulebook: guard.rulebook, folder }, skipped)) {
          yield
          if (file === undefined || !isWanted(file.path.slice(folder.length))) continue
          total += 1
          const isNext = place.after === undefined || file.path > place.after
          if (isNext && chosen.length <= request.limit) chosen.push(file)
        }
        return { chosen, total }
      })
      const shown = chosen.slice(0, request.limit)
      const files = yield* Effect.forEach(shown, describe, { concurrency: 4 })
      return {
        files,
        total,
        skipped,
        cursorAfter: (count: number) =>
          count < chosen.length && count > 0
            ? SearchCursor.encode(keyed, { ...place, after: chosen[count - 1]?.path })
            : undefined
      }
    })
    return { page }
  })

  static readonly layer = Layer.effect(this, this.make)
}

/** Query under which cursors of listings are made. */
const LISTING = { text: "", isRegex: false, isCaseSensitive: false }

/** Returns the bytes up to the last line end, where they are not all of the file. */
const wholeLines = (head: Buffer, size: number): Buffer =>
  head.length === size ? head : head.subarray(0, Math.max(0, head.lastIndexOf(0x0a) + 1))
