/** The checker's view of a class reference, with the successors of names from other versions. */
import { memoizeTexts } from "../../kernel/util/memoize.ts"
import type { ClassDoc } from "../reference/ClassDoc.ts"
import * as ClassTree from "../reference/ClassTree.ts"
import { kindAt, ownerAt, rowsNamed } from "../reference/Rows.ts"
import type { SymbolTable } from "../reference/SymbolTable.ts"
import { dialectOf } from "../script/dialectOf.ts"
import { fold } from "../search/analysis/Tokens.ts"
import { type MemberRename, placed } from "../search/renames/MemberRename.ts"
import { type Tables, toNewer, toOlder } from "../search/renames/RenameTables.ts"
import type { ReferenceView, Successor } from "./CheckInput.ts"

export interface ReferenceParts {
  readonly symbols: SymbolTable
  /** `4.5`, where it is known. */
  readonly version: string | undefined
  readonly classDoc: (name: string) => ClassDoc | undefined
  /** Names of setters and getters -> the classes that have them. */
  readonly accessors?: () => ReadonlyMap<string, ReadonlyArray<string>>
  /** True if class files are known to be missing or damaged. */
  readonly hasGaps: boolean
}

/** A class whose member was renamed, by its names in both versions. */
type RenamedOwner = MemberRename["owners"][number]

/** Maximum number of names whose successors are remembered, and for each class. */
const MAX_KNOWN = 5000
const MAX_KNOWN_OF_CLASS = 1000

const namedIn = ({ members }: Tables, name: string): ReadonlyArray<MemberRename> =>
  members(fold(name)).filter((entry) => entry.name === name)

/**
 * Makes the checker's view of a reference from its parts.
 *
 * @example
 * const reference = make({ symbols, version: "4.5", classDoc: (name) => (name === "Node" ? node : undefined), hasGaps: true })
 * reference.label // "Godot 4.5"
 */
export const make = (parts: ReferenceParts): ReferenceView => {
  const { symbols, version, classDoc, hasGaps } = parts
  const tree = ClassTree.of(symbols)
  const directions: ReadonlyArray<Tables> = [toNewer, toOlder]

  const classSuccessors = memoizeTexts(MAX_KNOWN, (name): ReadonlyArray<Successor> => {
    if (tree.indexOf(name) !== undefined) return []
    for (const tables of directions) {
      const entry = tables.classes.get(fold(name))
      const here = entry?.name === name ? entry.others.filter((other) => tree.indexOf(other) !== undefined) : []
      if (here.length > 0) return likeliest(name, here).map((other) => ({ name: other, kind: "class" as const }))
    }
    return []
  })

  /** Returns the name here of a class of another version. */
  const calledHere = (name: string): string | undefined =>
    tree.indexOf(name) === undefined ? classSuccessors(name)[0]?.name : name

  const isRelated = (a: string, b: string): boolean => {
    if (tookOver[a] === b) return true
    const [one, other] = [tree.indexOf(a), tree.indexOf(b)]
    return one !== undefined && other !== undefined && (tree.inherits(one, other) || tree.inherits(other, one))
  }

  const isDescendant = (a: string, b: string | undefined): boolean => {
    const [one, other] = [tree.indexOf(a), tree.indexOf(b ?? "")]
    return one !== undefined && other !== undefined && tree.inherits(one, other)
  }

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

  /** Returns the class to look in for what a renamed member of `owner` became; undefined where it is not its own. */
  const homeOf = ({ here, there }: RenamedOwner, name: string, owner: string | undefined): string | undefined => {
    if (owner !== undefined && !concerns(here, name, owner)) return undefined
    if (there === "*") return owner ?? ""
    const home = calledHere(there)
    return home !== undefined && owner !== undefined && tookOver[owner] === home ? owner : home
  }

  const memberSuccessors = (name: string, owner?: string): ReadonlyArray<Successor> => {
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
    return memberSuccessors(property, owner).flatMap((one) => {
      const doc = classDoc(one.owner ?? "")
      const found = doc?.properties.find((each) => each.name === one.name)
      const setter = one.name.replace(/_get$/, "_set")
      const ofMethod = verb === "set" ? doc?.methods.find(({ name: other }) => other === setter)?.name : one.name
      const ofProperty = verb === "set" ? found?.setter : found?.getter
      const method = one.kind === "method" ? ofMethod : ofProperty
      return method ? [{ ...one, name: method, kind: "method" as const }] : []
    })
  }

  /** Successors by the class of this reference that is asked; of "" for a member of any class. */
  const successorsIn = memoizeTexts(MAX_KNOWN, (owner) =>
    memoizeTexts(MAX_KNOWN_OF_CLASS, (name) => {
      const from = owner === "" ? undefined : owner
      const found = memberSuccessors(name, from)
      const all = found.length > 0 ? found : accessorSuccessors(name, from)
      // A member that a class of that object still has under this name was not renamed: the object may be of that class.
      // A constant is read from its class, and a class has none of those derived from it.
      return all.filter((one) => one.name !== name || one.kind === "constant" || !isRelated(owner, one.owner ?? ""))
    })
  )

  const hadMember = (name: string, owner: string): boolean => {
    const had = (one: string): boolean =>
      directions.some((tables) =>
        namedIn(tables, one).some(({ owners }) =>
          owners.some(({ here }) => here !== "*" && isDescendant(owner, calledHere(here)))
        )
      )
    const property = accessor.exec(name)?.[2]
    return had(name) || (property !== undefined && accessorSuccessors(name, owner).length > 0 && had(property))
  }

  return {
    label: version === undefined ? "this reference" : `Godot ${version}`,
    dialect: dialectOf(symbols, version),
    symbols,
    classDoc,
    ...(parts.accessors === undefined ? {} : { accessors: parts.accessors }),
    isComplete: !hasGaps && tree.indexOf("@GDScript") !== undefined && tree.indexOf("Node") !== undefined,
    classSuccessors,
    memberSuccessors: (name, owner = "") => successorsIn(owner)(name),
    hadMember
  }
}

/** The name of a property's setter or getter. */
const accessor = /^(set|get|is)_(.+)$/

/**
 * Classes that took over work of another one, which still exists: what it offered in Godot 3 is looked for in them too.
 */
const tookOver: Readonly<Record<string, string>> = { TileMapLayer: "TileMap" }

/** Checks for a method of the tweens of Godot 3, which were nodes, by a name that no script has by chance. */
const wasNode = (className: string | undefined, owner: string, name: string): boolean =>
  className === "Tween" && owner === "Node" && name.startsWith("interpolate_")

/** Names that share their beginning with the old one come first: of Node3D's, Spatial before Navigation. */
const mostLikely: Readonly<Record<string, string>> = {
  Node3D: "Spatial",
  CharacterBody3D: "KinematicBody",
  CharacterBody2D: "KinematicBody2D"
}

const likeliest = (name: string, others: ReadonlyArray<string>): ReadonlyArray<string> => {
  const first = mostLikely[name]
  return first !== undefined && others.includes(first) ? [first, ...others.filter((other) => other !== first)] : others
}
