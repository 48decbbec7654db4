/** The class reference as the checker asks it: members of a class with those of its ancestors, globals, heirs. */
import { addTo } from "../../kernel/util/Collections.ts"
import { lazy } from "../../kernel/util/memoize.ts"
import type { ClassDoc, ConstantDoc, MethodDoc, PropertyDoc, SignalDoc } from "../reference/ClassDoc.ts"
import * as ClassTree from "../reference/ClassTree.ts"
import { classNameAt, kindAt, ownerAt } from "../reference/Rows.ts"
import { NO_CLASS, Row, type SymbolTable } from "../reference/SymbolTable.ts"
import type { ReferenceView } from "./CheckInput.ts"
import { builtinNames, type Signature } from "./Types.ts"

/** A member as the class has it that declares it. */
export type NativeMember =
  | { readonly kind: "method"; readonly owner: string; readonly doc: MethodDoc }
  /** A property's setter or getter, which the reference does not list among the methods. */
  | { readonly kind: "accessor"; readonly owner: string; readonly doc: PropertyDoc; readonly isSetter: boolean }
  | { readonly kind: "property"; readonly owner: string; readonly doc: PropertyDoc }
  | { readonly kind: "signal"; readonly owner: string; readonly doc: SignalDoc }
  | { readonly kind: "constant"; readonly owner: string; readonly doc: ConstantDoc }
  | {
      readonly kind: "enum"
      readonly owner: string
      readonly name: string
      readonly values: ReadonlySet<string>
      readonly isBitfield: boolean
    }

export interface NativeClass {
  readonly name: string
  readonly doc: ClassDoc
  readonly members: ReadonlyMap<string, NativeMember>
  readonly constructors: ReadonlyArray<MethodDoc>
}

/** The result of a search along the ancestors: a member, its sure absence, or doubt. */
export type Found = NativeMember | "absent" | "unsure"

