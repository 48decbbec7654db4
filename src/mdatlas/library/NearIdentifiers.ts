/** Finds section ids similar to one that no section has. */
import { addTo } from "../../kernel/util/Collections.ts"
import { nearest } from "../../kernel/util/NearNames.ts"
import type { Outline } from "../document/Outline.ts"
import { slugOf } from "../document/SectionId.ts"
import * as Structure from "../document/Structure.ts"

/** Suggestions at most. */
const MAX_SUGGESTIONS = 5

/** Identifiers whose readable part is near: a title edited, or a title, path or anchor given in their place. Best first. */
export const nearIdentifiers = (outline: Outline, id: string): ReadonlyArray<string> => {
  const bySlug = new Map<string, Array<string>>()
  const preamble = Structure.preambleOf(outline)
  for (const identifier of [...(preamble === null ? [] : [preamble.id]), ...Structure.identifiers(outline)]) {
    addTo(bySlug, readable(identifier), identifier)
  }
  const last = id.slice(id.lastIndexOf(">") + 1).trim()
  return nearest(slugOf(readable(last)), bySlug.keys())
    .flatMap((slug) => bySlug.get(slug) ?? [])
    .slice(0, MAX_SUGGESTIONS)
}

const readable = (identifier: string): string => identifier.replace(/-[0-9a-f]{8,64}$/, "")
