/**
 * The class reference as the checker queries it: members of a class with those of its ancestors, globals, descendants.
 */
import { addTo } from "../../kernel/util/Collections.ts"
import { lazy, memoizeTexts } from "../../kernel/util/memoize.ts"
import type { MethodDoc } from "../reference/ClassDoc.ts"
import * as ClassTree from "../reference/ClassTree.ts"
import { classNameAt, kindAt, ownerAt, rowsNamed } from "../reference/Rows.ts"
import { NO_CLASS, Row } from "../reference/SymbolTable.ts"
import type { ReferenceView } from "./CheckInput.ts"
import { dynamicClasses, type NativeClass, type NativeMember, tableOf, unlisted } from "./NativeClass.ts"
import { builtinNames, type Signature, type Type } from "./Types.ts"

/** The result of a search along the ancestors: a member, its certain absence, or neither. */
export type Found = NativeMember | "absent" | "unsure"

export interface Api {
  readonly reference: ReferenceView
  readonly has: (className: string) => boolean
  readonly isBuiltin: (name: string) => boolean
  readonly nativeClass: (name: string) => NativeClass | undefined
  /** Checks whether the document of a class was read already. */
  readonly isRead: (name: string) => boolean
  /** A member of a class or of one of its ancestors. */
  readonly find: (className: string, member: string) => Found
  readonly inherits: (className: string, ancestor: string) => boolean
  readonly parent: (className: string) => string | undefined
  /** Checks whether a class that inherits from this one has the member. */
  readonly descendantHas: (className: string, member: string) => boolean
  /** Checks whether any class at all has it; setters and getters count. */
  readonly anyHas: (member: string) => boolean
  /** Classes that have a property whose setter or getter has the name. */
  readonly accessorOwners: (name: string) => ReadonlyArray<string>
  /** Classes that declare a member of that name themselves. */
  readonly owners: (member: string) => ReadonlyArray<string>
  /** A function, constant, enum or singleton of the global scope. */
  readonly global: (name: string) => NativeMember | undefined
  /** Signatures of methods, as they are made. */
  readonly signatures: Map<MethodDoc, Signature>
  /** Signatures of the constructors of built-in types, as they are made. */
  readonly constructors: Map<string, ReadonlyArray<Signature>>
  /** Types by their names in documents, as they are made. */
  readonly types: Map<string, Type>
  /** Types of members as values, as they are made. */
  readonly memberTypes: Map<NativeMember, Type>
  readonly annotation: (name: string) => MethodDoc | undefined
  readonly annotationNames: ReadonlyArray<string>
  /** Names of all members that a value of the class has. */
  readonly memberNames: (className: string) => ReadonlySet<string>
  readonly globalNames: ReadonlyArray<string>
  /** Names of the signals of all classes. */
  readonly signalNames: ReadonlyArray<string>
  readonly classNames: ReadonlyArray<string>
}

/** Maximum number of names whose search is remembered for each class. */
const MAX_KNOWN = 5000

/** Scopes that hold what is global. */
const GLOBAL_SCOPES = ["@GDScript", "@GlobalScope"] as const

