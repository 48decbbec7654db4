/**
 * Writes the built-in starter reference, `doc/classes/*.xml`: every name, type, default and flag comes
 * from Godot's own class reference, every sentence from the file that is already there.
 *
 *     GODOT_CORPUS_DIR=... tsx test/scripts/starter.ts            refresh all files
 *     GODOT_CORPUS_DIR=... tsx test/scripts/starter.ts Sprite3D   add classes (with their ancestors) as well
 *     GODOT_CORPUS_DIR=... tsx test/scripts/starter.ts --check    write nothing; exit 1 if a file is not current
 *
 * A text is written by editing the XML file. A text whose symbol the reference does not know stops the
 * refresh of that file, so that none is lost in silence.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import * as Path from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { parseXml, XmlElement, XmlText } from "@rgrove/parse-xml"
import { namedElements } from "../../src/godot/reference/ClassElement.ts"

/** The Godot version whose signatures the starter holds. */
export const version = "4.5"

/** Folder of the starter reference. */
export const starterDirectory = fileURLToPath(new URL("../../doc/classes/", import.meta.url))

/** The folders of a Godot checkout that hold the starter's classes. */
export const corpusFolders = ["doc/classes", "modules/gdscript/doc_classes"]

/** Attributes of `<class>` that say where the file comes from; the starter has its own. */
const origin = {
  version,
  "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
  "xsi:noNamespaceSchemaLocation": `https://raw.githubusercontent.com/godotengine/godot/${version}/doc/class.xsd`
}

/** Elements that are a symbol of the class. */
const symbols = new Set([...namedElements].filter((name) => name !== "class"))

/** Elements whose text is a description, with the part of the symbol (or class) that it describes. */
const described = new Map([
  ["brief_description", "brief"],
  ["description", "description"],
  ["member", ""],
  ["constant", ""],
  ["theme_item", ""]
])

/** Attributes that are a flag with a message: the flag is Godot's, the message ours. */
const messages = ["deprecated", "experimental"]

/**
 * Our texts of one class, without indentation. The key is the symbol's (`keyOf`; none for the class itself),
 * then the part: `brief`, `method add_child description`, `member text`, `member text @deprecated`.
 */
export type Texts = Map<string, string>

export const parse = (xml: string): XmlElement => {
  const root = parseXml(xml).root
  if (root === null) throw new Error("no root element")
  return root
}

export const elements = (parent: XmlElement): ReadonlyArray<XmlElement> =>
  parent.children.filter((child) => child instanceof XmlElement)

/** Returns the name of a symbol within its class: `method add_child`; where overloads exist, with their types. */
export const keyOf = (symbol: XmlElement): string => {
  const name = `${symbol.name} ${symbol.attributes["name"]}`
  if (symbol.name !== "constructor" && symbol.name !== "operator") return name
  const types = elements(symbol).flatMap((child) => (child.name === "param" ? [child.attributes["type"]] : []))
  return `${name}(${types.join(", ")})`
}

/** The element's own text, dedented; `""` when there is none. */
export const textOf = (element: XmlElement): string => {
  const text = element.children.map((child) => (child instanceof XmlText ? child.text : "")).join("")
  const lines = text.split("\n").map((line) => line.trimEnd())
  const depths = lines.flatMap((line) => (line === "" ? [] : [line.length - line.replace(/^\t+/, "").length]))
  const depth = depths.length === 0 ? 0 : Math.min(...depths)
  return lines
    .map((line) => line.slice(depth))
    .join("\n")
    .trim()
}

/** All texts of a class file: descriptions, and the messages of deprecated and experimental. */
export const textsOf = (root: XmlElement): Texts => {
  const texts: Texts = new Map()
  const visit = (element: XmlElement, owner: string): void => {
    const key = symbols.has(element.name) ? keyOf(element) : owner
    const put = (part: string, text: string): void => {
      if (text !== "") texts.set(`${key} ${part}`.trim(), text)
    }
    for (const name of messages) put(`@${name}`, element.attributes[name] ?? "")
    const part = described.get(element.name)
    if (part !== undefined) put(part, textOf(element))
    for (const child of elements(element)) visit(child, key)
  }
  visit(root, "")
  return texts
}

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', "&quot;").replaceAll("'", "&apos;")

/**
 * The class file with the signatures of `source` and the given texts, in the layout of Godot's own files.
 * Tutorials in Godot's manual stay, others go. Throws when a text belongs to no symbol of `source`.
 */
