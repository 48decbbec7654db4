/** A class that a script declares: the script itself or one within it, with its members by name. */
import { getOrMake } from "../../../kernel/util/Collections.ts"
import { memoizeIn } from "../../../kernel/util/memoize.ts"
import type {
  ClassNode,
  ConstantNode,
  EnumNode,
  FunctionNode,
  Member,
  SignalNode,
  VariableNode
} from "../../script/Ast.ts"
import type { Script } from "../../script/Script.ts"

export type ScriptMember =
  | VariableNode
  | ConstantNode
  | FunctionNode
  | SignalNode
  | EnumNode
  | ClassNode
  /** One value of an enum without a name. */
  | { readonly kind: "enum-value"; readonly enum: EnumNode; readonly index: number }

export interface ScriptClass {
  /** `class_name`, or the name of an inner class; "" of a script without one. */
  readonly name: string
  readonly node: ClassNode
  readonly script: Script
  /** `res://...`; "" of a text without a file. */
  readonly path: string
  readonly outer?: ScriptClass
  readonly members: ReadonlyMap<string, ScriptMember>
  /** Names of more than one member: Godot 3 keeps signals, functions, classes and values apart. */
  readonly shared: ReadonlySet<string>
  readonly inner: ReadonlyMap<string, ScriptClass>
  readonly isAbstract: boolean
}

const membersOf = (members: ReadonlyArray<Member>): ReadonlyMap<string, ScriptMember> => {
  const found = new Map<string, ScriptMember>()
  const add = (name: string, member: ScriptMember): void => {
    if (name !== "" && !found.has(name)) found.set(name, member)
  }
  for (const member of members) {
    add(member.name.name, member)
    if (member.kind !== "enum" || member.name.name !== "") continue
    for (const [index, value] of member.values.entries())
      add(value.name.name, { kind: "enum-value", enum: member, index })
  }
  return found
}

const sharedNames = (members: ReadonlyArray<Member>): ReadonlySet<string> => {
  const seen = new Map<string, string>()
  const shared = new Set<string>()
  for (const { name, kind } of members) {
    if (seen.has(name.name) && seen.get(name.name) !== kind) shared.add(name.name)
    seen.set(name.name, kind)
  }
  return shared
}

const NO_NAMES: ReadonlySet<string> = new Set()

const make = (node: ClassNode, script: Script, path: string, outer?: ScriptClass): ScriptClass => {
  const inner = new Map<string, ScriptClass>()
  const made: ScriptClass = {
    name: node.name.name,
    node,
    script,
    path,
    members: membersOf(node.members),
    shared: script.dialect === 3 ? sharedNames(node.members) : NO_NAMES,
    inner,
    isAbstract: node.annotations.some(({ name }) => name === "abstract"),
    ...(outer === undefined ? {} : { outer })
  }
  for (const member of node.members) {
    if (member.kind === "class" && member.name.name !== "")
      inner.set(member.name.name, make(member, script, path, made))
  }
  return made
}

/** Checks whether a member belongs to each object, and not to the class: then a static function does not see it. */
export const belongsToObject = (member: ScriptMember): boolean =>
  member.kind === "signal" || ((member.kind === "variable" || member.kind === "function") && !member.isStatic)

const classes = memoizeIn((_script: Script) => new Map<string, ScriptClass>())

/** The class of a script at a path; the same one each time. */
export const of = (script: Script, path: string): ScriptClass => {
  const known = classes(script)
  return getOrMake(known, path, () => make(script.root, script, path))
}
