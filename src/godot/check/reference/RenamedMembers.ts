/** The members of a reference by their names in other versions of Godot. */
import { memoizeTexts } from "../../../kernel/util/memoize.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import { kindAt, ownerAt, rowsNamed } from "../../reference/Rows.ts"
import { fold } from "../../search/analysis/Tokens.ts"
import { type MemberRename, placed } from "../../search/renames/MemberRename.ts"
import type { Tables } from "../../search/renames/RenameTables.ts"
import type { ReferenceView, Successor } from "../CheckInput.ts"
import { directions, type RenamedClasses, tookOver } from "./RenamedClasses.ts"

/** A class whose member was renamed, by its names in both versions. */
type RenamedOwner = MemberRename["owners"][number]

/** Maximum number of classes whose successors are remembered, and of names for each. */
const MAX_CLASSES = 5000
const MAX_NAMES = 1000

const namedIn = ({ members }: Tables, name: string): ReadonlyArray<MemberRename> =>
  members(fold(name)).filter((entry) => entry.name === name)

/** Finds the names in a reference of members of other versions; `classes`: the classes of the reference. */
export const make = (
  { symbols, classDoc }: Pick<ReferenceView, "symbols" | "classDoc">,
  { calledHere, inherits, isRelated }: RenamedClasses
): Pick<ReferenceView, "memberSuccessors" | "hadMember"> => {
  const tree = ClassTree.of(symbols)

  /** The member `name` of a class or of its nearest ancestor that has it. */
  const memberOf = (className: string, name: string): Successor | undefined => {
    const index = tree.indexOf(className)
    if (index === undefined) return undefined
    for (const row of rowsNamed(symbols, name)) {
      const kind = kindAt(symbols, row)
      if (kind === "theme_item" || kind === "operator" || kind === "constructor") continue
      const owner = ownerAt(symbols, row)
      if (kind !== "class" && tree.inherits(index, owner))
        return { name, owner: symbols.classes[owner]?.name ?? "", kind }
    }
    return undefined
  }

  /** Checks whether a rename in the class `here` of another version concerns a member of `owner`. */
  const concerns = (here: string, name: string, owner: string): boolean => {
    if (here === "*") return true
    const from = calledHere(here)
    return (from !== undefined && isRelated(owner, from)) || wasNode(from, owner, name)
  }

  /** Returns the class that has the successor of a renamed member of `owner`; undefined if it is not its member. */
  const homeOf = ({ here, there }: RenamedOwner, name: string, owner: string | undefined): string | undefined => {
    if (owner !== undefined && !concerns(here, name, owner)) return undefined
    if (there === "*") return owner ?? ""
    const home = calledHere(there)
    return home !== undefined && owner !== undefined && tookOver[owner] === home ? owner : home
  }

  const successors = (name: string, owner?: string): ReadonlyArray<Successor> => {
    for (const tables of directions) {
      const found: Array<Successor> = []
      for (const entry of namedIn(tables, name)) {
        for (const rename of entry.owners) {
          const home = homeOf(rename, name, owner)
          if (home === undefined) continue
          for (const other of entry.others) {
            const [place, member] = placed(other, home)
            const at = calledHere(place)
            const one = at === undefined ? undefined : memberOf(at, member)
            const isSamePlace = one?.owner === owner || (rename.here === rename.there && place === home)
            if (one === undefined || (one.name === name && isSamePlace)) continue
            if (!found.some((known) => known.name === one.name && known.owner === one.owner)) found.push(one)
          }
        }
      }
      if (found.length > 0) return found
    }
    return []
  }

  /** The setters or getters in this version of the properties that a property of another version became. */
  const accessorSuccessors = (name: string, owner: string | undefined): ReadonlyArray<Successor> => {
    const [, verb, property] = accessor.exec(name) ?? []
    // An object of an unknown class may as well have a member of that name itself.
    if (property === undefined || owner === undefined) return []
    return successors(property, owner).flatMap((one) => {
      const doc = classDoc(one.owner ?? "")
      const found = doc?.properties.find((each) => each.name === one.name)
      const setter = one.name.replace(/_get$/, "_set")
      // One that several properties share takes the property as an argument, too.
      const isShared = (method: string): boolean =>
        (doc?.properties.filter(({ setter, getter }) => setter === method || getter === method).length ?? 0) > 1
      const ofMethod = verb === "set" ? doc?.methods.find(({ name: other }) => other === setter)?.name : one.name
      const ofProperty = verb === "set" ? found?.setter : found?.getter
      const method = one.kind === "method" ? ofMethod : ofProperty
      if (!method || (isShared(method) && !inherits(owner, one.owner ?? ""))) return []
      return isShared(method) ? [one] : [{ ...one, name: method, kind: "method" as const }]
    })
  }

  /** Successors by class of this reference; "" for a member of any class. */
  const successorsIn = memoizeTexts(MAX_CLASSES, (owner) =>
    memoizeTexts(MAX_NAMES, (name) => {
      const from = owner === "" ? undefined : owner
      const found = successors(name, from)
      const all = found.length > 0 ? found : accessorSuccessors(name, from)
      // A member that a possible class of the object still has under this name was not renamed: the object may be of
      // that class. A constant is read from its class, and a class has none of those derived from it.
      return all.filter((one) => one.name !== name || one.kind === "constant" || !isRelated(owner, one.owner ?? ""))
    })
  )

  const hadMember = (name: string, owner: string): boolean => {
    const had = (one: string): boolean =>
      directions.some((tables) =>
        namedIn(tables, one).some(({ owners }) =>
          owners.some(({ here }) => here !== "*" && inherits(owner, calledHere(here) ?? ""))
        )
      )
    const property = accessor.exec(name)?.[2]
    return had(name) || (property !== undefined && accessorSuccessors(name, owner).length > 0 && had(property))
  }

  return { memberSuccessors: (name, owner = "") => successorsIn(owner)(name), hadMember }
}

/** The name of a property's setter or getter. */
const accessor = /^(set|get|is)_(.+)$/

/** Checks for a method of the tweens of Godot 3, which were nodes, by a name that no script has by chance. */
const wasNode = (className: string | undefined, owner: string, name: string): boolean =>
  className === "Tween" && owner === "Node" && name.startsWith("interpolate_")
