/** Shows annotations, and Godot 3's modifiers before `var`, in the description of a member. */
import type { Span } from "./Position.ts"
import type { Script } from "./Script.ts"
import { textAt } from "./SourceText.ts"

/** Adds hints to a description, which may be empty. */
export const withHints = <Doc extends { readonly description: string }>(doc: Doc, hints: string): Doc => ({
  ...doc,
  description: [doc.description, hints].filter((part) => part !== "").join("\n\n")
})

/**
 * Returns annotations as they are written, and the words from the first modifier up to the name of a variable.
 *
 * @example
 * hintsOf({ text: "@export var speed" }, [{ start: 0, end: 7 }]) // "[code]@export[/code]"
 */
export const hintsOf = (
  script: Pick<Script, "text">,
  annotations: ReadonlyArray<Span>,
  modifiers?: Span | undefined
): string => {
  const words = annotations.map((one) => textAt(script, one))
  if (modifiers !== undefined)
    words.push(
      textAt(script, modifiers)
        .replace(/\bvar\s*$/, "")
        .trim()
    )
  return words.map((word) => `[code]${word}[/code]`).join(" ")
}
