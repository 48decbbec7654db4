/**
 * The shading language as a class of the reference, `@Shader`: built-ins,
 * hints and modes are constants, functions methods.
 */
import { memoizeIn } from "../../kernel/util/memoize.ts"
import type { ClassDoc, ConstantDoc, MethodDoc } from "../reference/ClassDoc.ts"
import { symbolUri } from "../reference/Uri.ts"
import type { Dialect } from "../script/Script.ts"
import { type Facts, factsOf, type Overload, type ShaderType } from "./Facts.ts"
import { purposes, statements } from "./purposes.ts"
import {
  builtInSuccessors,
  hintSuccessors,
  otherBuiltIns,
  otherFunctions,
  renderModeSuccessors,
  stencilModes4
} from "./words.ts"

/** The owner of all names of shaders. */
export const SHADER_CLASS = "@Shader"

/** The address of a built-in or a function. */
export const shaderSymbolUri = (kind: "constant" | "method", name: string): string =>
  symbolUri({ className: SHADER_CLASS, kind, name })

/**
 * Returns the shading language of a version as a class, made of our own facts; Godot's manual has the texts.
 *
 * @example shaderClass(4).methods.some(({ name }) => name === "mix") // true
 */
export const shaderClass = (dialect: Dialect): ClassDoc => {
  const facts = factsOf(dialect)
  return {
    name: SHADER_CLASS,
    brief: `Built-in variables, hints and functions of Godot ${dialect}'s shading language.`,
    description: descriptionOf(facts),
    tutorials: [
      { title: "Shading language", url: `$DOCS_URL/tutorials/shaders/shader_reference/shading_language.html` },
      ...Array.from(facts.shaders.keys(), (name) => ({ title: titleOf(name), url: manualOf(name) }))
    ],
    constructors: [],
    methods: methodsOf(facts),
    operators: [],
    properties: [],
    signals: [],
    constants: [
      ...[...builtInsOf(facts), ...hintsOf(facts), ...modesOf(facts)].map(withPurpose),
      ...settingsOf(facts),
      ...Array.from(statements, ([name, description]) => ({ name, description }))
    ],
    annotations: [],
    themeItems: []
  }
}

/**
 * Checks whether the description of a name states its purpose.
 *
 * @example isExplained("UV") // true
 */
export const isExplained = (name: string): boolean => purposes.has(name) || statements.has(name)

/** States first the purpose of a name, then where it is available. */
const withPurpose = (one: ConstantDoc): ConstantDoc => {
  const purpose = purposes.get(one.name)
  return purpose === undefined ? one : { ...one, description: `${purpose} ${one.description}` }
}

/** The names of pages of the manual lack one word. */
const manualOf = (shader: string): string => {
  const page = shader === "particles" ? "particle" : shader
  return `$DOCS_URL/tutorials/shaders/shader_reference/${page}_shader.html`
}

const titleOf = (shader: string): string => `${shader} shaders`

const descriptionOf = ({ shaders }: Facts): string =>
  Array.from(
    shaders.values(),
    ({ name, stages, renderModes }) =>
      `[b]${name}[/b]: functions ${Array.from(stages.keys(), (stage) => `[code]${stage}()[/code]`).join(", ")}` +
      (renderModes.size === 0 ? "." : `; render modes ${Array.from(renderModes).join(", ")}.`)
  ).join("\n\n")

const builtInsOf = ({ shaders, dialect }: Facts): ReadonlyArray<ConstantDoc> => {
  const places = new Map<string, Map<string, Array<string>>>()
  const note = (shader: ShaderType, stage: string, names: ShaderType["global"]): void => {
    for (const { name, type, isWritable } of names.values()) {
      const kinds = places.get(name) ?? new Map<string, Array<string>>()
      places.set(name, kinds)
      const what = `[code]${isWritable ? "inout" : "in"} ${type}[/code]`
      const where = stage === "" ? `everywhere in ${shader.name} shaders` : `in ${stage}() of ${shader.name} shaders`
      kinds.set(what, [...(kinds.get(what) ?? []), where])
    }
  }
  for (const shader of shaders.values()) {
    note(shader, "", shader.global)
    for (const [stage, names] of shader.stages) note(shader, stage, names)
  }
  const before = dialect === 4 ? predecessors() : new Map<string, string>()
  return Array.from(places, ([name, kinds]) => ({
    name,
    description: `${Array.from(kinds, ([what, where]) => `${what} ${where.join(", ")}.`).join(" ")}${
      before.has(name) ? ` Godot 3 calls it [code]${before.get(name)}[/code].` : ""
    }`,
    ...keywordsOf(before.get(name))
  }))
}

const predecessors = (): ReadonlyMap<string, string> =>
  new Map(
    Array.from(builtInSuccessors, ([old, { fix }]): [string, string] => [fix, old]).filter(([fix]) => /^\w+$/.test(fix))
  )

const keywordsOf = (old: string | undefined): { readonly keywords?: string } =>
  old === undefined ? {} : { keywords: old }

