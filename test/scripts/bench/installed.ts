/** The packed package, installed into a folder of its own, and the Nodes that run it. */
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { delimiter, join } from "node:path"
import { root } from "../../support/bundle.ts"

export type Bin = "godot-docs-mcp" | "mdatlas" | "mcp-test-timebox"

/** A Node that starts the servers. */
export interface Node {
  readonly path: string
  /** Major version. */
  readonly major: string
}

/** Input of every part of the benchmark. */
export interface Bench {
  /** The first is the one that runs the benchmark, and the one of rows that compare no versions. */
  readonly nodes: readonly [Node, ...Array<Node>]
  /** The launcher of a bin of the installed package. */
  readonly launcher: (bin: Bin) => string
  /** A folder of class files. */
  readonly documents: string
  /** An empty folder for this run. */
  readonly scratch: string
  /** Fewer rounds and smaller inputs: whether it works, not how fast. */
  readonly isQuick: boolean
}

const run = (command: string, args: ReadonlyArray<string>, cwd: string): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" })
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`)
  return stdout
}

/** Packs what `npm run build` has built and installs it in `folder`, as a registry would hand it out. */
export const install = (folder: string): Bench["launcher"] => {
  mkdirSync(folder, { recursive: true })
  const pack = ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder]
  const tarball = run("npm", pack, root).trim().split("\n").at(-1) ?? ""
  writeFileSync(join(folder, "package.json"), '{"private":true}')
  run("npm", ["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", join(folder, tarball)], folder)
  return (bin) => join(folder, "node_modules", "godot-docs-mcp", "dist", `${bin}.js`)
}

const nodeAt = (path: string): Node | undefined => {
  if (!existsSync(path)) return undefined
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" })
  const major = /^v(\d+)\./.exec(stdout)?.[1]
  return major === undefined ? undefined : { path, major }
}

/** Nodes that version managers and distributions keep beside the one in use. */
const elsewhere = (): ReadonlyArray<string> => {
  const home = process.env["HOME"] ?? ""
  const managed = [".nvm/versions/node", ".local/share/fnm/node-versions", ".volta/tools/image/node"].flatMap(
    (kept) => {
      const folder = join(home, kept)
      if (!existsSync(folder)) return []
      return readdirSync(folder).flatMap((version) => [
        join(folder, version, "bin", "node"),
        join(folder, version, "installation", "bin", "node")
      ])
    }
  )
  const onPath = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => ["node22", "node-22", "nodejs22"].map((name) => join(folder, name)))
  return [...onPath, ...managed]
}

/** The Node that runs this, those that are `given`, and a Node 22 where one is found; one of each major version. */
export const nodes = (given: ReadonlyArray<string>): Bench["nodes"] => {
  const own: Node = { path: process.execPath, major: process.versions.node.split(".")[0] ?? "" }
  const found = [own]
  for (const path of given) {
    const node = nodeAt(path)
    if (node === undefined) throw new Error(`--node ${path} is no Node`)
    if (found.every(({ major }) => major !== node.major)) found.push(node)
  }
  if (found.every(({ major }) => major !== "22")) {
    const other = elsewhere()
      .map(nodeAt)
      .find((node) => node?.major === "22")
    if (other !== undefined) found.push(other)
  }
  return [own, ...found.slice(1)]
}
