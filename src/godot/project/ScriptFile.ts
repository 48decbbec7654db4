/** One script of a project: its text, its class name and parent, and its syntax tree on demand. */
import { lazy } from "../../kernel/util/memoize.ts"
import { outline } from "../script/Outline.ts"
import { parse } from "../script/Parser.ts"
import { resolvePath } from "../script/ResourcePath.ts"
import type { Dialect, Script } from "../script/Script.ts"
import {
  addedActions,
  addedAutoloads,
  declaredNames,
  generatedPrefixes,
  mentionedNames,
  outlinedNames
} from "./Names.ts"
import { nodeChanges, type ScriptChanges } from "./NodeChanges.ts"

/** The parent of a script: another file, a class by its name, or something that only the syntax tree shows. */
export type Base =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "class"; readonly name: string }
  | { readonly kind: "inner" }
  /** No `extends`: a `RefCounted`, or a `Reference` in Godot 3. */
  | { readonly kind: "none" }

export interface ScriptFile {
  /** `res://player.gd`, or `res://level.tscn::id` of one that is in a scene. */
  readonly path: string
  readonly text: string
  /** The name in its `class_name`. */
  readonly className: string | undefined
  readonly base: Base
  readonly parsed: (dialect: Dialect) => Script
  /** Checks whether a member or class of the name is declared at any depth. */
  readonly declares: (name: string, dialect: Dialect) => boolean
  /** Checks whether the script mentions the name where it may become a member at run time. */
  readonly mentions: (name: string) => boolean
  /** Prefixes of names that code made by the script declares. */
  readonly generatedPrefixes: () => ReadonlyArray<string>
  readonly actions: () => ReturnType<typeof addedActions>
  readonly autoloads: () => ReturnType<typeof addedAutoloads>
  /** What it may do with nodes as the game runs. */
  readonly nodeChanges: () => ScriptChanges
}

/** The owner of a file: files below `addons/` are not the user's. */
export const ownerOf = (path: string): "project" | "addon" => (path.startsWith("res://addons/") ? "addon" : "project")

const annotations = String.raw`^(?:@\w+(?:\([^)\n]*\))?[ \t]+)*`
const name = String.raw`[\w\u0080-\uffff]+`
const classNameLine = new RegExp(String.raw`${annotations}class_name[ \t]+(${name})`, "m")
const extendsLine = new RegExp(
  String.raw`${annotations}(?:class_name[ \t]+${name}[ \t]+)?extends[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|(${name}))([ \t]*\.)?`,
  "m"
)

/**
 * Reads the declarations that need no syntax tree: names are at the beginning of a line. Code in a multi-line string
 * could look the same, so a script with such strings before them is parsed.
 */
export const make = (path: string, source: string, cache: ScriptCache): ScriptFile => {
  const text = source.charCodeAt(0) === 0xfeff ? source.slice(1) : source
  const head = lazy(() => headOf(path, text, () => cache.parse(path, text, 4)))
  const names = new Map<Dialect, ReadonlySet<string>>()
  const mentioned = lazy(() => mentionedNames(text))
  return {
    path,
    text,
    get className() {
      return head().className
    },
    get base() {
      return head().base
    },
    parsed: (dialect) => cache.parse(path, text, dialect),
    declares: (wanted, dialect) => {
      // Few look-ups of a name need the script, and reading an outline is many times faster than parsing.
      if (!text.includes(wanted)) return false
      const outlined = names.has(dialect) ? undefined : outline(text, dialect)
      const known =
        names.get(dialect) ??
        (outlined === undefined ? declaredNames(cache.parse(path, text, dialect).root) : outlinedNames(outlined.root))
      names.set(dialect, known)
      return known.has(wanted) || head().className === wanted
    },
    mentions: (wanted) => text.includes(wanted) && mentioned().has(wanted),
    generatedPrefixes: lazy(() => generatedPrefixes(text)),
    actions: lazy(() => addedActions(text)),
    autoloads: lazy(() => addedAutoloads(text)),
    nodeChanges: lazy(() => nodeChanges(text))
  }
}

const headOf = (path: string, text: string, parsed: () => Script): Pick<ScriptFile, "className" | "base"> => {
  const named = classNameLine.exec(text)
  const extended = extendsLine.exec(text)
  const last = Math.max(named?.index ?? 0, extended?.index ?? 0)
  const texts = text.search(/"""|'''/)
  if (texts !== -1 && texts < last) return headOfTree(path, parsed())
  const file = extended?.[1] ?? extended?.[2]
  return {
    className: named?.[1],
    base: baseOf(path, file, extended?.[3], extended?.[4] !== undefined)
  }
}

const headOfTree = (path: string, { root }: Script): Pick<ScriptFile, "className" | "base"> => {
  const [first, ...rest] = root.extends?.path ?? []
  const file = root.extends?.file?.value
  return {
    className: root.name.name === "" ? undefined : root.name.name,
    base: baseOf(path, file, first?.name, file === undefined ? rest.length > 0 : first !== undefined)
  }
}

const baseOf = (path: string, file: string | undefined, className: string | undefined, isInner: boolean): Base => {
  if (isInner) return { kind: "inner" }
  if (file !== undefined) return { kind: "file", path: resolvePath(file, path) }
  return className === undefined ? { kind: "none" } : { kind: "class", name: className }
}

/** Caches the most recently used trees of scripts, up to a total length of their texts. */
export interface ScriptCache {
  readonly parse: (path: string, text: string, dialect: Dialect) => Script
}

/** Maximum length of all texts whose trees are kept, in UTF-16 units: a tree takes some ten times as much memory. */
const MAX_CACHED = 12_000_000

/** Makes an empty cache of syntax trees. */
export const makeCache = (): ScriptCache => {
  const kept = new Map<string, Script>()
  let size = 0
  return {
    parse: (path, text, dialect) => {
      const key = `${dialect} ${path}`
      const known = kept.get(key)
      if (known !== undefined) {
        kept.delete(key)
        if (known.text === text) {
          kept.set(key, known)
          return known
        }
        size -= known.text.length
      }
      const script = parse(text, dialect)
      kept.set(key, script)
      size += text.length
      for (const [oldest, { text: gone }] of kept) {
        if (size <= MAX_CACHED || oldest === key) break
        kept.delete(oldest)
        size -= gone.length
      }
      return script
    }
  }
}

/** Checks whether two texts of a script are the same for scripts that extend or name it, and as an autoload. */
export const isSameShape = (one: ScriptFile, other: ScriptFile): boolean =>
  one.className === other.className &&
  isSameBase(one.base, other.base) &&
  [one, other].every((script) => {
    const { autoloads, isKnown } = script.autoloads()
    return autoloads.length === 0 && isKnown
  })

const isSameBase = (one: Base, other: Base): boolean => {
  if (one.kind === "file") return other.kind === "file" && one.path === other.path
  if (one.kind === "class") return other.kind === "class" && one.name === other.name
  return one.kind === other.kind
}
