import { assert, describe, it } from "@effect/vitest"
import { go } from "../../../src/timebox/runners/go.ts"
import { ownFrames, placeInStack, placeWritten } from "../../../src/timebox/runners/goPlaces.ts"
import { projectOf } from "../support/results.ts"

const WINDOWS = "C:\\Users\\ann\\app"

const stack = (own: string, foreign: string) =>
  `panic: x

goroutine 5 [running]:
panic({0x1, 0x2})
\t${foreign}/src/runtime/panic.go:884 +0x212
example.org/app.TestA(0x1)
\t${own}/sub/a_test.go:12 +0x1d`

const OWN = "panic: x\n\ngoroutine 5 [running]:\nexample.org/app.TestA(0x1)\n\tsub/a_test.go:12 +0x1d"

describe("the places that go names", () => {
  it("of a stack are those of the project, on Windows too", () => {
    for (const [root, own, foreign] of [
      ["/app", "/app", "/usr/lib/go"],
      [WINDOWS, "C:/Users/ann/app", "C:/Program Files/Go"],
      [WINDOWS, "c:\\Users\\ann\\app", "C:\\Program Files\\Go"]
    ] as const) {
      const text = stack(own, foreign)
      assert.strictEqual(ownFrames(text, root), OWN)
      assert.deepStrictEqual(placeInStack(text, root), { file: "sub/a_test.go", line: 12 })
      assert.deepStrictEqual(placeInStack(text, `${root}2`), {})
    }
  })

  it("of go's own packages are left out of excerpts", () => {
    const shown = [
      "goroutine 8 [running]:",
      "panic: runtime error: index out of range",
      "example.com/testing/app.f(...)",
      "\t/app/a_test.go:3",
      "app.runtime.Start()",
      "os.Exit(0x0)",
      "\t/usr/lib/go/src/os/proc.go:68 +0x55"
    ]
    const aside = [
      "testing.tRunner.func1.2({0x508ec0, 0x551cc0})",
      "\t/usr/lib/go-1.19/src/testing/testing.go:1396 +0x24e",
      "panic({0x508ec0, 0x551cc0})",
      "\tC:/Program Files/Go/src/runtime/panic.go:884 +0x212",
      "runtime.goexit()",
      "\t/usr/lib/go/src/runtime/asm_amd64.s:1594 +0x1 fp=0xc0000327e8",
      "created by testing.(*T).Run",
      "created by testing.(*T).Run in goroutine 1",
      "rax    0xca"
    ]
    const isAside = (line: string) => go.patterns.aside.test(line)
    assert.deepStrictEqual([...shown, ...aside].filter(isAside), aside)
  })

  it("of a compiler have slashes, as those of all runners", () => {
    const project = projectOf({ "sum.go": "", "deep/sum.go": "" })
    for (const [written, file] of [
      [".\\sum.go:3:5: undefined: x", "sum.go"],
      ["deep\\sum.go:3:5: undefined: x", "deep/sum.go"],
      ["vet: .\\deep\\sum.go:3:5: undefined: x", "deep/sum.go"],
      ["./deep/sum.go:3:5: undefined: x", "deep/sum.go"]
    ] as const)
      assert.deepStrictEqual(placeWritten(project, ".", written, false), { file, line: 3 })
  })
})
