/** The table of what is measured: each row with its goal and its baseline; and the type of a measurement. */

/** Parts of the benchmark, in the order in which they run; `--only` chooses among them. */
export const groups = [
  "start",
  "requests",
  "search",
  "changes",
  "check",
  "growth",
  "documents",
  "runs",
  "suite"
] as const

export type Group = (typeof groups)[number]

export interface Row {
  readonly group: Group
  readonly label: string
  readonly unit: "ms" | "MB"
  /** Divisor of the value: the least that could do the work, or with `isPeer` another program that does it. */
  readonly baseline: string
  readonly isPeer?: true
  /** Largest multiple of the baseline, or largest value in `unit`, that the product aims at. */
  readonly goal?: { readonly multiple: number } | { readonly value: number }
}

const bare = "`node -e 0`, the same Node"
const ping = "a `ping` over the same pipe"

/** Row id -> row. */
export const rows = {
  greeting: {
    group: "start",
    label: "second start: spawn to the answer of `initialize`",
    unit: "ms",
    baseline: bare,
    goal: { multiple: 3 }
  },
  greetingMdatlas: {
    group: "start",
    label: "the same of mdatlas",
    unit: "ms",
    baseline: bare,
    goal: { multiple: 3 }
  },
  greetingTimebox: {
    group: "start",
    label: "the same of mcp-test-timebox",
    unit: "ms",
    baseline: bare,
    goal: { multiple: 3 }
  },
  answerWarm: {
    group: "start",
    label: "second start: spawn to the first answer (`godot_get_class`)",
    unit: "ms",
    baseline: bare,
    goal: { multiple: 6 }
  },
  answerCold: {
    group: "start",
    label: "first start of all, nothing kept: spawn to the first answer",
    unit: "ms",
    baseline: bare,
    goal: { multiple: 40 }
  },
  aloneTime: {
    group: "start",
    label: "left alone for 9 s after the greeting: processor time",
    unit: "ms",
    baseline: `processor time of ${bare}`,
    goal: { value: 350 }
  },
  aloneMemory: {
    group: "start",
    label: "left alone for 9 s after the greeting: resident memory",
    unit: "MB",
    baseline: "an idle Node process",
    goal: { value: 105 }
  },
  searchFirst: {
    group: "requests",
    label: "first search of a server started again",
    unit: "ms",
    baseline: ping,
    goal: { value: 60 }
  },
  searchSecond: { group: "requests", label: "second search", unit: "ms", baseline: ping, goal: { value: 5 } },
  searchEarly: {
    group: "requests",
    label: "the twenty searches after these, each for something else, median",
    unit: "ms",
    baseline: ping,
    goal: { value: 5 }
  },
  searchShort: {
    group: "requests",
    label: "search over stdio, 1-2 words, p95",
    unit: "ms",
    baseline: ping,
    goal: { value: 1.2 }
  },
  searchLong: {
    group: "requests",
    label: "search over stdio, 3-6 words, p95",
    unit: "ms",
    baseline: ping,
    goal: { value: 1.2 }
  },
  getClass: {
    group: "requests",
    label: "`godot_get_class` Node, median",
    unit: "ms",
    baseline: ping,
    goal: { value: 1 }
  },
  memorySearches: {
    group: "requests",
    label: "resident memory after 2,000 searches",
    unit: "MB",
    baseline: "an idle Node process",
    goal: { value: 130 }
  },
  processShort: {
    group: "search",
    label: "search in process, 1-2 words, p95",
    unit: "ms",
    baseline: "MiniSearch",
    isPeer: true,
    goal: { multiple: 0.01 }
  },
  processLong: {
    group: "search",
    label: "search in process, 3-6 words, p95",
    unit: "ms",
    baseline: "MiniSearch",
    isPeer: true,
    goal: { multiple: 0.005 }
  },
  changedTime: {
    group: "changes",
    label: "one class file changed: processor time",
    unit: "ms",
    baseline: "a start on all files",
    goal: { value: 200 }
  },
  changedStall: {
    group: "changes",
    label: "one class file changed: longest wait of a ping",
    unit: "ms",
    baseline: ping,
    goal: { value: 20 }
  },
  constantsStall: {
    group: "changes",
    label: "a class of 35,000 constants is read: longest wait of a ping",
    unit: "ms",
    baseline: ping,
    goal: { value: 50 }
  },
  checkCold: {
    group: "check",
    label: "1,000 lines of GDScript checked by a server just started",
    unit: "ms",
    baseline: "its words split by one regular expression"
  },
  checkWarm: {
    group: "check",
    label: "the same again, a line changed",
    unit: "ms",
    baseline: "its words split by one regular expression"
  },
  filesCold: {
    group: "documents",
    label: "mdatlas: 10,000 files searched, first time",
    unit: "ms",
    baseline: "a loop in Node: read, `includes`",
    goal: { value: 800 }
  },
  filesWarm: {
    group: "documents",
    label: "mdatlas: 10,000 files searched, again",
    unit: "ms",
    baseline: "a loop in Node: read, `includes`",
    goal: { value: 300 }
  },
  filesStall: {
    group: "documents",
    label: "mdatlas: longest wait of a ping meanwhile",
    unit: "ms",
    baseline: ping,
    goal: { value: 100 }
  },
  headings: {
    group: "documents",
    label: "headings of 50 MB of real Markdown, processor time",
    unit: "ms",
    baseline: "a loop over its bytes",
    goal: { multiple: 5 }
  },
  flood: {
    group: "runs",
    label: "mcp-test-timebox: a run that prints 2 GB",
    unit: "ms",
    baseline: "the same program, its output read by Node and thrown away",
    goal: { value: 4000 }
  },
  floodMemory: {
    group: "runs",
    label: "mcp-test-timebox: peak memory meanwhile",
    unit: "MB",
    baseline: "an idle Node process",
    goal: { value: 120 }
  },
  trivialRun: {
    group: "runs",
    label: "mcp-test-timebox: added to a trivial run",
    unit: "ms",
    baseline: "the same program, spawned bare",
    goal: { value: 15 }
  },
  suite: { group: "suite", label: "`npm test`", unit: "ms", baseline: "`tsc --noEmit`", goal: { value: 60_000 } }
} as const satisfies Readonly<Record<string, Row>>

export type RowId = keyof typeof rows

/** One measurement of a row. */
export interface Measured {
  readonly row: RowId
  /** Version of Node that ran it, where more than one is compared. */
  readonly node?: string
  readonly ours: number
  readonly baseline: number
  /** Name -> value in the row's unit. */
  readonly peers?: Readonly<Record<string, number>>
  /** Set if the input was smaller than in the label. */
  readonly note?: string
}

/** A separate table beside the rows: the growth of a cost. */
export interface Growth {
  readonly title: string
  readonly head: ReadonlyArray<string>
  readonly lines: ReadonlyArray<ReadonlyArray<string>>
}

export interface Results {
  readonly measured: ReadonlyArray<Measured>
  readonly growths: ReadonlyArray<Growth>
}

/** Checks whether a measurement keeps to its row's goal; undefined without a goal. */
export const isWithinGoal = (one: Measured): boolean | undefined => {
  const goal: Row["goal"] = (rows[one.row] as Row).goal
  if (goal === undefined) return undefined
  return "value" in goal ? one.ours <= goal.value : one.ours / one.baseline <= goal.multiple
}
