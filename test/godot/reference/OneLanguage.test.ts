import { assert, describe, it } from "@effect/vitest"
import { toMarkdown } from "../../../src/godot/reference/Markdown.ts"
import type { CodeLanguage } from "../../../src/godot/reference/OneLanguage.ts"

const inLanguage = (text: string, language?: CodeLanguage): string =>
  toMarkdown(text, { className: "Node", resolve: () => undefined, docsUrl: "", ...(language && { language }) })

describe("a text for one language of code", () => {
  const note = "Calls [param method].\n[b]Note:[/b] In C#, [param method] must be in snake_case.\nMore."

  it("leaves out paragraphs that are about the other language alone", () => {
    assert.strictEqual(inLanguage(note, "gdscript"), "Calls `method`.\n\nMore.")
    for (const language of ["csharp", "both"] as const) {
      assert.strictEqual(
        inLanguage(note, language),
        "Calls `method`.\n\n**Note:** In C#, `method` must be in snake_case.\n\nMore."
      )
    }
    assert.strictEqual(inLanguage("A.\nIn GDScript, this is [code]in[/code].", "csharp"), "A.")
  })

  it("keeps paragraphs that speak of both, or of it only further on", () => {
    for (const text of [
      "In GDScript and C#, use hexadecimals.",
      "In C#, use an event. In GDScript, use connect.",
      "The color, in C#, is a property."
    ]) {
      assert.strictEqual(inLanguage(text, "gdscript"), text)
      assert.strictEqual(inLanguage(text, "csharp"), text)
    }
  })

  it("leaves out what announces code with the code, and keeps both where there is no other code", () => {
    const csharp = "[csharp]\nint b;\n[/csharp]"
    const text = `First.\nIn C#, write:\n[codeblocks]\n[gdscript]\nvar b\n[/gdscript]\n${csharp}\n[/codeblocks]\nLast.`
    assert.strictEqual(inLanguage(text, "gdscript"), "First.\n\n```gdscript\nvar b\n```\n\nLast.")
    const alone = `In C#, write:\n${csharp}`
    assert.strictEqual(inLanguage(alone, "gdscript"), "In C#, write:\n\n```csharp\nint b;\n```")
  })
})
