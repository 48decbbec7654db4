/** Outlines files, scanning each state of a file once, and answers questions about outlines. */
import { Context, Effect, Layer, Predicate } from "effect"
import { noteCache } from "../../kernel/mcp/CurrentRequest.ts"
import { NotFound, notFound, type TooLarge, Unsupported } from "../../kernel/mcp/Failure.ts"
import { clip } from "../../kernel/util/Text.ts"
import type { Outline, Section } from "../document/Outline.ts"
import type * as Structure from "../document/Structure.ts"
import type { Surroundings } from "../document/Surroundings.ts"
import type { OpenFile } from "./AccessGuard.ts"
import { PassRunner } from "./PassRunner.ts"
import { StructureCache } from "./StructureCache.ts"

export class StructureAnalyzer extends Context.Tag("mdatlas/StructureAnalyzer")<
  StructureAnalyzer,
  {
    /** Returns the cached outline, or scans the file; with `isOneOff`, the outline of a small file is not cached. */
    readonly outline: (
      file: OpenFile,
      options?: { readonly isOneOff?: boolean }
    ) => Effect.Effect<Outline, TooLarge | Unsupported>
    /** Returns one page of the sections asked for. */
    readonly select: (
      file: OpenFile,
      outline: Outline,
      query: Structure.Query
    ) => Effect.Effect<Structure.Page, TooLarge | NotFound>
    /** Returns the section with this id, or the only one with this title, path of titles or anchor. */
    readonly find: (file: OpenFile, outline: Outline, address: string) => Effect.Effect<Section, TooLarge | NotFound>
    /** Returns the titles above each of these sections, and its neighbours. */
    readonly around: (
      file: OpenFile,
      outline: Outline,
      sections: ReadonlyArray<Section>
    ) => Effect.Effect<ReadonlyArray<Surroundings>, TooLarge>
  }
>() {
  static readonly make = Effect.gen(function* () {
    const cache = yield* StructureCache
    const passes = yield* PassRunner
    // Of ten simultaneous requests for one large file, nine find its outline in the cache.
    const turns = yield* Effect.makeSemaphore(1)

    const scan = Effect.fnUntraced(function* (file: OpenFile, { isCached }: { readonly isCached: boolean }) {
      const cheap = file.size < SMALL ? yield* passes.run("scanIfCheap", file, undefined, file.size) : undefined
      const scanned = cheap ?? (yield* passes.run("scan", file, undefined, Number.POSITIVE_INFINITY))
      if ("refused" in scanned) {
        return yield* new Unsupported({
          message: `${JSON.stringify(clip(file.filePath))} ${reasons[scanned.refused]}`
        })
      }
      if (isCached) yield* cache.put(file.fingerprint, scanned)
      return scanned
    })

    const outlineOf = Effect.fnUntraced(function* (file: OpenFile, { isOneOff = false } = {}) {
      const cached = yield* cache.get(file.fingerprint)
      yield* noteCache(cached === undefined ? "miss" : "hit")
      if (cached !== undefined) return cached
      if (file.size < SMALL) return yield* scan(file, { isCached: !isOneOff })
      return yield* cache.get(file.fingerprint).pipe(
        Effect.filterOrElse(Predicate.isNotUndefined, () => scan(file, { isCached: true })),
        turns.withPermits(1)
      )
    })

    // An outline without columns needs a pass over the text for each question.
    const weightOf = (file: OpenFile, outline: Outline) => (outline.headings === null ? file.size : 0)

    const missing = (file: OpenFile, outline: Outline, id: string) =>
      Effect.flatMap(
        passes.run("near", file, { outline, id }, (outline.headings?.levels.length ?? 0) * WEIGHT_OF_NAME),
        (suggestions) =>
          Effect.fail(
            notFound({
              what: `section of ${clip(file.filePath)}`,
              name: id,
              suggestions,
              hint: "get_markdown_structure lists the section ids."
            })
          )
      )

    const byId = (file: OpenFile, outline: Outline, id: string) =>
      passes.run("find", file, { outline, id }, weightOf(file, outline))

    /** Distinguishes sections of the same name by their lines and the titles above them. */
    const ambiguous = Effect.fnUntraced(function* (
      file: OpenFile,
      outline: Outline,
      address: string,
      ids: ReadonlyArray<string>
    ) {
      const shown = ids.slice(0, MAX_NAMED)
      const sections = (yield* Effect.forEach(shown, (id) => byId(file, outline, id))).filter(Predicate.isNotUndefined)
      const around = yield* passes.run("around", file, { outline, sections }, weightOf(file, outline))
      const places = sections.map(({ id, start }, at) => {
        const above = (around[at]?.path ?? []).slice(0, -1)
        return `${id} (line ${start.line}${above.length === 0 ? "" : `, in ${clip(above.join(" > "))}`})`
      })
      return yield* new NotFound({
        message: `${ids.length} sections of ${clip(file.filePath)} are named ${JSON.stringify(clip(address))}. Name one by its id: ${places.join(", ")}.`,
        suggestions: shown
      })
    })

    /** Finds a section by its id, or by a title, path of titles or anchor that only one section has. */
    const find = Effect.fn("StructureAnalyzer.find")(function* (file: OpenFile, outline: Outline, address: string) {
      const section = yield* byId(file, outline, address)
      if (section !== undefined) return section
      const weight = (outline.headings?.levels.length ?? 0) * WEIGHT_OF_NAME
      const ids = yield* passes.run("address", file, { outline, address }, weight)
      const [only = "", ...others] = ids
      if (others.length > 0) return yield* ambiguous(file, outline, address, ids)
      const named = only === "" ? undefined : yield* byId(file, outline, only)
      return named ?? (yield* missing(file, outline, address))
    })

    const select = Effect.fn("StructureAnalyzer.select")(function* (
      file: OpenFile,
      outline: Outline,
      query: Structure.Query
    ) {
      const { sectionId } = query
      const page = yield* passes.run("select", file, { outline, query }, weightOf(file, outline))
      if (page !== undefined || sectionId === undefined) return page ?? (yield* missing(file, outline, sectionId ?? ""))
      const { id } = yield* find(file, outline, sectionId)
      const again = yield* passes.run(
        "select",
        file,
        { outline, query: { ...query, sectionId: id } },
        weightOf(file, outline)
      )
      return again ?? (yield* missing(file, outline, sectionId))
    })

    const around = Effect.fn("StructureAnalyzer.around")(function* (
      file: OpenFile,
      outline: Outline,
      sections: ReadonlyArray<Section>
    ) {
      return yield* passes.run("around", file, { outline, sections }, 2 * weightOf(file, outline))
    })

    return { outline: outlineOf, select, find, around }
  })

  static readonly layer = Layer.effect(this, this.make)
}

/** Maximum number of sections of one name that an error lists. */
const MAX_NAMED = 5

/** A file of fewer bytes is scanned at once, and as fast as a cache file is read, unless its titles are unusual. */
const SMALL = 256 * 1024

/** Number of bytes of simple work that take as long as making and comparing one identifier. */
const WEIGHT_OF_NAME = 256

const reasons = {
  "invalid UTF-8": "is not valid UTF-8; convert it first, for instance: iconv -f SHIFT_JIS -t UTF-8",
  "UTF-16": "is UTF-16; convert it first, for instance: iconv -f UTF-16 -t UTF-8",
  binary: "is a binary file: it holds NUL bytes."
} as const
