import { assert, describe, it } from "@effect/vitest"
import { Either } from "effect"
import * as Api from "../../../../src/godot/check/reference/Api.ts"
import * as Reference from "../../../../src/godot/check/reference/Reference.ts"
import * as SymbolTable from "../../../../src/godot/reference/SymbolTable.ts"
import { parse } from "../../../../src/godot/reference/XmlDocParser.ts"

/** The queries over classes, each given as its name and its parent, `""` for none. */
const apiOf = (classes: Readonly<Record<string, string>>): Api.Api => {
  const sources = Object.entries(classes).map(([name, inherits]) => {
    const file = `${name}.xml`
    const text = `<class name="${name}"${inherits === "" ? "" : ` inherits="${inherits}"`}><members>
      <member name="of_${name.toLowerCase()}" type="int" setter="" getter="" /></members></class>`
    return { file, doc: Either.getOrThrow(parse(file, text)) }
  })
  return Api.of(
    Reference.make({
      symbols: SymbolTable.build(sources),
      version: "4.5",
      classDoc: (name) => sources.find(({ doc }) => doc.name === name)?.doc,
      hasGaps: false
    })
  )
}

describe("the classes of a reference", () => {
  it("lists a class and what it inherits from, the nearest first", () => {
    const api = apiOf({ Object: "", Node: "Object", Timer: "Node" })
    assert.deepStrictEqual(api.selfAndAncestors("Timer"), ["Timer", "Node", "Object"])
    assert.deepStrictEqual(api.selfAndAncestors("Object"), ["Object"])
    assert.deepStrictEqual(api.selfAndAncestors("Enemy"), ["Enemy"])
  })

  it("ends with a parent that the reference lacks", () => {
    assert.deepStrictEqual(apiOf({ Timer: "Node" }).selfAndAncestors("Timer"), ["Timer", "Node"])
  })

  it("comes to an end where damaged documents let classes inherit from one another", () => {
    const api = apiOf({ Object: "", Cat: "Dog", Dog: "Cat" })
    assert.deepStrictEqual(api.selfAndAncestors("Cat"), ["Cat", "Dog"])
    assert.sameMembers([...api.memberNames("Cat")], ["of_cat", "of_dog"])
    assert.strictEqual(api.find("Cat", "of_bird"), "unsure")
  })
})
