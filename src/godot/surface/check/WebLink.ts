/** Addresses of the reference on Godot's own site, for people: links that a terminal or a pull request can open. */
import * as Uri from "../../reference/Uri.ts"
import { docsUrl } from "../../reference/Version.ts"

/** Kinds with anchors of their own on the site. */
const anchored: ReadonlySet<string> = new Set(["method", "property", "signal", "constant", "constructor", "annotation"])

/**
 * Returns the web page for a `godot://` address, or `undefined` where the site has none.
 *
 * @example
 * webLink("godot://symbol/Node/method/add_child", "4.5")
 * // "https://docs.godotengine.org/en/4.5/classes/class_node.html#class-node-method-add-child"
 */
export const webLink = (uri: string, version: string | undefined): string | undefined => {
  const address = Uri.parse(uri)
  if (address === undefined || address.type === "search") return undefined
  const className = address.type === "class" ? address.name : address.className
  if (className === "@Shader") return `${docsUrl(version)}/tutorials/shaders/shader_reference/index.html`
  if (!/^@?\w+$/.test(className)) return undefined
  const page = `${docsUrl(version)}/classes/class_${className.toLowerCase()}.html`
  if (address.type === "class" || !anchored.has(address.kind) || !/^\w+$/.test(address.name)) return page
  return `${page}#class-${dashed(className)}-${address.kind}-${dashed(address.name)}`
}

const dashed = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
