/** Paths that can be checked: as users write them, as the project calls them, and how long a text may be. */

import { Either } from "effect"
import { AccessDenied, type NotFound, notFound, Unsupported } from "../../../kernel/mcp/Failure.ts"
import { pathOfAddress } from "../../../kernel/util/FileAddress.ts"
import { nearest } from "../../../kernel/util/NearNames.ts"
import { clip } from "../../../kernel/util/Text.ts"
import type { ProjectState } from "../../project/ProjectState.ts"

/** Maximum size of a text that is checked, in bytes. */
export const MAX_CODE = 256 * 1024

/** Checks whether a file is a script or a shader. */
export const isCheckable = (path: string): boolean => /\.(?:gd|gdshader|gdshaderinc|shader)$/i.test(path)

/**
 * Returns `res://levels/one.gd` for `levels/one.gd`, `res://levels/one.gd`, or an absolute path or `file://` address
 * inside the project.
 *
 * @example
 * toProjectPath("/home/me/game", "player.gd") // Either.right("res://player.gd")
 */
export const toProjectPath = (root: string, path: string): Either.Either<string, AccessDenied> => {
  const outside = () =>
    Either.left(new AccessDenied({ message: `${JSON.stringify(clip(path))} lies outside the project.` }))
  const slashed = pathOfAddress(path.trim()).replaceAll("\\", "/")
  if (slashed.includes("\0")) return outside()
  let below = slashed.replace(/^res:\/\//, "")
  if (below === slashed && (slashed.startsWith("/") || /^[A-Za-z]:\//.test(slashed))) {
    if (slashed !== root && !slashed.startsWith(`${root}/`)) return outside()
    below = slashed.slice(root.length + 1)
  }
  const parts: Array<string> = []
  for (const part of below.split("/")) {
    if (part === "" || part === ".") continue
    if (part !== "..") parts.push(part)
    else if (parts.pop() === undefined) return outside()
  }
  return Either.right(`res://${parts.join("/")}`)
}

/** Returns why a file of the project cannot be checked, or `undefined` where it can. */
export const whyUnchecked = (state: ProjectState, path: string): NotFound | Unsupported | undefined => {
  const files = () => Array.from(state.all).filter(isCheckable)
  const what = "script or shader of the project"
  const [, named] = /^res:\/\/(?:.*\/)?([^/.]+)$/s.exec(path) ?? []
  if (named !== undefined) {
    // A class's name, or a path without its end.
    const ofClass = state.classes.get(named)
    const near = nearest(`${path}.gd`, files(), 3)
    return notFound({ what, name: path, suggestions: [...new Set(ofClass === undefined ? near : [ofClass, ...near])] })
  }
  if (!isCheckable(path)) {
    return new Unsupported({ message: `${clip(path)} is neither a script (.gd) nor a shader (.gdshader).` })
  }
  if (state.all.has(path)) return undefined
  const folder = state.leftOut.find((one) => path.startsWith(`${one}/`))
  if (folder !== undefined) {
    return new Unsupported({
      message: `${clip(path)} is not part of the project: ${folder} is hidden, has a .gdignore, is a project of its own, or a link out of it.`
    })
  }
  return notFound({ what, name: path, suggestions: nearest(path, files(), 3) })
}
