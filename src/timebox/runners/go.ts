/** go: `go test -json`, whose events are pieces of its ordinary output; the log gets that output reassembled. */
import { Option, Schema } from "effect"
import { finished, type Rerun, started, type TestEvent } from "../results/TestEvent.ts"
import { allPackages, modulesOf } from "./goModules.ts"
import { ownFrames } from "./goPlaces.ts"
import { Goroutines } from "./goroutines.ts"
import { declarations, packageOf, testRefs, unbuiltIn } from "./goTests.ts"
import { goTextReader } from "./goText.ts"
import { before, dotted, type LineReader, nothing, type Project, type Runner, type Selection } from "./Runner.ts"

/** See https://pkg.go.dev/cmd/test2json#hdr-Output_Format; `ImportPath` came with Go 1.24. */
const Event = Schema.parseJson(
  Schema.Struct({
    Action: Schema.String,
    Package: Schema.optional(Schema.String),
    ImportPath: Schema.optional(Schema.String),
    Test: Schema.optional(Schema.String),
    Output: Schema.optional(Schema.String)
  })
)
const decode = Schema.decodeUnknownOption(Event)

const eventOf = (line: string) => (line.startsWith('{"') ? Option.getOrUndefined(decode(line)) : undefined)

/** Alternatives for each level of the names: go matches levels, not whole names. */
const rerun = (tests: ReadonlyArray<Rerun>): Selection => {
  const files = [...new Set(tests.map(({ target }) => target))]
  const names = tests.flatMap(({ pattern }) => (pattern === undefined ? [] : [pattern.split("/")]))
  if (names.length < tests.length) return { files }
  const depth = Math.max(...names.map((levels) => levels.length))
  const levels = Array.from({ length: depth }, (_, i) => [...new Set(names.map((one) => one[i]))])
  const known = levels.findIndex((level) => level.includes(undefined))
  const used = known === -1 ? levels : levels.slice(0, known)
  return { files, pattern: used.map((level) => (level.length === 1 ? level[0] : `(?:${level.join("|")})`)).join("/") }
}

/** Messages are what a test wrote, without go's own lines. */
const isOwnLine = (text: string): boolean =>
  /^\s*(?:=== (?:RUN|PAUSE|CONT|NAME)|--- (?:FAIL|PASS|SKIP):)|^(?:PASS|FAIL(?:\t\S+\t[\d.]+s)?)\s*$/.test(text)

/**
 * Characters that are kept of the output of a test with more than twice as many; half of them from its end, where a
 * test that logs much reports its failure.
 */
const MAX_HELD = 12_000

/** Characters of a line in such an output. */
const MAX_LINE = MAX_HELD / 4

const LONG_LINE = new RegExp(`[^\\n]{${MAX_LINE + 1},}`, "g")

/**
 * Adds lines to what a test has written. Of too much the middle is left out, at the ends of lines, since a piece of one
 * could be read as another place; of a long line too, which begins with its place.
 */
const hold = (held: string, text: string): string => {
  const all = held + text
  if (all.length <= 2 * MAX_HELD) return all
  const short = all.replace(LONG_LINE, (line) => `${line.slice(0, MAX_LINE / 2)}[…]${line.slice(-MAX_LINE / 2)}`)
  if (short.length <= MAX_HELD) return short
  const head = short.slice(0, short.lastIndexOf("\n", MAX_HELD / 2) + 1)
  const tail = short.slice(short.indexOf("\n", short.length - MAX_HELD / 2) + 1)
  const [first] = head.split(/^\[…\]$/m, 1)
  return `${first}[…]\n${tail}`
}

/** Returns the name without its last part: the test of a subtest, the package of a test. */
const parentOf = (name: string): string => name.slice(0, Math.max(name.lastIndexOf("/"), name.lastIndexOf(" ")))

/** Levels of a test's name: a subtest has more than its test. */
const depthOf = (test: string): number => test.split("/").length

/** The first line of the stacks that a program writes on request. */
const DUMP = /^SIGQUIT: quit$/m

/**
 * Checks whether a text has the output of a program that a panic ended. A test may log the same for a panic that it
 * recovered from. Two searches, since one expression for both takes quadratic time.
 */
const tellsOfPanic = (text: string): boolean => {
  const at = text.search(/^panic: /m)
  return at >= 0 && /^goroutine \d+ \[running\]:$/m.test(text.slice(at))
}

/** The outcome of a test or a package. */
type Outcome = "pass" | "skip" | "fail"

/** Reads the events; a package that did not compile or whose program crashed is a failure of the package. */
const reader = (project: Project): LineReader => {
  const events = new EventReader(project)
  const other = goTextReader(project)
  return {
    ...other,
    read: (line) => {
      const event = eventOf(line)
      return event === undefined ? other.read(line) : events.read(event)
    }
  }
}

