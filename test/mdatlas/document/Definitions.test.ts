import { assert, describe, it } from "@effect/vitest"
import { definitionsFor } from "../../../src/mdatlas/document/Definitions.ts"

const document =
  "# A\n\nx[^1] [y] [^own]\n\n[^own]: here\n\n# B\n\n[^1]: note\n    more\n\ntext\n\n[y]: /z\n[^2]: other\n"
const chunks =
  (text: string, size = 5) =>
  () =>
    Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      Buffer.from(text.slice(at * size, (at + 1) * size))
    )

describe("the definitions that a part needs", () => {
  it("are those of links and footnotes that stand elsewhere", () => {
    assert.strictEqual(
      definitionsFor("x[^1] [y] [^own]\n\n[^own]: here\n", chunks(document)),
      "[y]: /z\n\n[^1]: note\n    more"
    )
    assert.strictEqual(definitionsFor("[^2]", chunks(document)), "[^2]: other")
  })

  it("are none where nothing refers to any", () => {
    assert.strictEqual(
      definitionsFor("plain", () => assert.fail("read")),
      ""
    )
  })
})
