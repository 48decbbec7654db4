/**
 * Reads a value as strictly as Godot does; returns a fault if it cannot be read.
 *
 * @see https://github.com/godotengine/godot/blob/master/core/variant/variant_parser.cpp
 */
import { asPacked, numeric, packed, renamed, resources, texts, words } from "./constructors.ts"
import type { SceneValue } from "./SceneValue.ts"
import { Stop, ValueCursor, type ValueFault } from "./ValueCursor.ts"

export type ReadValue =
  | { readonly value: SceneValue; readonly end: number }
  | { readonly fault: ValueFault }
  /** Nested too deep to be read. */
  | { readonly isTooDeep: true }

/** Maximum nesting; Godot's own is 100. */
const MAX_DEPTH = 100

/** A number of a packed array with the comma after it: there may be a million of them. */
const listed = /\s*-?\d+(?:\.\d*)?(?:[eE][+-]?\d+)?\s*,/y
const identifier = /[A-Za-z_]\w*/y
const color = /#[0-9a-fA-F]*/y
/**
 * Reads the value that begins at an offset.
 *
 * @example
 * readSceneValue("position = Vector2(1, 2)", 11)
 * // { value: { kind: "built-in", name: "Vector2", numbers: [1, 2], ... }, end: 24 }
 * readSceneValue("position = Vector2(1)", 11) // { fault: { message: "Vector2 takes 2 numbers here, not 1.", ... } }
 */
export const readSceneValue = (text: string, from: number): ReadValue => new Reader(text).read(from)

/** The keys of a dictionary or an object, and their values. */
interface Pairs {
  readonly keys: ReadonlyArray<SceneValue>
  readonly entries: ReadonlyArray<SceneValue>
}

class Reader extends ValueCursor {
  private depth = 0

  read(from: number): ReadValue {
    this.at = from
    try {
      const value = this.value()
      return { value, end: value.end }
    } catch (stop) {
      if (stop instanceof Stop) return stop.fault === undefined ? { isTooDeep: true } : { fault: stop.fault }
      throw stop
    }
  }

  private value(): SceneValue {
    if (this.depth === MAX_DEPTH) throw new Stop(undefined)
    this.depth++
    const value = this.plain()
    this.depth--
    return value
  }

  private plain(): SceneValue {
    this.skip()
    const start = this.at
    const unit = this.text[start] ?? ""
    if (unit === '"') return { kind: "string", ...this.quoted() }
    if ((unit === "&" || unit === "@") && this.text[start + 1] === '"') return { kind: "string-name", ...this.quoted() }
    if (unit === "[") {
      const items = this.items("]")
      return { kind: "array", items, start, end: this.at }
    }
    if (unit === "{") {
      return { kind: "dictionary", ...this.entries(), start, end: this.at }
    }
    if (unit === "#") {
      this.match(color)
      return { kind: "color", start, end: this.at }
    }
    const value = this.number()
    if (value !== undefined) return { kind: "number", value, start, end: this.at }
    const name = this.match(identifier)
    return name === undefined ? this.fail(this.unexpected(start)) : this.named(name, start)
  }

