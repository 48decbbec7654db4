/** Folders for a user's data and caches, by the convention of each platform. */

/** The facts that decide where a user's folders are. */
export interface Machine {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly home: string
}

const APPLICATION = "godot-docs-mcp"

/** Joins with the separator of the given platform. */
const join = ({ platform }: Machine, ...parts: ReadonlyArray<string>): string =>
  parts.join(platform === "win32" ? "\\" : "/")

/** An XDG variable; the specification ignores relative paths. */
const xdg = (machine: Machine, variable: string): string | undefined => {
  const value = machine.env[variable]
  return value?.startsWith("/") ? (value.endsWith("/") && value.length > 1 ? value.slice(0, -1) : value) : undefined
}

const windowsLocal = (machine: Machine): string =>
  machine.env["LOCALAPPDATA"] || join(machine, machine.home, "AppData", "Local")

/**
 * Returns the folder for fetched references.
 *
 * @see https://specifications.freedesktop.org/basedir-spec/latest/
 * @example
 * dataFolder({ platform: "linux", env: {}, home: "/home/ann" }) // "/home/ann/.local/share/godot-docs-mcp"
 */
export const dataFolder = (machine: Machine): string => {
  switch (machine.platform) {
    case "win32":
      return join(machine, windowsLocal(machine), APPLICATION)
    case "darwin":
      return join(machine, machine.home, "Library", "Application Support", APPLICATION)
    default:
      return join(machine, xdg(machine, "XDG_DATA_HOME") ?? join(machine, machine.home, ".local", "share"), APPLICATION)
  }
}

/**
 * Returns the folder for files that can be made again: indexes and compiled code.
 *
 * @example
 * cacheFolder({ platform: "darwin", env: {}, home: "/Users/ann" }) // "/Users/ann/Library/Caches/godot-docs-mcp"
 */
export const cacheFolder = (machine: Machine): string => {
  switch (machine.platform) {
    case "win32":
      return join(machine, windowsLocal(machine), APPLICATION, "Cache")
    case "darwin":
      return join(machine, machine.home, "Library", "Caches", APPLICATION)
    default:
      return join(machine, xdg(machine, "XDG_CACHE_HOME") ?? join(machine, machine.home, ".cache"), APPLICATION)
  }
}
