/**
 * The classes of a script as records of the class reference: with the members that they declare, and their texts.
 *
 * The fields are those that `godot --doctool --gdscript-docs` writes; defaults stand as in the source. A script without
 * `class_name` is called by its path in quotes, `"player.gd"`, and what is in it after that: `"player.gd".Inner`.
 */
import type { Argument, ClassDoc, ConstantDoc, MethodDoc, PropertyDoc, SignalDoc } from "../reference/ClassDoc.ts"
import type { Annotation, ClassNode, Expression, FunctionNode, Member, Parameter, VariableNode } from "./Ast.ts"
import { type DocText, docComments } from "./DocComments.ts"
import { positionAt, type Span } from "./Position.ts"
import type { Script } from "./Script.ts"
import { simpleType } from "./SimpleType.ts"

/** Facts for which the reference's records have no place. */
export interface MemberPlace {
  /** From 1. */
  readonly line: number
  /** As written: `@export_range(0, 10)`, `export(int)`. */
  readonly annotations: ReadonlyArray<string>
}

export interface ScriptDoc {
  readonly doc: ClassDoc
  readonly line: number
  /** By the names of members. */
  readonly places: ReadonlyMap<string, MemberPlace>
}

export interface DocsOptions {
  /** Path below the project, `player.gd`. */
  readonly file: string
}

/** The script's class first, then the classes within it. */
export const docsOf = (script: Script, { file }: DocsOptions): ReadonlyArray<ScriptDoc> => {
  const comments = docComments(script)
  const { text, lineStarts, root } = script
  const lineOf = (offset: number): number => positionAt(lineStarts, offset).line
  const source = ({ start, end }: Span): string => text.slice(start, end).replace(/\s+/g, " ")
  const typeText = (node: Span | undefined, value?: Expression): string => {
    if (node !== undefined) return source(node)
    return (value === undefined ? undefined : simpleType(value)) ?? "Variant"
  }

  const commentOf = (node: Span & { readonly annotations: ReadonlyArray<Annotation> }): DocText | undefined => {
    const first = Math.min(node.start, ...node.annotations.map(({ start }) => start))
    return comments.of(lineOf(first), lineOf(node.end))
  }

  const texts = (said: DocText | undefined) => ({
    description: [said?.brief ?? "", said?.description ?? ""].filter((one) => one !== "").join("\n"),
    ...(said?.deprecated === undefined ? {} : { deprecated: said.deprecated }),
    ...(said?.experimental === undefined ? {} : { experimental: said.experimental })
  })

  const argument = (one: Parameter): Argument => ({
    name: one.name.name,
    type: typeText(one.type, one.isInferred ? one.default : undefined),
    ...(one.default === undefined ? {} : { default: source(one.default) })
  })

  const method = (node: FunctionNode): MethodDoc => ({
    name: node.name.name,
    qualifiers: [
      ...(node.annotations.some(({ name }) => name === "abstract") ? ["abstract"] : []),
      ...(node.isStatic ? ["static"] : []),
      ...(node.rest === undefined ? [] : ["vararg"])
    ],
    returnType: typeText(node.returnType),
    returnsErrors: [],
    arguments: node.parameters.map(argument),
    ...texts(commentOf(node))
  })

  const property = (node: VariableNode): PropertyDoc => ({
    name: node.name.name,
    type: typeText(node.type ?? typeOfExport(node), node.isInferred ? node.value : undefined),
    ...(node.value === undefined ? {} : { default: source(node.value) }),
    ...(node.setterName === undefined ? {} : { setter: node.setterName.name }),
    ...(node.getterName === undefined ? {} : { getter: node.getterName.name }),
    ...texts(commentOf(node))
  })

  const constants = (member: Member): ReadonlyArray<ConstantDoc> => {
    if (member.kind === "constant") {
      const value = member.value === undefined ? {} : { value: source(member.value) }
      return [{ name: member.name.name, ...value, ...texts(commentOf(member)) }]
    }
    if (member.kind !== "enum") return []
    const name = member.name.name === "" ? {} : { enum: member.name.name }
    let next: number | undefined = 0
    return member.values.map((one) => {
      const written = one.value === undefined ? undefined : source(one.value)
      if (written !== undefined) next = /^-?\d+$/.test(written) ? Number(written) : undefined
      const value = next === undefined ? written : String(next)
      if (next !== undefined) next++
      const said = comments.of(lineOf(one.start), lineOf(one.end))
      return { name: one.name.name, ...name, ...(value === undefined ? {} : { value }), ...texts(said) }
    })
  }

  const place = (member: Member): MemberPlace => ({
    line: lineOf(member.name.start),
    annotations: [
      ...member.annotations.map(source),
      ...(member.kind === "variable" && member.modifiers.length > 0 ? [oldModifiers(text, member)] : [])
    ]
  })

  const found: Array<ScriptDoc> = []
  const add = (node: ClassNode, name: string, said: DocText | undefined): void => {
    const { members } = node
    const parent = node.extends
    const functions = members.filter((one) => one.kind === "function")
    const signals = members.flatMap(
      (one): ReadonlyArray<SignalDoc> =>
        one.kind === "signal"
          ? [{ name: one.name.name, arguments: one.parameters.map(argument), ...texts(commentOf(one)) }]
          : []
    )
    found.push({
      line: lineOf(node.name.name === "" ? node.start : node.name.start),
      places: new Map(members.map((one) => [one.name.name, place(one)])),
      doc: {
        name,
        inherits: parent === undefined ? "RefCounted" : source(parent).replace(/^(["'])res:\/\/(.*?)\1/, '"$2"'),
        brief: said?.brief ?? "",
        ...texts(said),
        description: said?.description ?? "",
        tutorials: said?.tutorials ?? [],
        constructors: functions.filter((one) => one.name.name === "_init").map(method),
        methods: functions.filter((one) => one.name.name !== "_init" && one.name.name !== "").map(method),
        operators: [],
        properties: members.flatMap((one) => (one.kind === "variable" && one.name.name !== "" ? [property(one)] : [])),
        signals,
        constants: members.flatMap(constants),
        annotations: [],
        themeItems: []
      }
    })
    for (const one of members) {
      if (one.kind === "class" && one.name.name !== "") add(one, `${name}.${one.name.name}`, commentOf(one))
    }
  }
  const [firstMember] = root.members
  const firstLine =
    firstMember === undefined
      ? Number.POSITIVE_INFINITY
      : lineOf(Math.min(firstMember.start, ...firstMember.annotations.map(({ start }) => start)))
  add(root, root.name.name === "" ? `"${file}"` : root.name.name, comments.ofClass(firstLine))
  return script.dialect === 3 && root.extends === undefined ? found.map(withReference) : found
}

/** Godot 3 calls what a class without `extends` inherits Reference. */
const withReference = (one: ScriptDoc): ScriptDoc =>
  one.doc.inherits === "RefCounted" ? { ...one, doc: { ...one.doc, inherits: "Reference" } } : one

/** `int` of Godot 3's `export(int, 0, 10)`. */
const typeOfExport = ({ exportArguments: [first] }: VariableNode): Span | undefined =>
  first?.kind === "identifier" || first?.kind === "attribute" ? first : undefined

/** `export(int, 0, 10) onready` as it is written. */
const oldModifiers = (text: string, { modifiers, name }: VariableNode): string => {
  const [first] = modifiers
  return text
    .slice(first?.start ?? name.start, name.start)
    .replace(/\bvar\s*$/, "")
    .trim()
}
