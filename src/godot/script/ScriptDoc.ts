/**
 * Turns a script into records of the class reference, from `class_name`, members and `##` comments.
 *
 * Types and defaults are the source text; a type that is not written is given only if a literal shows it.
 */
import type { Argument, ClassDoc, ConstantDoc, MethodDoc, PropertyDoc, SignalDoc } from "../reference/ClassDoc.ts"
import type {
  Annotation,
  ClassNode,
  Expression,
  FunctionNode,
  Member,
  Name,
  Parameter,
  TypeNode,
  VariableNode
} from "./Ast.ts"
import { classTextsOf, commentLine, textsOf } from "./DocComments.ts"
import { hintsOf, withHints } from "./Hints.ts"
import { positionAt, type Span } from "./Position.ts"
import type { Dialect, Script } from "./Script.ts"
import { simpleType } from "./SimpleType.ts"
import { textAt, valueAt } from "./SourceText.ts"

export interface ScriptDocOptions {
  /** Name of the script's own class. */
  readonly name: string
  /** Name of its parent, as the reference calls it. */
  readonly inherits?: string
  /** `addon` for what lies below `addons/`. */
  readonly kind: "project" | "addon"
  /** `res://player.gd`. */
  readonly path: string
}

/** The `##` comments of a script by their lines, counted from 1. */
interface DocComments {
  /** Comments that stand alone, each block by its last line. */
  readonly blocks: ReadonlyMap<number, DocComment>
  /** Comments after code. */
  readonly beside: ReadonlyMap<number, DocComment>
}

/** A comment of several lines, without its marks. */
interface DocComment {
  readonly text: string
  /** From 1. */
  readonly lastLine: number
}

/**
 * Returns the class of a script and the classes within it, which are called `Outer.Inner`.
 *
 * @example
 * scriptDocs(parse("## Fights.\nfunc hit(): pass\n", 4), { name: "Enemy", kind: "project", path: "res://enemy.gd" })
 * // [{ name: "Enemy", methods: [{ name: "hit", description: "Fights.", ... }], ... }]
 */
export const scriptDocs = (script: Script, options: ScriptDocOptions): ReadonlyArray<ClassDoc> => {
  const comments = docComments(script)
  const docs: Array<ClassDoc> = []
  const visit = (node: ClassNode, own: ScriptDocOptions, comment: DocComment | undefined): void => {
    docs.push(classDoc(script, node, own, comment, comments))
    for (const member of node.members) {
      if (member.kind !== "class" || member.name.name === "") continue
      const { name: _name, inherits: _inherits, ...rest } = own
      const inner = { ...rest, name: `${own.name}.${member.name.name}`, ...parentOf(member, script.dialect) }
      visit(member, inner, commentOf(script, member, comments))
    }
  }
  visit(script.root, options, headComment(script, comments))
  return docs
}

/** The parent of an inner class as it is written; absent if that is another file. */
const parentOf = ({ extends: clause }: ClassNode, dialect: Dialect): { readonly inherits?: string } => {
  if (clause === undefined) return { inherits: defaultParent(dialect) }
  const inherits = clause.path.map(({ name }) => name).join(".")
  return clause.file !== undefined || inherits === "" ? {} : { inherits }
}

/** The parent of a class without `extends`. */
export const defaultParent = (dialect: Dialect): string => (dialect === 3 ? "Reference" : "RefCounted")

const NO_COMMENTS: DocComments = { blocks: new Map(), beside: new Map() }

const docComments = ({ comments, text, lineStarts }: Script): DocComments => {
  if (!comments.some(({ start }) => text.startsWith("##", start))) return NO_COMMENTS
  const blocks = new Map<number, DocComment>()
  const beside = new Map<number, DocComment>()
  for (const { start, end, isAlone } of comments) {
    if (!text.startsWith("##", start)) continue
    const { line } = positionAt(lineStarts, start)
    const own = commentLine(text, start, end)
    const above = isAlone ? blocks.get(line - 1) : undefined
    if (above !== undefined) blocks.delete(line - 1)
    const block = { text: above === undefined ? own : `${above.text}\n${own}`, lastLine: line }
    ;(isAlone ? blocks : beside).set(line, block)
  }
  return { blocks, beside }
}

