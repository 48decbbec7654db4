// How the programs are bundled, for the package and for executables alike.

/** What the servers never run: the SDK's default ajv validator (the kernel gives its own) and Schema's test-data maker. */
const leaveOut = ({ onLoad }) => {
  onLoad({ filter: /validation[\\/]ajv-provider\.js$/ }, () => ({ contents: "export class AjvJsonSchemaValidator {}" }))
  onLoad({ filter: /effect[\\/]dist[\\/]esm[\\/]FastCheck\.js$/ }, () => ({ contents: "export {}" }))
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
  plugins: [{ name: "leave-out", setup: leaveOut }]
}
