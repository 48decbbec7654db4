/**
 * Properties of everything that reads words from outside, whatever they are.
 *
 * One definition for two suites: some hundred cases in every test run, many thousands in the long one. The Markdown
 * scanner's fuzz against other readers of Markdown is beside the scanner's tests.
 */
import { PassThrough } from "node:stream"
import { assert } from "@effect/vitest"
import { parseXml } from "@rgrove/parse-xml"
import { Effect, Either, FastCheck as fc, Option } from "effect"
import { decode, encode, type Origin } from "../../src/godot/library/index-file/IndexFile.ts"
import { kinds } from "../../src/godot/reference/Kind.ts"
import * as Links from "../../src/godot/reference/Links.ts"
import { toMarkdown } from "../../src/godot/reference/Markdown.ts"
import { toPlainText } from "../../src/godot/reference/PlainText.ts"
import * as QualifiedName from "../../src/godot/reference/QualifiedName.ts"
import * as Uri from "../../src/godot/reference/Uri.ts"
import { parse } from "../../src/godot/reference/XmlDocParser.ts"
import { search } from "../../src/godot/search/Search.ts"
import { search as godotSearch } from "../../src/godot/surface/tools/LookupTools.ts"
import { tools as godotTools } from "../../src/godot/surface/tools/toolList.ts"
import * as Cursor from "../../src/kernel/mcp/Cursor.ts"
import { InvalidArgument } from "../../src/kernel/mcp/Failure.ts"
import { StdioTransport } from "../../src/kernel/mcp/StdioTransport.ts"
import { runSync as whole } from "../../src/kernel/util/TimeSlices.ts"
import { parseUri, sectionUri, structureUri } from "../../src/mdatlas/surface/MarkdownResources.ts"
import { tools as markdownTools } from "../../src/mdatlas/surface/MarkdownTools.ts"
import { extract } from "../../src/timebox/report/LogExtractor.ts"
import { newlinesIn } from "../../src/timebox/report/LogFormat.ts"
import { runnerNames, runnerOf } from "../../src/timebox/runners/registry.ts"
import { methods, xml } from "../support/library.ts"
import { scan } from "../support/scan.ts"
import { indexOf } from "../support/searchIndex.ts"
import { damaged, options, type Promised, promise, soup } from "./texts.ts"

const xmlPieces = [
  '<class name="A">',
  "</class>",
  "<methods>",
  "</methods>",
  '<method name="__proto__">',
  '<method name="constructor"',
  "</method>",
  '<param index="0" name="a" type="int" />',
  '<param index="99999999999" name="" />',
  "<__proto__ a='b'>",
  "</__proto__>",
  "<toString/>",
  "<description>",
  "</description>",
  "<![CDATA[",
  "]]>",
  "<!--",
  "-->",
  "--",
  "<?xml version='1.0'?>",
  "<?",
  "?>",
  '<!DOCTYPE a [<!ENTITY x "yyyy">]>',
  "&x;",
  "&amp;",
  "&lt",
  "&#0;",
  "&#x110000;",
  "&#99999999;",
  "&#xD800;",
  "&",
  "<",
  ">",
  '"',
  "'",
  "=",
  "/",
  " ",
  "text"
]

/** Pieces that are whole in themselves: a text of them is well-formed but for what is odd in it. */
const wholeXml = [
  "<b>x</b>",
  "<i a=\"1\" b='2'/>",
  '<c.d-e_f x:y="&quot;" />',
  "<é/>",
  '<a b="1"c="2"/>',
  '<a b="1" b="2"/>',
  '<a b="<"/>',
  '<a b=">"/>',
  "<a\n\tb\r\n=\n'c'\n></a >",
  "< a/>",
  "<a></ a>",
  "<1/>",
  "<![CDATA[ <&]] ]]>",
  "<!-- - <a> & -->",
  "<!-- -- -->",
  "<?pi <a> ?>",
  "<?xml version='1.0'?>",
  "&amp;&lt;&gt;&quot;&apos;",
  "&#65;&#x1F600;",
  "&#1;",
  "]]",
  "]]>",
  ">",
  "text"
]

const classFile = xml("Node", {
  inherits: "Object",
  brief: "A [b]node[/b] &amp; more.",
  body: `${methods("add_child", "constructor", "__proto__")}
	<members><member name="name" type="StringName" setter="set_name" getter="get_name" default="&amp;&quot;&quot;">The [member name].</member></members>
	<constants><constant name="A" value="1" enum="E">One.</constant><constant name="B" value="2" enum="E">Two.</constant></constants>`
})

/**
 * A text is well-formed for an independent, strict reader; what only fast-xml-parser would take must not get through.
 */
