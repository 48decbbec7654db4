/** Finds broken links, missing anchors, duplicate headings and unclosed fences in one file or in a folder. */
import { Context, Effect, Layer } from "effect"
import { reportProgress } from "../../kernel/mcp/CurrentRequest.ts"
import { type InvalidArgument, invalid } from "../../kernel/mcp/Failure.ts"
import { monotonicNow } from "../../kernel/util/Effects.ts"
import { byCodeUnit, clip } from "../../kernel/util/Text.ts"
import { withoutMarks } from "../document/OwnId.ts"
import { nothingSkipped, type Skipped } from "../files/FileWalk.ts"
import { AccessGuard, type Refusal } from "./AccessGuard.ts"
import { FolderNames } from "./FolderNames.ts"
import type { DocumentLinks } from "./LinkPass.ts"
import { PassRunner } from "./PassRunner.ts"
import * as SearchCursor from "./SearchCursor.ts"
import { StructureAnalyzer } from "./StructureAnalyzer.ts"

export type ProblemKind = "broken_link" | "missing_anchor" | "duplicate_heading" | "unclosed_fence"

export interface Problem {
  readonly filePath: string
  readonly line: number
  readonly kind: ProblemKind
  readonly message: string
}

export interface Checked {
  /** Number of files checked. */
  readonly files: number
  /** Ordered by file, then by line. */
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
  /** Bytes of a file whose links are read. */
  size: 2 * 1024 * 1024,
  /** Milliseconds of one check. */
  time: 20_000
} as const

export interface Request {
  readonly filePath?: string | undefined
  readonly folder?: string | undefined
  /** Milliseconds after which no other file is begun; all are checked when absent. */
  readonly time?: number | undefined
  readonly cursor?: string | undefined
}

/** Query under which cursors of link checks are made. */
const CHECK = { text: "check", isRegex: false, isCaseSensitive: false }

export class LinkCheck extends Context.Tag("mdatlas/LinkCheck")<
  LinkCheck,
  { readonly check: (request: Request) => Effect.Effect<Checked, Refusal | InvalidArgument> }
