/** Lists the class files of a corpus, and compares two listings. */
import { Clock, type Context, Effect } from "effect"
import { attemptInSlices, type Files } from "../../../kernel/files/Files.ts"
import * as Fingerprint from "../../../kernel/files/Fingerprint.ts"
import * as Corpus from "../../reference/Corpus.ts"

/** Time without changes after which a fingerprint is trusted, in ms. */
const SETTLE = 25

/** Length of a slice, in ms: requests wait that long. */
const SLICE = 4

/** Lists the files; if one changed a moment ago, lists them again a moment later. */
export const settled = Effect.fnUntraced(function* (files: Context.Tag.Service<Files>, corpus: Corpus.Corpus) {
  const list = attemptInSlices(() => Corpus.listSteps(files, corpus), SLICE)
  const listing = yield* list
  const now = yield* Clock.currentTimeMillis
  if (!listing.fingerprints.some((one) => Fingerprint.isYoung(one, now))) return listing
  yield* Effect.sleep(SETTLE)
  const again = yield* list
  const later = yield* Clock.currentTimeMillis
  // Still being written: a size that no file has makes the next rescan find a change.
  const fingerprints = again.fingerprints.map((one) => (Fingerprint.isYoung(one, later) ? { ...one, size: -1 } : one))
  return { ...again, fingerprints }
})

/** Checks whether an index of one listing is valid for the other. */
export const isSame = (a: Corpus.Listing, b: Corpus.Listing): boolean =>
  Fingerprint.equalAll(a.fingerprints, b.fingerprints) &&
  a.version === b.version &&
  flaws(a).join("\n") === flaws(b).join("\n")

const flaws = ({ refused, unreadable }: Corpus.Listing): ReadonlyArray<string> => [
  ...refused.map(({ file }) => file),
  ...unreadable.map(({ folder }) => folder)
]

/** Returns the root and the listed folders, by absolute path: the places to watch. */
export const places = (
  files: Context.Tag.Service<Files>,
  { root }: Corpus.Corpus,
  { directories }: Corpus.Listing
): ReadonlyArray<Fingerprint.Fingerprint> => {
  const stat = files.stat(root)
  return [
    ...(stat === undefined ? [] : [Fingerprint.make(root, stat)]),
    ...directories.map((one) => ({ ...one, path: Corpus.below(root, one.path) }))
  ]
}
