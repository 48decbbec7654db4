/** The names in the tables of other languages and engines, on the real references. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { foreignMembers } from "../../../src/godot/check/versions/foreignMembers.ts"
import { foreignTypeMembers } from "../../../src/godot/check/versions/foreignTypeMembers.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"

type Reference = "godot-3.2" | "godot-4.1" | "godot-4.5"

/** Returns the text about a class, of the engine or of one of its modules; absent where there is none. */
const textOf = (reference: Reference, className: string): string | undefined => {
  const root = corpus(reference)
  const modules = existsSync(join(root, "modules")) ? readdirSync(join(root, "modules")) : []
  const file = ["doc/classes", ...modules.map((one) => `modules/${one}/doc_classes`)]
    .map((folder) => join(root, folder, `${className}.xml`))
    .find((one) => existsSync(one))
  return file === undefined ? undefined : readFileSync(file, "utf8")
}

/** Returns the members of a class and its ancestors with their setters and getters; undefined where it is unknown. */
const membersOf = (reference: Reference, className: string): ReadonlySet<string> | undefined => {
  const found = new Set<string>()
  let name: string | undefined = className
  while (name !== undefined) {
    const text = textOf(reference, name)
    if (text === undefined) return name === className ? undefined : found
    for (const [, attribute] of text.matchAll(/<(?:method|member|signal|constant|annotation)\s[^>]*?name="([^"]+)"/g))
      found.add(attribute ?? "")
    for (const [, accessor] of text.matchAll(/\s[sg]etter="([^"]+)"/g)) found.add(accessor ?? "")
    name = /<class[^>]*\sinherits="(\w+)"/.exec(text)?.[1]
  }
  return found
}

const tables = Object.entries({ ...foreignMembers, ...foreignTypeMembers })

describe.skipIf(corpora === undefined)(onCorpora("names of other languages"), () => {
  it("lead to members that the class has in one of the references", () => {
    const lost: Array<string> = []
    for (const [className, lines] of tables) {
      const known = (["godot-4.5", "godot-4.1", "godot-3.2"] as const).flatMap((one) => membersOf(one, className) ?? [])
      for (const line of lines.trim().split("\n"))
        for (const one of (line.split(":")[1] ?? "").trim().split(/\s+/))
          if (!known.some((members) => members.has(one))) lost.push(`${className}.${one}`)
    }
    assert.deepStrictEqual(lost, [])
  })

  it("lead to a member of Godot 4.5 where it has the class", () => {
    const lost: Array<string> = []
    for (const [className, lines] of tables) {
      const members = membersOf("godot-4.5", className)
      // Godot 4 has the functions of Godot 3's @GDScript in @GlobalScope, which has a table of its own.
      if (members === undefined || className === "@GDScript") continue
      for (const line of lines.trim().split("\n")) {
        const successors = (line.split(":")[1] ?? "").trim().split(/\s+/)
        if (!successors.some((one) => members.has(one))) lost.push(`${className}: ${line.trim()}`)
      }
    }
    assert.deepStrictEqual(lost, [])
  })
})