const isWellFormed = (text: string): boolean => {
  try {
    // It takes `<?xmlish ?>` for the declaration of a document; XML does not (production 17). Of the blanks of `\s` XML
    // has four.
    const named = text.replace(/<\?xml(?=[^ \t\r\n?])/g, "<?x")
    // It knows XML 1.0; in 1.1 two more characters end a line.
    const isNewer = /^<\?xml\s+version=["']1\.(?!0["'])/.test(named)
    parseXml(isNewer ? named.replace(/[\u0085\u2028]/g, "\n") : named)
    return true
  } catch {
    return false
  }
}

const bbcode = [
  "[b]",
  "[/b]",
  "[i]",
  "[/i]",
  "[code]",
  "[/code]",
  "[code skip-lint]",
  "[codeblock]",
  "[codeblock lang=text]",
  "[/codeblock]",
  "[codeblocks]",
  "[gdscript]",
  "[/gdscript]",
  "[csharp]",
  "[/csharp]",
  "[/codeblocks]",
  "[url=https://a.example/x]",
  "[url]",
  "[/url]",
  "[method add_child]",
  "[method Node.add_child]",
  "[member __proto__]",
  "[constant constructor]",
  "[param x]",
  "[Node]",
  "[__proto__]",
  "[color=#fff]",
  "[/color]",
  "[kbd]",
  "[/kbd]",
  "[img]",
  "[/img]",
  "[br]",
  "[lb]",
  "[rb]",
  "[",
  "]",
  "[/",
  "[]",
  "`",
  "```",
  "*",
  "_",
  "~",
  "#",
  "<",
  "&amp;",
  "|",
  "\\",
  "\n",
  "\n\n",
  "\t",
  "    ",
  "word",
  "$DOCS_URL/x"
]

const docs = [parse("Node.xml", classFile), parse("Object.xml", xml("Object", { body: methods("free") }))].flatMap(
  (doc) => (Either.isRight(doc) ? [doc.right] : [])
)
const index = indexOf(docs)
const resolver = Links.make(index.symbols)
const links = {
  className: "Node",
  resolve: (...[tag, target]: Parameters<Parameters<typeof toMarkdown>[1]["resolve"]>) =>
    resolver.resolve("Node", tag, target),
  docsUrl: "https://docs.example"
}

/** The longest that one character of BBCode may become: an address, twice, with its brackets. */
const GROWTH = 80

const origin: Origin = { version: "1", root: "/docs", fingerprints: [] }
const indexFile = whole(encode(origin, { search: index, damaged: [], duplicates: [] }))

const words = [
  "Node",
  "add",
  "child",
  ".",
  "::",
  "Node.add_child",
  "()",
  "signal",
  "kind:",
  '"',
  '"add child"',
  "-",
  "-name",
  " ",
  "  ",
  "_",
  "@",
  "operator *",
  "のノード",
  "子",
  "addChild",
  "deg2rad",
  "*",
  "?",
  "\\",
  "not",
  "how do I",
  "1e9"
]

const addresses = [
  "godot://",
  "markdown://file/",
  "class/",
  "symbol/",
  "search?",
  "q=",
  "&",
  "kind=",
  "method",
  "class",
  "Node",
  "/",
  "structure",
  "section/",
  "/section/a",
  "+",
  "@",
  "#",
  "?"
]

const bytes = fc.uint8Array({ maxLength: 40 }).map((all) => Buffer.from(all))

const ping = (id: unknown, more: object = {}): string => JSON.stringify({ jsonrpc: "2.0", id, method: "ping", ...more })

const jsonLines = [
  ping(1),
  ping("1"),
  ping(1.5),
  ping(null),
  ping(-0),
  ping("__proto__", { params: JSON.parse('{"__proto__":{"polluted":true}}') }),
  `[${ping(2)},${ping(2)},${ping(3)}]`,
  `[${ping(4)},7,null,[]]`,
  "[]",
  "[[[[[[",
  "{}",
  "null",
  '"',
  "{",
  "1e999",
  '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}',
  '{"jsonrpc":"2.0","method":"notifications/cancelled","params":null}',
  '{"jsonrpc":"2.0","id":9,"result":{}}',
  '{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":""}}',
  '{"jsonrpc":"1.0","id":1,"method":"ping"}',
  "\n",
  "\r\n",
  "\r"
]

/** Lines of any kind, as bytes in any chunks. */
const chunks = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc.constantFrom(...jsonLines).map((line) => Buffer.from(`${line}\n`)),
        fc.constantFrom(...jsonLines).map((line) => Buffer.from(line)),
        fc.json().map((line) => Buffer.from(`${line}\n`)),
        bytes
      ),
      { maxLength: 12 }
    ),
    fc.array(fc.nat(400), { maxLength: 8 })
  )
  .map(([parts, cuts]) => {
    const all = Buffer.concat(parts)
    const places = [...new Set([0, ...cuts.map((cut) => Math.min(cut, all.length)), all.length])].sort((a, b) => a - b)
    return places.slice(1).map((end, i) => all.subarray(places[i], end))
  })

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Sends the chunks and then a request of our own to a server that answers every request; what it wrote. */
export const conversation = async (sent: ReadonlyArray<Buffer>): Promise<ReadonlyArray<unknown>> => {
  const input = new PassThrough()
  const output = new PassThrough()
  const transport = new StdioTransport(input, output)
  transport.onmessage = (message) => {
    if ("method" in message && "id" in message) {
      void transport.send({ jsonrpc: "2.0", id: message.id, result: {} })
    }
  }
  let text = ""
  output.setEncoding("utf8").on("data", (more: string) => {
    text += more
  })
  await transport.start()
  for (const chunk of sent) input.write(chunk)
  input.write(`\n${ping("the last")}\n`)
  for (let turns = 0; turns < 100 && !text.includes('"the last"'); turns++) await turn()
  await transport.close()
  return text
    .split("\n")
    .slice(0, -1)
    .map((line): unknown => JSON.parse(line))
}

