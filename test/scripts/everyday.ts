/**
 * Ten everyday classes of Godot: the outline, the member and the search that an agent asks for first.
 *
 * The READMEs show what the built server answers from the starter reference; `npm run eval` counts the
 * characters on a full reference for the table in the README.
 */
import { Effect } from "effect"
import { call, connect, temporaryFolder } from "../support/bundle.ts"
import { sharedIndex } from "../support/runFolder.ts"

interface EverydayClass {
  readonly name: string
  readonly member: string
  readonly task: string
}

const everydayClasses: ReadonlyArray<EverydayClass> = [
  { name: "Node", member: "add_child", task: "add a child node" },
  { name: "Node2D", member: "look_at", task: "rotate towards the mouse" },
  { name: "Control", member: "set_anchors_preset", task: "center a control" },
  { name: "CharacterBody2D", member: "move_and_slide", task: "move a character and slide along walls" },
  { name: "Area2D", member: "body_entered", task: "know when a body enters an area" },
  { name: "Timer", member: "timeout", task: "run code every second" },
  { name: "Input", member: "get_vector", task: "movement direction from input" },
  { name: "Button", member: "text", task: "button pressed" },
  { name: "Label", member: "text", task: "change the text of a label" },
  { name: "AnimationPlayer", member: "play", task: "play an animation" }
]

const callsOf = ({ name, member, task }: EverydayClass) =>
  [
    ["godot_get_class", { name }],
    ["godot_get_symbol", { qname: `${name}.${member}` }],
    ["godot_search", { query: task }]
  ] as const

/** A call and the text of its answer, as it stands in a model's context. */
interface Answered {
  readonly call: string
  readonly text: string
}

export interface EverydayAnswers extends EverydayClass {
  /** Characters of the answers about the class, about the member, and to the search. */
  readonly answers: ReadonlyArray<Answered>
}

/** Asks the built server about all ten, with the documents of `docDir`. */
export const askEveryday = (docDir: string): Effect.Effect<ReadonlyArray<EverydayAnswers>> =>
  Effect.scoped(
    Effect.gen(function* () {
      const cwd = yield* temporaryFolder
      const client = yield* connect({ bin: "godot-docs-mcp", cwd, env: sharedIndex(docDir) })
      return yield* Effect.forEach(everydayClasses, (one) =>
        Effect.map(
          Effect.forEach(callsOf(one), ([tool, args]) =>
            Effect.map(call(client, tool, args), ({ text }) => ({ call: `${tool} ${JSON.stringify(args)}`, text }))
          ),
          (answers): EverydayAnswers => ({ ...one, answers })
        )
      )
    })
  )

const count = (answer: Answered | undefined): string => (answer?.text.length ?? 0).toLocaleString("en-US")

/** The lengths of all answers in characters, as a table in Markdown. */
export const costTable = (all: ReadonlyArray<EverydayAnswers>): string =>
  [
    "| Class | `godot_get_class` | Member | `godot_get_symbol` | Task | `godot_search` |",
    "| --- | ---: | --- | ---: | --- | ---: |",
    ...all.map(
      ({ name, member, task, answers: [ofClass, symbol, search] }) =>
        `| ${name} | ${count(ofClass)} | \`${member}\` | ${count(symbol)} | ${task} | ${count(search)} |`
    )
  ].join("\n")

/** All calls and their whole answers, a line each. */
export const wholeAnswers = (all: ReadonlyArray<EverydayAnswers>): string => {
  const lines = all.flatMap(({ answers }) => answers.map(({ call, text }) => `/* ${call} */ ${text}`))
  return `\`\`\`jsonc\n${lines.join("\n")}\n\`\`\``
}
