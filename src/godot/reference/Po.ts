/**
 * Reads a gettext catalogue (`.po`) as far as a class reference needs one: texts and their translations.
 *
 * Entries that are marked fuzzy or obsolete, have a context or a plural, or are not translated are left out. Lines that
 * belong to no entry are skipped, so a damaged file loses only its damaged entries.
 * @see https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html
 */

/** Maximum number of entries that are read; Godot's own catalogues have some 25,000. */
const MAX_ENTRIES = 200_000
/** Maximum length of a text, in UTF-16 units; the longest of Godot's own has 20,000. */
const MAX_TEXT = 200_000

const FUZZY = /^#,.{0,200}\bfuzzy\b/
const KEYWORD = /^(msgid|msgstr|msgctxt|msgid_plural|msgstr\[\d{1,2}\])[ \t]{0,8}"/
const ESCAPE = /\\(.)/g
const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "" }

/** Control characters, which an index uses as separators, and the replacement for invalid UTF-8. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNFIT = /[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/

/** An entry while it is being read. */
interface Entry {
  isFuzzy: boolean
  isPlain: boolean
  /** The field that goes on in the next line. */
  open: "msgid" | "msgstr" | undefined
  msgid: string
  msgstr: string
}

const fresh = (): Entry => ({ isFuzzy: false, isPlain: true, open: undefined, msgid: "", msgstr: "" })

/** Returns the text between the quotation marks of a line; undefined if it does not end with one. */
const quoted = (line: string, from: number): string | undefined => {
  const end = line.lastIndexOf('"')
  return end <= from ? undefined : line.slice(from + 1, end).replace(ESCAPE, (_, one: string) => escapes[one] ?? one)
}

/**
 * Returns the form in which texts are compared: without the spaces around lines and without empty lines, since class
 * files are indented and catalogues are not.
 *
 * @example keyOf("\t\tOne.\n\n\t\tTwo.\n") // "One.\nTwo."
 */
export const keyOf = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n")

/**
 * Returns the translations of a catalogue by the key (`keyOf`) of their original. Never throws.
 *
 * @example parse('msgid "Timer."\nmsgstr "タイマー。"\n').get("Timer.") // "タイマー。"
 */
export const parse = (po: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  let entry = fresh()
  const close = (): void => {
    const { isFuzzy, isPlain, msgid, msgstr } = entry
    if (!isFuzzy && isPlain && msgid !== "" && msgstr !== "" && !UNFIT.test(msgstr)) found.set(keyOf(msgid), msgstr)
    entry = fresh()
  }
  const add = (text: string): void => {
    if (entry.open === undefined) return
    entry[entry.open] += text
    if (entry[entry.open].length > MAX_TEXT) entry.isPlain = false
    if (!entry.isPlain) entry[entry.open] = ""
  }
  for (let start = 0, end = 0; start < po.length && found.size < MAX_ENTRIES; start = end + 1) {
    end = po.indexOf("\n", start)
    if (end < 0) end = po.length
    const line = po.slice(start, po.charCodeAt(end - 1) === CARRIAGE_RETURN ? end - 1 : end)
    if (line.startsWith('"')) {
      const text = quoted(line, 0)
      if (text === undefined) entry.isPlain = false
      else add(text)
      continue
    }
    if (line.startsWith("#")) {
      // A comment comes before its entry.
      if (entry.msgid !== "" || entry.open === "msgstr") close()
      entry.isFuzzy ||= FUZZY.test(line)
      entry.open = undefined
      continue
    }
    const keyword = KEYWORD.exec(line)?.[1]
    if (keyword === undefined) {
      close()
      continue
    }
    if (keyword === "msgid" && entry.open === "msgstr") close()
    entry.open = keyword === "msgid" || keyword === "msgstr" ? keyword : undefined
    if (entry.open === undefined) entry.isPlain = false
    const text = quoted(line, line.indexOf('"'))
    if (text === undefined) entry.isPlain = false
    else add(text)
  }
  close()
  return found
}

const CARRIAGE_RETURN = 13
