/**
 * Breaks scripts on purpose, to count which faults a check finds: one fault in each mutant, wrong by construction.
 *
 * Kinds: a typo in a name, a typo in the name of a member, more arguments than any function takes, a token less, a name
 * of Godot 3.
 */

import type { Dialect } from "../../src/godot/script/Script.ts"
import type { Token } from "../../src/godot/script/Token.ts"
import * as Dictionary from "../../src/godot/search/index/Dictionary.ts"
import * as Lexicon from "../../src/godot/search/index/Lexicon.ts"
import { compiled } from "../../src/godot/search/renames/compiled.ts"
import { toNewer } from "../../src/godot/search/renames/RenameTables.ts"
import { tokenize } from "../support/tokens.ts"

export const kinds = [
  "typo in a name",
  "typo in a member",
  "arguments too many",
  "a token less",
  "a name of Godot 3"
] as const
export type Kind = (typeof kinds)[number]

export interface Mutant {
  readonly kind: Kind
  readonly text: string
  /** Line of the fault, from 1. */
  readonly line: number
  /** Text before and after the change. */
  readonly change: string
}

/**
 * Numbers in [0, 1) that are the same in every run. @see https://en.wikipedia.org/wiki/Linear_congruential_generator
 */
export const random = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Returns a name with two letters swapped, one doubled, or one missing. */
const typo = (name: string, next: () => number): string => {
  const at = 1 + Math.floor(next() * (name.length - 2))
  const kind = next()
  if (kind < 0.34) return name.slice(0, at) + name.slice(at + 1)
  if (kind < 0.67) return name.slice(0, at) + name.charAt(at) + name.slice(at)
  const swapped = name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2)
  return swapped === name ? `${name}x` : swapped
}

/** New member names -> the old ones, where just one old name became the new one. */
const oldNames = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const { keys } = Dictionary.unpack(compiled().newer)
  const folded = Array.from({ length: Lexicon.size(keys) }, (_, id) => Lexicon.at(keys, id))
  for (const { name, others } of folded.flatMap(toNewer.members)) {
    for (const other of others) if (/^[a-z_]{5,}$/.test(other) && name.includes("_")) found.set(other, name)
  }
  return found
}

let olds: ReadonlyMap<string, string> | undefined

const DECLARING = new Set(["func", "var", "const", "signal", "enum", "class", "class_name", "for", "extends"])

const isBare = (before: Token | undefined): boolean =>
  before !== undefined && before.kind !== "." && !DECLARING.has(before.kind)

/** Functions that take any number of arguments. */
const takesAny = new Set(
  "print prints printt printraw printerr print_rich print_debug str push_error push_warning emit bind call call_deferred rpc rpc_id emit_signal min max range Color Array Dictionary assert preload callv yield".split(
    " "
  )
)

interface Edit {
  readonly kind: Kind
  readonly start: number
  readonly end: number
  readonly text: string
}

/** All faults that could be put into a text. */
const editsOf = (
  tokens: ReadonlyArray<Token>,
  text: string,
  next: () => number,
  exists: (name: string) => boolean
): ReadonlyArray<Edit> => {
  olds ??= oldNames()
  const names = new Set(tokens.map(({ value }) => value))
  const edits: Array<Edit> = []
  let declares = false
  for (const [i, token] of tokens.entries()) {
    const before = tokens[i - 1]
    const after = tokens[i + 1]
    if (token.indent >= 0)
      declares = ["func", "signal", "enum", "class", "class_name", "extends", "annotation", "static"].includes(
        token.kind
      )
    const { start, end, kind, value } = token
    if (kind === "identifier" && value.length >= 4 && !declares && after?.kind !== ":" && after?.kind !== "=") {
      const changed = typo(value, next)
      const isMember = before?.kind === "." && !text.slice(0, start).endsWith(". ")
      if (!names.has(changed)) {
        if (isMember) edits.push({ kind: "typo in a member", start, end, text: changed })
        else if (
          isBare(before) &&
          before?.kind !== "$" &&
          before?.kind !== "/" &&
          before?.kind !== "%" &&
          before?.kind !== "as" &&
          before?.kind !== "->"
        ) {
          edits.push({ kind: "typo in a name", start, end, text: changed })
        }
      }
      const old = olds.get(value)
      if (old !== undefined && isMember && !exists(old))
        edits.push({ kind: "a name of Godot 3", start, end, text: old })
    }
    if (
      kind === "(" &&
      before?.kind === "identifier" &&
      !declares &&
      after !== undefined &&
      !takesAny.has(before.value)
    ) {
      edits.push({
        kind: "arguments too many",
        start: end,
        end,
        text: `${"1, ".repeat(9)}${after.kind === ")" ? "1" : ""}`
      })
    }
    const isInPath = kind === "." && text.slice(text.lastIndexOf("\n", start) + 1, start).match(/[$%][\w/]+$/) !== null
    if (!declares && !isInPath && [":", ")", "(", "]", "=", ",", "if", "in", ".", "func"].includes(kind)) {
      edits.push({ kind: "a token less", start, end, text: "" })
    }
  }
  return edits
}

/** `count` mutants of a text, of all kinds in turn; `exists` tells whether the reference has any member of a name. */
export const mutantsOf = (
  text: string,
  dialect: Dialect,
  count: number,
  next: () => number,
  exists: (name: string) => boolean
): ReadonlyArray<Mutant> => {
  const { tokens } = tokenize(text, dialect)
  const edits = editsOf(tokens, text, next, exists)
  const mutants: Array<Mutant> = []
  for (let i = 0; i < count; i++) {
    const kind = kinds[i % kinds.length]
    const ones = edits.filter((edit) => edit.kind === kind)
    const edit = ones[Math.floor(next() * ones.length)]
    if (edit === undefined) continue
    const line = text.slice(0, edit.start).split("\n").length
    mutants.push({
      kind: edit.kind,
      text: text.slice(0, edit.start) + edit.text + text.slice(edit.end),
      line,
      change: `${text.slice(edit.start, edit.end)} -> ${edit.text}`
    })
  }
  return mutants
}
