/**
 * The class reference as the checker queries it: members of a class with those of its ancestors, globals, descendants.
 */
import { addTo } from "../../../kernel/util/Collections.ts"
import { lazy, memoizeTexts, memoizeWeak } from "../../../kernel/util/memoize.ts"
import type { MethodDoc } from "../../reference/ClassDoc.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import { classNameAt, kindAt, ownerAt, rowsNamed } from "../../reference/Rows.ts"
import { Row } from "../../reference/SymbolTable.ts"
import type { ReferenceView } from "../CheckInput.ts"
import { builtinNames, type Signature, type Type } from "../types/Types.ts"
import { type NativeMember, unlisted } from "./NativeClass.ts"
import * as NativeClasses from "./NativeClasses.ts"

export interface Api extends NativeClasses.NativeClasses {
  readonly has: (className: string) => boolean
  readonly isBuiltin: (name: string) => boolean
  readonly inherits: (className: string, ancestor: string) => boolean
  /** Checks whether a class that inherits from this one has the member; with `role` only one that can play it. */
  readonly descendantHas: (className: string, member: string, role?: Role) => boolean
  /** Checks whether any class at all has it; setters and getters count. */
  readonly anyHas: (member: string) => boolean
  /** Checks whether any class at all has a method of that name; setters and getters count. */
  readonly anyHasMethod: (member: string) => boolean
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
  readonly globalNames: ReadonlyArray<string>
  /** Names of the signals of all classes. */
  readonly signalNames: ReadonlyArray<string>
  readonly classNames: ReadonlyArray<string>
}

/** The use that a script makes of a member: it calls it, assigns to it, or connects to it by its name. */
export type Role = "method" | "property" | "signal"

/** Maximum number of names whose owners are remembered. */
const MAX_KNOWN = 5000

/** Scopes that hold what is global. */
const GLOBAL_SCOPES = ["@GDScript", "@GlobalScope"] as const

/** Makes the checker's queries over a reference; tables are made as they are needed. */
export const make = (reference: ReferenceView): Api => {
  const { symbols } = reference
  const tree = ClassTree.of(symbols)
  const rows = (name: string): ReadonlyArray<Row> => rowsNamed(symbols, name)
  const native = NativeClasses.make(reference)
  const { nativeClass } = native
  const all = symbols.classes.map(({ name }) => name)
  const builtins = new Set(all.filter((name) => builtinNames.has(name)))
  const classes = new Set(all.filter((name) => !builtins.has(name) && !name.startsWith("@") && name !== "Variant"))

  const inherits = (className: string, ancestor: string): boolean => {
    const [a, b] = [tree.indexOf(className), tree.indexOf(ancestor)]
    return a !== undefined && b !== undefined && tree.inherits(a, b)
  }

  const descendantHas = (className: string, member: string, role?: Role): boolean => {
    const index = tree.indexOf(className)
    if (index === undefined) return true
    const isOfDescendant = (row: Row) => tree.inherits(ownerAt(symbols, row), index)
    const isFit = (row: Row) => role === undefined || kindAt(symbols, row) === role
    if (rows(member).some((row) => isFit(row) && isOfDescendant(row))) return true
    const property = role === undefined || role === "method" ? propertyOfAccessor(member) : undefined
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
      for (const { setter, getter } of native.docOf(name)?.properties ?? []) {
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

  const anyHasMethod = memoizeTexts(
    MAX_KNOWN,
    (member) =>
      rows(member).some((row) => kindAt(symbols, row) === "method") ||
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

  const globalNames = lazy(() => [...globals().keys()])
  const signalNames = lazy(() => [...new Set(symbols.names.filter((_, row) => kindAt(symbols, Row(row)) === "signal"))])

  return {
    ...native,
    has: (name) => classes.has(name),
    isBuiltin: (name) => builtins.has(name),
    inherits,
    descendantHas,
    anyHas,
    anyHasMethod,
    accessorOwners: (name) => (propertyOfAccessor(name) === undefined ? [] : (accessorOwners().get(name) ?? [])),
    owners,
    global: (name) => globals().get(name),
    signatures: new Map(),
    constructors: new Map(),
    types: new Map(),
    memberTypes: new Map(),
    annotation: (name) => annotations.get(name),
    annotationNames: [...annotations.keys()],
    get globalNames() {
      return globalNames()
    },
    get signalNames() {
      return signalNames()
    },
    classNames: all
  }
}

/**
 * The queries over a reference; the same ones each time.
 *
 * @example of(reference).inherits("Sprite2D", "Node") // true
 */
export const of: (reference: ReferenceView) => Api = memoizeWeak(make)

/** Returns `position` for `set_position`. Most accessors are called so, all others begin with such a word too. */
const propertyOfAccessor = (method: string): string | undefined =>
  /^(?:set|get|is|has|are|can|should|use|uses)_(.+)$/.exec(method)?.[1]
