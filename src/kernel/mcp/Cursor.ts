/** Encodes offsets as opaque cursors, which clients return unchanged and which no other list accepts. */
import { createHash } from "node:crypto"
import { Option } from "effect"

/**
 * Encodes an offset; `of` names the list: other lists refuse its cursors.
 *
 * @example
 * decode(encode(20, "files"), "files") // Option.some(20)
 * decode(encode(20, "files"), "links") // Option.none()
 */
export const encode = (offset: number, of = ""): string =>
  Buffer.from(`o${offset}${markOf(of)}`, "latin1").toString("base64url")

/** Decodes a cursor that `encode` made for the same list; none for any other string. */
export const decode = (cursor: string, of = ""): Option.Option<number> => {
  if (cursor.length > 48) return Option.none()
  const text = Buffer.from(cursor, "base64url").toString("latin1")
  const offset = /^o(\d{1,15})(?:$|\.)/.exec(text)?.[1]
  return offset !== undefined && encode(Number(offset), of) === cursor ? Option.some(Number(offset)) : Option.none()
}

const markOf = (list: string): string =>
  list === "" ? "" : `.${createHash("sha256").update(list).digest("hex").slice(0, 8)}`
