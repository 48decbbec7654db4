/**
 * Classes that the scenes of a project use but that are declared nowhere: those of an extension, of a module or of a
 * newer Godot.
 */
import { memoizeWeak } from "../../kernel/util/memoize.ts"
import type { ReferenceView } from "../check/CheckInput.ts"
import { isNearClass } from "../check/fixes/intendedName.ts"
import * as Api from "../check/reference/Api.ts"
import { isGoneClass } from "../check/versions/goneClasses.ts"
import type { ProjectState } from "./ProjectState.ts"

/** Minimum number of scenes with nodes of a class: in fewer its name may be a mistake. */
const MIN_SCENES = 3

/**
 * Returns the types of nodes and of resources within several scenes that neither the reference nor a script has, and
 * that are no misspellings or names of other versions. Only scenes with an identity count, which the editor of Godot 4
 * gives: for Godot 3 these are scenes of another version.
 */
export const unseenTypes = ({ classes, scenes }: ProjectState, reference: ReferenceView): ReadonlyArray<string> =>
  reference.isComplete && reference.dialect === 4
    ? unseenIn(scenes)(reference).filter((name) => !classes.has(name))
    : []

const unseenIn = memoizeWeak((scenes: ProjectState["scenes"]) =>
  memoizeWeak((reference: ReferenceView) => {
    const api = Api.of(reference)
    const numbers = new Map<string, number>()
    for (const file of scenes.values()) {
      const { nodes = [], types: resources = [] } = file.scene() ?? {}
      const named = [...nodes.map(({ type = "" }) => type), ...resources]
      const types = new Set(named.filter((type) => type !== "" && !api.has(type)))
      if (types.size === 0 || file.uid() === undefined) continue
      for (const type of types) numbers.set(type, (numbers.get(type) ?? 0) + 1)
    }
    const isMeant = (name: string) =>
      reference.classSuccessors(name).length > 0 ||
      isGoneClass(reference.dialect, name) ||
      Array.from(api.classNames).some((one) => isNearClass(name, one))
    return Array.from(numbers).flatMap(([name, number]) => (number >= MIN_SCENES && !isMeant(name) ? [name] : []))
  })
)