/** Checks whether a value is an answer as JSON-RPC has them. */
export const isAnswer = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  "jsonrpc" in value &&
  "id" in value &&
  ("result" in value || "error" in value)

const jsonRpc: Promised = {
  name: "JSON-RPC lines: any bytes in any chunks get JSON-RPC answers, and the next request its own",
  hold: (runs, seed) =>
    fc.assert(
      fc.asyncProperty(chunks, async (sent) => {
        const answers = await conversation(sent)
        for (const answer of answers) {
          assert.isTrue(Array.isArray(answer) ? answer.length > 0 && answer.every(isAnswer) : isAnswer(answer))
        }
        assert.deepEqual(answers.at(-1), { jsonrpc: "2.0", id: "the last", result: {} })
      }),
      options(runs, seed)
    )
}

const log = [
  "FAILED",
  "Error: ",
  "\u001b[31m",
  "\u001b[0m",
  "\u001b]8;;",
  "\u001b\\",
  "\u0007",
  "\u001b[",
  "\u009b1",
  "\r",
  "\n",
  "\r\n",
  "00:01 +1 -1: a test [E]",
  "--- FAIL: TestA (0.00s)",
  "not ok 1 - x",
  "  1) works",
  "=",
  " ",
  "at x (y.js:1:2)"
]

/** Checks whether a text holds a control character other than a tab. */
export const hasControl = (text: string): boolean =>
  Array.from(text).some((char) => {
    const code = char.codePointAt(0) ?? 0
    return char !== "\t" && (code < 32 || (code >= 127 && code <= 159))
  })