/** Makes the checker's queries over a reference; tables are made as they are needed. */
export const make = (reference: ReferenceView): Api => {
  const { symbols } = reference
  const tree = ClassTree.of(symbols)
  const tables = new Map<string, NativeClass | "none">()
  const rows = (name: string): ReadonlyArray<Row> => rowsNamed(symbols, name)
  const all = symbols.classes.map(({ name }) => name)
  const builtins = new Set(all.filter((name) => builtinNames.has(name)))
  const classes = new Set(all.filter((name) => !builtins.has(name) && !name.startsWith("@") && name !== "Variant"))

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

  /** Some properties are not documented, but their setters and getters are. */
  const hasAccessors = (className: string, member: string): boolean => {
    const has = (method: string, count: number) => {
      for (let name: string | undefined = className; name !== undefined; name = parent(name)) {
        const found = nativeClass(name)?.members.get(method)
        // get_meta(name) gets no property.
        if (found?.kind === "method" && found.doc.arguments.length <= count) return true
      }
      return false
    }
    return has(`set_${member}`, 1) && (has(`get_${member}`, 0) || has(`is_${member}`, 0))
  }

  const inherits = (className: string, ancestor: string): boolean => {
    const [a, b] = [tree.indexOf(className), tree.indexOf(ancestor)]
    return a !== undefined && b !== undefined && tree.inherits(a, b)
  }

  const descendantHas = (className: string, member: string): boolean => {
    const index = tree.indexOf(className)
    if (index === undefined) return true
    const isOfDescendant = (row: Row) => tree.inherits(ownerAt(symbols, row), index)
    if (rows(member).some(isOfDescendant)) return true
    const property = propertyOfAccessor(member)
    if (property === undefined) return false
    return (
      rows(property).some(isOfDescendant) ||
      (accessorOwners().get(member) ?? []).some((owner) => inherits(owner, className))
    )
  }

  /** Setters and getters -> the classes that have them; read once, at the first name that may be one. */
  const accessorOwners = lazy((): ReadonlyMap<string, ReadonlyArray<string>> => {
    const known = reference.accessors?.()
    if (known !== undefined) return known
    const found = new Map<string, Array<string>>()
    for (const { name } of symbols.classes) {
      const table = tables.get(name)
      const doc = typeof table === "object" ? table.doc : reference.classDoc(name)
      for (const { setter, getter } of doc?.properties ?? []) {
        if (setter) addTo(found, setter, name)
        if (getter) addTo(found, getter, name)
      }
    }
    return found
  })

  const isAccessor = (name: string): boolean => propertyOfAccessor(name) !== undefined && accessorOwners().has(name)

  const anyHas = memoizeTexts(
    MAX_KNOWN,
    (member) =>
      rows(member).some((row) => kindAt(symbols, row) !== "class" && kindAt(symbols, row) !== "theme_item") ||
      (unlisted["Object"]?.has(member) ?? false) ||
      member === "new" ||
      isAccessor(member)
  )

  const owners = memoizeTexts(
    MAX_KNOWN,
    (member): ReadonlyArray<string> => [
      ...new Set(
        rows(member).flatMap((row) =>
          ["method", "property", "signal", "constant"].includes(kindAt(symbols, row)) ? [classNameAt(symbols, row)] : []
        )
      )
    ]
  )

  const globals = lazy(() => {
    const found = new Map<string, NativeMember>()
    for (const scope of GLOBAL_SCOPES) {
      for (const [name, member] of nativeClass(scope)?.members ?? []) if (!found.has(name)) found.set(name, member)
    }
    return found
  })

  const annotations = new Map(
    (nativeClass("@GDScript")?.doc.annotations ?? []).map((doc) => [doc.name.replace(/^@/, ""), doc])
  )

  const memberNames = memoizeTexts(MAX_KNOWN, (className): ReadonlySet<string> => {
    const names = new Set<string>()
    for (
      let name: string | undefined = className;
      name !== undefined && nativeClass(name) !== undefined;
      name = parent(name)
    ) {
      for (const member of nativeClass(name)?.members.keys() ?? []) names.add(member)
      if (names.size > 20_000) break
    }
    return names
  })
  const globalNames = lazy(() => [...globals().keys()])
  const signalNames = lazy(() => [...new Set(symbols.names.filter((_, row) => kindAt(symbols, Row(row)) === "signal"))])

  return {
    reference,
    has: (name) => classes.has(name),
    isBuiltin: (name) => builtins.has(name),
    nativeClass,
    isRead: (name) => tables.has(name),
    find,
    inherits,
    parent,
    descendantHas,
    anyHas,
    accessorOwners: (name) => (propertyOfAccessor(name) === undefined ? [] : (accessorOwners().get(name) ?? [])),
    owners,
    global: (name) => globals().get(name),
    signatures: new Map(),
    constructors: new Map(),
    types: new Map(),
    memberTypes: new Map(),
    annotation: (name) => annotations.get(name),
    annotationNames: [...annotations.keys()],
    memberNames,
    get globalNames() {
      return globalNames()
    },
    get signalNames() {
      return signalNames()
    },
    classNames: all
  }
}

/** Returns `position` for `set_position`. Most accessors are called so, all others begin with such a word too. */
const propertyOfAccessor = (method: string): string | undefined =>
  /^(?:set|get|is|has|are|can|should|use|uses)_(.+)$/.exec(method)?.[1]