const lineOf = ({ lineStarts }: Script, offset: number): number => positionAt(lineStarts, offset).line

/** Returns the beginning of a declaration: its annotations come before it. */
const beginning = ({ start, annotations: [first] }: Span & { readonly annotations: ReadonlyArray<Annotation> }) =>
  first === undefined ? start : Math.min(start, first.start)

/** The comment after a declaration on its first line, else the one right above it, as Godot reads them. */
const commentOf = (script: Script, member: Member, comments: DocComments): DocComment | undefined => {
  // Many scripts have none.
  if (comments === NO_COMMENTS) return undefined
  const line = lineOf(script, member.start)
  // A comment after a value of an enum belongs to the value.
  const isOfValue = member.kind === "enum" && member.values.some(({ start }) => lineOf(script, start) === line)
  const isLong = lineOf(script, member.end) !== line
  const beside = isOfValue && isLong ? undefined : comments.beside.get(line)
  return beside ?? comments.blocks.get(lineOf(script, beginning(member)) - 1)
}

/** The first block, unless it belongs to a member. */
const headComment = (script: Script, comments: DocComments): DocComment | undefined => {
  const [first] = comments.blocks.values()
  if (first === undefined) return undefined
  const [member] = script.root.members
  const firstMember = member === undefined ? Number.POSITIVE_INFINITY : lineOf(script, beginning(member))
  return first.lastLine < firstMember - 1 ? first : undefined
}

const classDoc = (
  script: Script,
  node: ClassNode,
  { name, inherits, kind, path }: ScriptDocOptions,
  comment: DocComment | undefined,
  comments: DocComments
): ClassDoc => {
  const lines = new Map<string, number>()
  const note = ({ name, start }: Name) => lines.set(name, lineOf(script, start))
  for (const member of node.members) {
    note(member.name)
    if (member.kind === "enum") for (const value of member.values) note(value.name)
  }
  const of = <Kind extends Member["kind"]>(kind: Kind) =>
    node.members.filter((one): one is Extract<Member, { kind: Kind }> => one.kind === kind && one.name.name !== "")
  const described = (member: Member) => ({
    name: member.name.name,
    ...textsOf(commentOf(script, member, comments)?.text)
  })
  const isShown = (member: Member): boolean =>
    !member.name.name.startsWith("_") || commentOf(script, member, comments) !== undefined
  const enums = new Map(
    of("enum").map((one) => [one.name.name, textsOf(commentOf(script, one, comments)?.text).description])
  )
  return {
    name,
    ...(inherits === undefined ? {} : { inherits }),
    source: {
      kind,
      file: path,
      line: lineOf(script, node.name.name === "" ? 0 : node.name.start),
      ...(isAbstract(node) ? { isAbstract: true } : {}),
      lines,
      enums
    },
    ...classTextsOf(comment?.text),
    constructors: [],
    methods: of("function")
      .filter((one) => isShown(one) || one.name.name === "_init")
      .map((one): MethodDoc => ({ ...withHints(described(one), rpcHint(script, one)), ...signature(script, one) })),
    operators: [],
    properties: of("variable")
      .filter(isShown)
      .map((one): PropertyDoc => property(script, one, described(one))),
    signals: of("signal").map(
      (one): SignalDoc => ({ ...described(one), arguments: one.parameters.map((each) => argument(script, each)) })
    ),
    constants: [
      ...of("constant")
        .filter(isShown)
        .map((one): ConstantDoc => ({ ...described(one), ...valueText(script, one.value) })),
      ...node.members.flatMap((one) => (one.kind === "enum" ? enumValues(script, one, comments) : []))
    ],
    annotations: [],
    themeItems: []
  }
}

const isAbstract = ({ annotations }: ClassNode | FunctionNode): boolean =>
  annotations.some(({ name }) => name === "abstract")

/** The annotation that makes a function callable from other peers. */
const rpcHint = (script: Script, { annotations }: FunctionNode): string =>
  hintsOf(script, annotations.filter(({ name }) => name === "rpc").slice(0, 1))

const valueText = (script: Script, value: Expression | undefined): { readonly value?: string } =>
  value === undefined ? {} : { value: valueAt(script, value) }

