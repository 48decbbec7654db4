/**
 * Cuts a class that was asked for in full where it is longer than hosts take: Claude Code refuses an answer of more than
 * 25,000 tokens, and eight classes have up to 90,000.
 */
import * as Cursor from "../../../kernel/mcp/Cursor.ts"
import { laterHead } from "./ClassHead.ts"
import type { RenderContext } from "./RenderContext.ts"
import type { GodotClassDoc } from "./Shapes.ts"
import { sizeOf } from "./truncate.ts"

/** Maximum number of characters of the encoded answer: a token of these texts is some four characters. */
export const MAX_FULL = 80_000

/** Lists of members in the order of their pages. */
const lists = ["constructors", "methods", "operators", "properties", "signals", "constants"] as const

/** Room for `truncated`, `omitted`, `next` and `nextCursor`. */
const ROOM = 1_000

/** What a page is cut from, and how the next one is asked for. */
export interface FullPage {
  /** First member of the page. */
  readonly offset: number
  /** What the cursor is given for. */
  readonly scope: string
  /** Writes the call for the next page. */
  readonly call: (cursor: string) => string
}

/** Returns the page of a class that begins at a member; undefined where `offset` is past the last one. */
export const fullPage = (
  context: RenderContext,
  whole: GodotClassDoc,
  { offset, scope, call }: FullPage
): GodotClassDoc | undefined => {
  if (offset === 0 && sizeOf(whole) <= MAX_FULL) return whole
  const members = lists.flatMap((list) => (whole[list] ?? []).map((member) => ({ list, member })))
  if (offset >= members.length) return undefined
  const none = Object.fromEntries(lists.map((list) => [list, []]))
  const { docs, omitted, ...first } = whole
  const head = { ...(offset === 0 ? first : laterHead(context).head), ...none }
  let left = MAX_FULL - ROOM - sizeOf(head)
  let end = offset
  for (; end < members.length; end++) {
    left -= sizeOf(members[end]?.member) + 1
    // A page holds one member at least.
    if (left < 0 && end > offset) break
  }
  const held = members.slice(offset, end)
  const rest = members.slice(end)
  const cursor = rest.length === 0 ? undefined : Cursor.encode(end, scope)
  const leftOut = [
    ...lists.map((list): [string, number] => [list, rest.filter((one) => one.list === list).length]),
    ...(offset === 0 ? Object.entries(omitted ?? {}) : [])
  ].filter(([, count]) => count > 0)
  return {
    ...head,
    ...Object.fromEntries(lists.map((list) => [list, held.flatMap((one) => (one.list === list ? [one.member] : []))])),
    ...(leftOut.length === 0 ? {} : { omitted: Object.fromEntries(leftOut) }),
    ...(cursor === undefined ? {} : { truncated: true, next: call(cursor), nextCursor: cursor }),
    ...(docs === undefined ? {} : { docs })
  }
}