export const render = (source: XmlElement, texts: Texts): string => {
  const unused = new Set(texts.keys())
  const take = (key: string, part: string): string => {
    const name = `${key} ${part}`.trim()
    unused.delete(name)
    return texts.get(name) ?? ""
  }
  const lines = ['<?xml version="1.0" encoding="UTF-8" ?>']

  const tagOf = (element: XmlElement, key: string): string => {
    const signature = Object.entries(element.attributes).flatMap(([name, value]) =>
      Object.hasOwn(origin, name) ? [] : [[name, messages.includes(name) ? take(key, `@${name}`) : value] as const]
    )
    const attributes = element.name === "class" ? [...signature, ...Object.entries(origin)] : signature
    return [element.name, ...attributes.map(([name, value]) => `${name}="${escapeAttribute(value)}"`)].join(" ")
  }

  const visit = (element: XmlElement, owner: string, indent: string): void => {
    const key = symbols.has(element.name) ? keyOf(element) : owner
    const tag = tagOf(element, key)
    const close = `</${element.name}>`
    const part = described.get(element.name)
    const inside = elements(element)
    if (element.name === "link") {
      const address = textOf(element)
      if (address.startsWith("$DOCS_URL/")) lines.push(`${indent}<${tag}>${escapeText(address)}${close}`)
    } else if (part !== undefined && element.attributes["overrides"] === undefined) {
      const text = escapeText(take(key, part))
      const body = text === "" ? [] : text.split("\n").map((line) => (line === "" ? "" : `${indent}\t${line}`))
      lines.push(`${indent}<${tag}>`, ...body, `${indent}${close}`)
    } else if (inside.length === 0 && element.name !== "tutorials") {
      lines.push(`${indent}<${tag} />`)
    } else {
      lines.push(`${indent}<${tag}>`)
      for (const child of inside) visit(child, key, `${indent}\t`)
      lines.push(`${indent}${close}`)
    }
  }
  visit(source, "", "")
  if (unused.size > 0) throw new Error(`texts of unknown symbols: ${[...unused].join("; ")}`)
  return `${lines.join("\n")}\n`
}

/** The file of a class in a Godot checkout. */
export const corpusFile = (checkout: string, className: string): string => {
  const file = corpusFolders.map((folder) => Path.join(checkout, folder, `${className}.xml`)).find(existsSync)
  if (file === undefined) throw new Error(`${className}: no class file in ${checkout}`)
  return file
}

/** The classes of the starter reference, sorted. */
export const starterClasses = (): ReadonlyArray<string> =>
  readdirSync(starterDirectory)
    .filter((name) => name.endsWith(".xml"))
    .map((name) => Path.basename(name, ".xml"))
    .sort()

/** A class's starter file as it should be; a class that is new has no texts yet. */
export const refreshed = (checkout: string, className: string): string => {
  const file = Path.join(starterDirectory, `${className}.xml`)
  const texts = existsSync(file) ? textsOf(parse(readFileSync(file, "utf8"))) : new Map<string, string>()
  return render(parse(readFileSync(corpusFile(checkout, className), "utf8")), texts)
}

const withAncestors = (checkout: string, names: Iterable<string>): ReadonlyArray<string> => {
  const all = new Set(names)
  for (const name of all) {
    const parent = parse(readFileSync(corpusFile(checkout, name), "utf8")).attributes["inherits"]
    if (parent !== undefined) all.add(parent)
  }
  return [...all].sort()
}

const main = (args: ReadonlyArray<string>): number => {
  const corpora = process.env["GODOT_CORPUS_DIR"]
  if (corpora === undefined) {
    process.stderr.write(`starter: set GODOT_CORPUS_DIR to the folder that holds godot-${version}\n`)
    return 1
  }
  const checkout = Path.join(corpora, `godot-${version}`)
  const check = args.includes("--check")
  const added = args.filter((arg) => !arg.startsWith("--"))
  let failed = 0
  let written = 0
  for (const name of withAncestors(checkout, [...starterClasses(), ...added])) {
    const file = Path.join(starterDirectory, `${name}.xml`)
    try {
      const wanted = refreshed(checkout, name)
      if (existsSync(file) && readFileSync(file, "utf8") === wanted) continue
      if (check) throw new Error("not current")
      writeFileSync(file, wanted)
      written += 1
    } catch (error) {
      failed += 1
      process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`)
    }
  }
  process.stdout.write(`starter: ${starterClasses().length} classes, ${written} written, ${failed} at fault\n`)
  return failed === 0 ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) process.exitCode = main(process.argv.slice(2))
