// Makes one file of all modules that a program loads at its start, and one of each part that it loads on demand.
//
// By itself esbuild cuts what the start shares with a part into chunks of their own: thirty files at each start, which
// Node resolves, reads and compiles one by one. A second pass joins these again, and parts import them from the main file.
import { build } from "esbuild"

/** The file of the first pass that a program begins with. */
const ENTRY = "entry.js"

const base = (path) => path.replace(/^.*[\\/]/, "")

/**
 * Bundles the program that begins in the file `entry`; returns the texts of its files by their names, of which `main` is
 * the one to load first, and the metafile of what they hold.
 *
 * A start that only chooses between some modules names them as `choices`: what each needs is one file, and what all of
 * them need is in the main file.
 *
 * @example await joined("mdatlas.main.js", "src/bin/mdatlas.ts", options)
 */
export const joined = async (main, entry, options, choices = []) => {
  const cut = { entryPoints: { entry }, outdir: ".", splitting: true, chunkNames: "[hash]", minify: false }
  const { outputFiles, metafile } = await build({ ...options, ...cut, banner: {}, write: false })
  const texts = new Map(outputFiles.map(({ path, text }) => [base(path), text]))
  const chunks = new Map()
  for (const [path, { imports, exports, entryPoint }] of Object.entries(metafile.outputs)) {
    const needed = imports.filter(({ external, kind }) => external !== true && kind === "import-statement")
    const text = texts.get(base(path))
    const needs = needed.map(({ path }) => base(path))
    chunks.set(base(path), { text, needs, names: importedBy(text), exported: exports, entryPoint })
  }
  const places = placesOf(chunks, main, choices)

  const files = new Map()
  for (const [head, { file, isHead }] of places) {
    if (!isHead) continue
    const plugins = [{ name: "chunks", setup: ofChunks(chunks, places, file) }]
    const joint = await build({ ...options, entryPoints: [head], plugins, write: false })
    files.set(file, joint.outputFiles[0].text)
  }
  return { files, metafile }
}

const IMPORT = /^import \{([^}]+)\} from "\.\/([^"]+)";$/gm

/** Names that a chunk imports from others, as esbuild prints them, by the file of the other. */
const importedBy = (text) =>
  new Map(
    Array.from(text.matchAll(IMPORT), ([, names, file]) => [
      file,
      names.split(",").map((name) => name.trim().split(" as ")[0])
    ])
  )

/** The file that each chunk goes into; its head is the chunk that the file is loaded for. */
const placesOf = (chunks, main, choices) => {
  const places = new Map()
  const join = (head, needed) => {
    const file = head === ENTRY ? main : main.replace(/\.js$/, `.${head}`)
    for (const chunk of needed) if (!places.has(chunk)) places.set(chunk, { file, isHead: chunk === head })
  }
  const chosen = [...chunks.keys()].filter((chunk) => choices.includes(chunks.get(chunk).entryPoint))
  if (chosen.length < choices.length) throw new Error(`${main} does not load each of ${choices.join(", ")} by itself`)
  const [one, ...others] = chosen.map((chunk) => neededBy(chunks, chunk))
  const common = [...(one ?? [])].filter((chunk) => others.every((needed) => needed.has(chunk)))
  join(ENTRY, [...neededBy(chunks, ENTRY), ...common])
  for (const chunk of chosen) join(chunk, neededBy(chunks, chunk))
  for (const chunk of chunks.keys()) join(chunk, [chunk])
  return places
}

/** The chunks that are loaded with `chunk`, itself included. */
const neededBy = (chunks, chunk) => {
  const needed = new Set([chunk])
  for (const one of needed) for (const other of chunks.get(one).needs) needed.add(other)
  return needed
}

/** Gives esbuild the chunks of the first pass, for one of the files. */
const ofChunks =
  (chunks, places, file) =>
  ({ onResolve, onLoad }) => {
    const isHere = (chunk) => places.get(chunk).file === file
    const exported = (chunk) => namesOf(chunks, chunk, (other) => !isHere(other))
    const imported = (chunk) => namesOf(chunks, chunk, isHere)
    onResolve({ filter: /.*/ }, ({ path, kind }) => {
      const chunk = base(path)
      const place = places.get(chunk)
      if (place === undefined) return { path, external: true }
      if (kind === "entry-point") return { path: chunk, namespace: "head" }
      if (isHere(chunk)) return { path: chunk, namespace: "chunk" }
      return place.isHead ? { path: `./${place.file}`, external: true } : { path: chunk, namespace: "elsewhere" }
    })
    onLoad({ filter: /.*/, namespace: "head" }, ({ path }) => {
      const others = [...places.keys()].filter((chunk) => chunk !== path && isHere(chunk))
      const lists = others.map((chunk) => exports(exported(chunk), (name) => [name, long(chunk, name)], chunk))
      return { contents: [exports(chunks.get(path).exported, (name) => [name], path), ...lists].join("\n") }
    })
    onLoad({ filter: /.*/, namespace: "chunk" }, ({ path }) => ({ contents: chunks.get(path).text }))
    onLoad({ filter: /.*/, namespace: "elsewhere" }, ({ path }) => ({
      contents: exports(imported(path), (name) => [long(path, name), name], places.get(path).file)
    }))
  }

/**
 * The names that other chunks import of one, where `isAsked` holds for them.
 *
 * A file exports and imports no others: whenever V8 compiles a function that reads such a variable, it goes through all
 * of them.
 */
const namesOf = (chunks, chunk, isAsked) => {
  const names = new Set()
  for (const [other, { names: imported }] of chunks) {
    if (isAsked(other)) for (const name of imported.get(chunk) ?? []) names.add(name)
  }
  return names
}

/** The name under which a file exports what one of its chunks calls `name`. */
const long = (chunk, name) => `_${chunk.replace(/\W/g, "_")}_${name}`

const exports = (names, renamed, file) =>
  `export {${Array.from(names, (name) => renamed(name).join(" as "))}} from "./${file}"`
