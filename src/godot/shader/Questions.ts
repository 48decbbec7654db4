/** Decides whether a query is about shaders, and what it asks about them. */
import type { ClassDoc } from "../reference/ClassDoc.ts"
import { counterpartOf, successorOf } from "./Symbols.ts"

/**
 * Returns the shader function whose name a query is, alone or as a call, in the same letter case.
 *
 * @example
 * functionCalled(shaderClass(4), "texelFetch(noise, cell, 0)") // "texelFetch"
 * functionCalled(shaderClass(4), "texelfetch") // undefined
 */
export const functionCalled = (shader: ClassDoc, query: string): string | undefined => {
  const called = /^(\w{1,64})(?:\s{0,4}\(.*\))?;?$/.exec(query.trim())?.[1]
  return called !== undefined && shader.methods.some(({ name }) => name === called) ? called : undefined
}

/**
 * Checks whether a name is one of another shading language (`gl_FragColor`), or a built-in of several words in small
 * letters (`light_vertex`): both mean a built-in of shaders where no member of the engine is called so.
 */
const isOfShadersAlone = (shader: ClassDoc, name: string): boolean => {
  const builtIn = name.toUpperCase()
  const isInSmallLetters = /^[a-z]+_[a-z_]+$/.test(name) && shader.constants.some((one) => one.name === builtIn)
  return isInSmallLetters || (successorOf(shader, name) === undefined && counterpartOf(shader, name) !== undefined)
}

/**
 * Checks whether a text holds an error message that only shaders have, though it may not speak of them.
 *
 * @example isShaderError("Unknown identifier in expression: 'SCREEN_TEXTURE'.") // true
 */
export const isShaderError = (text: string): boolean =>
  /\bSHADER ERROR:|unknown identifier in expression: ["'\w]|no matching function found for: ["']/i.test(text)

/** Matches a word for a shader itself, unless the next word makes it one of the engine: a material, the cache. */
const OF_SHADERS =
  /(?:\bshaders?|\bglsl|シェーダー?|着色器)(?!\s{0,4}(?:materials?|uniforms?|cach\w+|compil\w+|includes?|files?|resources?|マテリアル|材质))/i
/** Matches words for the work of a script, the editor's graph or a compute shader. */
const OF_OTHERS =
  /\b(?:script|code|source|gdscript|visual|compute|global|instance|node)\b|\bparam|スクリプト|パラメータ|脚本|参数|コンピュート/i

/**
 * Checks whether a question is about code in a shader, rather than about what a script does with one.
 *
 * @example
 * asksAboutShaders("discard transparent pixels in shader") // true
 * asksAboutShaders("set a shader parameter from a script") // false
 */
export const asksAboutShaders = (query: string): boolean => OF_SHADERS.test(query) && !OF_OTHERS.test(query)

/** Words of a question that are no part of a name. */
const fillers: ReadonlySet<string> = new Set(
  "a the in of from for how what which is do i can to get read sample use my godot shader shaders".split(" ")
)
/** Words for built-ins. */
const builtInWords: ReadonlySet<string> = new Set("built builtin variable value current".split(" "))

/** Returns the words of a question about shaders without fillers; undefined of another text. */
const wordsAboutShaders = (query: string): ReadonlyArray<string> | undefined => {
  const words: ReadonlyArray<string> = query.toLowerCase().match(/\w+/g) ?? []
  return words.includes("shader") || words.includes("shaders") ? words.filter((word) => !fillers.has(word)) : undefined
}

/**
 * Returns the names that a hint and a built-in with the words of a question about shaders would
 * have; there may be neither.
 *
 * @example
 * namesAskedFor("screen texture in shader") // ["hint_screen_texture", "SCREEN_TEXTURE"]
 * namesAskedFor("shader time variable") // ["hint_time_variable", "TIME"]
 */
export const namesAskedFor = (query: string): ReadonlyArray<string> => {
  const words = wordsAboutShaders(query)
  if (words === undefined) return []
  const ofBuiltIn = words.filter((word) => !builtInWords.has(word)).join("_")
  return [`hint_${words.join("_")}`, ofBuiltIn.toUpperCase()]
}

/** Words of shaders. Without `u`, which would make V8 three times slower; every word has a form in these letters. */
const words =
  /\bshader(?:s|_type)?\b|glsl|\b(?:fragment|vertex)\b|\buniforms?\b|\bhint_|source_color|render.?mode|シェーダ|着色器/i

/**
 * Checks whether a query names a built-in or a function of shaders, or speaks of them; `symbols` are the names of the
 * engine, which ordinary words mean.
 *
 * @example
 * isAboutShaders("smoothstep", shaderClass(4), symbols) // true
 * isAboutShaders("time", shaderClass(4), symbols) // false
 */
export const isAboutShaders = (
  query: string,
  shader: ClassDoc,
  symbols: { readonly names: ReadonlyArray<string> }
): boolean => {
  const name = query.trim().replace(/^@?shader[.:#]+/i, "")
  if (name !== query.trim() || words.test(query) || isShaderError(query)) return true
  if (functionCalled(shader, name) !== undefined) return true
  if (isOfShadersAlone(shader, name)) {
    const folded = name.toLowerCase()
    return !symbols.names.some((one) => one.toLowerCase() === folded)
  }
  // Built-ins, and modes and hints of more than one word: others are ordinary words.
  if (!/^(?:[A-Z][A-Z0-9_]{2,}|[a-z]+_[a-z0-9_]*[a-z0-9])$/.test(name)) return false
  return shader.constants.some((one) => one.name === name) || successorOf(shader, name) !== undefined
}
