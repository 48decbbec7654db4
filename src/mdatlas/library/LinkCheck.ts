/** Broken links, missing anchors, duplicate headings and unclosed fences, in one file or in a folder. */
import { Context, Effect, Layer } from "effect"
import { reportProgress } from "../../kernel/mcp/CurrentRequest.ts"
import { monotonicNow } from "../../kernel/util/Effects.ts"
import { clip } from "../../kernel/util/Text.ts"
import type { Link } from "../document/SimpleBlock.ts"
import { AccessGuard, type Refusal } from "./AccessGuard.ts"
import type { DocumentLinks } from "./LinkPass.ts"
import { PassRunner } from "./PassRunner.ts"
import { StructureAnalyzer } from "./StructureAnalyzer.ts"

export type ProblemKind = "broken_link" | "missing_anchor" | "duplicate_heading" | "unclosed_fence"

export interface Problem {
  readonly filePath: string
  readonly line: number
  readonly kind: ProblemKind
  readonly message: string
}

export interface Checked {
  readonly files: number
  readonly problems: ReadonlyArray<Problem>
  /** Files that were not checked: too large, no UTF-8 text, unreadable, or time ran out before them. */
  readonly unchecked: ReadonlyArray<string>
}

export const LIMITS = {
  /** Bytes of a file that is read with a full parser. */
  size: 2 * 1024 * 1024,
  /** Milliseconds of one check. */
  time: 20_000
} as const

export interface Request {
  readonly filePath?: string | undefined
  readonly folder?: string | undefined
  /** Without it the check takes as long as it takes. */
  readonly time?: number | undefined
}

export class LinkCheck extends Context.Tag("mdatlas/LinkCheck")<
  LinkCheck,
  { readonly check: (request: Request) => Effect.Effect<Checked, Refusal> }
>() {
  static readonly layer = Layer.effect(
    LinkCheck,
    Effect.gen(function* () {
      const guard = yield* AccessGuard
      const analyzer = yield* StructureAnalyzer
      const passes = yield* PassRunner

      /** Fails for what is no text, as every other answer about such a file does. */
      const read = (filePath: string) =>
        guard.use(filePath, (file) =>
          Effect.gen(function* () {
            if (file.size > LIMITS.size) return undefined
            yield* analyzer.outline(file, true)
            const links = yield* passes.run("links", file, undefined, Number.POSITIVE_INFINITY)
            return { ...links, filePath: file.filePath }
          })
        )

      const check = Effect.fn("LinkCheck.check")(function* (request: Request) {
        const { filePath, time = Number.POSITIVE_INFINITY } = request
        const deadline = (yield* monotonicNow) + time
        const folder = yield* guard.folder(request.folder)
        const chosen =
          filePath === undefined ? (yield* guard.list).files.filter((name) => name.startsWith(folder)) : [filePath]
        const problems: Array<Problem> = []
        const unchecked: Array<string> = []
        const anchors = new Map<string, ReadonlySet<string> | "missing" | "unknown">()
        const remember = (links: DocumentLinks & { readonly filePath: string }) =>
          anchors.set(links.filePath, new Set(links.anchors))

        /** What a target offers: its anchors, or that it is missing or not to be told. */
        const targetOf = Effect.fnUntraced(function* (path: string) {
          const known = anchors.get(path)
          if (known !== undefined) return known
          if (!(yield* guard.exists(path))) {
            anchors.set(path, "missing")
            return "missing" as const
          }
          const links = yield* Effect.orElseSucceed(read(path), () => undefined)
          const found = links === undefined ? ("unknown" as const) : new Set(links.anchors)
          anchors.set(path, found)
          return found
        })

        const problemOf = Effect.fnUntraced(function* (from: string, { url, line }: Link) {
          const target = parseLink(from, url)
          if (target === undefined) return
          const { path, anchor } = target
          const found = yield* targetOf(path)
          const told = JSON.stringify(clip(url))
          if (found === "missing") {
            problems.push({
              filePath: from,
              line,
              kind: "broken_link",
              message: `${told}: nothing stands at ${clip(path)}`
            })
          } else if (
            found !== "unknown" &&
            anchor !== "" &&
            !found.has(anchor) &&
            !/^L\d+(?:-L?\d+)?$|^top$/i.test(anchor)
          ) {
            problems.push({
              filePath: from,
              line,
              kind: "missing_anchor",
              message: `${told}: ${clip(path)} has no such heading`
            })
          }
        })

        let files = 0
        for (const [index, name] of chosen.entries()) {
          if ((yield* monotonicNow) > deadline) {
            unchecked.push(...chosen.slice(index))
            break
          }
          if (index % 16 === 0) yield* reportProgress(index, chosen.length, "files checked")
          const links =
            filePath === undefined ? yield* Effect.orElseSucceed(read(name), () => undefined) : yield* read(name)
          if (links === undefined) {
            unchecked.push(name)
            continue
          }
          files += 1
          remember(links)
          const first = problems.length
          for (const link of links.links) yield* problemOf(links.filePath, link)
          for (const { title, line, first } of links.duplicates) {
            problems.push({
              filePath: links.filePath,
              line,
              kind: "duplicate_heading",
              message: `${JSON.stringify(clip(title))} stands under the same heading at line ${first} already`
            })
          }
          for (const line of links.openFences) {
            problems.push({
              filePath: links.filePath,
              line,
              kind: "unclosed_fence",
              message: "nothing closes this fence"
            })
          }
          const own = problems.splice(first).sort((a, b) => a.line - b.line)
          problems.push(...own)
        }
        return { files, problems, unchecked }
      })
      return { check }
    })
  )
}

/**
 * Returns the path below the base and the anchor that a link means, undefined where it leads elsewhere: to another
 * site, or out of the base.
 *
 * @example
 * parseLink("guide/a.md", "../b.md#Top") // { path: "b.md", anchor: "top" }
 */
export const parseLink = (
  from: string,
  url: string
): { readonly path: string; readonly anchor: string } | undefined => {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url) || url === "" || url.includes("{{")) return undefined
  const [, target = "", fragment = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? []
  const anchor = decoded(fragment).normalize("NFC").toLowerCase()
  if (target === "") return anchor === "" ? undefined : { path: from, anchor }
  const folder = target.startsWith("/") ? [] : from.split("/").slice(0, -1)
  const parts = [...folder]
  for (const part of decoded(target).split("/")) {
    if (part === "" || part === ".") continue
    if (part !== "..") parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return parts.length === 0 ? undefined : { path: parts.join("/").normalize("NFC"), anchor }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
