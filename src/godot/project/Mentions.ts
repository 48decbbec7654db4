/** Finds the scripts that contain a name, once for each name. */
import type { Dialect } from "../script/Script.ts"
import type { CSharpFile } from "./AllScripts.ts"
import * as AllScripts from "./AllScripts.ts"
import type { ScriptFile } from "./ScriptFile.ts"

export interface Mentions {
  /** Paths of the scripts that declare the name. */
  readonly declaring: (name: string, dialect: Dialect) => ReadonlyArray<string>
  /** Paths of the scripts that contain the word. */
  readonly holding: (name: string) => ReadonlyArray<string>
  /** Paths of scripts and C# files that mention the name where it may become a member at run time. */
  readonly mentioning: (name: string) => ReadonlyArray<string>
}

/** Finds names in all scripts; `saying` returns those that contain a word. */
export const make = (
  saying: (word: string) => ReadonlyArray<ScriptFile>,
  csharp: ReadonlyMap<string, CSharpFile>
): Mentions => {
  const declaring = new Map<string, ReadonlyArray<string>>()
  const mentioning = new Map<string, ReadonlyArray<string>>()
  // Strings such as `get_singleton(` are not in the word index; each search reads all scripts.
  const holding = new Map<string, ReadonlyArray<string>>()
  return {
    declaring: (name, dialect) => {
      const key = `${dialect} ${name}`
      const known = declaring.get(key) ?? AllScripts.pathsDeclaring(saying(name), name, dialect)
      declaring.set(key, known)
      return known
    },
    holding: (name) => {
      const known = holding.get(name) ?? saying(name).map(({ path }) => path)
      if (/\W/.test(name)) holding.set(name, known)
      return known
    },
    mentioning: (name) => {
      const known = mentioning.get(name) ?? AllScripts.pathsMentioning(saying(name), csharp, name)
      mentioning.set(name, known)
      return known
    }
  }
}

/** Returns the mentions after an edit: those of `before`, with `script` in the place of the script of its path. */
export const withScript = (before: Mentions, script: ScriptFile): Mentions => {
  const edited = (paths: ReadonlyArray<string>, hasName: boolean): ReadonlyArray<string> => [
    ...paths.filter((path) => path !== script.path),
    ...(hasName ? [script.path] : [])
  ]
  return {
    declaring: (name, dialect) => edited(before.declaring(name, dialect), script.declares(name, dialect)),
    holding: (name) => edited(before.holding(name), script.text.includes(name)),
    mentioning: (name) => edited(before.mentioning(name), script.mentions(name))
  }
}
