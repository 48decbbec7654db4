/** Opaque cursors: an offset that a client hands back as it got it, into the list that it was given for. */
import { createHash } from "node:crypto"
import { Option } from "effect"

/** `of` names the list: a cursor into another one is none here. */
export const encode = (offset: number, of = ""): string =>
  Buffer.from(`o${offset}${markOf(of)}`, "latin1").toString("base64url")

/** None for whatever `encode` did not make, or made for another list. */
export const decode = (cursor: string, of = ""): Option.Option<number> => {
  if (cursor.length > 48) return Option.none()
  const text = Buffer.from(cursor, "base64url").toString("latin1")
  const offset = /^o(\d{1,15})(?:$|\.)/.exec(text)?.[1]
  return offset !== undefined && encode(Number(offset), of) === cursor ? Option.some(Number(offset)) : Option.none()
}

const markOf = (list: string): string =>
  list === "" ? "" : `.${createHash("sha256").update(list).digest("hex").slice(0, 8)}`
