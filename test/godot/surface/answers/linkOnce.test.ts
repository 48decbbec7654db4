import { assert, describe, it } from "@effect/vitest"
import { linkOnce } from "../../../../src/godot/surface/answers/linkOnce.ts"

const node = "[Node](godot://class/Node)"
const free = "[`Object.free()`](godot://symbol/Object/method/free)"

describe("links of an answer", () => {
  it("stand once for each address, in the order of the answer", () => {
    assert.deepStrictEqual(
      linkOnce({ brief: `A ${node}.`, methods: [{ description: `${free}, ${node}; ${free}.` }] }),
      {
        brief: `A ${node}.`,
        methods: [{ description: `${free}, Node; \`Object.free()\`.` }]
      }
    )
  })

  it("do not lead to the answer itself", () => {
    assert.strictEqual(linkOnce(`See ${free}.`, "godot://symbol/Object/method/free"), "See `Object.free()`.")
  })

  it("keep texts with brackets and escapes whole", () => {
    const operator = "[`operator []`](godot://symbol/Array/operator/operator%20%5B%5D)"
    assert.strictEqual(linkOnce(`${operator} ${operator}`), `${operator} \`operator []\``)
    const escaped = "[a\\]b](godot://class/X)"
    assert.strictEqual(linkOnce(`${escaped} ${escaped}`), `${escaped} a\\]b`)
  })

  it("are only ours, and none in code", () => {
    const page = "[manual](https://docs.godotengine.org/)"
    assert.strictEqual(linkOnce(`${page} ${page}`), `${page} ${page}`)
    const code = `${node}\n\n\`\`\`gdscript\nvar a = "${node}"\n\`\`\`\n\nThen ${node}.`
    assert.strictEqual(linkOnce(code), `${node}\n\n\`\`\`gdscript\nvar a = "${node}"\n\`\`\`\n\nThen Node.`)
  })
})
