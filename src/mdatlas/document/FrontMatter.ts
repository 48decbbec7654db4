/** The scalars of a document's front matter, which lists of files show, and its title. Nested values are left out. */

export type Scalar = string | number | boolean

const LIMITS = { fields: 20, key: 64, value: 200 } as const

/** Front matter in YAML (`---`) or TOML (`+++`) at the very beginning of a text. */
const MATTER = /^\ufeff?(---|\+\+\+)[ \t]*\r?\n(?:(.*?)\r?\n)??\1[ \t]*(?:\r?\n|$)/s

/** Keys and values of a line, by the fence. The white space around them belongs to neither. */
const FIELD = {
  "---": /^([^\s#:'"[{&*!|>%@`-][^:#]*):(?![^ \t])(.*)$/s,
  "+++": /^([\w.-]+)[ \t]*=(.*)$/s
}

/**
 * Checks whether a text begins with front matter.
 *
 * @example
 * hasFrontMatter("+++\nweight = 1\n+++\n") // true
 */
export const hasFrontMatter = (text: string): boolean => MATTER.test(text)

/**
 * Returns the top-level scalars of front matter, undefined if there is none.
 *
 * @example
 * frontMatterOf("---\ntitle: Guide\ndraft: false\ntags: [a]\n---\n") // { title: "Guide", draft: false }
 */
export const frontMatterOf = (text: string): Readonly<Record<string, Scalar>> | undefined => {
  const fields = new Map<string, Scalar>()
  for (const { key, value } of scalarsIn(text)) if (fields.size < LIMITS.fields) fields.set(key, value)
  return fields.size === 0 ? undefined : Object.fromEntries(fields)
}

/**
 * Returns the title that front matter gives the document, and its line; undefined if it gives none.
 *
 * @example
 * matterTitleOf("---\nlang: en\ntitle: Guide\n---\n") // { title: "Guide", line: 3 }
 */
export const matterTitleOf = (text: string): { readonly title: string; readonly line: number } | undefined => {
  for (const { key, value, line } of scalarsIn(text)) if (key === "title") return { title: String(value), line }
  return undefined
}

/** Yields the top-level scalars of front matter with their lines. */
function* scalarsIn(text: string): Generator<{ readonly key: string; readonly value: Scalar; readonly line: number }> {
  const [, fence, body = ""] = MATTER.exec(text) ?? []
  if (fence !== "---" && fence !== "+++") return
  for (const [index, line] of body.split(/\r?\n/).entries()) {
    // The keys of a TOML table are not of the top level any more.
    if (fence === "+++" && line.startsWith("[")) break
    const [, name, value = ""] = FIELD[fence].exec(line) ?? []
    const key = name?.trimEnd()
    const scalar = key === undefined || key.length > LIMITS.key ? undefined : scalarOf(value.trim())
    if (key !== undefined && scalar !== undefined) yield { key, value: scalar, line: index + 2 }
  }
}

const scalarOf = (value: string): Scalar | undefined => {
  const [, quote, quoted] = /^(["'])(.*?)\1[ \t]*(?:#.*)?$/s.exec(value) ?? []
  if (quoted !== undefined) return withoutEscapes(quoted, quote).slice(0, LIMITS.value)
  const plain = value.replace(/[ \t]#.*$/s, "").trim()
  if (plain === "" || plain === "~" || plain === "null" || /^[[{|>&*!#]/.test(plain)) return undefined
  if (plain === "true" || plain === "false") return plain === "true"
  return /^[-+]?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(plain) ? Number(plain) : plain.slice(0, LIMITS.value)
}

const withoutEscapes = (text: string, quote: string | undefined): string =>
  quote === "'" ? text.replaceAll("''", "'") : text.replace(/\\(["\\/])/g, "$1")
