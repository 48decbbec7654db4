// Bundles the programs, for the package and for executables alike.
import { readFileSync } from "node:fs"
import { builtinModules, createRequire } from "node:module"
import { basename, dirname } from "node:path"
import { fileURLToPath } from "node:url"

const require = createRequire(import.meta.url)

/** Modules that the servers never run: the SDK's default ajv validator (the kernel gives its own) and Schema's test-data maker. */
const leaveOut = ({ onLoad }) => {
  onLoad({ filter: /validation[\\/]ajv-provider\.js$/ }, () => ({ contents: "export class AjvJsonSchemaValidator {}" }))
  onLoad({ filter: /effect[\\/]dist[\\/]esm[\\/]FastCheck\.js$/ }, () => ({ contents: "export {}" }))
}

/**
 * Has Effect's clock find no `performance`, which it looks for at its start and does without where there is
 * `process.hrtime`: Node loads ten modules for the global of that name.
 */
const withoutPerformance = ({ onLoad }) => {
  onLoad({ filter: /effect[\\/]dist[\\/]esm[\\/]internal[\\/]clock\.js$/ }, ({ path }) => ({
    contents: `const performance = undefined\n${readFileSync(path, "utf8")}`
  }))
}

/**
 * Tells Effect that stacks name its calls, which it looks for in one at its start: for the places in a stack V8 reads the
 * whole program once more.
 */
const withNamedCalls = ({ onLoad }) => {
  onLoad({ filter: /effect[\\/]dist[\\/]esm[\\/]Utils\.js$/ }, ({ path }) => ({
    contents: readFileSync(path, "utf8").replace(/(?<=const isNotOptimizedAway = )[^;]+/, "true")
  }))
}

/** A schema as esbuild prints it, its name a call: its further lines are indented or begin with what closes it. */
const SCHEMA = /^(?:export )?const (\w+Schema)_\(\) = ((?:.*\n(?=[ })\]]))*.*);$/gm

const FROM_TYPES = /^import \{[^}]*\} from "[./]*\/types\.js";$/m

/**
 * Makes each of the SDK's schemas at its first use: a server reads few of the messages that the SDK knows. The SDK gets a
 * schema `NameSchema` by calling `NameSchema_`; others import it under its own name, and what nothing imports is left out.
 */
const withLazySchemas = ({ onLoad, esbuild }) => {
  onLoad({ filter: /@modelcontextprotocol[\\/]sdk[\\/]dist[\\/]esm[\\/].*\.js$/ }, async ({ path }) => {
    const { code } = await esbuild.transform(readFileSync(path, "utf8"))
    const called = code.replace(/\b[A-Z]\w*Schema\b/g, "$&_()")
    if (!/[\\/]esm[\\/]types\.js$/.test(path)) {
      return FROM_TYPES.test(code)
        ? { contents: called.replace(FROM_TYPES, (list) => list.replaceAll("_()", "_")), loader: "js" }
        : undefined
    }
    const once = "const once = (make) => { let made; return () => (made ??= make()) };"
    const made = called.replace(
      SCHEMA,
      "export const $1_ = /* @__PURE__ */ once(() => $2); export const $1 = /* @__PURE__ */ $1_();"
    )
    return { contents: `${once}\n${made}`, loader: "js" }
  })
}

const BARREL = /^import \{([^}]+)\} from "(effect|@effect\/platform)"$/gm

/**
 * Imports modules of Effect by their own paths: esbuild keeps all of a module that a barrel exports under a name
 * (`export * as Effect`), and drops what is not used of one imported as `import * as Effect`.
 */
const withoutBarrels = ({ onLoad }) => {
  onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
    if (path.includes("node_modules")) return undefined
    const contents = readFileSync(path, "utf8").replace(BARREL, (_, names, barrel) =>
      names
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== "" && !name.startsWith("type "))
        .map((name) =>
          /^[a-z]/.test(name)
            ? `import { ${name} } from "${barrel}/Function"`
            : `import * as ${name.split(" as ").at(-1)} from "${barrel}/${name.split(" as ")[0]}"`
        )
        .join(";")
    )
    return { contents, loader: "ts" }
  })
}

/** The module that reads tables beside the program. */
const tablesReader = fileURLToPath(new URL("../../src/kernel/util/ProgramFile.ts", import.meta.url))

/**
 * Runs the modules called `compiled*.ts` now and gives `place` their results to keep as JSON, in a file that is read at
 * their first use: tables that no server is to make again at its first search, nor to hold where no query asks for them.
 * Without `place` they are in the bundle.
 */
