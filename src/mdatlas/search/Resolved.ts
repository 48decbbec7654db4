/** Names the sections of candidates, and adds the fields that an answer shows. */
import { clip } from "../../kernel/util/Text.ts"
import { unfinishedBytes } from "../document/CodePoints.ts"
import type { Section } from "../document/Outline.ts"
import * as Structure from "../document/Structure.ts"
import { surroundings } from "../document/Surroundings.ts"
import type { Document } from "../document/Walk.ts"
import { type ByteSource, read } from "../files/ByteSource.ts"
import { copyDigest } from "./Copies.ts"
import { collapseSpace } from "./LineCursor.ts"
import type { Candidate, SearchInput, SectionMatch } from "./SectionMatch.ts"
import { contextsOf } from "./TextWindows.ts"

/** Length of a snippet, in UTF-16 units. */
export const MAX_SNIPPET = 160
/** Number of bytes of which the opening of a section is made. */
const OPENING = 1200

/** Returns the matches that candidates are. */
export const resolve = (
  document: Document,
  source: ByteSource,
  candidates: ReadonlyArray<Candidate>,
  { context, known }: SearchInput
): ReadonlyArray<SectionMatch> => {
  if (candidates.length === 0) return []
  const bytes = candidates.flatMap(({ byte, section }) => (section === undefined ? [byte] : [])).sort((a, b) => a - b)
  const located = bytes.length === 0 ? [] : Structure.locate(document, bytes)
  const sections = new Map(located.map((section) => [section.start.byte, section]))
  const named = candidates.flatMap((candidate) => {
    const section = candidate.section ?? sections.get(candidate.byte)
    return section === undefined ? [] : [{ candidate, section }]
  })
  const around = surroundings(
    document,
    named.map(({ section }) => section)
  )
  const contexts =
    context === undefined
      ? []
      : contextsOf(
          source,
          named.map(({ candidate }) => candidate.line),
          context
        )
  return named.map(({ candidate, section }, index) => {
    const { line, score, snippet, matches, titleWords, titleShare } = candidate
    const { id, title, level } = section
    const shown = snippet()
    const { start, ownEnd, end } = section
    const span = { start: start.byte, ownEnd: ownEnd.byte, end: end.byte }
    const digest = known === undefined ? undefined : copyDigest(source, span)
    return {
      id,
      title,
      level,
      line,
      snippet: shown === "" ? opening(source, section) : shown,
      score,
      matches,
      path: around[index]?.path ?? [title],
      ...(contexts[index] === undefined ? {} : { context: contexts[index] }),
      ...(titleWords === undefined ? {} : { titleWords }),
      ...(titleShare === undefined ? {} : { titleShare }),
      ...(digest === undefined ? {} : { digest })
    }
  })
}

/** The lines of a heading at the beginning of a section: one that begins with `#`, or all down to the underline. */
const HEADING = /^(?: {0,3}#{1,6}(?![^ \t\r\n])[^\r\n]*|[\s\S]*?[\r\n] {0,3}(?:=+|-+)[ \t]*(?=[\r\n]|$))/

/** The beginning of a section's own text after the heading, on one line; the heading if there is no text. */
const opening = (source: ByteSource, { start, ownEnd, level }: Section): string => {
  const cut = Math.min(ownEnd.byte, start.byte + OPENING)
  const bytes = read(source, start.byte, cut)
  const text = new TextDecoder().decode(bytes.subarray(0, bytes.length - unfinishedBytes(bytes)))
  const body = collapseSpace(level > 0 ? text.replace(HEADING, "") : text)
  return clip(body === "" ? text.trim() : body, MAX_SNIPPET)
}
