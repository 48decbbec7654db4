/**
 * Finds whether the scripts of a scene may bring a node before another script of it becomes ready, when its `@onready`
 * variables look for theirs: children become ready before, and the code of what is above runs as it enters the tree.
 */
import { chainOf } from "./Inheritance.ts"
import type { ProjectState } from "./ProjectState.ts"

/**
 * Checks whether a node of a computed name may come below that of a script, or below one that the script knows as its
 * child (`isDeep`), before the script becomes ready. While its children do, Godot adds no node to it.
 */
export const mayComeBeforeReady = (state: ProjectState, script: string, isDeep: boolean): boolean => {
  const { allScripts, classes, descendants, trees } = state
  const around = trees.around(script)
  if (around === undefined) return true
  const withBases = (paths: Iterable<string>) =>
    new Set(Array.from(paths, (path) => [...chainOf(path, allScripts, classes)]).flat())
  const own = withBases([script, ...descendants(script)])
  const mayBring = (path: string): boolean => {
    const file = allScripts.get(path)
    if (file === undefined) return true
    const { text } = file
    const { computesNames, givesAnyName } = file.nodeChanges()
    const changes = computesNames || givesAnyName || movers.test(text)
    if (!own.has(path)) return changes || (adds.test(text) && (isDeep || early.test(text)))
    return (changes || adds.test(text)) && (early.test(text) || calls.test(text))
  }
  return [...own, ...withBases(around)].some(mayBring)
}

/** Matches functions that run before `_ready()`: those of Godot, and setters, which take what a scene sets. */
const early = /\bfunc\s+_(?:init|enter_tree|notification|set|get)\b|\bset\s*[(=]|\bsetget\b/

/** Matches the value of a variable that a function other than those of Godot which look for something gives. */
const calls =
  /^(?=[^\s#])[^#\n]*\bvar\b[^\n=]*=\s*(?!(?:await\s+)?(?:get_|find_|pre)?(?:node|tree|load|viewport|parent|range)\w*\()[a-z_]\w*\(/m

const adds = /\badd_(?:child|sibling|child_below_node)\b/

const movers = /\b(?:reparent|replace_by|set_script)\b/