export const promises: ReadonlyArray<Promised> = [
  promise(
    "XML: a class or a place in the file, and never a class out of a text that is not well-formed",
    fc.oneof(
      soup(xmlPieces),
      soup(xmlPieces).map((inner) => `<class name="A">${inner}</class>`),
      damaged(classFile, xmlPieces)
    ),
    (text) => {
      const read = parse("some.xml", text)
      if (Either.isRight(read)) {
        assert.notStrictEqual(read.right.name, "")
        assert.isTrue(isWellFormed(text))
        return
      }
      const { file, line, column, reason } = read.left
      assert.strictEqual(file, "some.xml")
      assert.isTrue(line >= 1 && column >= 1 && reason !== "")
      assert.isAtMost(line, text.split(/\r\n?|\n/).length + 1)
    }
  ),
  promise(
    "XML: read where another strict parser reads it too, and only there",
    soup(wholeXml, 6).map((inner) => `<class name="A">${inner}</class>`),
    (text) => assert.strictEqual(Either.isRight(parse("some.xml", text)), isWellFormed(text), JSON.stringify(text))
  ),
  promise("BBCode: Markdown and plain text of bounded length, whatever is left open", soup(bbcode), (text) => {
    assert.isAtMost(toMarkdown(text, links).length, GROWTH * (text.length + 1))
    assert.isAtMost(toPlainText(text).length, GROWTH * (text.length + 1))
  }),
  promise(
    "Markdown: any bytes have the same outline in any chunks",
    fc.tuple(fc.array(bytes), soup(["# a\n", "```\n", "> ", "- ", "<!--", "===\n", "\n"])),
    ([parts, text]) => {
      const pieces = [...parts, Buffer.from(text)]
      const [inPieces, whole] = [scan(pieces), scan([Buffer.concat(pieces)])]
      // Where bytes are both binary and no UTF-8, the chunks decide which is seen first.
      if ("refused" in whole) assert.property(inPieces, "refused")
      else assert.deepEqual(inPieces, whole)
    }
  ),
  jsonRpc,
  promise(
    "queries: at most as many hits as asked for, best first, of the kind asked for",
    fc.tuple(
      soup(words, 12),
      fc.option(fc.constantFrom(...kinds), { nil: undefined }),
      fc.integer({ min: 1, max: 20 })
    ),
    ([query, kind, limit]) => {
      const { hits, total } = search(index, { query, limit, ...(kind && { kind }) })
      assert.isAtMost(hits.length, Math.min(limit, total))
      for (const [i, { score, row }] of hits.entries()) {
        assert.isTrue(Number.isFinite(score) && score <= (hits[i - 1]?.score ?? Number.POSITIVE_INFINITY))
        if (kind !== undefined) assert.strictEqual(kinds[index.symbols.kindOf[row] ?? 0], kind)
      }
    }
  ),
  promise("names: at most a few readings of whatever stands for Class.member", soup(words, 12), (text) => {
    for (const { name } of QualifiedName.readings(text)) assert.isString(name)
  }),
  promise(
    "the index file: refused after any change",
    fc.tuple(fc.nat(indexFile.length - 1), fc.uint8Array({ maxLength: 6 }), fc.nat(6)),
    ([at, put, removed]) => {
      const changed = Buffer.concat([indexFile.slice(0, at), put, indexFile.slice(at + removed)])
      assert.strictEqual(Either.isRight(decode(changed, origin)), changed.equals(indexFile))
    }
  ),
  promise("addresses: none of ours, or one that names the same again", soup(addresses, 8), (text) => {
    const address = Uri.parse(text)
    if (address?.type === "class") assert.deepEqual(Uri.parse(Uri.classUri(address.name)), address)
    if (address?.type === "symbol") assert.deepEqual(Uri.parse(Uri.symbolUri(address)), address)
    if (address?.type === "search") assert.deepEqual(Uri.parse(Uri.searchUri(address.query, address.kind)), address)
    const { filePath, sectionId } = parseUri(text) ?? {}
    // Half a surrogate pair has no percent-encoding, and no file has it in its name.
    if (filePath !== undefined && !/\p{Surrogate}/u.test(filePath + sectionId)) {
      assert.isTrue(text.startsWith("markdown://file/"))
      const again = sectionId === undefined ? structureUri(filePath) : sectionUri(filePath, sectionId)
      assert.deepEqual(parseUri(again), sectionId === undefined ? { filePath } : { filePath, sectionId })
    }
    assert.isTrue(Option.isNone(Cursor.decode(text)) || Cursor.encode(Option.getOrThrow(Cursor.decode(text))) === text)
  }),
  promise(
    "tool arguments: decoded, or refused by name",
    fc.oneof(
      fc.jsonValue(),
      fc.dictionary(
        fc.constantFrom("query", "name", "qname", "file_path", "kind", "limit", "__proto__"),
        fc.jsonValue()
      ),
      fc.constantFrom(
        { query: { toString: 1 } },
        { name: { toString: 1, valueOf: 1 }, extra: [] },
        { file_path: JSON.parse('{"__proto__":null}') }
      )
    ),
    (args) => {
      for (const { target, inputSchema } of [...godotTools, ...markdownTools]) {
        assert.isAtMost(target(args).length, 80)
        assert.strictEqual(inputSchema.type, "object")
      }
      // Wrong whatever else it is, so that no service is needed.
      const wrong = { ...(typeof args === "object" && args !== null ? args : {}), "not an argument": args }
      const refused = Effect.runSync(Effect.flip(godotSearch.call(wrong) as Effect.Effect<object, unknown>))
      assert.instanceOf(refused, InvalidArgument)
    }
  ),
  promise(
    "logs: bounded excerpts without control characters, from any bytes of any streams",
    fc.array(
      fc.record({
        stream: fc.constantFrom("stdout" as const, "stderr" as const),
        at: fc.nat(1000),
        bytes: fc.oneof(
          bytes,
          soup(log).map((text) => Buffer.from(text))
        )
      }),
      { maxLength: 12 }
    ),
    (pieces) => {
      const newlines = pieces.reduce((sum, piece) => sum + newlinesIn(piece.bytes), 0)
      for (const runner of runnerNames) {
        const { excerpts, tail } = extract(pieces, { maxBytes: 200, newlines, patterns: runnerOf(runner).patterns })
        for (const { text } of [...excerpts.flatMap(({ lines }) => lines), ...tail]) {
          assert.isFalse(hasControl(text), JSON.stringify(text))
          assert.isAtMost(text.length, 2100)
        }
      }
    }
  )
]

/** Checks that objects have what every object has and nothing more: nothing that was read got into it. */
export const isUnpolluted = (): boolean => {
  const fresh: object = {}
  for (const _ in fresh) return false
  return !("polluted" in fresh) && Object.getPrototypeOf(fresh) === Object.prototype
}
