/**
 * Resolves cross references by the names of a whole reference.
 *
 * A bare name is looked for in the class whose text holds it, then in its ancestors, then in `@GlobalScope` and
 * `@GDScript`. A property that a descendant only overrides resolves to the ancestor that describes it.
 */
import { memoize } from "../../kernel/util/memoize.ts"
import type { ReferenceTag } from "./BBCodeNode.ts"
import * as ClassTree from "./ClassTree.ts"
import type { MemberKind } from "./Kind.ts"
import { GLOBAL_SCOPES, kindAt, memberRows } from "./Rows.ts"
import { type ClassIndex, Flag, type Row, type SymbolTable } from "./SymbolTable.ts"
import { classUri, symbolUri } from "./Uri.ts"

/** Resolves references of one reference's texts; makes its name tables on demand. */
export interface LinkResolver {
  /** The address of `target` as written in a text of `className`; undefined if there is no such name. */
  readonly resolve: (className: string, tag: ReferenceTag, target: string) => string | undefined
}

/** Kinds that a tag may point to, the likeliest first: 3.x has constructors among the methods. */
const kindsOf: ReadonlyMap<ReferenceTag, ReadonlyArray<MemberKind>> = new Map<ReferenceTag, ReadonlyArray<MemberKind>>([
  ["method", ["method", "constructor", "annotation"]],
  ["constructor", ["constructor", "method"]],
  ["operator", ["operator"]],
  ["member", ["property", "theme_item"]],
  ["signal", ["signal"]],
  ["constant", ["constant", "theme_item"]],
  ["enum", ["enum"]],
  ["annotation", ["annotation"]],
  ["theme_item", ["theme_item", "property"]]
])

/**
 * Makes the resolver of a table's references; its name tables are made as they are needed.
 *
 * @example make(symbols).resolve("Node", "method", "add_child") // "godot://symbol/Node/method/add_child"
 */
export const make = (table: SymbolTable): LinkResolver => {
  const tree = ClassTree.of(table)
  /** Returns the rows of a class's own members, by `kind name`. */
  const nameTableOf = memoize((index: ClassIndex): ReadonlyMap<string, Row> => {
    const rows = new Map<string, Row>()
    const { first, end } = memberRows(table, index)
    for (let row = first; row < end; row++) {
      rows.set(`${kindAt(table, row)} ${table.names[row]}`, row)
    }
    return rows
  })

  /** The class itself and its ancestors, nearest first. */
  const chainOf = (className: string): ReadonlyArray<ClassIndex> => {
    const index = tree.indexOf(className)
    return index === undefined ? [] : tree.selfAndAncestors(index)
  }

  const find = (chain: ReadonlyArray<ClassIndex>, kind: MemberKind, name: string): string | undefined => {
    let restated: string | undefined
    for (const index of chain) {
      const row = nameTableOf(index).get(`${kind} ${name}`)
      if (row === undefined) continue
      const uri = symbolUri({ className: table.classes[index]?.name ?? "", kind, name })
      if (((table.flags[row] ?? 0) & Flag.override) === 0) return uri
      restated ??= uri
    }
    return restated
  }

  const findAny = (chain: ReadonlyArray<ClassIndex>, tag: ReferenceTag, name: string): string | undefined => {
    for (const kind of kindsOf.get(tag) ?? []) {
      const found = find(chain, kind, name)
      if (found !== undefined) return found
    }
    return undefined
  }

  const resolve = (className: string, tag: ReferenceTag, target: string): string | undefined => {
    if (tag === "class") {
      const name = tree.byName.has(target) ? target : `"${target}"`
      return tree.byName.has(name) ? classUri(name) : undefined
    }
    const name = target.endsWith("()") ? target.slice(0, -2) : target
    const qualified = splits(name)
      .filter((one) => tree.byName.has(one.className))
      .map((one) => findAny(chainOf(one.className), tag, one.name))
      .find((uri) => uri !== undefined)
    return (
      qualified ??
      findAny(chainOf(className), tag, name) ??
      findAny(
        GLOBAL_SCOPES.flatMap((one) => tree.indexOf(one) ?? []),
        tag,
        name
      ) ??
      // `[constructor Basis]` names the class alone.
      (tag === "constructor" ? findAny(chainOf(name), tag, name) : undefined)
    )
  }

  return { resolve }
}

/** Every way to part `Class.member`: both halves may hold dots. */
const splits = (target: string): ReadonlyArray<{ readonly className: string; readonly name: string }> => {
  const found: Array<{ readonly className: string; readonly name: string }> = []
  for (let dot = target.indexOf("."); dot > 0 && found.length < 8; dot = target.indexOf(".", dot + 1)) {
    found.push({ className: target.slice(0, dot), name: target.slice(dot + 1) })
  }
  return found
}
