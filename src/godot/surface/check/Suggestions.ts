/** Adds to reports of missing members the members that may be meant. */
import { Effect, Option } from "effect"
import { getOrMake } from "../../../kernel/util/Collections.ts"
import { loadPart } from "../../../kernel/util/ProgramFile.ts"
import type { ReferenceView } from "../../check/CheckInput.ts"
import type { Diagnostic, MissingName } from "../../check/Diagnostic.ts"
import type { Snapshot } from "../../library/live/Snapshot.ts"

const loadHints = loadPart(() => import("../../library/lookup/hints.ts"))

/** The sources that members are searched in: the documents of classes, and the reference with its search index. */
interface Sources<E, R> {
  readonly classDoc: ReferenceView["classDoc"]
  readonly complete: Effect.Effect<Snapshot, E, R>
}

/** Anything with diagnostics: the report on a text, or a file with it. */
interface WithDiagnostics {
  readonly diagnostics: ReadonlyArray<Diagnostic>
}

/**
 * Adds suggestions to reports on missing members without a known replacement: the members that a search finds in their
 * class. Without such reports no code is loaded; without readable documents, there are no suggestions.
 *
 * @param limit Maximum number of missing members that are searched for
 *
 * @example
 * withSuggestions([checkText(ground, text)], { classDoc, complete: currentSnapshot }, 5)
 * // with "RayCast2D.cast is not in Godot 4.5; perhaps force_raycast_update is meant."
 */
export const withSuggestions = Effect.fnUntraced(function* <A extends WithDiagnostics, E, R>(
  reports: ReadonlyArray<A>,
  { classDoc, complete }: Sources<E, R>,
  limit: number
) {
  if (!reports.some(({ diagnostics }) => diagnostics.some(({ lacking }) => lacking !== undefined))) return reports
  const found = yield* Effect.option(Effect.all([complete, loadHints]))
  const meant = Option.isNone(found) ? () => undefined : finder(found.value, classDoc, limit)
  const suggested = ({ lacking, ...one }: Diagnostic): Diagnostic => {
    const name = lacking === undefined ? undefined : meant(lacking)
    return name === undefined ? one : { ...one, message: one.message.replace(/\.$/, `; perhaps ${name} is meant.`) }
  }
  return reports.map((report) => ({ ...report, diagnostics: report.diagnostics.map(suggested) }))
})

/** Returns a function that finds the likeliest name for a missing member, for the first `limit` of them. */
const finder = (
  [snapshot, hints]: readonly [Snapshot, Effect.Effect.Success<typeof loadHints>],
  classDoc: ReferenceView["classDoc"],
  limit: number
) => {
  const { meantMethod, meantName, typesIn } = hints.meantName
  const typeOf = typesIn(classDoc)
  const known = new Map<string, string>()
  return (missing: MissingName): string | undefined => {
    const key = `${missing.mayBeOwn ?? ""} ${missing.use} ${missing.className}.${missing.name}`
    if (!known.has(key) && known.size === limit) return undefined
    const found = getOrMake(
      known,
      key,
      () => (missing.mayBeOwn ? meantMethod : meantName)(snapshot, missing, typeOf) ?? ""
    )
    return found === "" ? undefined : found
  }
}
