/**
 * Finds whether scripts may bring a node before another script becomes ready, when its `@onready` variables look for
 * theirs: children become ready before, the code of its ancestors runs as they enter the tree, and code that instances
 * a scene may add nodes to it, or replace its script, before that.
 */
import { memoizeIn } from "../../kernel/util/memoize.ts"
import { chainOf } from "./Inheritance.ts"
import type { ProjectState } from "./ProjectState.ts"
import { ownerOf, type ScriptFile } from "./ScriptFile.ts"
import { addsToInstance, addsToUnsettled } from "./unsettledNodes.ts"

/**
 * Checks whether a node of a computed name may be added below the node of a script, or below a known child of it
 * (`isDeep`), before the script becomes ready. While its children become ready, Godot adds no node to it.
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

/**
 * Finds whether scripts may fill instances of any scene like this: any script, and one outside of addons, which work on
 * their own scenes.
 */
const fillers = memoizeIn(({ allScripts, classes }: ProjectState) => {
  const all = Array.from(allScripts.values()).filter((file) => fillsInstances(file, classes))
  return { areAny: all.length > 0, areInProject: all.some(({ path }) => ownerOf(path) === "project") }
})

/** Matches functions that run before `_ready()`: those of Godot, and setters, which receive the values of a scene. */
const early = /\bfunc\s+_(?:init|enter_tree|notification|set|get)\b|\bset\s*[(=]|\bsetget\b/

/** Matches a variable's value that comes from a function, except Godot's functions that find something. */
const calls =
  /^(?=[^\s#])[^#\n]*\bvar\b[^\n=]*=\s*(?!(?:await\s+)?(?:get_|find_|pre)?(?:node|tree|load|viewport|parent|range)\w*\()[a-z_]\w*\(/m

const adds = /\badd_(?:child|sibling|child_below_node)\b/

/** Matches a call that adds a child to another node. */
const addsToOther = /(?<!\b(?:self|super))\.\s*add_(?:child|sibling|child_below_node)\b/

/** Checks whether a function adds a parameter as a child: it may be called before its node enters the tree. */
const addsParameter = (text: string): boolean =>
  Array.from(text.matchAll(added), ([, name = ""]) => name).some((name) =>
    new RegExp(String.raw`\bfunc\b[^\n(]{0,100}\([^)]{0,400}(?<![\w\u0080-\uffff])${name}(?![\w\u0080-\uffff])`).test(
      text
    )
  )

/** Matches a call that adds the node in a variable. */
const added = /\badd_(?:child|sibling|child_below_node)\s*\(\s*([\w\u0080-\uffff]{1,100})\s*[,)]/g

const movers = /\b(?:reparent|replace_by)\b/

/** Matches code that attaches a script to an object. */
const scripting = /\bset_script\b|\.script\s*=(?!=)|\bset(?:_deferred)?\s*\(\s*&?["']script["']/