const hintsOf = ({ hints, dialect }: Facts): ReadonlyArray<ConstantDoc> => {
  const old = new Map<string, Array<string>>()
  const note = (name: string, before: string): unknown => old.set(name, [...(old.get(name) ?? []), before])
  if (dialect === 4) {
    for (const [before, { fix }] of hintSuccessors) note(fix, before)
    for (const texture of ["SCREEN_TEXTURE", "DEPTH_TEXTURE", "NORMAL_ROUGHNESS_TEXTURE"]) {
      note(`hint_${texture.toLowerCase()}`, texture)
    }
  }
  return Array.from(hints, (name) => {
    const before = old.get(name) ?? []
    const said = before.map((one) => `[code]${one}[/code]`).join(" or ")
    return {
      name,
      description: `Hint of a uniform: [code]uniform ... : ${name};[/code]${said && ` Godot 3 calls it ${said}.`}`,
      ...keywordsOf(before.length === 0 ? undefined : before.join(" "))
    }
  })
}

const modesOf = ({ shaders, dialect }: Facts): ReadonlyArray<ConstantDoc> => {
  const owners = new Map<string, Array<string>>()
  for (const { name, renderModes } of shaders.values()) {
    for (const mode of renderModes) owners.set(mode, [...(owners.get(mode) ?? []), name])
  }
  const old = new Map<string, string>()
  if (dialect === 4) for (const [before, { fix }] of renderModeSuccessors) old.set(fix, before)
  return Array.from(owners, ([name, of]) => {
    const before = old.get(name)
    const said = before === undefined ? "" : ` Godot 3 calls it [code]${before}[/code].`
    const description = `Render mode of ${of.join(" and ")} shaders: [code]render_mode ${name};[/code]${said}`
    return { name, description, ...keywordsOf(before) }
  })
}

/** The words that begin the lines before the uniforms, with what can follow them. */
const settingsOf = ({ shaders, dialect }: Facts): ReadonlyArray<ConstantDoc> => {
  const types = Array.from(shaders.values())
  const modes = types.flatMap(({ name, renderModes }) =>
    renderModes.size === 0 ? [] : [`${name}: ${Array.from(renderModes).join(", ")}.`]
  )
  const common = [
    { name: "shader_type", description: `First word of a shader, before ${types.map(({ name }) => name).join(", ")}.` },
    {
      name: "render_mode",
      description: `Sets how a shader is drawn, by one or more of these modes. ${modes.join(" ")}`
    }
  ]
  if (dialect === 3) return common
  const stencil = `Sets how a spatial shader uses the stencil, by some of these and a number: ${[...stencilModes4].join(", ")}.`
  const group = "Puts the uniforms that follow into a group of the inspector: [code]group_uniforms Waves;[/code]"
  return [...common, { name: "stencil_mode", description: stencil }, { name: "group_uniforms", description: group }]
}

/**
 * Returns the built-in, the hint or the mode that a name of Godot 3 has become; `keywords` are the former names.
 *
 * @example successorOf(shaderClass(4), "WORLD_MATRIX") // "MODEL_MATRIX"
 */
export const successorOf = (shader: ClassDoc, name: string): string | undefined => successors(shader).get(name)

/** Returns the names by their former ones; where two have the same, the first counts. */
const successors = memoizeIn(
  ({ constants }: ClassDoc): ReadonlyMap<string, string> =>
    new Map(
      constants
        .flatMap(({ keywords, name }) => (keywords?.split(" ") ?? []).map((old): [string, string] => [old, name]))
        .reverse()
    )
)

/**
 * Returns the counterpart in the shading language of a name of Godot 3 or of another shading language, with a note.
 *
 * @example
 * counterpartOf(shaderClass(4), "texture2D") // { name: "texture", note: "for texture2D of other shading languages" }
 */
export const counterpartOf = (
  shader: ClassDoc,
  name: string
): { readonly name: string; readonly note: string } | undefined => {
  const successor = successorOf(shader, name)
  if (successor !== undefined) return { name: successor, note: `renamed from ${name} in Godot 4` }
  const others = [otherFunctions.get(name), ...(otherBuiltIns.get(name) ?? [])]
  const found = [...shader.methods, ...shader.constants].find((one) => others.includes(one.name))
  return found && { name: found.name, note: `for ${name} of other shading languages` }
}

/**
 * Returns Godot 4's name for a name of Godot 3's shaders, or for a function of another shading language.
 *
 * @example
 * shaderName("hint_color") // "source_color"
 * shaderName("lerp") // "mix"
 */
export const shaderName = (name: string): string | undefined =>
  successorOf(shaderClass(4), name) ?? otherFunctions.get(name)

const methodsOf = (facts: Facts): ReadonlyArray<MethodDoc> => {
  const stages = new Map<Overload, Array<string>>()
  const byText = new Map<string, Overload>()
  for (const { name, stageFunctions } of facts.shaders.values()) {
    for (const [stage, functions] of stageFunctions) {
      for (const overload of Array.from(functions.values()).flat()) {
        const first = byText.get(overload.name) ?? overload
        byText.set(overload.name, first)
        stages.set(first, [...(stages.get(first) ?? []), `${stage}() of ${name} shaders`])
      }
    }
  }
  return [
    ...Array.from(facts.functions.values())
      .flat()
      .map((overload) => methodOf(overload, [])),
    ...Array.from(stages, ([overload, where]) => methodOf(overload, where))
  ]
}

const methodOf = ({ name, returnType, parameters, optional }: Overload, where: ReadonlyArray<string>): MethodDoc => ({
  name,
  qualifiers: [],
  returnType,
  returnsErrors: [],
  arguments: parameters.map((one, i) => ({
    ...one,
    ...(i >= parameters.length - optional ? { default: "0" } : {})
  })),
  description: where.length === 0 ? "Shader function, in every stage." : `Shader function, in ${where.join(" and ")}.`
})
