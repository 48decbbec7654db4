import { closeSync, openSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import type { ByteSource } from "../../../src/mdatlas/files/ByteSource.ts"
import { chunks, lineStarts, read } from "../../../src/mdatlas/files/ByteSource.ts"
import { windows } from "../../../src/mdatlas/search/TextWindows.ts"
import { markdownBase, write } from "../../support/markdownBase.ts"

const opened = <A>(content: string, use: (source: ByteSource) => A) =>
  Effect.gen(function* () {
    const base = yield* markdownBase({ "a.md": content })
    return withSource(base, Buffer.byteLength(content), use)
  })

const withSource = <A>(base: string, size: number, use: (source: ByteSource) => A): A => {
  const descriptor = openSync(join(base, "a.md"), "r")
  try {
    return use({ descriptor, size })
  } finally {
    closeSync(descriptor)
  }
}

const everything = (source: ByteSource) => [...windows(source, { byte: 0, line: 1 }, source.size)]

describe("the windows of a text", () => {
  it.scopedLive("joined without what they repeat, they are the text with unified line ends", () =>
    opened(`${"日本語\r\n".repeat(300_000)}last`, (source) => {
      const all = everything(source)
      assert.isAbove(all.length, 1)
      assert.strictEqual(all.map(({ text, fresh }) => text.slice(fresh)).join(""), `${"日本語\n".repeat(300_000)}last`)
      for (const { text, line } of all) {
        assert.strictEqual(line, text.startsWith("last") ? 300_001 : line)
        assert.isTrue(text.startsWith("日本語") || text.startsWith("last"))
      }
    })
  )

  it.scopedLive("know the line they begin in", () => {
    const lines = Array.from({ length: 200_000 }, (_, i) => `line ${i + 1}`)
    return opened(lines.join("\r"), (source) => {
      const all = everything(source)
      assert.isAbove(all.length, 1)
      for (const { text, line } of all) assert.isTrue(text.startsWith(`line ${line}`), `${line}: ${text.slice(0, 20)}`)
    })
  })

  it.scopedLive("cut one endless line so that a short match lies whole in one of them", () => {
    const content = "あ𠮷".repeat(600_000)
    return opened(content, (source) => {
      const all = everything(source)
      assert.isAbove(all.length, 1)
      assert.strictEqual(all.map(({ text, fresh }) => text.slice(fresh)).join(""), content)
      for (const { text, fresh, line } of all.slice(1)) {
        assert.isAtLeast(fresh, 8000)
        assert.strictEqual(line, 1)
        assert.notMatch(text, /^[\udc00-\udfff]|[\ud800-\udbff]$/)
      }
    })
  })

  it.scopedLive("hold each paragraph and each fenced block whole, and begin outside of code", () => {
    const block = (index: number) =>
      index % 3 === 0
        ? `\`\`\`js\nconst a = ${index}\n\n${"// more code\n".repeat(index % 50)}\`\`\`\n\n`
        : `Paragraph ${index} goes\n${"over some\nlines ".repeat(index % 40)}to ${index}.\n\n`
    const blocks = Array.from({ length: 3000 }, (_, index) => block(index))
    return opened(blocks.join(""), (source) => {
      const all = everything(source)
      assert.isAbove(all.length, 10)
      assert.strictEqual(all.map(({ text, fresh }) => text.slice(fresh)).join(""), blocks.join(""))
      for (const one of blocks) assert.isTrue(all.some(({ text }) => text.includes(one.trimEnd())))
      for (const { text } of all) assert.match(text, /^\n?(?:```js|Paragraph)/)
    })
  })

  it.scopedLive("begin and end where they are told to", () =>
    opened("one\ntwo\nthree\n", (source) => {
      assert.deepStrictEqual([...windows(source, { byte: 4, line: 2 }, 8)], [{ text: "two\n", fresh: 0, line: 2 }])
      assert.deepStrictEqual([...windows(source, { byte: 4, line: 2 }, 4)], [])
    })
  )
})

describe("lineStarts", () => {
  it.scopedLive("finds the byte of each line, whatever ends the lines", () =>
    Effect.gen(function* () {
      const base = yield* markdownBase({})
      const line = FastCheck.constantFrom("", "a", "日本", "x".repeat(5))
      const end = FastCheck.constantFrom("\n", "\r\n", "\r")
      FastCheck.assert(
        FastCheck.property(FastCheck.array(FastCheck.tuple(line, end), { maxLength: 8 }), (rows) => {
          // An empty line after a lone CR would begin with the LF of the next end.
          const parts = rows.map(([text, stop]) => (text === "" && stop === "\n" ? `b${stop}` : text + stop))
          const content = parts.join("")
          write(base, "a.md", content)
          const expected = parts.map((_, i) => Buffer.byteLength(parts.slice(0, i).join("")))
          const numbers = parts.map((_, i) => i + 1)
          withSource(base, Buffer.byteLength(content), (source) => {
            assert.deepStrictEqual(lineStarts(source, numbers), expected)
          })
        })
      )
    })
  )
})

describe("ByteSource", () => {
  it.scopedLive("reads spans in chunks and at once, and no more than there is", () =>
    opened("0123456789", (source) => {
      assert.strictEqual(read(source, 2, 5).toString(), "234")
      assert.strictEqual(read(source, 8, 20).toString(), "89")
      assert.strictEqual(read(source, 5, 5).toString(), "")
      assert.strictEqual(Array.from(chunks(source, 3, 7), String).join(""), "3456")
      assert.strictEqual(Array.from(chunks({ ...source, size: 99 }), String).join(""), "0123456789")
      assert.deepStrictEqual([...chunks(source, 4, 4)], [])
    })
  )
})
