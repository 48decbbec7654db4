/**
 * A script as records of the class reference: what `class_name`, members and `##` comments say.
 *
 * Types and defaults are the source text; a type that is not written is told only where a literal gives it.
 *
 * @see https://docs.godotengine.org/en/stable/tutorials/scripting/gdscript/gdscript_documentation_comments.html
 */
import type {
  Argument,
  ClassDoc,
  ConstantDoc,
  MethodDoc,
  PropertyDoc,
  SignalDoc,
  Status
} from "../reference/ClassDoc.ts"
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
import { positionAt, type Span } from "./Position.ts"
import type { Script } from "./Script.ts"

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

/** Maximum length of a default value, in UTF-16 units. */
const MAX_DEFAULT = 120

/** A comment of several lines, without its marks. */
interface DocComment {
  readonly text: string
  /** From 1. */
  readonly firstLine: number
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
      const inherits = member.extends?.path.map(({ name }) => name).join(".") || "RefCounted"
      visit(member, { ...own, name: `${own.name}.${member.name.name}`, inherits }, commentOf(script, member, comments))
    }
  }
  visit(script.root, options, headComment(script, comments))
  return docs
}

/** Blocks of `##` lines by their last line; one behind code counts for the code's own line. */
const docComments = ({ comments, text, lineStarts }: Script): ReadonlyMap<number, DocComment> => {
  const blocks = new Map<number, DocComment>()
  for (const { start, end, isAlone } of comments) {
    if (!text.startsWith("##", start)) continue
    const { line } = positionAt(lineStarts, start)
    const own = text.slice(start + 2, end).replace(/^ /, "")
    const above = isAlone ? blocks.get(line - 1) : undefined
    if (above !== undefined) blocks.delete(line - 1)
    blocks.set(line, {
      text: above === undefined ? own : `${above.text}\n${own}`,
      firstLine: above?.firstLine ?? line,
      lastLine: line
    })
  }
  return blocks
}

const lineOf = ({ lineStarts }: Script, offset: number): number => positionAt(lineStarts, offset).line

/** Returns the beginning of a declaration: its annotations stand before it. */
const beginning = ({ start, annotations }: Span & { readonly annotations: ReadonlyArray<Annotation> }): number =>
  Math.min(start, ...annotations.map((one) => one.start))

const commentOf = (
  script: Script,
  member: Member,
  comments: ReadonlyMap<number, DocComment>
): DocComment | undefined =>
  // Many scripts have none.
  comments.size === 0
    ? undefined
    : (comments.get(lineOf(script, beginning(member)) - 1) ?? comments.get(lineOf(script, member.start)))

/** The first block, unless it belongs to a member. */
const headComment = (script: Script, comments: ReadonlyMap<number, DocComment>): DocComment | undefined => {
  if (comments.size === 0) return undefined
  const taken = new Set(script.root.members.map((member) => commentOf(script, member, comments)))
  const firstMember = Math.min(...script.root.members.map((member) => lineOf(script, beginning(member))))
  return [...comments.values()].find((one) => !taken.has(one) && one.lastLine < firstMember)
}

interface ReadComment extends Status {
  readonly text: string
  readonly tutorials: ClassDoc["tutorials"]
}

const NO_COMMENT: ReadComment = { text: "", tutorials: [] }

const readComment = (comment: DocComment | undefined): ReadComment => {
  if (comment === undefined) return NO_COMMENT
  const lines: Array<string> = []
  const tutorials: Array<ClassDoc["tutorials"][number]> = []
  const status: { deprecated?: string; experimental?: string } = {}
  for (const line of comment.text.split("\n")) {
    const [, tag, title, rest = ""] =
      /^\s*@(deprecated|experimental|tutorial)(?:\(([^)]*)\))?(?::\s*(.*))?$/.exec(line) ?? []
    if (tag === "tutorial") tutorials.push({ url: rest, ...(title === undefined ? {} : { title }) })
    else if (tag === "deprecated") status.deprecated = rest
    else if (tag === "experimental") status.experimental = rest
    else lines.push(line)
  }
  return { text: flowing(lines).trim(), tutorials, ...status }
}

