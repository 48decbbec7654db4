/** The notes of a search answer, which say why there are no results or how they were found. */
import { Effect } from "effect"
import type { Snapshot } from "../../library/live/Snapshot.ts"
import { missingAncestor } from "../../library/lookup/ReferenceGaps.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { Missing, Topic } from "../../search/SearchEngine.ts"
import { isNameScore } from "../../search/Weights.ts"
import { AddedClasses } from "../tools/AddedClasses.ts"
import type { SearchResult } from "./Shapes.ts"

/** The notes on messages that do not concern a name of the reference. */
export const topicNotes: Readonly<Record<Topic, string>> = {
  script:
    'This message is about how a script is written, not about a name of the reference; godot_check with its "code" or "path" says where.',
  shader:
    'This message is about how a shader is written, not about a name of the reference; godot_check with its "code" or "path" says where.',
  otherScript:
    'This message is about another script, which does not load; godot_check with the "path" of that one says why.',
  projectFile:
    'This message is about a file of the project, not about a name of the reference; godot_check with the "path" of a scene, a resource or project.godot says which paths lead nowhere.',
  csharp:
    "This message is from the compiler of C#, about how a class is written for Godot, and not about a name of the reference; godot_check reads no C#."
}

/**
 * Says that the reference lacks the requested name; undefined if a result other than the class before the dot was found
 * by name.
 */
export const missingNote = Effect.fnUntraced(function* (
  snapshot: Snapshot,
  missing: Missing | undefined,
  [first]: ReadonlyArray<SearchResult>
) {
  if (missing === undefined) return undefined
  const { name, owner } = missing
  const isByName = isNameScore(first?.score ?? 0)
  if (isByName && (owner === undefined || first?.name !== owner)) return undefined
  const { withClasses } = yield* AddedClasses
  const { added } = yield* withClasses(snapshot)
  if (added?.has(name) === true) return undefined
  // Claims no more than that: scripts without a class name, C# and the editor have names that no search finds.
  const reference = snapshot.facts.layout === "starter" ? "The starter reference" : "This reference"
  const lack = `${reference} has no ${owner === undefined ? name : `${owner}.${name}`}`
  const tree = ClassTree.of(snapshot.symbols)
  const ownerIndex = owner === undefined ? undefined : tree.indexOf(owner)
  const unknownAncestor = ownerIndex === undefined ? [] : missingAncestor(snapshot, tree.ancestors(ownerIndex))
  const what = owner === undefined || unknownAncestor.length > 0 ? lack : `${lack}, own or inherited`
  const said = first === undefined || isByName ? `${what}.` : `${what}; the results are by the words of the query.`
  return [said, ...unknownAncestor].join(" ")
})

/** Matches letters of scripts other than the reference's. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** Says that a query's words are in no word list, where they are in another script than the reference. */
export const unreadWords = (query: string): string | undefined =>
  OTHER_SCRIPT.test(query)
    ? "The reference is in English and no word list has these words: ask again in English, or with a name."
    : undefined