export interface Api {
  readonly reference: ReferenceView
  readonly has: (className: string) => boolean
  readonly isBuiltin: (name: string) => boolean
  readonly nativeClass: (name: string) => NativeClass | undefined
  /** A member of a class or of one of its ancestors. */
  readonly find: (className: string, member: string) => Found
  readonly inherits: (className: string, ancestor: string) => boolean
  readonly parent: (className: string) => string | undefined
  /** Checks whether a class that inherits from this one has the member. */
  readonly heirHas: (className: string, member: string) => boolean
  /** Checks whether any class at all has it; setters and getters count. */
  readonly anyHas: (member: string) => boolean
  /** Checks whether any property has a setter or a getter of that name. */
  readonly isAccessor: (member: string) => boolean
  /** Classes that declare a member of that name themselves. */
  readonly owners: (member: string) => ReadonlyArray<string>
  /** A function, constant, enum or singleton of the global scope. */
  readonly global: (name: string) => NativeMember | undefined
  /** Signatures of methods, as they are made. */
  readonly signatures: WeakMap<MethodDoc, Signature>
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

/** Members of objects that the reference does not list: mostly those with which scenes and resources are saved. */
const unlisted: Readonly<Record<string, ReadonlySet<string>>> = {
  Control: new Set(["layout_mode", "anchors_preset"]),
  SpriteFrames: new Set(["animations", "frames"]),
  Polygon2D: new Set(["bones"]),
  BitMap: new Set(["data"]),
  PolygonPathFinder: new Set(["data"]),
  ConcavePolygonShape3D: new Set(["data"]),
  ConcavePolygonShape: new Set(["data"]),
  GridMap: new Set(["data"]),
  NavigationMesh: new Set(["vertices", "polygons"]),
  NavigationPolygon: new Set(["polygons", "outlines"]),
  NavigationMeshSourceGeometryData2D: new Set([
    "traversable_outlines",
    "obstruction_outlines",
    "projected_obstructions"
  ]),
  NavigationMeshSourceGeometryData3D: new Set(["vertices", "indices", "projected_obstructions"]),
  Translation: new Set(["messages"]),
  AnimationNode: new Set(["filters"]),
  AnimationNodeBlendTree: new Set(["node_connections"]),
  AnimationNodeStateMachine: new Set(["transitions", "states"]),
  VisualShaderNode: new Set(["default_input_values", "expanded_output_ports"]),
  LightmapGIData: new Set(["user_data", "light_textures"]),
  Object: new Set([
    "free",
    "script",
    "get_script",
    "set_script",
    "_init",
    "_get",
    "_set",
    "_notification",
    "_get_property_list",
    "_to_string"
  ])
}

/** Classes whose members cannot be known before the program runs. */
const dynamicClasses: ReadonlySet<string> = new Set([
  "JavaScriptObject",
  "JavaClass",
  "JavaObject",
  "JavaClassWrapper",
  "JNISingleton",
  "AndroidRuntimePlugin",
  "CSharpScript",
  "NativeScript",
  "PluginScript"
])

const tableOf = (doc: ClassDoc): NativeClass => {
  const members = new Map<string, NativeMember>()
  const owner = doc.name
  const enums = new Map<string, Set<string>>()
  const bitfields = new Set<string>()
  for (const constant of doc.constants) {
    members.set(constant.name, { kind: "constant", owner, doc: constant })
    if (constant.enum === undefined) continue
    if (constant.bitfield === true) bitfields.add(constant.enum)
    const values = enums.get(constant.enum)
    if (values === undefined) enums.set(constant.enum, new Set([constant.name]))
    else values.add(constant.name)
  }
  for (const [name, values] of enums)
    members.set(name, { kind: "enum", owner, name, values, isBitfield: bitfields.has(name) })
  for (const signal of doc.signals) members.set(signal.name, { kind: "signal", owner, doc: signal })
  for (const property of doc.properties) {
    if (property.overrides !== undefined) continue
    for (const [name, isSetter] of [
      [property.setter, true],
      [property.getter, false]
    ] as const) {
      if (name !== undefined && name !== "" && !members.has(name))
        members.set(name, { kind: "accessor", owner, doc: property, isSetter })
    }
  }
  for (const method of doc.methods)
    if (method.name !== owner) members.set(method.name, { kind: "method", owner, doc: method })
  for (const property of doc.properties) {
    if (property.overrides === undefined) members.set(property.name, { kind: "property", owner, doc: property })
  }
  // Documents of 3.x list constructors among the methods.
  const constructors = doc.constructors.length > 0 ? doc.constructors : doc.methods.filter(({ name }) => name === owner)
  return { name: owner, doc, members, constructors }
}

export const make = (reference: ReferenceView): Api => {
  const { symbols } = reference
  const tree = ClassTree.of(symbols)
  const tables = new Map<string, NativeClass | undefined>()
  const rows = rowsByName(symbols)

  const nativeClass = (name: string): NativeClass | undefined => {
    if (tables.has(name)) return tables.get(name)
    const doc = tree.indexOf(name) === undefined ? undefined : reference.classDoc(name)
    const table = doc === undefined ? undefined : tableOf(doc)
    tables.set(name, table)
    return table
  }

  const parent = (name: string): string | undefined => {
    const inherits = symbols.classes[tree.indexOf(name) ?? NO_CLASS]?.inherits
    return inherits === "" ? undefined : inherits
  }

  const known = new Map<string, Map<string, Found>>()

  const find = (className: string, member: string): Found => {
    let members = known.get(className)
    if (members === undefined) {
      members = new Map()
      known.set(className, members)
    }
    let found = members.get(member)
    if (found === undefined) {
      found = look(className, member)
      if (members.size < MAX_KNOWN) members.set(member, found)
    }
    return found
  }

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
    return hasAccessors(className, member) ? "unsure" : "absent"
  }

  /** Some properties are not documented, but their setters and getters are. */
  const hasAccessors = (className: string, member: string): boolean => {
    const has = (method: string, count: number) =>
      rows(method).some((row) => {
        if (!tree.inherits(tree.indexOf(className) ?? NO_CLASS, ownerAt(symbols, row))) return false
        const found = nativeClass(classNameAt(symbols, row))?.members.get(method)
        // get_meta(name) gets no property.
        return found?.kind !== "method" || found.doc.arguments.length <= count
      })
    return has(`set_${member}`, 1) && (has(`get_${member}`, 0) || has(`is_${member}`, 0))
  }

  const inherits = (className: string, ancestor: string): boolean => {
    const [a, b] = [tree.indexOf(className), tree.indexOf(ancestor)]
    return a !== undefined && b !== undefined && tree.inherits(a, b)
  }

