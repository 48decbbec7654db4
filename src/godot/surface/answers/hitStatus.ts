/**
 * The status of a search hit for its note: that its class is deprecated or experimental, and what to use instead.
 */
import { type Context, Effect } from "effect"
import { clip } from "../../../kernel/util/Text.ts"
import type { Snapshot } from "../../library/live/Snapshot.ts"
import type { SymbolResolver } from "../../library/lookup/SymbolResolver.ts"
import { membersOf } from "../../reference/ClassDoc.ts"
import { toPlainText } from "../../reference/PlainText.ts"
import { classNameAt, classRow, kindAt, ownerAt } from "../../reference/Rows.ts"
import { firstSentence } from "../../reference/Sentences.ts"
import { Flag, type Row, type SymbolTable } from "../../reference/SymbolTable.ts"
import type { Hit } from "../../search/SearchEngine.ts"

/**
 * Returns the first sentence of the advice for a hit, from the member or else from its class; empty if there is none.
 * Only the class of a deprecated hit is read.
 *
 * @example
 * adviceFor(resolver, snapshot)(hit) // "Use AnimationMixer.callback_mode_process instead."
 */
export const adviceFor =
  (resolver: Context.Tag.Service<SymbolResolver>, snapshot: Snapshot) =>
  ({ row }: Hit): Effect.Effect<string> => {
    const { symbols } = snapshot
    const name = symbols.names[row]
    const isOwn = isDeprecated(symbols, row)
    if (!isOwn && !isDeprecated(symbols, classRow(symbols, ownerAt(symbols, row)))) return NO_ADVICE
    return resolver.findClass(snapshot, classNameAt(symbols, row)).pipe(
      Effect.map(({ doc }) => {
        const isMember = isOwn && kindAt(symbols, row) !== "class"
        const of = isMember ? membersOf(doc).find((one) => one.name === name && one.deprecated !== undefined) : doc
        return clip(firstSentence(toPlainText(of?.deprecated ?? "")), MAX_ADVICE)
      }),
      // A file that can no longer be read is reported when the symbol is requested.
      Effect.orElse(() => NO_ADVICE)
    )
  }

/** No advice. */
export const NO_ADVICE = Effect.succeed("")

/** Maximum number of UTF-16 units of the reference's advice. */
const MAX_ADVICE = 150

const isDeprecated = ({ flags }: SymbolTable, row: Row): boolean => ((flags[row] ?? 0) & Flag.deprecated) !== 0

/**
 * Returns the note on the status of a hit, with the advice for a deprecated one; undefined if there is nothing to say.
 *
 * A member of a deprecated or experimental class has the same status, without a flag of its own.
 */
export const statusNote = (symbols: SymbolTable, row: Row, advice: string): string | undefined => {
  const owner = kindAt(symbols, row) === "class" ? undefined : statusOfOwner(symbols, row)
  if (owner === undefined || advice === "") return owner ?? (advice || undefined)
  return isDeprecated(symbols, row) ? `${owner}; ${advice}` : `${owner}: ${advice}`
}

const statusOfOwner = (symbols: SymbolTable, row: Row): string | undefined => {
  const status = symbols.flags[classRow(symbols, ownerAt(symbols, row))] ?? 0
  const flag = status & Flag.deprecated ? "deprecated" : status & Flag.experimental ? "experimental" : undefined
  return flag === undefined ? undefined : `${classNameAt(symbols, row)} is ${flag}`
}
