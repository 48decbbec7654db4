// Bundles the programs, for the package and for executables alike.
import { readFileSync } from "node:fs"

/** Leaves out a module that the servers never run: Schema's maker of test data. */
const leaveOut = ({ onLoad }) => {
  onLoad({ filter: /effect[\\/]dist[\\/]esm[\\/]FastCheck\.js$/ }, () => ({ contents: "export {}" }))
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

/**
 * Runs the modules called `compiled.ts` now and puts their results in their places: tables that no server is to make again
 * at its first search.
 */
const withCompiled = ({ onLoad, esbuild }) => {
  onLoad({ filter: /[\\/]src[\\/].*[\\/]compiled\.ts$/ }, async ({ path }) => {
    const { outputFiles } = await esbuild.build({
      entryPoints: [path],
      bundle: true,
      write: false,
      platform: "node",
      format: "esm"
    })
    const [{ contents }] = outputFiles
    const { compiled } = await import(`data:text/javascript;base64,${Buffer.from(contents).toString("base64")}`)
    return { contents: `const value = ${JSON.stringify(compiled())}; export const compiled = () => value` }
  })
}

/** Options of esbuild; `__url` is to be the URL of the program's own file. */
export const bundleOptions = {
  bundle: true,
  minify: true,
  keepNames: false,
  platform: "node",
  target: "node20",
  format: "cjs",
  define: { "import.meta.url": "__url" },
  legalComments: "none",
  metafile: true,
  // Its main file asks for its parts in a way that no bundler follows.
  alias: { "jsonc-parser": "jsonc-parser/lib/esm/main.js" },
  plugins: [
    { name: "leave-out", setup: leaveOut },
    // Before what reads all other modules.
    { name: "with-compiled", setup: withCompiled },
    { name: "without-barrels", setup: withoutBarrels }
  ]
}