/** Returns the key of a test, or with "" of its package, in the tables of a run. */
const key = (pack: string, test: string): string => `${pack} ${test}`

/** Follows the tests of all packages of a run by the events of `go test -json`. */
class EventReader {
  private readonly root: string
  private readonly ref: ReturnType<typeof testRefs>
  private readonly declared: ReturnType<typeof declarations>
  private readonly goroutines: Goroutines
  private readonly outputs = new Map<string, string>()
  /** Output of tests from before the stacks of all goroutines that they wrote. */
  private readonly dumped = new Map<string, string>()
  /** Packages with a failed test. */
  private readonly failedIn = new Set<string>()
  /** Tests of which a subtest failed: without a message they do not count as failures. */
  private readonly failedBelow = new Set<string>()
  private readonly running = new Set<string>()
  /** The tests whose end no event has reported. */
  private readonly open = new Set<string>()
  /** Ends that are no events: before go 1.20 those behind an unfinished line, and of the subtests written below it. */
  private readonly unseen = new Map<string, Outcome>()
  /** The packages whose test program came to its end, and the tests that wrote of a panic, by package. */
  private readonly whole = new Set<string>()
  private readonly panics = new Map<string, string>()
  /** The last test that runs alone, by the test or package that it is in. */
  private readonly sequential = new Map<string, string>()

  constructor(project: Project) {
    this.root = project.root
    this.ref = testRefs(project)
    this.declared = declarations(project)
    this.goroutines = new Goroutines(project.root)
  }

  /** Reads one event of `go test -json`. */
  read(event: typeof Event.Type): ReadonlyArray<TestEvent> {
    const { Action, Package: pack = packageOf(event.ImportPath ?? ""), Test: test = "", Output: text = "" } = event
    const name = key(pack, test)
    switch (Action) {
      case "run":
        this.running.add(name)
        this.open.add(name)
        return [...this.endOfSibling(name), started(this.ref(pack, test, ""))]
      case "pause":
        this.sequential.delete(parentOf(name))
        return [{ kind: "hidden", test: this.ref(pack, test, "") }]
      case "cont":
        return [started(this.ref(pack, test, ""))]
      case "output":
      case "build-output":
        return this.output(pack, name, text)
      case "pass":
      case "skip":
      case "fail":
        return test === "" ? this.endOfPackage(pack, Action) : [this.endOfTest(pack, test, Action)]
      default:
        return nothing
    }
  }

  /** Keeps the output of a test, or of a package, for the report on a failure. */
  private output(pack: string, name: string, text: string): ReadonlyArray<TestEvent> {
    const held = this.outputs.get(name) ?? ""
    this.goroutines.read(text)
    // Behind an unfinished line it is not alone.
    if (text.endsWith("FAIL\n")) this.whole.add(pack)
    const [line = "", outcome = "", ended = ""] = /--- (FAIL|PASS|SKIP): (\S+) \([\d.]+s\)\n$/.exec(text) ?? []
    // All of these lines are output of the test that has not finished its line.
    const isEnd = line !== "" && this.open.has(key(pack, ended))
    if (isEnd) this.unseen.set(key(pack, ended), outcome.toLowerCase() as Outcome)
    const said = isEnd ? text.slice(0, -line.length) : text
    if (DUMP.test(text) && !this.dumped.has(name)) this.dumped.set(name, held)
    if (!isOwnLine(text) && this.outputs.size < 5000) this.outputs.set(name, hold(held, said))
    return /\[no tests? (?:to run|files)\]/.test(text) ? [{ kind: "none" }] : nothing
  }

  /** Ends the subtest before: up to go 1.19 its end is reported with its parent, after the next one has begun. */
  private endOfSibling(name: string): ReadonlyArray<TestEvent> {
    const sibling = this.sequential.get(parentOf(name))
    this.sequential.set(parentOf(name), name)
    return sibling !== undefined && this.running.delete(sibling)
      ? [{ kind: "ended", test: { name: sibling } }]
      : nothing
  }

  private endOfTest(pack: string, test: string, action: Outcome): TestEvent {
    const name = key(pack, test)
    const message = this.outputs.get(name) ?? ""
    this.outputs.delete(name)
    this.dumped.delete(name)
    this.running.delete(name)
    this.open.delete(name)
    this.unseen.delete(name)
    if (action !== "fail") return finished(this.ref(pack, test, message), action === "pass" ? "passed" : "skipped")
    this.failedIn.add(pack)
    // The name of a subtest may have slashes of its own, so its test may lie several levels above.
    for (let above = parentOf(name); above.length > pack.length; above = parentOf(above)) this.failedBelow.add(above)
    if (this.failedBelow.has(name) && message.trim() === "") return { kind: "hidden", test: this.ref(pack, test, "") }
    if (tellsOfPanic(message)) this.panics.set(pack, name)
    // Only the stack has the place of a panic.
    const said = { ...this.goroutines.placeOf(test), ...this.ref(pack, test, message) }
    return finished(
      said.file === undefined ? { ...said, ...this.declared(pack, test) } : said,
      "failed",
      ownFrames(message, this.root)
    )
  }

