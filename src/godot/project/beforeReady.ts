/**
 * Finds whether scripts may bring a node before another script becomes ready, when its `@onready` variables look for
 * theirs: children become ready before, the code of what is above runs as it enters the tree, and what instances a
 * scene may add to it, or put another script on it, before that.
 */
import { memoizeIn } from "../../kernel/util/memoize.ts"
import { chainOf } from "./Inheritance.ts"
import type { ProjectState } from "./ProjectState.ts"
import { ownerOf, type ScriptFile } from "./ScriptFile.ts"
import { addsToInstance, addsToUnsettled } from "./unsettledNodes.ts"

/**
 * Checks whether a node of a computed name may come below that of a script, or below one that the script knows as its
 * child (`isDeep`), before the script becomes ready. While its children do, Godot adds no node to it.
 */
export const mayComeBeforeReady = (state: ProjectState, script: string, isDeep: boolean): boolean => {
  const { allScripts, classes, descendants, trees } = state
  const { areAny, areInProject } = fillers(state)
  if (ownerOf(script) === "project" ? areInProject : areAny) return true
  const around = trees.around(script)
  if (around === undefined) return true
  const withBases = (paths: Iterable<string>) =>
    new Set(Array.from(paths, (path) => [...chainOf(path, allScripts, classes)]).flat())
  const own = withBases([script, ...descendants(script)])
  const mayBring = (path: string): boolean => {
    const file = allScripts.get(path)
    if (file === undefined || changesNodes(file)) return true
    const { text } = file
    if (!adds.test(text)) return false
    if (own.has(path)) return early.test(text) || calls.test(text) || addsParameter(text)
    return isDeep || early.test(text) || addsToOther.test(text)
  }
  return [...own, ...withBases(around)].some(mayBring)
}

/** Checks whether a script computes names of nodes, or moves nodes. */
const changesNodes = (file: ScriptFile): boolean => {
  const { computesNames, givesAnyName } = file.nodeChanges()
  return computesNames || givesAnyName || movers.test(file.text)
}

/** Checks whether a script adds nodes to an object that may not be in the tree yet, or puts a script on one. */
const fillsInstances = (file: ScriptFile, classes: ReadonlyMap<string, string>): boolean => {
  const { base, text } = file
  if (base.kind === "class" && base.name.startsWith("Editor")) return false
  if (scripting.test(text)) return true
  if (!adds.test(text)) return false
  const { givesReadableNames, movesNodes } = file.nodeChanges()
  if (givesReadableNames || changesNodes(file)) return addsToUnsettled(text, classes)
  return movesNodes && addsToInstance(text)
}

/** The scripts that may so fill instances of any scene; of those in addons, that work on scenes of their own, apart. */
const fillers = memoizeIn(({ allScripts, classes }: ProjectState) => {
  const all = Array.from(allScripts.values()).filter((file) => fillsInstances(file, classes))
  return { areAny: all.length > 0, areInProject: all.some(({ path }) => ownerOf(path) === "project") }
})

/** Matches functions that run before `_ready()`: those of Godot, and setters, which take what a scene sets. */
const early = /\bfunc\s+_(?:init|enter_tree|notification|set|get)\b|\bset\s*[(=]|\bsetget\b/

/** Matches the value of a variable that a function other than those of Godot which look for something gives. */
const calls =
  /^(?=[^\s#])[^#\n]*\bvar\b[^\n=]*=\s*(?!(?:await\s+)?(?:get_|find_|pre)?(?:node|tree|load|viewport|parent|range)\w*\()[a-z_]\w*\(/m

const adds = /\badd_(?:child|sibling|child_below_node)\b/

/** Matches a call that adds a node to another than its own. */
const addsToOther = /(?<!\b(?:self|super))\.\s*add_(?:child|sibling|child_below_node)\b/

/** Checks whether a function adds what it is given: it may be called before its node enters the tree. */
const addsParameter = (text: string): boolean =>
  Array.from(text.matchAll(added), ([, name = ""]) => name).some((name) =>
    new RegExp(String.raw`\bfunc\b[^\n(]{0,100}\([^)]{0,400}(?<![\w\u0080-\uffff])${name}(?![\w\u0080-\uffff])`).test(
      text
    )
  )

/** Matches a call that adds what a name holds. */
const added = /\badd_(?:child|sibling|child_below_node)\s*\(\s*([\w\u0080-\uffff]{1,100})\s*[,)]/g

const movers = /\b(?:reparent|replace_by)\b/

/** Matches what puts a script on an object. */
const scripting = /\bset_script\b|\.script\s*=(?!=)|\bset(?:_deferred)?\s*\(\s*&?["']script["']/
