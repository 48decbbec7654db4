/** A value of a scene, a resource or the settings, as Godot writes it. */
import type { Span } from "../script/Position.ts"

/** A value with its place in the file. */
export type SceneValue = Span &
  (
    | { readonly kind: "number"; readonly value: number }
    /** The text itself is read by `textOfString` where a rule needs it. */
    | { readonly kind: "string" | "string-name" }
    | { readonly kind: "bool"; readonly value: boolean }
    | { readonly kind: "null" | "color" }
    | { readonly kind: "array"; readonly items: ReadonlyArray<SceneValue> }
    /** Each of `keys` has its value at the same index of `entries`. */
    | {
        readonly kind: "dictionary"
        readonly keys: ReadonlyArray<SceneValue>
        readonly entries: ReadonlyArray<SceneValue>
      }
    /** `Vector2(1, 2)`, whose numbers are kept, and packed arrays, whose items are not. */
    | { readonly kind: "built-in"; readonly name: string; readonly numbers: ReadonlyArray<number> }
    /**
     * `ExtResource("1")`, `SubResource("1")` with the id as it is written; "" for others, `Resource("res://a.tres")`.
     */
    | { readonly kind: "resource"; readonly name: string; readonly id: string; readonly idAt: Span }
    /** `Object(InputEventKey, "pressed": true)`: its class, and its properties by their names in quotes. */
    | {
        readonly kind: "object"
        readonly className: string
        readonly classAt: Span
        readonly keys: ReadonlyArray<SceneValue>
        readonly entries: ReadonlyArray<SceneValue>
      }
  )

/** Returns the text of a string value, escapes resolved. */
export const textOfString = (text: string, { start, end }: Span): string => {
  const source = text.slice(text[start] === '"' ? start + 1 : start + 2, end - 1)
  return source.includes("\\") ? source.replace(/\\([\s\S])/g, (_, unit: string) => escapes.get(unit) ?? unit) : source
}

const escapes: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"]
])
