/** Opaque cursors: an offset that a client hands back as it got it. */
import { Option } from "effect"

export const encode = (offset: number): string => Buffer.from(`o${offset}`, "latin1").toString("base64url")

/** None for whatever `encode` did not make. */
export const decode = (cursor: string): Option.Option<number> => {
  if (cursor.length > 32) return Option.none()
  const text = Buffer.from(cursor, "base64url").toString("latin1")
  const offset = /^o(\d{1,15})$/.exec(text)?.[1]
  return offset !== undefined && encode(Number(offset)) === cursor ? Option.some(Number(offset)) : Option.none()
}
