/** Finds section ids similar to one that no section has. */
import { addTo } from "../../kernel/util/Collections.ts"
import { nearest } from "../../kernel/util/NearNames.ts"
import type { Outline } from "../document/Outline.ts"
import { slugOf } from "../document/SectionId.ts"
import * as Structure from "../document/Structure.ts"

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 5

/** Returns near identifiers, the best first: of a title edited, or of a title, path or anchor given in their place. */
export const nearIdentifiers = (outline: Outline, id: string): ReadonlyArray<string> => {
  const bySlug = new Map<string, Array<string>>()
  const preamble = Structure.preambleOf(outline)
  for (const identifier of [...(preamble === null ? [] : [preamble.id]), ...Structure.identifiers(outline)]) {
    addTo(bySlug, readable(identifier), identifier)
  }
  const last = slugOf(readable(id.slice(id.lastIndexOf(">") + 1).trim()))
  const version = unversioned(last)
  const isOfVersion = (slug: string) => `${unversioned(slug)}-`.startsWith(`${version}-`)
  const versions = /^\d/.test(version) ? [...bySlug.keys()].filter(isOfVersion) : []
  return (versions.length > 0 ? versions : nearest(last, bySlug.keys()))
    .flatMap((slug) => bySlug.get(slug) ?? [])
    .slice(0, MAX_SUGGESTIONS)
}

/** Returns the slug of a version without the `v` that headings often leave out, other slugs as they are. */
const unversioned = (slug: string): string => slug.replace(/^(?:v|version-)(?=\d)/, "")

const readable = (identifier: string): string => identifier.replace(/-[0-9a-f]{8,64}$/, "")
