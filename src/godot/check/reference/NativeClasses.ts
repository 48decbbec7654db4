/** The classes of a reference with their members, each read as it is needed, and the search along ancestors. */
import { memoizeTexts } from "../../../kernel/util/memoize.ts"
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import { NO_CLASS } from "../../reference/SymbolTable.ts"
import type { ReferenceView } from "../CheckInput.ts"
import { dynamicClasses, type NativeClass, type NativeMember, tableOf, unlisted } from "./NativeClass.ts"

/** The result of a search along the ancestors: a member, its certain absence, or neither. */
export type Found = NativeMember | "absent" | "unsure"

export interface NativeClasses {
  readonly nativeClass: (name: string) => NativeClass | undefined
  /** Checks whether the document of a class was read already. */
  readonly isRead: (name: string) => boolean
  /** The document of a class, read without keeping a table of its members. */
  readonly docOf: (name: string) => ClassDoc | undefined
  readonly parent: (className: string) => string | undefined
  /**
   * Names of a class and those that it inherits from, nearest first. A parent that the reference lacks comes last; a
   * cycle, which only damaged documents have, ends where it closes.
   */
  readonly selfAndAncestors: (className: string) => ReadonlyArray<string>
  /** A member of a class or of one of its ancestors. */
  readonly find: (className: string, member: string) => Found
  /** Names of all members that a value of the class has. */
  readonly memberNames: (className: string) => ReadonlySet<string>
}

/** Maximum number of names whose search is remembered for each class. */
const MAX_KNOWN = 5000

/** Maximum number of listed members of a class. */
const MAX_MEMBERS = 20_000

/** Reads the classes of a reference on demand. */
export const make = (reference: ReferenceView): NativeClasses => {
  const { symbols } = reference
  const tree = ClassTree.of(symbols)
  const tables = new Map<string, NativeClass | "none">()

  const nativeClass = (name: string): NativeClass | undefined => {
    const known = tables.get(name)
    if (known !== undefined) return known === "none" ? undefined : known
    // The reference's own text of the name: the other one may be a part of a script, and keep all of it alive.
    const own = symbols.classes[tree.indexOf(name) ?? NO_CLASS]?.name
    if (own === undefined) return undefined
    const doc = reference.classDoc(own)
    const table = doc === undefined ? undefined : tableOf(doc)
    tables.set(own, table ?? "none")
    return table
  }

  const parent = (name: string): string | undefined => {
    const inherits = symbols.classes[tree.indexOf(name) ?? NO_CLASS]?.inherits
    return inherits === "" ? undefined : inherits
  }

  const selfAndAncestors = memoizeTexts(MAX_KNOWN, (className): ReadonlyArray<string> => {
    const line = new Set<string>()
    for (let at: string | undefined = className; at !== undefined && !line.has(at); at = parent(at)) line.add(at)
    return [...line]
  })

  const membersOf = memoizeTexts(MAX_KNOWN, (className) => memoizeTexts(MAX_KNOWN, (member) => look(className, member)))
  const find = (className: string, member: string): Found => membersOf(className)(member)

  const look = (className: string, member: string): Found => {
    let name: string | undefined = className
    for (let steps = 0; name !== undefined && steps < symbols.classes.length; steps++) {
      const table = nativeClass(name)
      if (table === undefined || dynamicClasses.has(name)) return "unsure"
      const found = table.members.get(member)
      if (found !== undefined) return found
      if (unlisted[name]?.has(member)) return "unsure"
      name = parent(name)
    }
    if (name !== undefined) return "unsure"
    const isRenamed = (): boolean => reference.memberSuccessors(member, className).length > 0
    return hasAccessors(className, member) && !isRenamed() ? "unsure" : "absent"
  }

  /**
   * Checks for a class whose properties are all documented. In Godot 4 only resources have undocumented ones; classes
   * of the editor and of OpenXR were not examined.
   */
  const listsProperties = (className: string): boolean => {
    const resource = tree.indexOf("Resource")
    const index = tree.indexOf(className)
    if (reference.dialect === 3 || resource === undefined || index === undefined) return false
    return !tree.inherits(index, resource) && !/Editor|^OpenXR/.test(className)
  }

  /** Some properties are not documented, but their setters and getters are. */
  const hasAccessors = (className: string, member: string): boolean => {
    if (listsProperties(className)) return false
    const has = (method: string, count: number) =>
      selfAndAncestors(className).some((name) => {
        const found = nativeClass(name)?.members.get(method)
        // get_meta(name) gets no property.
        return found?.kind === "method" && found.doc.arguments.length <= count
      })
    return has(`set_${member}`, 1) && (has(`get_${member}`, 0) || has(`is_${member}`, 0))
  }

  const memberNames = memoizeTexts(MAX_KNOWN, (className): ReadonlySet<string> => {
    const names = new Set<string>()
    for (const name of selfAndAncestors(className)) {
      const table = nativeClass(name)
      if (table === undefined) break
      for (const member of table.members.keys()) names.add(member)
      if (names.size > MAX_MEMBERS) break
    }
    return names
  })

  return {
    nativeClass,
    isRead: (name) => tables.has(name),
    docOf: (name) => {
      const table = tables.get(name)
      return typeof table === "object" ? table.doc : reference.classDoc(name)
    },
    parent,
    selfAndAncestors,
    find,
    memberNames
  }
}