/** Lines of one paragraph in a row, as Godot joins them; blocks of code stay as they are. */
const flowing = (lines: ReadonlyArray<string>): string => {
  const found: Array<string> = []
  let paragraph = ""
  let isCode = false
  for (const line of [...lines, ""]) {
    if (/^\s*\[codeblocks?\b/.test(line)) isCode = true
    if (!isCode && line.trim() !== "") {
      paragraph += `${paragraph === "" ? "" : " "}${line.trim()}`
      continue
    }
    if (paragraph !== "") found.push(paragraph)
    paragraph = ""
    found.push(line)
    if (/\[\/codeblocks?\]/.test(line)) isCode = false
  }
  return found.join("\n")
}

const classDoc = (
  script: Script,
  node: ClassNode,
  { name, inherits, kind, path }: ScriptDocOptions,
  comment: DocComment | undefined,
  comments: ReadonlyMap<number, DocComment>
): ClassDoc => {
  const { text, tutorials, ...status } = readComment(comment)
  const [brief = "", ...rest] = text.split(/\n\s*\n/)
  const description = rest.join("\n\n")
  const lines = new Map<string, number>()
  const note = ({ name, start }: Name) => lines.set(name, lineOf(script, start))
  for (const member of node.members) {
    note(member.name)
    if (member.kind === "enum") for (const value of member.values) note(value.name)
  }
  const of = <Kind extends Member["kind"]>(kind: Kind) =>
    node.members.filter((one): one is Extract<Member, { kind: Kind }> => one.kind === kind && one.name.name !== "")
  const described = (member: Member) => {
    const { tutorials: _, text: description, ...flags } = readComment(commentOf(script, member, comments))
    return { name: member.name.name, description, ...flags }
  }
  const isShown = (member: Member): boolean =>
    !member.name.name.startsWith("_") || commentOf(script, member, comments) !== undefined
  return {
    name,
    ...(inherits === undefined ? {} : { inherits }),
    source: { kind, file: path, line: lineOf(script, node.name.name === "" ? 0 : node.name.start), lines },
    brief: brief.trim(),
    description,
    tutorials,
    ...status,
    constructors: [],
    methods: of("function")
      .filter((one) => isShown(one) || one.name.name === "_init")
      .map((one): MethodDoc => ({ ...described(one), ...signature(script, one) })),
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
      ...of("enum").flatMap((one) => enumValues(script, one, described(one).description))
    ],
    annotations: [],
    themeItems: []
  }
}

const textAt = ({ text }: Script, { start, end }: Span): string => {
  const source = text.slice(start, end).replace(/\s+/g, " ")
  return source.length > MAX_DEFAULT ? `${source.slice(0, MAX_DEFAULT)}…` : source
}

const valueText = (script: Script, value: Expression | undefined): { readonly value?: string } =>
  value === undefined ? {} : { value: textAt(script, value) }

/** The type that is written, or that a literal has. */
const typeOf = (script: Script, type: TypeNode | undefined, value: Expression | undefined): string | undefined => {
  if (type !== undefined) return textAt(script, type)
  if (value?.kind === "literal") return value.type === "null" ? undefined : value.type
  if (value?.kind === "array") return "Array"
  return value?.kind === "dictionary" ? "Dictionary" : undefined
}

const argument = (script: Script, { name, type, default: value }: Parameter): Argument => {
  const found = typeOf(script, type, value) ?? "Variant"
  return { name: name.name, type: found, ...(value === undefined ? {} : { default: textAt(script, value) }) }
}

const signature = (script: Script, node: FunctionNode) => ({
  qualifiers: [
    ...(node.isStatic ? ["static"] : []),
    ...(node.rest === undefined ? [] : ["vararg"]),
    ...(node.annotations.some(({ name }) => name === "abstract") ? ["virtual"] : [])
  ],
  returnType: node.returnType === undefined ? "Variant" : textAt(script, node.returnType),
  returnsErrors: [],
  arguments: node.parameters.map((one) => argument(script, one))
})

const property = (
  script: Script,
  node: VariableNode,
  doc: { readonly name: string; readonly description: string }
): PropertyDoc => {
  const type = typeOf(script, node.type, node.value)
  const hints = node.annotations.map((one) => `[code]${textAt(script, one)}[/code]`).join(" ")
  return {
    ...doc,
    description: [doc.description, hints].filter((part) => part !== "").join("\n\n"),
    ...(type === undefined ? {} : { type }),
    ...(node.value === undefined ? {} : { default: textAt(script, node.value) })
  }
}

const enumValues = (
  script: Script,
  node: Extract<Member, { kind: "enum" }>,
  description: string
): ReadonlyArray<ConstantDoc> =>
  node.values.map(({ name, value }, i) => ({
    name: name.name,
    description,
    value: value === undefined ? String(i) : textAt(script, value),
    ...(node.name.name === "" ? {} : { enum: node.name.name })
  }))
