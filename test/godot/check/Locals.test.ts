/** The table of a function's variables against a stack of blocks that is searched from the top. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import * as Locals from "../../../src/godot/check/names/Locals.ts"
import { unknown } from "../../../src/godot/check/types/Types.ts"

const variable = (name: string, start: number): Locals.Local => ({
  name,
  type: unknown,
  isConstant: false,
  isTyped: false,
  at: { start, end: start + 1 }
})

const step = fc.oneof(
  fc.constant({ kind: "open" } as const),
  fc.constant({ kind: "close" } as const),
  fc.constantFrom("a", "b", "c").map((name) => ({ kind: "add", name }) as const)
)

describe("variables of a function", () => {
  it("are those of the innermost block that has the name", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const locals = Locals.make()
        const blocks = [new Map<string, Locals.Local>()]
        const opened: Array<number> = []
        for (const [i, one] of steps.entries()) {
          if (one.kind === "open") {
            opened.push(locals.open())
            blocks.push(new Map())
          } else if (one.kind === "close") {
            const last = opened.pop()
            if (last === undefined) continue
            locals.close(last)
            blocks.pop()
          } else {
            locals.add(variable(one.name, i))
            blocks.at(-1)?.set(one.name, variable(one.name, i))
          }
          for (const name of ["a", "b", "c"])
            assert.deepStrictEqual(locals.get(name), blocks.findLast((block) => block.has(name))?.get(name))
          assert.deepStrictEqual(
            [...locals.names()].sort(),
            [...new Set(blocks.flatMap((block) => [...block.keys()]))].sort()
          )
        }
      })
    )
  })
})
