/** A class of the reference with its members by name, those that the reference does not list among them. */
import type { ClassDoc, ConstantDoc, MethodDoc, PropertyDoc, SignalDoc } from "../../reference/ClassDoc.ts"
import { symbolUri } from "../../reference/Uri.ts"

export interface NativeMethod {
  readonly kind: "method"
  readonly owner: string
  readonly doc: MethodDoc
}

/** A property's setter or getter, which the reference does not list among the methods. */
export interface NativeAccessor {
  readonly kind: "accessor"
  readonly owner: string
  readonly doc: PropertyDoc
  readonly isSetter: boolean
}

export interface NativeConstant {
  readonly kind: "constant"
  readonly owner: string
  readonly doc: ConstantDoc
}

/** A member of a class of the reference; `owner` is the class that declares it. */
export type NativeMember =
  | NativeMethod
  | NativeAccessor
  | { readonly kind: "property"; readonly owner: string; readonly doc: PropertyDoc }
  | { readonly kind: "signal"; readonly owner: string; readonly doc: SignalDoc }
  | NativeConstant
  | {
      readonly kind: "enum"
      readonly owner: string
      readonly name: string
      readonly values: ReadonlySet<string>
      readonly isBitfield: boolean
    }

export interface NativeClass {
  readonly doc: ClassDoc
  readonly members: ReadonlyMap<string, NativeMember>
  readonly constructors: ReadonlyArray<MethodDoc>
  /** `+` -> the operator's overloads in the class. */
  readonly operators: ReadonlyMap<string, Operator>
}

/** The overloads of one operator of a built-in type. */
export interface Operator {
  /** Type on the right -> the form that takes it. */
  readonly binary: ReadonlyMap<string, MethodDoc>
  /** The form without a value on the right. */
  readonly unary?: MethodDoc
}

/** Members of objects that the reference does not list: mostly properties that are stored in scenes and resources. */
export const unlisted: Readonly<Record<string, ReadonlySet<string>>> = {
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
export const dynamicClasses: ReadonlySet<string> = new Set([
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

/** Checks for a method that is called on its class, and not on an object. */
export const isStaticMethod = (member: NativeMember): boolean =>
  member.kind === "method" && member.doc.qualifiers.includes("static")

/** Puts the members of a class in a table. */
export const tableOf = (doc: ClassDoc): NativeClass => {
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
  return { doc, members, constructors, operators: operatorsOf(doc) }
}

const operatorsOf = ({ operators }: ClassDoc): ReadonlyMap<string, Operator> => {
  const found = new Map<string, { readonly binary: Map<string, MethodDoc>; unary?: MethodDoc }>()
  for (const form of operators) {
    const name = form.name.replace(/^operator (?:unary(?=[+-]))?/, "")
    const known = found.get(name) ?? { binary: new Map<string, MethodDoc>() }
    found.set(name, known)
    const [right] = form.arguments
    if (right === undefined) known.unary ??= form
    else if (!known.binary.has(right.type ?? "")) known.binary.set(right.type ?? "", form)
  }
  return found
}

/**
 * The address of a member of the reference.
 *
 * @example
 * nativeUri({ kind: "property", owner: "Node2D", doc: { name: "position", description: "" } })
 * // "godot://symbol/Node2D/property/position"
 */
export const nativeUri = (member: NativeMember): string => {
  const name = member.kind === "enum" ? member.name : member.doc.name
  const kind = member.kind === "accessor" ? "property" : member.kind
  return symbolUri({ className: member.owner, kind, name })
}
