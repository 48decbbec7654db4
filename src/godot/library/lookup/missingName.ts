/** Parts of the messages on missing classes and members: words for kinds, and the successors of a name. */
import { type NotFound, notFound } from "../../../kernel/mcp/Failure.ts"
import type { Kind } from "../../reference/Kind.ts"
import { qualifiedNameAt } from "../../reference/Rows.ts"
import { dialectOf } from "../../script/dialectOf.ts"
import type * as Renames from "../../search/renames/Renames.ts"
import { isName, targetId } from "../../search/synonyms/Vocabulary.ts"
import type { Names } from "../live/Snapshot.ts"
import { withoutModules } from "./ReferenceGaps.ts"

/** Returns a kind as a sentence has it: `theme item`. */
export const kindInWords = (kind: Kind): string => kind.replace("_", " ")

/** Returns a kind with its article: `an enum`, `a theme item`. */
export const withArticle = (kind: Kind): string => `${/^[aeiou]/.test(kind) ? "an" : "a"} ${kindInWords(kind)}`

/** Returns each name once, in the order of its first place. */
export const unique = (names: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(names)]

/** Facts about a missing name. */
interface Missing {
  readonly what: string
  readonly name: string
  /** The whole requested name, if `name` is only its class. */
  readonly asked?: string
  readonly suggestions: ReadonlyArray<string>
  readonly renamed: ReadonlyArray<Renames.Successor>
  /** Sentences before and after those on the name's successor. */
  readonly before?: ReadonlyArray<string>
  readonly after?: ReadonlyArray<string>
}

/**
 * Explains that there is no such name and gives its successor, or else whether a later version added it and where to
 * look. A note on the first suggestion follows it in parentheses:
 * `Did you mean Sprite2D (renamed from Sprite in Godot 4)?`
 */
export const missingName = (
  names: Names,
  { after = [], before = [], name, asked = name, renamed: [successor], suggestions, what }: Missing
): NotFound => {
  const successorName = successor && qualifiedNameAt(names.symbols, successor.row)
  const note = successorName === suggestions[0] ? successor?.note : undefined
  const became = successor === undefined ? whereElseOf(names, asked) : `${successorName}: ${successor.note}.`
  const hint = [...before, ...(note === undefined ? [became] : []), ...after].join(" ")
  return notFound({
    what,
    name,
    suggestions,
    ...(note === undefined ? {} : { note }),
    ...(hint === "" ? {} : { hint })
  })
}

/** Says whether an unknown name came in a later version, and where to look. */
const whereElseOf = (names: Names, name: string): string =>
  isOfLaterVersion(names, name) ? `It came after these documents of Godot 3. ${whereElse(names)}` : whereElse(names)

/** Checks whether documents of Godot 3 lack a name because it is newer: the vocabulary has names of Godot 4. */
const isOfLaterVersion = (names: Names, name: string): boolean =>
  dialectOf(names.symbols, names.facts.version) === 3 &&
  isName(name) &&
  targetId(name) >= 0 &&
  withoutModules(names) === undefined

/** Says where else a name may be found. */
const whereElse = ({ facts }: Names): string =>
  facts.layout === "starter"
    ? "This is the starter reference with the core classes only; the full one may have it: godot-docs-mcp get."
    : "godot_search finds names by words, godot_list_classes by their beginning."
