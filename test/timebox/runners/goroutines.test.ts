import { assert, describe, it } from "@effect/vitest"
import { Goroutines } from "../../../src/timebox/runners/goroutines.ts"
import { read } from "../support/results.ts"

const DUMP = `SIGQUIT: quit
PC=0x461d01 m=0 sigcode=0

goroutine 0 [idle]:
runtime.futex()
	/usr/lib/go/src/runtime/sys_linux_amd64.s:553 +0x21

goroutine 1 [chan receive]:
testing.(*T).Run(0xc000007860, {0x52dd4e?, 0x46c1b3?}, 0x5372a8)
	/usr/lib/go/src/testing/testing.go:1494 +0x37a
main.main()
	_testmain.go:49 +0x1aa

goroutine 8 [select (no cases)]:
example.com/x/h.TestHang.func1()
	/app/h/h_test.go:6 +0x17
created by example.com/x/h.TestHang
	/app/h/h_test.go:6 +0x2a

goroutine 9 [select (no cases), 2 minutes]:
example.com/x/h.TestHang.func1()
	/app/h/h_test.go:6 +0x17
created by example.com/x/h.TestHang in goroutine 7
	/app/h/h_test.go:6 +0x2a

goroutine 7 gp=0xc0000061c0 m=nil [semacquire]:
sync.runtime_Semacquire(0xc0000b2010?)
	/usr/lib/go/src/runtime/sema.go:62 +0x25
example.com/x/h.(*pool).wait(...)
	/app/h/pool.go:4
example.com/x/h.TestHang(0x0?)
	/app/h/h_test.go:8 +0x9d
testing.tRunner(0xc0000076c0, 0x52ddd8)
	/usr/lib/go/src/testing/testing.go:1446 +0x10b

rax    0xca
rip    0x461d01`

const goroutines = (text: string): Goroutines => {
  const found = new Goroutines("/app")
  for (const line of text.split("\n")) found.read(line)
  return found
}

const EXPECTED = `[semacquire]
h/pool.go:4: in h.(*pool).wait
h/h_test.go:8: in h.TestHang
[select (no cases)] (2 goroutines)
h/h_test.go:6: in h.TestHang.func1`

describe("stacks of a go program", () => {
  it("shows each goroutine of the project once, that of the test first", () => {
    assert.strictEqual(goroutines(DUMP).textOf("TestHang"), EXPECTED)
  })

  it("finds the newest place in a test's function, and for a subtest in one that it holds", () => {
    assert.deepStrictEqual(goroutines(DUMP).placeOf("TestHang"), { file: "h/h_test.go", line: 8 })
    assert.deepStrictEqual(goroutines(DUMP).placeOf("TestHang/a_b"), { file: "h/h_test.go", line: 6 })
    assert.deepStrictEqual(goroutines(DUMP).placeOf("TestHan"), {})
  })

  it("puts the test's goroutine before those of others", () => {
    const other = "goroutine 3 [IO wait]:\nexample.com/x.serve()\n\t/app/serve.go:1 +0x1\n"
    const own = "goroutine 4 [sleep]:\nexample.com/x.TestA(0x0?)\n\t/app/a_test.go:2 +0x1"
    assert.strictEqual(
      goroutines(`${other}\n${own}`).textOf("TestA"),
      "[sleep]\na_test.go:2: in x.TestA\n[IO wait]\nserve.go:1: in x.serve"
    )
  })

  it("is the message of a test that was ended by SIGQUIT, before what the test wrote", () => {
    const event = (Action: string, rest: object) => JSON.stringify({ Action, Package: "example.com/x/h", ...rest })
    const lines = [
      event("run", { Test: "TestHang" }),
      ...["waiting", ...DUMP.split("\n")].map((text) => event("output", { Test: "TestHang", Output: `${text}\n` })),
      event("fail", {})
    ]
    const { running } = read("go", lines.join("\n"))
    const [{ file, message, name } = { file: "", message: "", name: "" }] = running
    assert.strictEqual(name, "example.com/x/h TestHang")
    assert.strictEqual(file, "h/h_test.go")
    assert.match(message, /\[semacquire\]\nh\/pool\.go:4: in h\.\(\*pool\)\.wait\n/)
    assert.match(message, /\nwaiting$/)
    assert.notInclude(message, "rax")
  })
})
