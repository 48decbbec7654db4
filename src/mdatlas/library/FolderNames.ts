/** Lists folders once for a link check: a system call for each path that a link may mean takes ten times as long. */

/** Looks up paths by the names in their folders, each of which is listed once. */
export class FolderNames {
  readonly #namesIn: (folder: string) => ReadonlyMap<string, string> | undefined
  readonly #listed = new Map<string, ReadonlyMap<string, string> | undefined>()

  constructor(namesIn: (folder: string) => ReadonlyMap<string, string> | undefined) {
    this.#namesIn = namesIn
  }

  /** Checks whether the path exists; undefined if a listing does not show it, as beyond a symbolic link. */
  holds(path: string): boolean | undefined {
    let at = ""
    for (const part of path.split("/")) {
      const names = this.#names(at)
      if (names === undefined) return undefined
      const name = names.get(part)
      // On these systems another case names the same file.
      if (name === undefined) return process.platform === "darwin" || process.platform === "win32" ? undefined : false
      at = joined(at, name)
    }
    return true
  }

  /** Returns the existing path that differs in case alone. */
  inOtherCase(path: string): string | undefined {
    let at = ""
    for (const part of path.split("/")) {
      const names = this.#names(at) ?? new Map<string, string>()
      const lower = part.toLowerCase()
      const name = names.get(part) ?? [...names.values()].find((one) => one.normalize("NFC").toLowerCase() === lower)
      if (name === undefined) return undefined
      at = joined(at, name)
    }
    return at
  }

  #names(folder: string): ReadonlyMap<string, string> | undefined {
    if (!this.#listed.has(folder)) this.#listed.set(folder, this.#namesIn(folder))
    return this.#listed.get(folder)
  }
}

const joined = (folder: string, name: string): string => (folder === "" ? name : `${folder}/${name}`)
