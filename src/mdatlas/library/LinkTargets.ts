/** Resolves the links of a document, and finds the broken ones. */
import { Effect } from "effect"
import { percentDecoded } from "../../kernel/util/Percent.ts"
import { clip } from "../../kernel/util/Text.ts"
import { dashed, withoutMarks } from "../document/OwnId.ts"
import { FolderNames } from "./FolderNames.ts"
import type { DocumentLinks } from "./LinkPass.ts"

export type ProblemKind = "broken_link" | "missing_anchor" | "duplicate_heading" | "unclosed_fence"

export interface Problem {
  readonly filePath: string
  readonly line: number
  readonly kind: ProblemKind
  readonly message: string
}

export type Links = DocumentLinks & { readonly filePath: string }

/** Makes the check of link targets, which looks at each file once. */
export const makeTargets = ({
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
    const anchors = new Map<string, Anchors | undefined>()

    const add = (links: Links) => {
      existing.set(links.filePath, true)
      anchors.set(links.filePath, anchorsIn(links))
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
        anchors.set(path, links && anchorsIn(links))
      }
      const known = anchors.get(path)
      return (
        known === undefined ||
        known.names.has(anchor) ||
        known.names.has(withoutMarks(anchor)) ||
        (known.dashed?.has(dashed(anchor)) ?? false)
      )
    })

    /** Returns the first existing path that a link may mean. */
    const placeOf = Effect.fnUntraced(function* (from: string, target: Target) {
      for (const path of meanings(from, target, extensions)) if (yield* isThere(path)) return path
      return undefined
    })

    const problemsOf = Effect.fnUntraced(function* ({ filePath, links, isPage }: Links) {
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
          // The front matter of a page, and its site, may give it any name in addition to the others.
          const [, parent = ""] = /^(.*)\/[^/]*$/s.exec(path) ?? []
          if (isPage && !ENDING.test(path) && (parent === "" || (yield* isThere(parent)))) continue
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

/** The anchors of a document. */
interface Anchors {
  readonly names: ReadonlySet<string>
  /** Their words with dashes between them, where a generator may make other names of the same headings. */
  readonly dashed: ReadonlySet<string> | undefined
}

/** Undefined if files that are put into the document may have other anchors. */
const anchorsIn = ({ includes, isPage, anchors, dashedTitles }: Links): Anchors | undefined => {
  if (includes) return undefined
  const names = new Set(anchors)
  return { names, dashed: isPage ? new Set([...dashedTitles, ...anchors.map(dashed)]) : undefined }
}

/** Checks whether an anchor is empty or understood by file hosts everywhere: a range of lines, the top. */
const isOfHost = (anchor: string): boolean => anchor === "" || /^L\d+(?:-L?\d+)?$|^top$/i.test(anchor)

/** Matches the beginning of a template, which a generator fills in: Liquid, Jinja, JavaScript, ERB, PHP. */
const TEMPLATE = /\{\{|\{%|\$\{|<[%?]/

/** Matches the address of a page that a generator makes of a document. */
const PAGE = /\.html?$/i

/** Matches a path whose last name has an ending. */
const ENDING = /[^/]\.[^./]*$/

/** Target of a link. */
interface Target {
  /** Path relative to the base; of a rooted link, to the folder that the site is made of. */
  readonly path: string
  /** Anchor in lower case; `""` for none. */
  readonly anchor: string
  /** True if the link begins with `/`. */
  readonly isRooted: boolean
}

/**
 * Returns what a link means, undefined if it leads elsewhere: to another site, or out of the base.
 *
 * @example
 * parseLink("guide/a.md", "../b.md#Top") // { path: "b.md", anchor: "top", isRooted: false }
 */
export const parseLink = (from: string, url: string): Target | undefined => {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url) || url === "" || TEMPLATE.test(url)) return undefined
  // A bundler's alias of a folder, as in <style src="@theme/a.css">.
  if (url.startsWith("@")) return undefined
  const [, target = "", fragment = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? []
  const anchor = (percentDecoded(fragment) ?? fragment).normalize("NFC").toLowerCase()
  const isRooted = target.startsWith("/")
  if (target === "") return anchor === "" ? undefined : { path: from, anchor, isRooted }
  const parts = isRooted ? [] : from.split("/").slice(0, -1)
  for (const part of (percentDecoded(target) ?? target).split("/")) {
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
