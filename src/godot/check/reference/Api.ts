/**
 * The class reference as the checker queries it: members of a class with those of its ancestors, globals, descendants.
 */
import { addTo } from "../../../kernel/util/Collections.ts"
import { lazy, memoizeTexts, memoizeWeak } from "../../../kernel/util/memoize.ts"
import type { MethodDoc } from "../../reference/ClassDoc.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { Kind } from "../../reference/Kind.ts"
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

/** Scopes of the global members. */
const GLOBAL_SCOPES = ["@GDScript", "@GlobalScope"] as const

/** Makes the checker's queries over a reference; tables are made as they are needed. */
export const make = (reference: ReferenceView): Api => {
  const { symbols } = reference
  const tree = ClassTree.of(symbols)
  const native = NativeClasses.make(reference)
  const all = symbols.classes.map(({ name }) => name)
  const builtins = new Set(all.filter((name) => builtinNames.has(name)))
  const classes = new Set(all.filter((name) => !builtins.has(name) && !name.startsWith("@") && name !== "Variant"))
  const globals = lazy(() => globalMembers(native))
  const annotations = new Map(
    (native.nativeClass("@GDScript")?.doc.annotations ?? []).map((doc) => [doc.name.replace(/^@/, ""), doc])
  )
  const globalNames = lazy(() => [...globals().keys()])
  const signalNames = lazy(() => [...new Set(symbols.names.filter((_, row) => kindAt(symbols, Row(row)) === "signal"))])

  return {
    ...native,
    ...memberQueries(reference, native),
    has: (name) => classes.has(name),
    isBuiltin: (name) => builtins.has(name),
    inherits: inheritsIn(tree),
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

/** Returns the members of the global scope by name. */
const globalMembers = ({ nativeClass }: NativeClasses.NativeClasses): ReadonlyMap<string, NativeMember> => {
  const found = new Map<string, NativeMember>()
  for (const scope of GLOBAL_SCOPES) {
    for (const [name, member] of nativeClass(scope)?.members ?? []) if (!found.has(name)) found.set(name, member)
  }
  return found
}

const inheritsIn =
  (tree: ClassTree.ClassTree) =>
  (className: string, ancestor: string): boolean => {
    const [a, b] = [tree.indexOf(className), tree.indexOf(ancestor)]
    return a !== undefined && b !== undefined && tree.inherits(a, b)
  }

/** Makes the queries for the classes that have a member of a name. */
const memberQueries = (
  reference: ReferenceView,
  native: NativeClasses.NativeClasses
): Pick<Api, "descendantHas" | "anyHas" | "anyHasMethod" | "accessorOwners" | "owners"> => {
  const { symbols } = reference
  const tree = ClassTree.of(symbols)
  const inherits = inheritsIn(tree)
  const rows = (name: string): ReadonlyArray<Row> => rowsNamed(symbols, name)
  const accessors = lazy(() => accessorsIn(reference, native))
  const accessorOwners = (name: string): ReadonlyArray<string> =>
    propertyOfAccessor(name) === undefined ? [] : (accessors().get(name) ?? [])

  const descendantHas = (className: string, member: string, role?: Role): boolean => {
    const index = tree.indexOf(className)
    if (index === undefined) return true
    const isOfDescendant = (row: Row) => tree.inherits(ownerAt(symbols, row), index)
    const isFit = (row: Row) => role === undefined || kindAt(symbols, row) === role
    if (rows(member).some((row) => isFit(row) && isOfDescendant(row))) return true
    const property = role === undefined || role === "method" ? propertyOfAccessor(member) : undefined
    if (property === undefined) return false
    return rows(property).some(isOfDescendant) || accessorOwners(member).some((owner) => inherits(owner, className))
  }

  /** Checks for a member of some class that passes `isFit`, or that every class has. */
  const anyOf = (isFit: (kind: Kind) => boolean) => (member: string) =>
    rows(member).some((row) => isFit(kindAt(symbols, row))) ||
    (unlisted["Object"]?.has(member) ?? false) ||
    member === "new" ||
    (propertyOfAccessor(member) !== undefined && accessors().has(member))

  return {
    descendantHas,
    anyHas: memoizeTexts(
      MAX_KNOWN,
      anyOf((kind) => kind !== "class" && kind !== "theme_item")
    ),
    anyHasMethod: memoizeTexts(
      MAX_KNOWN,
      anyOf((kind) => kind === "method")
    ),
    accessorOwners,
    owners: memoizeTexts(MAX_KNOWN, (member) => [
      ...new Set(
        rows(member).flatMap((row) =>
          ["method", "property", "signal", "constant"].includes(kindAt(symbols, row)) ? [classNameAt(symbols, row)] : []
        )
      )
    ])
  }
}

/** Returns setters and getters with the classes that have them; reads all classes where the reference does not know. */
const accessorsIn = (
  { accessors, symbols }: ReferenceView,
  native: NativeClasses.NativeClasses
): ReadonlyMap<string, ReadonlyArray<string>> => {
  const known = accessors?.()
  if (known !== undefined) return known
  const found = new Map<string, Array<string>>()
  for (const { name } of symbols.classes) {
    for (const { setter, getter } of native.docOf(name)?.properties ?? []) {
      if (setter) addTo(found, setter, name)
      if (getter) addTo(found, getter, name)
    }
  }
  return found
}

/**
 * The queries over a reference; the same ones each time.
 *
 * @example of(reference).inherits("Sprite2D", "Node") // true
 */
export const of: (reference: ReferenceView) => Api = memoizeWeak(make)

/** Returns `position` for `set_position`. Most accessors are named so, and all others begin with such a word too. */
const propertyOfAccessor = (method: string): string | undefined =>
  /^(?:set|get|is|has|are|can|should|use|uses)_(.+)$/.exec(method)?.[1]
