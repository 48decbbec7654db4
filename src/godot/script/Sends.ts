/** Finds with how many values a script emits its signals, and whether it may emit them in ways that cannot be seen. */
import { getOrMake } from "../../kernel/util/Collections.ts"
import { memoizeIn } from "../../kernel/util/memoize.ts"
import type { CallExpression } from "./Ast.ts"
import { isText } from "./ExpressionParts.ts"

/** Numbers of values that a script emits the signals of one name with. */
export interface Sent {
  /** Of its own signals: `hit.emit(1)`, `self.hit.emit(1)`, `emit_signal("hit", 1)`. */
  readonly own: Set<number>
  /** Of other objects: `enemy.hit.emit(1)`. */
  readonly others: Set<number>
}

/** Records a call that emits a signal; a computed name, `emit_signal(name)`, is recorded as "". */
export const noteSent = (sent: Map<string, Sent>, { callee, arguments: args }: CallExpression): void => {
  const isBare = callee.kind === "identifier"
  if (!isBare && callee.kind !== "attribute") return
  const method = isBare ? callee.name : callee.name.name
  const object = isBare ? undefined : callee.base
  if (method === "emit_signal") {
    const [first] = args
    add(sent, isText(first) ? first.value : "", args.length - 1, object === undefined || object.kind === "self")
  } else if (method === "emit" && object?.kind === "identifier") add(sent, object.name, args.length, true)
  else if (method === "emit" && object?.kind === "attribute")
    add(sent, object.name.name, args.length, object.base.kind === "self")
}

const add = (sent: Map<string, Sent>, name: string, count: number, isOwn: boolean): void => {
  const { own, others } = getOrMake(sent, name, () => ({ own: new Set<number>(), others: new Set<number>() }))
  const counts = isOwn ? own : others
  counts.add(count)
}

/** Comments, strings and names. */
const pieces =
  /#[^\n]*|"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|[\p{L}_][\p{L}\p{N}_]*/gu

/** Matches the code after the name of a signal that is neither passed on nor emitted in an unusual way. */
const usual = /^\s*(?:\(|\.\s*(?!emit\b(?!\s*\()))/

/** Matches the code before a signal that is declared or awaited. */
const harmless = /(?:\bsignal|\bawait(?:\s+[\w.$%]{0,40})?)\s*$/

/** Matches the code before the string of a signal that `noteSent` records, or that is not emitted there. */
const byName = /\b(?:emit_signal|connect|disconnect|is_connected|has_signal)\s*\(\s*&?$/

/** Units before and after a name that are looked at. */
const NEAR = 60

/**
 * Returns names of possible signals that the script passes on or emits in an unseen way: `hit` in `send(hit)`,
 * `hit.emit.bind(1)` and `call_deferred("emit_signal", "hit")`. Other things of that name count too.
 *
 * @example
 * passedSignalNames({ text: "signal hit\nfunc f():\n\thit.emit(1)\n\treturn over" })
 * // Set { "func", "return", "over" }
 */
export const passedSignalNames = memoizeIn(({ text }: { readonly text: string }): ReadonlySet<string> => {
  const names = new Set<string>()
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (piece.startsWith("#")) continue
    const before = text.slice(Math.max(0, index - NEAR), index)
    if (/^["']/.test(piece)) {
      const name = piece.slice(1, -1)
      if (/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) && !byName.test(before)) names.add(name)
      continue
    }
    if (names.has(piece)) continue
    const after = text.slice(index + piece.length, index + piece.length + NEAR)
    if (!usual.test(after) && !harmless.test(before)) names.add(piece)
  }
  return names
})