>() {
  static readonly layer = Layer.effect(
    LinkCheck,
    Effect.gen(function* () {
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
            // It is no text, and the scan says why.
            yield* analyzer.outline(file, { isOneOff: true })
            return undefined
          })
        )

      const check = Effect.fn("LinkCheck.check")(function* (request: Request) {
        const { filePath, time = Number.POSITIVE_INFINITY } = request
        const deadline = (yield* monotonicNow) + time
        const keyed = { ...request, query: CHECK }
        const place = SearchCursor.decode(keyed)
        if (place === undefined) return yield* invalid("cursor", "is not one that this check has given")
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
  )
}

type Links = DocumentLinks & { readonly filePath: string }

/** Makes the check of link targets, which looks at each file once. */
const makeTargets = ({
  read,
  exists,
  namesIn,
  extensions
}: {
  readonly read: (path: string) => Effect.Effect<Links | undefined>
  readonly exists: (path: string) => Effect.Effect<boolean>
  readonly namesIn: (folder: string) => ReadonlyMap<string, string> | undefined
  readonly extensions: ReadonlyArray<string>
}) =>
  Effect.sync(() => {
    const existing = new Map<string, boolean>()
    const anchors = new Map<string, ReadonlySet<string> | undefined>()

    /** Undefined where files that are put into the document may have other anchors. */
    const knownAnchors = (links: Links) => (links.includes ? undefined : new Set(links.anchors))
    const add = (links: Links) => {
      existing.set(links.filePath, true)
      anchors.set(links.filePath, knownAnchors(links))
    }

    const folders = new FolderNames(namesIn)
    const isThere = Effect.fnUntraced(function* (path: string) {
      const known = existing.get(path) ?? folders.holds(path) ?? (yield* exists(path))
      existing.set(path, known)
      return known
    })

    /** Checks whether a file has an anchor; true if that is not known. */
    const hasAnchor = Effect.fnUntraced(function* (path: string, anchor: string) {
      if (!anchors.has(path)) {
        const links = yield* read(path)
        anchors.set(path, links && knownAnchors(links))
      }
      const known = anchors.get(path)
      return known === undefined || known.has(anchor) || known.has(withoutMarks(anchor))
    })

    /** Returns the first existing path that a link may mean. */
    const placeOf = Effect.fnUntraced(function* (from: string, target: Target) {
      for (const path of meanings(from, target, extensions)) if (yield* isThere(path)) return path
      return undefined
    })

    const problemsOf = Effect.fnUntraced(function* ({ filePath, links }: Links) {
      const problems: Array<Problem> = []
      for (const { url, line } of links) {
        const target = parseLink(filePath, url)
        if (target === undefined) continue
        const { path, anchor, isRooted } = target
        const quotedUrl = JSON.stringify(clip(url))
        const place = yield* placeOf(filePath, target)
        if (place === undefined) {
          // A site may serve files from elsewhere at its root, and pages that are not made of documents here.
          if (isRooted && !extensions.some((extension) => path.toLowerCase().endsWith(extension))) continue
          if (PAGE.test(path)) continue
          const other = folders.inOtherCase(path)
          const hint = other === undefined ? "" : `, but ${clip(other)} in another case`
          problems.push({
            filePath,
            line,
            kind: "broken_link",
            message: `${quotedUrl}: ${clip(path)} does not exist${hint}`
          })
        } else if (!isOfHost(anchor) && !(yield* hasAnchor(place, anchor))) {
          problems.push({
            filePath,
            line,
            kind: "missing_anchor",
            message: `${quotedUrl}: ${clip(place)} has no such heading`
          })
        }
      }
      return problems
    })
    return { add, problemsOf }
  })

/** Checks whether an anchor is empty or understood by file hosts everywhere: a range of lines, the top. */
const isOfHost = (anchor: string): boolean => anchor === "" || /^L\d+(?:-L?\d+)?$|^top$/i.test(anchor)

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

/** What a generator replaces by something else: Liquid, Jinja, JavaScript, ERB, PHP. */
const TEMPLATE = /\{\{|\{%|\$\{|<[%?]/

/** Matches the address of a page that a generator makes of a document. */
const PAGE = /\.html?$/i

/** Target of a link. */
interface Target {
  /** Relative to the base; of a rooted link, to the folder that the site is made of. */
  readonly path: string
  /** In lower case; `""` for none. */
  readonly anchor: string
  /** True if the link begins with `/`. */
  readonly isRooted: boolean
}

/**
 * Returns what a link means, undefined where it leads elsewhere: to another site, or out of the base.
 *
 * @example
 * parseLink("guide/a.md", "../b.md#Top") // { path: "b.md", anchor: "top", isRooted: false }
 */
export const parseLink = (from: string, url: string): Target | undefined => {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url) || url === "" || TEMPLATE.test(url)) return undefined
  // A bundler's name for a folder, as in <style src="@theme/a.css">.
  if (url.startsWith("@")) return undefined
  const [, target = "", fragment = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? []
  const anchor = decoded(fragment).normalize("NFC").toLowerCase()
  const isRooted = target.startsWith("/")
  if (target === "") return anchor === "" ? undefined : { path: from, anchor, isRooted }
  const parts = isRooted ? [] : from.split("/").slice(0, -1)
  for (const part of decoded(target).split("/")) {
    if (part === "" || part === ".") continue
    if (part !== "..") parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return parts.length === 0 ? undefined : { path: parts.join("/").normalize("NFC"), anchor, isRooted }
}

/**
 * Yields the paths that a link may mean, as hosts and generators of documentation read it: a page is named with its
 * ending, without it, with that of its HTML, or by its folder; `/` is the base or a folder above the document.
 */
function* meanings(from: string, { path, isRooted }: Target, extensions: ReadonlyArray<string>): Generator<string> {
  const folders = isRooted ? [...from.matchAll(/\//g)].map(({ index }) => from.slice(0, index + 1)) : []
  for (const folder of ["", ...folders]) {
    yield folder + path
    const page = folder + path.replace(PAGE, "")
    for (const extension of extensions) yield page + extension
    for (const extension of extensions) yield `${page}/index${extension}`
  }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
