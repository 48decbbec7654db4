/** Classes, symbols and search results as Markdown pages for a person: the resources and the shell's long form. */

import { addTo } from "../../../kernel/util/Collections.ts"
import type { ClassDoc, ConstantDoc, MethodDoc, Status } from "../../reference/ClassDoc.ts"
import { codeSpan, isFollowable } from "../../reference/Markdown.ts"
import { signatureOf } from "../../reference/Signature.ts"
import { classUri } from "../../reference/Uri.ts"
import { type Render, statusOf } from "./AnswerFields.ts"
import type { RenderContext } from "./RenderContext.ts"
import type { GodotConstant, GodotSymbolDoc, SearchAnswer } from "./Shapes.ts"

/** A class whole: every member with its signature and text. */
export const classPage = (material: RenderContext): string => {
  const { doc, markdown } = material
  const link = (name: string) => (material.has(name) ? `[${name}](${classUri(name)})` : name)
  const method = (kind: "method" | "constructor" | "operator" | "annotation") => (one: MethodDoc) =>
    entry(signatureOf(doc.name, one.name, { kind, overloads: [one] }), one, one.description, markdown, errors(one))
  const blocks = [
    `# ${doc.name}`,
    ...material.notes.map((note) => `> ${note}`),
    ...statusLines(doc, markdown),
    facts([
      ["Inherits", material.ancestors.map(link).join(" < ")],
      ["Inherited by", material.inheritedBy.map(link).join(", ")],
      ["Source", placeOf({ ...doc.source })],
      ["Since", doc.version ?? ""],
      ["Category", doc.category ?? ""],
      ["Keywords", doc.keywords ?? ""]
    ]),
    doc.brief === "" ? "" : `**${markdown(doc.brief)}**`,
    markdown(doc.description),
    section(
      "Tutorials",
      doc.tutorials.map(({ title, url }) => `- ${linkTo(material.address(url), title)}`),
      "\n"
    ),
    section("Constructors", doc.constructors.map(method("constructor"))),
    section("Methods", doc.methods.map(method("method"))),
    section("Operators", doc.operators.map(method("operator"))),
    section(
      "Properties",
      doc.properties.map((one) =>
        entry(
          signatureOf(doc.name, one.name, { kind: "property", property: one }),
          one,
          one.description,
          markdown,
          [accessors(one.setter, one.getter), overrides(one.overrides)].filter((line) => line !== "").join(" ")
        )
      )
    ),
    section(
      "Signals",
      doc.signals.map((one) =>
        entry(signatureOf(doc.name, one.name, { kind: "signal", signal: one }), one, one.description, markdown)
      )
    ),
    ...constantSections(doc, markdown),
    section("Annotations", doc.annotations.map(method("annotation"))),
    section(
      "Theme items",
      doc.themeItems.map((one) =>
        entry(signatureOf(doc.name, one.name, { kind: "theme_item", themeItem: one }), one, one.description, markdown)
      )
    )
  ]
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`
}

/** Place of a declaration in the user's project; empty for the engine's. */
const placeOf = ({ file, line }: { readonly file?: string | undefined; readonly line?: number | undefined }): string =>
  file === undefined ? "" : codeSpan(`${file}:${line ?? 1}`)

/** Makes a link if the address may be followed, else its text. */
const linkTo = (address: string, title = address): string => {
  const text = title.replace(/[[\]\\]/g, "\\$&")
  return isFollowable(address) ? `[${text}](${address})` : `${text} ${address}`.trim()
}

const statusLines = (doc: Pick<Status, "deprecated" | "experimental">, markdown: Render): ReadonlyArray<string> => [
  ...(doc.deprecated === undefined ? [] : [`> **Deprecated.** ${markdown(doc.deprecated)}`.trimEnd()]),
  ...(doc.experimental === undefined ? [] : [`> **Experimental.** ${markdown(doc.experimental)}`.trimEnd()])
]

const facts = (pairs: ReadonlyArray<readonly [label: string, value: string]>): string =>
  pairs
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `- ${label}: ${value}`)
    .join("\n")

const section = (title: string, entries: ReadonlyArray<string>, gap = "\n\n"): string =>
  entries.length === 0 ? "" : [`## ${title}`, entries.join(gap)].join("\n\n")

/** `more` are facts before the text. */
const entry = (signature: string, status: Status, text: string, markdown: Render, more = ""): string =>
  [
    `### ${codeSpan(signature)}`,
    ...statusLines(status, markdown),
    more,
    status.keywords ? `Keywords: ${status.keywords}` : "",
    text === "" ? "" : markdown(text)
  ]
    .filter((block) => block !== "")
    .join("\n\n")

const errors = ({ returnsErrors }: { readonly returnsErrors?: ReadonlyArray<number> }): string =>
  returnsErrors === undefined || returnsErrors.length === 0 ? "" : `Returns errors: ${returnsErrors.join(", ")}.`

const accessors = (setter: string | undefined, getter: string | undefined): string => {
  const sentences = [...(setter ? [`Setter: \`${setter}\`.`] : []), ...(getter ? [`Getter: \`${getter}\`.`] : [])]
  return sentences.join(" ")
}

const overrides = (ancestor: string | undefined): string =>
  ancestor === undefined ? "" : ancestor === "" ? "Overrides an inherited property." : `Overrides ${ancestor}'s.`

/** Enums one by one, then the constants outside of enums. */
const constantSections = (doc: ClassDoc, markdown: Render): ReadonlyArray<string> => {
  const byEnum = new Map<string, Array<ConstantDoc>>()
  for (const one of doc.constants) addTo(byEnum, one.enum ?? "", one)
  const lines = (constants: ReadonlyArray<ConstantDoc>) =>
    constants.map((one) => {
      return valueLine({ ...one, ...statusOf(one, markdown), description: markdown(one.description) })
    })
  return Array.from(byEnum, ([name, constants]) =>
    section(name === "" ? "Constants" : `Enum ${name}`, lines(constants), "\n")
  )
}

/** A value as an item of a list, its texts rendered. */
const valueLine = (one: GodotConstant): string => {
  const flagText = (flag: string, message: string | undefined): ReadonlyArray<string> =>
    message === undefined ? [] : [`(${message === "" ? flag : `${flag}: ${message}`})`]
  const text = [
    ...flagText("deprecated", one.deprecated),
    ...flagText("experimental", one.experimental),
    ...(one.keywords ? [`(keywords: ${one.keywords})`] : []),
    one.description ?? ""
  ]
  const description = text.filter((part) => part !== "").join(" ")
  return `- ${codeSpan(`${one.name} = ${one.value ?? ""}`)}${description === "" ? "" : `: ${description.replaceAll("\n", "\n  ")}`}`
}

/** Renders the answer about a symbol as a page. */
export const symbolPage = (answer: GodotSymbolDoc): string => {
  const overloads = answer.overloads ?? []
  const blocks = [
    `# ${answer.qname}`,
    codeSpan(answer.signature),
    ...(answer.notes ?? []).map((note) => `> ${note}`),
    ...statusLines(answer, (text) => text),
    facts([
      ["Kind", answer.kind],
      ["Class", `[${answer.className}](${classUri(answer.className)})`],
      ["Source", placeOf(answer)],
      ["Setter", answer.setter ? codeSpan(answer.setter) : ""],
      ["Getter", answer.getter ? codeSpan(answer.getter) : ""],
      ["Overrides", answer.overrides ?? ""],
      ["Keywords", answer.keywords ?? ""]
    ]),
    overloads.length > 0 ? "" : errors(answer),
    overloads.length > 0 ? "" : (answer.description ?? ""),
    ...overloads.map((one) =>
      [
        `## ${codeSpan(overloadLine(answer, one))}`,
        ...(one === overloads[0] ? [] : statusLines(one, (text) => text)),
        errors(one),
        one.description ?? ""
      ]
        .filter((line) => line !== "")
        .join("\n\n")
    ),
    (answer.values ?? []).map(valueLine).join("\n"),
    ...(answer.next === undefined ? [] : [`> Texts left out for length; ${answer.next}`])
  ]
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`
}

type Overload = NonNullable<GodotSymbolDoc["overloads"]>[number]

const overloadLine = ({ className, kind, name }: GodotSymbolDoc, one: Overload): string =>
  kind === "method" || kind === "constructor" || kind === "operator" || kind === "annotation"
    ? signatureOf(className, name, {
        kind,
        overloads: [{ ...one, qualifiers: one.qualifiers ?? [], returnsErrors: [], description: "" } as MethodDoc]
      })
    : name

/** Search results as a Markdown list. */
export const searchPage = (query: string, { results, total, docs }: SearchAnswer): string => {
  const lines = results.map(({ uri, name, qname, kind, signature, snippet, note, deprecated, experimental }) => {
    const status = deprecated ? "deprecated" : experimental ? "experimental" : ""
    const details = [signature === undefined ? kind : `\`${signature}\``, status, note, snippet].filter((part) => part)
    return `- [${qname ?? name}](${uri}) ${details.join(" - ")}`
  })
  const body = lines.length === 0 ? "Nothing was found." : lines.join("\n")
  return `# Search: ${query}\n\n${body}\n\n${total} found in ${docs}.\n`
}
