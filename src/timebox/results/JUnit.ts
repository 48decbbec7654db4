/**
 * JUnit XML, as bun, deno, nextest, GUT and gdUnit4 write it: read piece by piece in bounded memory, without entities
 * of its own.
 */
import { SaxesParser } from "saxes"
import type { TestEvent, TestResult } from "./TestEvent.ts"

/** A `<testcase>`. */
export interface JUnitCase {
  readonly name: string
  readonly classname: string
  readonly file: string
  readonly line: number | undefined
  /** Names of the suites around it, from the outermost. */
  readonly suites: ReadonlyArray<string>
  /** The folder of the innermost suite, if the report has one. */
  readonly folder: string
  readonly result: TestResult
  readonly message: string
  /** The kind of failure, as the report words it. */
  readonly failureType: string
  /** Output of a failed test on stdout and stderr, where the report holds it. */
  readonly output: string
}

type Attributes = Readonly<Record<string, string>>

/** Limits of a report; real ones are far below. `piece`: characters of one text, attribute or tag. */
const MAX = {
  depth: 64,
  attributes: 100,
  attribute: 4096,
  text: 64 * 1024,
  piece: 4 * 1024 * 1024,
  faults: 100_000
} as const

/** Beginning and end of a text that may be long: of a failure the first words and the stack. */
class Ends {
  #head = ""
  #tail = ""

