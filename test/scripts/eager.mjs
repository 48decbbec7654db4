// Writes functions that a start calls in the form that V8 compiles together with their file: `(function(){...})`.
//
// V8 compiles a function at its first call, but a function expression in parentheses with its file: it expects a call at
// that place. Only what is compiled with its file is kept by Node (`module.enableCompileCache`), so without this a start
// compiles two thousand functions again; where nothing is kept, V8 reads these functions once in place of twice.
import { parse } from "@babel/parser"

/** The nodes of the syntax tree right below `node`, in the order of the text. */
const childrenOf = (node) => {
  const children = []
  for (const [key, value] of Object.entries(node)) {
    if (key === "loc" || key === "extra" || key.endsWith("Comments")) continue
    if (Array.isArray(value)) children.push(...value.filter((child) => child !== null))
    else if (typeof value?.type === "string") children.push(value)
  }
  return children.sort((a, b) => a.start - b.start)
}

/** Checks whether an arrow function means what a `function` does: it reads nothing that only an arrow function shares. */
const isPlain = (node) => {
  if (isShared(node)) return false
  return hasOwnThis(node) ? node.computed !== true || isPlain(node.key) : childrenOf(node).every(isPlain)
}

/** Whether a node is `this`, `super`, `new.target` or `arguments`. */
const isShared = ({ type, meta, name }) =>
  type === "ThisExpression" ||
  type === "Super" ||
  (type === "MetaProperty" && meta.name === "new") ||
  (type === "Identifier" && name === "arguments")

const hasOwnThis = ({ type }) => /^Function|^(?:Object|Class|ClassPrivate)Method$/.test(type)

const readsSuper = (node) => node.type === "Super" || childrenOf(node).some(readsSuper)

/** Functions that can stand in parentheses, by the type of their node. */
const FORMS = {
  FunctionExpression: () => true,
  ArrowFunctionExpression: isPlain,
  // A property `__proto__` would set the prototype.
  ObjectMethod: (node) => node.kind === "method" && !node.computed && node.key.name !== "__proto__" && !readsSuper(node)
}

/**
 * Returns `text`, a module without comments, with the functions in `called` so written;
 * `called` holds their places as `start-end`.
 *
 * Methods of classes have no such form; those of objects become properties. A declaration of the module becomes a variable
 * at the beginning, so that all may still use it.
 *
 * @example
 * eager("const f = x => x + 1", new Set(["10-20"])) // "const f = (function(x){return x + 1})"
 */
export const eager = (text, called) => {
  const { program } = parse(text, { sourceType: "module" })
  const isCalled = ({ start, end }) => called.has(`${start}-${end}`)

  /** The functions within `node` to write, without those within them. */
  const within = (node) => childrenOf(node).flatMap((child) => (isWritten(child) ? [child] : within(child)))
  const isWritten = (node) => isCalled(node) && (FORMS[node.type]?.(node) ?? false)

  /** The text between two places, with the given functions in it written. */
  const between = (from, to, functions) => {
    let written = ""
    let at = from
    for (const one of functions) {
      if (one.start < from || one.end > to) continue
      written += text.slice(at, one.start) + expression(one)
      at = one.end
    }
    return written + text.slice(at, to)
  }

  /** A function in parentheses. */
  const expression = (node) => {
    const { start, end, params, body, async: isAsync } = node
    const functions = within(node)
    if (node.type === "FunctionExpression") return `(${between(start, end, functions)})`
    if (node.type === "ObjectMethod") {
      const { key, generator } = node
      const word = `${isAsync ? "async " : ""}function${generator ? "*" : ""}`
      return `${text.slice(key.start, key.end)}:(${word}${between(key.end, end, functions)})`
    }
    const paramsEnd = params.at(-1)?.end ?? start
    const list = params.length === 0 ? "" : between(params[0].start, paramsEnd, functions)
    const inner = between(text.indexOf("=>", paramsEnd) + 2, end, functions).trimStart()
    return `(${isAsync ? "async " : ""}function(${list})${body.type === "BlockStatement" ? inner : `{return ${inner}}`})`
  }

  const variables = []
  let rest = ""
  let at = 0
  for (const statement of program.body) {
    const functions = within(statement)
    rest += text.slice(at, statement.start)
    at = statement.end
    if (statement.type !== "FunctionDeclaration" || !isCalled(statement)) {
      rest += between(statement.start, at, functions)
      continue
    }
    const { start, end, id } = statement
    rest += ";"
    variables.push(`${id.name}=(${text.slice(start, id.start).trimEnd()}${between(id.end, end, functions)})`)
  }
  rest += text.slice(at)
  return variables.length === 0 ? rest : `var ${variables.join(",")};${rest}`
}