  const heirHas = (className: string, member: string): boolean => {
    const index = tree.indexOf(className)
    if (index === undefined) return true
    const isHeirs = (row: Row) => tree.inherits(ownerAt(symbols, row), index)
    if (rows(member).some(isHeirs)) return true
    const property = propertyOfAccessor(member)
    if (property === undefined) return false
    return (
      rows(property).some(isHeirs) || (accessorOwners().get(member) ?? []).some((owner) => inherits(owner, className))
    )
  }

  /** Setters and getters -> the classes that have them: read once, when a name is met that may be one. */
  const accessorOwners = lazy((): ReadonlyMap<string, ReadonlyArray<string>> => {
    const known = reference.accessors?.()
    if (known !== undefined) return known
    const found = new Map<string, Array<string>>()
    for (const { name } of symbols.classes) {
      const doc = tables.get(name)?.doc ?? reference.classDoc(name)
      for (const { setter, getter } of doc?.properties ?? []) {
        if (setter) addTo(found, setter, name)
        if (getter) addTo(found, getter, name)
      }
    }
    return found
  })

  const isAccessor = (member: string): boolean =>
    propertyOfAccessor(member) !== undefined && accessorOwners().has(member)

  const anyHas = (member: string): boolean =>
    rows(member).some((row) => kindAt(symbols, row) !== "class" && kindAt(symbols, row) !== "theme_item") ||
    (unlisted["Object"]?.has(member) ?? false) ||
    member === "new" ||
    isAccessor(member)

  const owners = (member: string): ReadonlyArray<string> => [
    ...new Set(
      rows(member).flatMap((row) =>
        ["method", "property", "signal", "constant"].includes(kindAt(symbols, row)) ? [classNameAt(symbols, row)] : []
      )
    )
  ]

  const global = (name: string): NativeMember | undefined => {
    for (const scope of GLOBAL_SCOPES) {
      const found = nativeClass(scope)?.members.get(name)
      if (found !== undefined) return found
    }
    return undefined
  }

  const annotations = new Map(
    (nativeClass("@GDScript")?.doc.annotations ?? []).map((doc) => [doc.name.replace(/^@/, ""), doc])
  )

  const memberNames = new Map<string, ReadonlySet<string>>()
  const globalNames = lazy(() => GLOBAL_SCOPES.flatMap((scope) => [...(nativeClass(scope)?.members.keys() ?? [])]))
  const signalNames = lazy(() => [...new Set(symbols.names.filter((_, row) => kindAt(symbols, Row(row)) === "signal"))])
  const classNames = lazy(() => symbols.classes.map(({ name }) => name))

  return {
    reference,
    has: (name) =>
      tree.indexOf(name) !== undefined && !builtinNames.has(name) && !name.startsWith("@") && name !== "Variant",
    isBuiltin: (name) => builtinNames.has(name) && tree.indexOf(name) !== undefined,
    nativeClass,
    find,
    inherits,
    parent,
    heirHas,
    anyHas,
    isAccessor,
    owners,
    global,
    signatures: new WeakMap(),
    annotation: (name) => annotations.get(name),
    annotationNames: [...annotations.keys()],
    memberNames: (className) => {
      const before = memberNames.get(className)
      if (before !== undefined) return before
      const names = new Set<string>()
      for (
        let name: string | undefined = className;
        name !== undefined && nativeClass(name) !== undefined;
        name = parent(name)
      ) {
        for (const member of nativeClass(name)?.members.keys() ?? []) names.add(member)
        if (names.size > 20_000) break
      }
      if (memberNames.size < MAX_KNOWN) memberNames.set(className, names)
      return names
    },
    get globalNames() {
      return globalNames()
    },
    get signalNames() {
      return signalNames()
    },
    get classNames() {
      return classNames()
    }
  }
}

/** `position` of `set_position`; most accessors are called so, and the others begin with such a word too. */
const propertyOfAccessor = (method: string): string | undefined =>
  /^(?:set|get|is|has|are|can|should|use|uses)_(.+)$/.exec(method)?.[1]

/** Rows of the table by exact name. */
const rowsByName = (symbols: SymbolTable): ((name: string) => ReadonlyArray<Row>) => {
  const byName = lazy(() => {
    const found = new Map<string, Array<Row>>()
    for (const [row, one] of symbols.names.entries()) addTo(found, one, Row(row))
    return found
  })
  return (name) => byName().get(name) ?? []
}