  /** Explains why the later tests of a package were not run, if its program did not reach its end. */
  private endedBy(pack: string, left: ReadonlyArray<string>): string | undefined {
    const panic = this.panics.get(pack)
    if (panic !== undefined)
      return `The panic in ${panic} ended the test program of its package: later tests were not run.`
    const [test] = left
    return test === undefined
      ? undefined
      : `The test program of ${pack} ended during ${test}: later tests were not run.`
  }

  private endOfPackage(pack: string, action: Outcome): ReadonlyArray<TestEvent> {
    const message = this.outputs.get(key(pack, "")) ?? ""
    this.outputs.delete(key(pack, ""))
    const testsOf = (names: Iterable<string>) =>
      [...names].filter((one) => one.startsWith(`${pack} `)).map((one) => one.slice(pack.length + 1))
    const ended = testsOf(this.unseen.keys())
      .toSorted((a, b) => depthOf(b) - depthOf(a))
      .map((test) => this.endOfTest(pack, test, this.unseen.get(key(pack, test)) ?? action))
    if (action !== "fail") return ended
    // The program of the package ended during a test, which crashed it or hung.
    const left = testsOf(this.running)
    const hasFailed = this.failedIn.has(pack)
    if (left.length === 0 && !hasFailed)
      return [
        ...ended,
        finished({ ...this.ref(pack, "", message), ...unbuiltIn(message) }, "failed", ownFrames(message, this.root))
      ]
    // For go the stacks of all belong to the test that wrote last.
    const isDumped = [...left, ""].some((test) => this.dumped.has(key(pack, test)))
    const cause = this.whole.has(pack) || isDumped ? undefined : this.endedBy(pack, left)
    const note: ReadonlyArray<TestEvent> = cause === undefined ? nothing : [{ kind: "note", text: cause }]
    return [
      ...ended,
      ...note,
      ...left.map((test): TestEvent => {
        const name = key(pack, test)
        const own = this.dumped.get(name) ?? this.outputs.get(name) ?? this.dumped.get(key(pack, "")) ?? message
        return {
          kind: "unfinished",
          test: { ...this.ref(pack, test, own), ...this.goroutines.placeOf(test) },
          message: isDumped ? `${this.goroutines.textOf(test)}\n${own}`.trim() : ownFrames(own, this.root)
        }
      })
    ]
  }
}

export const go = {
  name: "go",
  program: "go",
  source: "https://pkg.go.dev/cmd/go#hdr-Testing_flags; https://pkg.go.dev/cmd/go#hdr-Package_lists_and_patterns",
  args: ({ files, pattern }, project) => [
    "test",
    "-json",
    ...(pattern === undefined ? [] : [`-run=${pattern}`]),
    ...(files.length === 0 ? allPackages(modulesOf(project)) : files.map(dotted))
  ],
  file: { paths: (target) => before(target, "...") },
  pattern: {},
  rerun,
  humanText: (line) => {
    const event = eventOf(line)
    return event === undefined ? undefined : (event.Output ?? "")
  },
  // `=== RUN   TestSum`, `ok  	example.com/sum	0.01s`
  patterns: {
    failure: /SIG(?:SEGV|ABRT|QUIT)|^fatal error|^goroutine \d+ \[running\]/,
    test: /^=== RUN |^\s*--- (?:PASS|FAIL|SKIP): |^(?:ok|FAIL|---)\s+\S+\s/,
    // The registers of the processor, and the frames of go's own packages in a stack.
    aside:
      /^(?:(?:r\d+|r[a-z]{2}|rflags|[cfg]s|lr|sp|pc|fault)\s+0x[\da-f]+$|(?:created by )?(?:testing|runtime)[./][\w.()*/]{1,200}(?:\(.{0,200}\)| in goroutine \d+)?$|panic\(\{0x|\t.{0,500}[\\/]src[\\/](?:testing|runtime)[\\/][\w.\\/]{1,100}\.(?:go|s):\d+)/
  },
  marker: /^\{"|^[ \t]{0,80}--- |^ok\s|no tests? |^pattern |^# |^FAIL\t|\.go:\d+:\d+: |import cycle/m,
  words: ['{"', "--- ", "ok", "no test", "pattern ", "# ", "FAIL\t", ".go:", "import cycle"],
  reader,
  dumpSignal: "SIGQUIT",
  exitCodes: { 2: "A package or the command line is wrong (exit code 2)." }
} as const satisfies Runner
