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
 * @example await joined("mdatlas.main.js", "src/bin/mdatlas.ts", options)
 */
export const joined = async (main, entry, options) => {
  const cut = { entryPoints: { entry }, outdir: ".", splitting: true, chunkNames: "[hash]", minify: false }
  const { outputFiles, metafile } = await build({ ...options, ...cut, banner: {}, write: false })
  const texts = new Map(outputFiles.map(({ path, text }) => [base(path), text]))
  const chunks = new Map()
  for (const [path, { imports }] of Object.entries(metafile.outputs)) {
    const needed = imports.filter(({ external, kind }) => external !== true && kind === "import-statement")
    const text = texts.get(base(path))
    chunks.set(base(path), { text, needs: needed.map(({ path }) => base(path)), names: importedBy(text) })
  }
  const first = new Set([ENTRY])
  for (const chunk of first) for (const needed of chunks.get(chunk).needs) first.add(needed)
  const shared = sharedNames(chunks, first)

  const fileOf = (chunk) => (first.has(chunk) ? main : main.replace(/\.js$/, `.${chunk}`))
  const files = new Map()
  for (const chunk of [ENTRY, ...[...chunks.keys()].filter((chunk) => !first.has(chunk))]) {
    const plugins = [{ name: "chunks", setup: ofChunks(chunks, shared, fileOf, chunk === ENTRY) }]
    const joint = await build({ ...options, entryPoints: [chunk], plugins, write: false })
    files.set(fileOf(chunk), joint.outputFiles[0].text)
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

/** Gives esbuild the chunks of the first pass, for the main file or for a part. */
const ofChunks =
  (chunks, shared, fileOf, isMain) =>
  ({ onResolve, onLoad }) => {
    onResolve({ filter: /.*/ }, ({ path, kind }) => {
      const chunk = base(path)
      if (!chunks.has(chunk)) return { path, external: true }
      if (kind === "entry-point") return { path: chunk, namespace: isMain ? "main" : "chunk" }
      if (shared.has(chunk)) return { path: chunk, namespace: isMain ? "chunk" : "shared" }
      return { path: `./${fileOf(chunk)}`, external: true }
    })
    onLoad({ filter: /.*/, namespace: "chunk" }, ({ path }) => ({ contents: chunks.get(path).text }))
    onLoad({ filter: /.*/, namespace: "main" }, () => ({ contents: exporting(shared) }))
    onLoad({ filter: /.*/, namespace: "shared" }, ({ path }) => ({
      contents: exports(shared.get(path), (name) => [long(path, name), name], fileOf(path))
    }))
  }

/**
 * The names that parts import of each chunk in the main file.
 *
 * The main file exports no others: whenever V8 compiles a function that reads an exported variable, it goes through all
 * of them.
 */
const sharedNames = (chunks, first) => {
  const shared = new Map(Array.from(first, (chunk) => [chunk, new Set()]))
  for (const [part, { names }] of chunks) {
    if (first.has(part)) continue
    for (const [chunk, own] of names) for (const name of own) shared.get(chunk)?.add(name)
  }
  return shared
}

/** Runs the program, and exports what its parts need of the chunks in the main file. */
const exporting = (shared) => {
  const lists = Array.from(shared, ([chunk, names]) => exports(names, (name) => [name, long(chunk, name)], chunk))
  return [`export * from "./${ENTRY}"`, ...lists].join("\n")
}

/** The name under which the main file exports what a chunk calls `name`. */
const long = (chunk, name) => `_${chunk.replace(/\W/g, "_")}_${name}`

const exports = (names, renamed, file) =>
  `export {${Array.from(names, (name) => renamed(name).join(" as "))}} from "./${file}"`