  add(text: string): void {
    const room = MAX.text - this.#head.length
    this.#head += text.slice(0, room)
    if (text.length <= room) return
    this.#tail += text.slice(room)
    if (this.#tail.length > 2 * MAX.text) this.#tail = this.#tail.slice(-MAX.text)
  }

  get text(): string {
    return withoutReferences(this.#head + this.#tail.slice(-MAX.text))
  }
}

/** Drops references to control characters, which XML forbids and programs write anyway. */
const withoutReferences = (text: string): string => text.replace(/&#(?:x[01]?[0-9a-f]|\d|[12]\d|3[01]);/gi, "")

/** Matches messages on characters of a text, and not on the structure. */
const IS_LENIENT = /disallowed character\.|malformed character entity/

const spaced = (text: string): string => text.replace(/\s+/g, " ")

interface OpenCase {
  readonly attributes: Attributes
  readonly depth: number
  readonly messages: Array<string>
  readonly output: Ends
  failureType: string
  isBad: boolean
  isSkipped: boolean
}

interface Suite {
  readonly name: string
  readonly folder: string
}

class JUnitParser {
  readonly #parser = new SaxesParser()
  readonly #onCase: (one: JUnitCase) => void
  readonly #suites: Array<Suite> = []
  #depth = 0
  #attributes = 0
  #faults = 0
  /** Characters since the parser's last event: it holds them, at many times their size. */
  #held = 0
  #case: OpenCase | undefined
  #failure: { readonly message: string; readonly depth: number; readonly ends: Ends } | undefined
  /** Depth of the open element that holds the output of a case. */
  #outputDepth: number | undefined
  #root: Attributes | undefined
  #isBroken = false

  constructor(onCase: (one: JUnitCase) => void) {
    this.#onCase = onCase
    const parser = this.#parser
    parser.on("error", ({ message }) => {
      if (!IS_LENIENT.test(message) || ++this.#faults > MAX.faults) this.#isBroken = true
    })
    parser.on("doctype", () => {
      this.#isBroken = true
    })
    parser.on("opentagstart", () => {
      this.#attributes = 0
      this.#held = 0
    })
    parser.on("attribute", () => {
      if (++this.#attributes > MAX.attributes) this.#isBroken = true
    })
    parser.on("opentag", ({ name, attributes }) => this.#open(name, attributes))
    parser.on("closetag", ({ name }) => this.#close(name))
    const onText = (text: string) => {
      this.#held = 0
      if (this.#failure !== undefined) this.#failure.ends.add(text)
      else if (this.#outputDepth !== undefined) this.#case?.output.add(text)
    }
    parser.on("text", onText)
    parser.on("cdata", onText)
  }

  write(text: string): void {
    if (this.#isBroken) return
    this.#held += text.length
    if (this.#held > MAX.piece) this.#isBroken = true
    else this.#parser.write(text)
  }

  /** Attributes of the outermost element, once it was read. */
  get root(): Attributes | undefined {
    return this.#root
  }

  /** Returns whether the text was one complete report. */
  end(): boolean {
    if (!this.#isBroken) this.#parser.close()
    return !this.#isBroken
  }

  #open(name: string, attributes: Attributes): void {
    this.#depth++
    this.#root ??= attributes
    if (this.#isBroken || this.#depth > MAX.depth) {
      this.#isBroken = true
      return
    }
    if (this.#case !== undefined) {
      if (name === "skipped") this.#case.isSkipped = true
      if ((name === "failure" || name === "error") && this.#failure === undefined) {
        this.#case.isBad = true
        this.#case.failureType = clipped(attributes["type"])
        this.#failure = { message: attributes["message"] ?? "", depth: this.#depth, ends: new Ends() }
      }
      // Below an element of its own is the output of an earlier attempt.
      if (/^system-(?:out|err)$/.test(name) && this.#depth === this.#case.depth + 1) {
        this.#outputDepth = this.#depth
        this.#case.output.add("\n")
      }
    } else if (name === "testsuite")
      this.#suites.push({ name: clipped(attributes["name"]), folder: clipped(attributes["package"]) })
    else if (name === "testcase")
      this.#case = {
        attributes,
        depth: this.#depth,
        messages: [],
        output: new Ends(),
        failureType: "",
        isBad: false,
        isSkipped: false
      }
  }

  #close(name: string): void {
    this.#held = 0
    if (this.#isBroken) return
    if (this.#failure?.depth === this.#depth) {
      const { ends, message } = this.#failure
      const { text } = ends
      this.#case?.messages.push(spaced(text).includes(spaced(message)) ? text : `${message}\n${text}`)
      this.#failure = undefined
    }
    if (this.#outputDepth === this.#depth) this.#outputDepth = undefined
    const open = this.#case
    if (open?.depth === this.#depth) {
      this.#case = undefined
      this.#onCase(caseOf(open, [...this.#suites]))
    } else if (open === undefined && name === "testsuite") this.#suites.pop()
    this.#depth--
  }
}

const clipped = (text = ""): string => withoutReferences(text.slice(0, MAX.attribute))

const caseOf = (
  { attributes, failureType, isBad, isSkipped, messages, output }: OpenCase,
  suites: ReadonlyArray<Suite>
): JUnitCase => {
  const line = Number(attributes["line"])
  return {
    name: clipped(attributes["name"]),
    classname: clipped(attributes["classname"]),
    file: clipped(attributes["file"]),
    line: Number.isInteger(line) && line > 0 ? line : undefined,
    suites: suites.map(({ name }) => name),
    folder: suites.at(-1)?.folder ?? "",
    result: isBad ? "failed" : isSkipped ? "skipped" : "passed",
    message: messages.join("\n\n"),
    failureType,
    output: isBad ? output.text : ""
  }
}

const BROKEN: ReadonlyArray<TestEvent> = [
  { kind: "incomplete" },
  { kind: "note", text: "The runner's report could not be read to its end: the XML is not complete." }
]

/**
 * Reads a report in pieces: what `eventOf` makes of each case, and at the end whether it was whole.
 *
 * @param isUsable judges by the attributes of the outermost element; a report that is not usable has no results
 * @example
 * const reader = junitReader(({ name, result }) => finished({ name }, result))
 * reader.read('<testsuite><testcase name="adds"/></testsuite>')
 * // [{ kind: "finished", test: { name: "adds" }, result: "passed" }]
 */
export const junitReader = (
  eventOf: (one: JUnitCase) => TestEvent | undefined,
  isUsable: (root: Attributes) => boolean = () => true
) => {
  let events: Array<TestEvent> = []
  let isEmpty = true
  const parser = new JUnitParser((one) => {
    const event = eventOf(one)
    if (event !== undefined) events.push(event)
  })
  const taken = (): ReadonlyArray<TestEvent> => {
    const all = events
    events = []
    return isUsable(parser.root ?? {}) ? all : []
  }
  return {
    read: (text: string): ReadonlyArray<TestEvent> => {
      isEmpty &&= text.trim() === ""
      parser.write(text)
      return taken()
    },
    end: (): ReadonlyArray<TestEvent> => {
      // An empty file is not a report: the command was ended before it wrote one.
      if (isEmpty || !isUsable(parser.root ?? {})) return []
      const isWhole = parser.end()
      return [...taken(), ...(isWhole ? [{ kind: "done" } as const] : BROKEN)]
    }
  }
}