/** The declared type, or the type that the form of the value shows. */
const typeOf = (
  script: Script,
  type: TypeNode | undefined,
  value: Expression | undefined,
  isInferred: boolean
): string | undefined => {
  if (type !== undefined) return textAt(script, type)
  if (value === undefined) return undefined
  if (isInferred) return simpleType(value)
  // A variable without a type may hold anything later; the type of its initial value is given anyway.
  const { kind } = value.kind === "unary" ? value.operand : value
  return kind === "literal" || kind === "array" || kind === "dictionary" ? simpleType(value) : undefined
}

const argument = (script: Script, { name, type, default: value, isInferred }: Parameter): Argument => {
  const found = typeOf(script, type, value, isInferred) ?? "Variant"
  return { name: name.name, type: found, ...(value === undefined ? {} : { default: valueAt(script, value) }) }
}

const signature = (script: Script, node: FunctionNode) => ({
  qualifiers: [
    ...(node.isStatic ? ["static"] : []),
    ...(node.rest === undefined ? [] : ["vararg"]),
    ...(isAbstract(node) ? ["abstract"] : [])
  ],
  returnType: returnTypeOf(script, node),
  returnsErrors: [],
  arguments: node.parameters.map((one) => argument(script, one))
})

/** The declared type; for a function without one, `void` if its body returns no value, as Godot states it. */
const returnTypeOf = (script: Script, { returnType, body, gives, name }: FunctionNode): string => {
  if (returnType !== undefined) return textAt(script, returnType)
  return name.name === "_init" || (body !== undefined && !gives) ? "void" : "Variant"
}

const property = (
  script: Script,
  node: VariableNode,
  doc: { readonly name: string; readonly description: string }
): PropertyDoc => {
  const { exportArguments, value, setterName, getterName } = node
  const type = typeOf(script, node.type, value, node.isInferred) ?? typeOfExport(script, exportArguments)
  return {
    ...withHints(doc, hintsOfVariable(script, node)),
    ...(type === undefined ? {} : { type }),
    ...(value === undefined ? {} : { default: valueAt(script, value) }),
    ...(setterName === undefined ? {} : { setter: setterName.name }),
    ...(getterName === undefined ? {} : { getter: getterName.name })
  }
}

/** `int` of Godot 3's `export(int, 0, 10)`. */
const typeOfExport = (script: Script, [first]: ReadonlyArray<Expression>): string | undefined =>
  first?.kind === "identifier" || first?.kind === "attribute" ? textAt(script, first) : undefined

/** Annotations, and Godot 3's words before `var`. */
const hintsOfVariable = (script: Script, { annotations, modifiers: [first], name }: VariableNode): string =>
  hintsOf(script, annotations, first && { start: first.start, end: name.start })

/** Returns the values as Godot counts them: one more than the value before, if that is an integer. */
const enumValues = (
  script: Script,
  { name: { name: enumName }, values, start, end }: Extract<Member, { kind: "enum" }>,
  comments: DocComments
): ReadonlyArray<ConstantDoc> => {
  const isOnOneLine = comments === NO_COMMENTS || lineOf(script, start) === lineOf(script, end)
  let next: number | undefined = 0
  return values.map(({ name, value, start }, i) => {
    const written = value === undefined ? undefined : textAt(script, value)
    if (written !== undefined) next = /^-?\d{1,15}$/.test(written) ? Number(written) : undefined
    const counted = next !== undefined ? String(next) : value === undefined ? undefined : valueAt(script, value)
    if (next !== undefined) next++
    return {
      name: name.name,
      ...textsOf(isOnOneLine ? undefined : commentOfValue(lineOf(script, start), i)?.text),
      ...(counted === undefined ? {} : { value: counted }),
      ...(enumName === "" ? {} : { enum: enumName })
    }
  })

  /** The comment after the last value of a line, else the one above a value that begins its line. */
  function commentOfValue(line: number, index: number): DocComment | undefined {
    const lineAt = (at: number) => (values[at] === undefined ? undefined : lineOf(script, values[at].start))
    const beside = lineAt(index + 1) === line ? undefined : comments.beside.get(line)
    return beside ?? (lineAt(index - 1) === line ? undefined : comments.blocks.get(line - 1))
  }
}
