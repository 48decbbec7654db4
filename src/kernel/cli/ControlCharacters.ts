/** Escapes control characters before they are printed: a terminal would obey those in the name or content of a file. */

/**
 * Escapes the control characters of a text that stays on one line, such as the path of a file, as JSON does.
 *
 * @example onOneLine("a\u001b[2J\n.md") // "a\\u001b[2J\\n.md"
 */
export const onOneLine = (text: string): string => text.replace(/\p{Cc}/gu, escaped)

/**
 * Escapes the control characters of a text for a terminal, except for ends of lines, tabs and the colours of commands.
 * JSON remains the same JSON.
 *
 * @example forTerminal("\u001b[1ma\u001b[2J\u001b[22m\n") // "\u001b[1ma\\u001b[2J\u001b[22m\n"
 */
export const forTerminal = (text: string): string =>
  text.replace(/\r?\n|\t|\p{Cc}(?:\[(?:[012]|22|3\d)m)?/gu, (found) =>
    /^(?:\r?\n|\t)$/.test(found) || (found.length > 1 && found.startsWith(ESCAPE))
      ? found
      : `${escaped(found.slice(0, 1))}${found.slice(1)}`
  )

const ESCAPE = "\u001b"

/** JSON itself leaves those from U+007F on as they are. */
const escaped = (control: string): string =>
  control < "\u007f"
    ? JSON.stringify(control).slice(1, -1)
    : `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`
