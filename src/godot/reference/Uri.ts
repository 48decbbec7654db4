/**
 * The addresses of the reference: `godot://class/{name}`, `godot://symbol/{class}/{kind}/{name}`,
 * `godot://search?q=&kind=`.
 *
 * Names are percent-encoded as in RFC 3986 path segments, and parentheses too, so that an address fits in a Markdown
 * link; `@` stays readable. `parse` undoes each of the others for every name that a document can hold.
 */
import { percentDecoded } from "../../kernel/util/Percent.ts"
import { type Kind, kinds, type MemberKind } from "./Kind.ts"

export interface ClassAddress {
  readonly type: "class"
  readonly name: string
}

export interface SymbolAddress {
  readonly type: "symbol"
  readonly className: string
  readonly kind: MemberKind
  readonly name: string
}

export interface SearchAddress {
  readonly type: "search"
  readonly query: string
  readonly kind?: Kind
}

export type Address = ClassAddress | SymbolAddress | SearchAddress

const SCHEME = "godot://"

/**
 * Returns the address of a class.
 *
 * @example classUri("Node") // "godot://class/Node"
 */
export const classUri = (name: string): string => `${SCHEME}class/${encode(name)}`

/**
 * Returns the address of a member of a class.
 *
 * @example
 * symbolUri({ className: "Vector2", kind: "operator", name: "operator *" })
 * // "godot://symbol/Vector2/operator/operator%20*"
 */
export const symbolUri = (symbol: Omit<SymbolAddress, "type">): string =>
  `${SCHEME}symbol/${encode(symbol.className)}/${symbol.kind}/${encode(symbol.name)}`

/**
 * Returns the address of a search.
 *
 * @example searchUri("play a sound", "method") // "godot://search?q=play%20a%20sound&kind=method"
 */
export const searchUri = (query: string, kind?: Kind): string =>
  `${SCHEME}search?q=${encode(query)}${kind === undefined ? "" : `&kind=${kind}`}`

/**
 * Parses an address; undefined if it is not one of these. A `/` left bare in a last name is read as part of it.
 *
 * @example parse("godot://class/Node") // { type: "class", name: "Node" }
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3
 */
export const parse = (uri: string): Address | undefined => {
  if (!uri.startsWith(SCHEME)) return undefined
  const rest = uri.slice(SCHEME.length)
  if (rest.startsWith("search?")) return parseSearch(rest.slice("search?".length))
  const [type, ...segments] = rest.split("/")
  if (type === "class") {
    const name = decode(segments.join("/"))
    return name === undefined || name === "" ? undefined : { type, name }
  }
  if (type !== "symbol") return undefined
  const className = decode(segments[0] ?? "")
  const kind = segments[1] ?? ""
  const name = decode(segments.slice(2).join("/"))
  if (className === undefined || className === "" || name === undefined || name === "") return undefined
  return isMemberKind(kind) ? { type, className, kind, name } : undefined
}

const parseSearch = (parameters: string): SearchAddress | undefined => {
  const fields = new Map<string, string>()
  for (const pair of parameters.split("&")) {
    const equals = pair.indexOf("=")
    const value = decode(pair.slice(equals + 1).replaceAll("+", " "))
    if (value === undefined) return undefined
    if (equals > 0) fields.set(pair.slice(0, equals), value)
  }
  const query = fields.get("q")
  const kind = fields.get("kind") ?? ""
  if (query === undefined) return undefined
  if (kind === "") return { type: "search", query }
  return isKind(kind) ? { type: "search", query, kind } : undefined
}

const isKind = (word: string): word is Kind => (kinds as ReadonlyArray<string>).includes(word)

const isMemberKind = (word: string): word is MemberKind => word !== "class" && isKind(word)

/** Half of a surrogate pair has no UTF-8 and so no percent-encoding: it becomes U+FFFD. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD")

const encode = (name: string): string =>
  plain.test(name)
    ? name
    : encodeURIComponent(wellFormed(name)).replaceAll("%40", "@").replaceAll("(", "%28").replaceAll(")", "%29")

const plain = /^[\w@.-]*$/

const decode = (segment: string): string | undefined => percentDecoded(wellFormed(segment))
