/**
 * A script as the servers are shipped, for a process of its own: a loader of TypeScript in it would be measured too.
 */
import { createRequire } from "node:module"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** Bundles the module at `url` into `folder`; the path of the bundle. */
export const shipped = (url: string, folder: string): string => {
  const outfile = join(folder, "measure.mjs")
  // Asked for here, so that the bundle can do without it.
  const { buildSync } = createRequire(import.meta.url)("esbuild") as typeof import("esbuild")
  buildSync({
    entryPoints: [fileURLToPath(url)],
    outfile,
    bundle: true,
    minify: true,
    platform: "node",
    target: "node20",
    format: "esm",
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" }
  })
  return outfile
}
