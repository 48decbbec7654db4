/** Parameters of materials whose shader can be read: whether the shader has uniforms of these names. */
import type { Section } from "../project/TextResource.ts"
import { tokenize } from "../shader/ShaderTokens.ts"
import { embeddedText } from "./EmbeddedCode.ts"
import { type Declared, nearName, type SceneCheck } from "./SceneContext.ts"

/** Matches a parameter; Godot 4 takes the names of Godot 3 too. */
const PARAMETER = /^(shader_param(?:eter)?\/)(\w+)$/

/** Uniforms of the shaders that were read, by the ids of those: many materials may have one shader. */
export type KnownUniforms = Map<string, ReadonlySet<string> | undefined>

/** Reports parameters that the shader of a material has no uniform for. */
export const checkParameters = (check: SceneCheck, section: Section, known: KnownUniforms): void => {
  const properties = check.read(section)
  const shader = properties.find(({ property }) => property.key === "shader")?.value
  if (shader?.kind !== "resource" || !properties.some(({ property }) => PARAMETER.test(property.key))) return
  const id = `${shader.name} ${shader.id}`
  if (!known.has(id)) known.set(id, uniformsOf(check, id))
  const names = known.get(id)
  if (names === undefined) return
  for (const { property } of properties) {
    const [, prefix = "", name] = PARAMETER.exec(property.key) ?? []
    if (name === undefined || names.has(name)) continue
    const near = nearName(check, name, () => names)
    const start = property.start + prefix.length
    const message = `The shader has no uniform ${name}: the value has no effect.`
    check.report(
      "unknown-member",
      { start, end: start + name.length },
      message,
      near === undefined ? {} : { fix: near }
    )
  }
}

/** Names of the uniforms of a shader; absent if they are not all known. */
const uniformsOf = (check: SceneCheck, id: string): ReadonlySet<string> | undefined => {
  const code = codeOf(check, check.declared.get(id))
  if (code === undefined) return undefined
  // What macros and included files declare is not read here, nor a shader that is still to be written.
  if (code.includes("#") || code.trim() === "") return undefined
  const names = new Set<string>()
  let name: string | undefined
  let depth = 0
  for (const { text } of tokenize(code).tokens) {
    if (text === "uniform") [name, depth] = ["", 0]
    else if (name === undefined) continue
    else if (text === "[") depth++
    else if (text === "]") depth--
    else if (/^[;:=]$/.test(text)) {
      names.add(name)
      name = undefined
    } else if (depth === 0) name = text
  }
  return name === undefined ? names : names.add(name)
}

/** Returns the code of a shader that is embedded in the file, or is a file of the project. */
const codeOf = (check: SceneCheck, declared: Declared | undefined): string | undefined => {
  if (declared?.type !== "Shader") return undefined
  if (declared.kind === "ExtResource") {
    return /\.gdshader$/i.test(declared.path ?? "") ? check.shaderText(declared.path ?? "") : undefined
  }
  const value = check.read(declared.section).find(({ property }) => property.key === "code")?.value
  return value?.kind === "string" ? embeddedText(check.text, value.start, value.end).code : undefined
}