  private named(name: string, start: number): SceneValue {
    const end = this.at
    if (name === "true" || name === "false") return { kind: "bool", value: name === "true", start, end }
    if (name === "null" || name === "nil") return { kind: "null", start, end }
    if (name === "Array" || name === "Dictionary") return this.typed(name, start)
    const hasArguments = /^\s*\(/.test(this.text.slice(end, end + 20))
    const count = numeric[name]
    if (count !== undefined && hasArguments) {
      const numbers = this.numbers(name, true)
      if (numbers.length !== count) {
        const message = `${name} takes ${count} numbers here, not ${numbers.length}.`
        const opaque = name === "Color" && numbers.length === 3
        const fix = opaque ? { fix: `${this.text.slice(start, this.at - 1).trimEnd()}, 1)` } : {}
        this.fail({ start, end: this.at, message, ...fix })
      }
      return { kind: "built-in", name: renamed[name] ?? name, numbers, start, end: this.at }
    }
    if (!hasArguments) return this.fail(this.noConstant(name, start, end))
    if (packed.test(name)) {
      this.packedItems(name)
      return { kind: "built-in", name: asPacked(name), numbers: [], start, end: this.at }
    }
    if (texts.test(name)) {
      this.open()
      for (const item of this.itemsUntil(")")) {
        if (item.kind !== "string")
          this.fail({ start: item.start, end: item.end, message: `${name} takes strings in quotes.` })
      }
      return { kind: "built-in", name: "PackedStringArray", numbers: [], start, end: this.at }
    }
    if (resources.has(name)) return this.resource(name, start)
    if (name === "NodePath") return this.nodePath(start)
    if (name === "Object") return this.object(start)
    if (name === "RID" || name === "Callable" || name === "Signal") {
      this.open()
      this.itemsUntil(")")
      return { kind: "built-in", name, numbers: [], start, end: this.at }
    }
    return this.fail({ start, end, message: `${name}(...) is not a value here.` })
  }

  private nodePath(start: number): SceneValue {
    this.open()
    this.skip()
    const from = this.at
    if (this.text[from] !== '"')
      this.fail({ start: from, end: from + 1, message: "NodePath takes a string in quotes." })
    this.quoted()
    this.close()
    return { kind: "built-in", name: "NodePath", numbers: [], start, end: this.at }
  }

  private resource(name: string, start: number): SceneValue {
    this.open()
    this.skip()
    const from = this.at
    if (this.text[from] === '"') this.quoted()
    else if (this.number() === undefined) {
      const place = this.placeAt(from)
      const word = this.text.slice(place.start, place.end)
      const fix = /^\w+$/.test(word) ? { fix: `"${word}"` } : {}
      this.fail({ ...place, message: `${name} takes the id of a resource in quotes.`, ...fix })
    }
    const idAt = { start: from, end: this.at }
    const source = this.text.slice(idAt.start, idAt.end)
    const id = source.startsWith('"') ? source.slice(1, -1) : source
    this.skip()
    if (this.text[this.at] === ",") this.at++
    this.itemsUntil(")")
    return { kind: "resource", name, id, idAt, start, end: this.at }
  }

  /** `Object(InputEventKey, "pressed": true)`. */
  private object(start: number): SceneValue {
    this.open()
    this.skip()
    const from = this.at
    const className = this.match(identifier) ?? ""
    const classAt = { start: from, end: this.at }
    if (className === "") this.fail({ start: from, end: from + 1, message: "Object takes the name of a class." })
    this.skip()
    if (this.text[this.at] !== ",") this.fail(this.unexpected(this.at))
    this.at++
    return { kind: "object", className, classAt, ...this.pairs(")"), start, end: this.at }
  }

  /** `Array[int]([1])`, `Dictionary[String, int]({})`. */
  private typed(name: "Array" | "Dictionary", start: number): SceneValue {
    if (this.text[this.at] !== "[") {
      const inner = name === "Array" ? "[...]" : "{...}"
      this.fail({ start, end: this.at, message: `${name} without types is written ${inner}.` })
    }
    this.at++
    for (;;) {
      this.skip()
      const word = this.match(identifier)
      if (word === undefined) this.fail(this.unexpected(this.at))
      this.skip()
      const isClass = word === "Resource" && this.text[this.at] !== "("
      if (resources.has(word) && !isClass) this.resource(word, this.at)
      this.skip()
      const next = this.text[this.at++]
      if (next === "]") break
      if (next !== ",") this.fail(this.unexpected(this.at - 1))
    }
    this.open()
    this.skip()
    const bracket = name === "Array" ? "[" : "{"
    if (this.text[this.at] !== bracket) this.fail(this.unexpected(this.at))
    if (name === "Array") {
      const items = this.items("]")
      this.close()
      return { kind: "array", items, start, end: this.at }
    }
    const entries = this.entries()
    this.close()
    return { kind: "dictionary", ...entries, start, end: this.at }
  }

  /** The numbers of a constructor with a fixed number of them. */
  private numbers(name: string, isKept: boolean): ReadonlyArray<number> {
    const found: Array<number> = []
    this.open()
    this.skip()
    if (this.text[this.at] === ")") {
      this.at++
      return found
    }
    for (;;) {
      if (!isKept) this.matchAll(listed)
      this.skip()
      const start = this.at
      const value = this.number()
      if (value === undefined) this.fail({ ...this.placeAt(start), message: `${name} takes only numbers here.` })
      else if (isKept) found.push(value)
      this.skip()
      const next = this.text[this.at]
      if (next === ")") {
        this.at++
        return found
      }
      if (next !== ",") this.fail(this.unexpected(this.at))
      this.at++
    }
  }

  /** The numbers of a packed array, or the base64 string that holds them. */
  private packedItems(name: string): void {
    const from = this.at
    this.open()
    this.skip()
    if (/^P(?:acked|ool)Byte/.test(name) && this.text[this.at] === '"') {
      this.quoted()
      this.close()
      return
    }
    this.at = from
    this.numbers(name, false)
  }

  private items(close: string): ReadonlyArray<SceneValue> {
    this.at++
    return this.itemsUntil(close)
  }

  /** Values with commas between them; a last comma is allowed. */
  private itemsUntil(close: string): ReadonlyArray<SceneValue> {
    const found: Array<SceneValue> = []
    for (let needsComma = false; ; needsComma = true) {
      this.skip()
      if (this.text[this.at] === close) {
        this.at++
        return found
      }
      if (needsComma) {
        if (this.text[this.at] !== ",") this.fail(this.unexpected(this.at))
        this.at++
        this.skip()
        if (this.text[this.at] === close) {
          this.at++
          return found
        }
      }
      found.push(this.value())
    }
  }

  private entries(): Pairs {
    this.at++
    return this.pairs("}")
  }

  private pairs(close: string): Pairs {
    const keys: Array<SceneValue> = []
    const entries: Array<SceneValue> = []
    for (let needsComma = false; ; needsComma = true) {
      this.skip()
      if (needsComma && this.text[this.at] === ",") {
        this.at++
        this.skip()
      } else if (needsComma && this.text[this.at] !== close) this.fail(this.unexpected(this.at))
      if (this.text[this.at] === close) {
        this.at++
        return { keys, entries }
      }
      keys.push(this.value())
      this.skip()
      if (this.text[this.at] !== ":") this.fail(this.unexpected(this.at))
      this.at++
      entries.push(this.value())
    }
  }

  /** Suggests what to write for a name that is no value: `Vector2.ZERO`, `True`, `center`. */
  private noConstant(name: string, start: number, end: number): ValueFault {
    const word = words[name]
    if (word !== undefined) return { start, end, message: `Godot writes ${word} here.`, fix: word }
    const [rest = ""] = /^(?:\.\w+)*/.exec(this.text.slice(end, end + 80)) ?? []
    return {
      start,
      end: end + rest.length,
      message: `${name}${rest} is not a value here: only numbers, quoted strings and constructors are.`,
      constant: `${name}${rest}`
    }
  }
}
