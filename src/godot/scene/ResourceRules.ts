/** Checks the resources that a file declares and uses: their ids, their order, and their files. */

import { posix } from "node:path"
import { nearest } from "../../kernel/util/NearNames.ts"
import { intendedName } from "../check/fixes/intendedName.ts"
import type { Section } from "../project/TextResource.ts"
import { attribute, type Declared, isNumbered, maySearch, type SceneCheck } from "./SceneContext.ts"
import type { SceneValue } from "./SceneValue.ts"

/** Checks the files of `[ext_resource]` sections. */
export const checkFile = (check: SceneCheck, declared: Declared): void => {
  const { view } = check
  const path = attribute(declared.section, "path")
  if (path === undefined || declared.path === undefined || view === undefined) return
  // A file may have been moved with its `uid://`, which is unknown for imported files.
  const hasIdentity = declared.section.attributes.has("uid") && !/\.(?:gd|tscn|tres)$/i.test(declared.path)
  if (hasIdentity || view.exists(declared.path) !== false) return
  const near = nearFile(check, declared.path)
  const more = near === undefined ? {} : { fix: `"${near}"` }
  check.report("missing-file", path.at, `There is no file ${declared.path}.`, more)
}

/**
 * Returns the file that is meant: one of the same name in another folder, or one with a similar path and name and the
 * same extension.
 *
 * @param taken Files that are not meant, since they stand beside the path already
 */
export const nearFile = (
  check: Pick<SceneCheck, "files" | "searches">,
  path: string,
  taken: ReadonlySet<string> = nothing
): string | undefined => {
  if (!maySearch(check, path)) return undefined
  const end = ending(path)
  const alike = check.files().filter((file) => file.endsWith(end) && !taken.has(file))
  const name = ownName(path)
  const same = alike.filter((file) => ownName(file) === name)
  return same.length === 1 ? same[0] : nearest(path, alike).find((file) => isNearName(name, ownName(file)))
}

const nothing: ReadonlySet<string> = new Set()

/** A file name that several files share: their folders distinguish them. */
const SHARED_NAME = /\/plugin\.cfg$/i

const ending = (path: string): string => SHARED_NAME.exec(path)?.[0] ?? posix.extname(path)

const ownName = (path: string): string =>
  SHARED_NAME.test(path) ? posix.basename(posix.dirname(path)) : posix.basename(path, posix.extname(path))

/** Checks whether a name may be a misspelling of the other: long paths are similar even if their file names are not. */
const isNearName = (name: string, other: string): boolean =>
  name.toLowerCase() === other.toLowerCase() || (!isNumbered(name, other) && intendedName(name, [other]) !== undefined)

/**
 * Checks that the resources which a value uses are declared before it.
 *
 * @param wanted The class of the resource that the place takes; absent if that is not known
 */
export const checkUses = (check: SceneCheck, value: SceneValue, wanted?: string): void => {
  if (value.kind === "array") for (const item of value.items) checkUses(check, item)
  if (value.kind === "dictionary") for (const entry of value.entries) checkUses(check, entry)
  if (value.kind === "resource") checkUse(check, value, wanted)
}

const checkUse = (
  check: SceneCheck,
  { name, id, idAt: at, start }: SceneValue & { readonly kind: "resource" },
  wanted: string | undefined
): void => {
  if (name !== "ExtResource" && name !== "SubResource") return
  const declared = check.declared.get(`${name} ${id}`)
  const what = name === "ExtResource" ? "[ext_resource]" : "[sub_resource]"
  if (declared === undefined) {
    const other = name === "ExtResource" ? "SubResource" : "ExtResource"
    if (check.declared.has(`${other} ${id}`)) {
      const place = { start, end: start + name.length }
      check.report(
        "unknown-identifier",
        place,
        `No ${what} has the id ${JSON.stringify(id)}; Godot does not load the file.`,
        { fix: other }
      )
      return
    }
    const near = nearId(check, name, id) ?? onlyId(check, name, wanted)
    const more = near === undefined ? {} : { fix: `"${near}"` }
    check.report(
      "unknown-identifier",
      at,
      `No ${what} has the id ${JSON.stringify(id)}; Godot does not load the file.`,
      more
    )
  } else if (declared.section.head.start > start && !declared.isMisplaced) {
    check.report(
      "unknown-identifier",
      at,
      `The ${what} with the id ${JSON.stringify(id)} comes after this place; Godot does not load the file.`
    )
  }
}

/** Returns the declared id nearest to an unknown one; an id of two characters is near to too many. */
const nearId = (check: SceneCheck, kind: string, id: string): string | undefined => {
  if (id.length <= 2 || !maySearch(check, id)) return undefined
  const ids = Array.from(check.declared.keys()).flatMap((key) =>
    key.startsWith(`${kind} `) ? [key.slice(kind.length + 1)] : []
  )
  const [near] = nearest(id, ids, 1)
  // Ids that differ in their numbers alone are those of different resources.
  return near?.replace(/\d+/g, "") === id.replace(/\d+/g, "") ? undefined : near
}

/** Returns the id of the only declared resource of a class, if nothing uses it yet. */
const onlyId = ({ api, declared, text }: SceneCheck, kind: string, wanted: string | undefined): string | undefined => {
  if (wanted === undefined || !api.has(wanted)) return undefined
  const [only, ...others] = Array.from(declared).flatMap(([key, { kind: declaredAs, type = "" }]) =>
    declaredAs === kind && api.inherits(type, wanted) ? [key.slice(kind.length + 1)] : []
  )
  const isUsed = (id: string) => text.includes(`${kind}("${id}")`) || text.includes(`${kind}(${id})`)
  return only === undefined || others.length > 0 || isUsed(only) ? undefined : only
}

/** Attributes without which Godot does not load the file. */
const needed: Readonly<Record<string, ReadonlyArray<string>>> = {
  ext_resource: ["path", "type", "id"],
  sub_resource: ["type", "id"]
}

/** Checks the head of a section that declares a resource. */
export const checkDeclaration = (check: SceneCheck, section: Section, seen: Set<string>): void => {
  const { attributes, head, tag, places } = section
  if (!section.isClosed) return
  for (const name of needed[tag] ?? []) {
    if (!attributes.has(name)) check.report("syntax", head, `[${tag}] needs ${name}; Godot does not load the file.`)
  }
  const id = attributes.get("id")
  const at = places.get("id")
  if ((typeof id !== "string" && typeof id !== "number") || at === undefined) return
  const key = `${tag} ${id}`
  if (seen.has(key))
    check.report(
      "duplicate",
      at,
      `Another [${tag}] has the id ${JSON.stringify(String(id))}: it is replaced by this one.`
    )
  seen.add(key)
}
