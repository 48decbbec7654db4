/** The Go modules of a project: the one of the root, and those that a go.work uses. */
import type { Project } from "./Runner.ts"

interface Module {
  /** From the root: `.`, or `./x`. */
  readonly folder: string
  /** Import path. */
  readonly path: string
}

/** Folders below the root that a go.work uses, as `./x`. */
const used = (text: string): ReadonlyArray<string> => {
  const plain = text.replace(/\/\/.*/g, "")
  const listed = [
    ...Array.from(plain.matchAll(/^[ \t]*use[ \t]*\(([^)]*)\)/gm), ([, list = ""]) => list.split("\n")).flat(),
    ...Array.from(plain.matchAll(/^[ \t]*use[ \t]+([^\s(].*)$/gm), ([, one = ""]) => one)
  ]
  return listed
    .map((folder) => withoutSlashes(folder.trim().replace(/^["`](.*)["`]$/, "$1")))
    .filter((folder) => folder === "." || (folder.startsWith("./") && !folder.split("/").includes("..")))
}

const withoutSlashes = (folder: string): string => {
  let end = folder.length
  while (folder[end - 1] === "/") end--
  return folder.slice(0, end)
}

/** @see https://go.dev/ref/mod#workspaces */
export const modulesOf = ({ read }: Project): ReadonlyArray<Module> =>
  [...new Set([".", ...used(read("go.work") ?? "")])].flatMap((folder) => {
    const path = /^module\s+"?([^\s"]+)/m.exec(read(`${folder}/go.mod`.replace(/^\.\//, "")) ?? "")?.[1]
    return path === undefined ? [] : [{ folder, path }]
  })

/** The patterns of all packages. In a workspace whose root is not a module `./...` matches none. */
export const allPackages = (modules: ReadonlyArray<Module>): ReadonlyArray<string> =>
  modules.length === 0 || modules.some(({ folder }) => folder === ".")
    ? ["./..."]
    : modules.map(({ folder }) => `${folder}/...`)

/** The folder of a package, as `./x`; absent if it is in no module of the project. */
export const folderOf = (modules: ReadonlyArray<Module>, pack: string): string | undefined => {
  const [own] = modules
    .filter(({ path }) => pack === path || pack.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)
  return own === undefined ? undefined : `${own.folder}${pack.slice(own.path.length)}`
}