const withCompiled =
  (place) =>
  ({ onLoad, esbuild }) => {
    onLoad({ filter: /[\\/]src[\\/].*[\\/]compiled\w*\.ts$/ }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({
        entryPoints: [path],
        bundle: true,
        write: false,
        platform: "node",
        format: "esm"
      })
      const [{ contents }] = outputFiles
      const { compiled } = await import(`data:text/javascript;base64,${Buffer.from(contents).toString("base64")}`)
      const json = JSON.stringify(compiled())
      if (place === undefined) return { contents: `const value = ${json}; export const compiled = () => value` }
      const file = place(`${nameOfTables(path)}.json`, json)
      const source = [
        `import { readTables } from ${JSON.stringify(tablesReader)}`,
        "let value",
        `export const compiled = () => (value ??= readTables(new URL("./${file}", import.meta.url)))`
      ]
      return { contents: source.join("\n"), resolveDir: dirname(path) }
    })
  }

/**
 * Returns a name for the tables of a module: that of its folder, and the rest of its own.
 *
 * @example nameOfTables("src/godot/search/languages/compiledSpaced.ts") // "languagesSpaced"
 */
const nameOfTables = (path) => basename(dirname(path)) + basename(path).replace(/^compiled(\w*)\.ts$/, "$1")

/**
 * Modules of Node that take milliseconds to load, and that a start does without: their functions load them, and CommonJS
 * packages get an object that does so at its first use.
 */
const LATE = new Set(["child_process", "crypto", "zlib"])

/** All but `node:module`: a start tests whether it has functions of newer versions of Node. */
const BUILTIN = new RegExp(`^(?:node:)?(${builtinModules.filter((name) => name !== "module").join("|")})$`)

/** Returns how an export of one of Node's modules is written: read at once, or at its first use. */
const builtinExport = (path, name, { value, get }) => {
  if (LATE.has(path) && typeof value === "function" && /^[a-z]/.test(name))
    return `(...args) => $load().${name}(...args)`
  // Node makes some objects when they are first read, and loads many modules for them: `fs.promises`.
  const isMade = get !== undefined && typeof require(path)[name] === "object"
  return isMade
    ? `/* @__PURE__ */ new Proxy({}, { get: (_, key) => $load().${name}[key] })`
    : `/* @__PURE__ */ $read("${name}")`
}

/**
 * Takes what programs import of Node's modules by `require`: an `import` has Node read all that a module exports, and
 * with what `node:fs` and `node:crypto` export come thirty modules more.
 */
const withRequiredBuiltins = ({ onResolve, onLoad }) => {
  onResolve({ filter: BUILTIN, namespace: "file" }, ({ path, kind }) => {
    const name = BUILTIN.exec(path)[1]
    if (kind === "import-statement") return { path: name, namespace: "builtin", sideEffects: false }
    return kind === "require-call" && LATE.has(name) ? { path: name, namespace: "late" } : undefined
  })
  onLoad({ filter: /.*/, namespace: "late" }, ({ path }) => ({
    contents: `let its; module.exports = new Proxy({}, { get: (_, key) => (its ??= require("node:${path}"))[key] })`
  }))
  onLoad({ filter: /.*/, namespace: "builtin" }, ({ path }) => {
    const exports = Object.entries(Object.getOwnPropertyDescriptors(require(path))).map(
      ([name, property]) => `export const ${name} = ${builtinExport(path, name, property)}`
    )
    const load = [
      "let $its",
      `const $load = () => ($its ??= require("node:${path}"))`,
      "const $read = (name) => $load()[name]"
    ]
    // The functions above exist even where Node lacks theirs; a property read here is undefined then.
    const whole = LATE.has(path) ? "new Proxy({}, { get: (_, key) => $load()[key] })" : "$load()"
    return { contents: [...load, ...exports, `export default /* @__PURE__ */ ${whole}`].join("\n") }
  })
}

/**
 * Returns options of esbuild; `__url` is to be the URL of the program's own file. `place` takes the name and the text of a
 * file, and returns how it is called in the folder of that program; without it there are no files beside the program.
 */
export const bundleOptionsWith = (place) => ({
  bundle: true,
  minify: true,
  keepNames: false,
  platform: "node",
  target: "node20",
  format: "cjs",
  define: { "import.meta.url": "__url" },
  legalComments: "none",
  metafile: true,
  // Its main file loads its parts in a way that no bundler follows.
  alias: { "jsonc-parser": "jsonc-parser/lib/esm/main.js" },
  plugins: [
    { name: "leave-out", setup: leaveOut },
    { name: "without-performance", setup: withoutPerformance },
    { name: "with-named-calls", setup: withNamedCalls },
    { name: "required-builtins", setup: withRequiredBuiltins },
    { name: "lazy-schemas", setup: withLazySchemas },
    // Before the plugin that reads all other modules.
    { name: "with-compiled", setup: withCompiled(place) },
    { name: "without-barrels", setup: withoutBarrels }
  ]
})

/** The options for one file that has everything in it. */
export const bundleOptions = bundleOptionsWith()
