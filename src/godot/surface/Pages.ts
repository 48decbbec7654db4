/** Classes, symbols and search results as Markdown pages for a person: the resources and the shell's long form. */
import type { ClassDoc, ConstantDoc, MethodDoc, Status } from "../reference/ClassDoc.ts"
import { signatureOf } from "../reference/Signature.ts"
import { classUri } from "../reference/Uri.ts"
import type { Material } from "./ClassAnswer.ts"
import type { Render } from "./Fields.ts"
import type { GodotSymbolDoc, SearchAnswer } from "./Shapes.ts"

/** A class whole: every member with its signature and text. */
export const classPage = (material: Material): string => {
  const { doc, markdown } = material
  const link = (name: string) => `[${name}](${classUri(name)})`
  const method = (kind: "method" | "constructor" | "operator" | "annotation") => (one: MethodDoc) =>
    entry(signatureOf(doc.name, one.name, { kind, overloads: [one] }), one, one.description, markdown)
  const blocks = [
    `# ${doc.name}`,
    ...material.notes.map((note) => `> ${note}`),
    ...statusLines(doc, markdown),
    facts([
      ["Inherits", material.ancestors.map(link).join(" < ")],
      ["Inherited by", material.inheritedBy.map(link).join(", ")],
      ["Since", doc.version ?? ""],
      ["Category", doc.category ?? ""],
      ["Keywords", doc.keywords ?? ""]
    ]),
    doc.brief === "" ? "" : `**${markdown(doc.brief)}**`,
    markdown(doc.description),
    section(
      "Tutorials",
      doc.tutorials.map(({ title, url }) => `- [${title ?? url}](${material.address(url)})`),
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
          [accessors(one.setter, one.getter), overrides(one.overrides)].filter((line) => line !== "").join(" "),
          (text) => text,
          markdown(one.description)
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

const statusLines = (doc: Status, markdown: Render): ReadonlyArray<string> => [
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

const entry = (signature: string, status: Status, text: string, markdown: Render, more = ""): string =>
  [`### \`${signature}\``, ...statusLines(status, markdown), text === "" ? "" : markdown(text), more]
    .filter((block) => block !== "")
    .join("\n\n")

const accessors = (setter: string | undefined, getter: string | undefined): string => {
  const told = [...(setter ? [`Setter: \`${setter}\`.`] : []), ...(getter ? [`Getter: \`${getter}\`.`] : [])]
  return told.join(" ")
}

const overrides = (ancestor: string | undefined): string =>
  ancestor === undefined ? "" : ancestor === "" ? "Overrides an inherited property." : `Overrides ${ancestor}'s.`

/** Enums one by one, then the constants that belong to none. */
const constantSections = (doc: ClassDoc, markdown: Render): ReadonlyArray<string> => {
  const byEnum = new Map<string, Array<ConstantDoc>>()
  for (const one of doc.constants) {
    const group = byEnum.get(one.enum ?? "")
    if (group === undefined) byEnum.set(one.enum ?? "", [one])
    else group.push(one)
  }
  const lines = (constants: ReadonlyArray<ConstantDoc>) =>
    constants.map((one) => {
      const flags = `${one.deprecated === undefined ? "" : " (deprecated)"}${one.experimental === undefined ? "" : " (experimental)"}`
      const text = markdown(one.description).replaceAll("\n", "\n  ")
      return `- \`${one.name} = ${one.value ?? ""}\`${flags}${text === "" ? "" : `: ${text}`}`
    })
  return Array.from(byEnum, ([name, constants]) =>
    section(name === "" ? "Constants" : `Enum ${name}`, lines(constants), "\n")
  )
}

/** One symbol as a page, from its answer. */
export const symbolPage = (answer: GodotSymbolDoc): string => {
  const overloads = answer.overloads ?? []
  const blocks = [
    `# ${answer.qname}`,
    `\`${answer.signature}\``,
    ...(answer.notes ?? []).map((note) => `> ${note}`),
    ...(answer.deprecated === undefined ? [] : [`> **Deprecated.** ${answer.deprecated}`.trimEnd()]),
    ...(answer.experimental === undefined ? [] : [`> **Experimental.** ${answer.experimental}`.trimEnd()]),
    facts([
      ["Kind", answer.kind],
      ["Class", `[${answer.className}](${classUri(answer.className)})`],
      ["Setter", answer.setter === undefined ? "" : `\`${answer.setter}\``],
      ["Getter", answer.getter === undefined ? "" : `\`${answer.getter}\``],
      ["Overrides", answer.overrides ?? ""],
      ["Keywords", answer.keywords ?? ""]
    ]),
    overloads.length > 0 ? "" : (answer.description ?? ""),
    ...overloads.map((one) =>
      [`## \`${overloadLine(answer, one)}\``, one.description ?? ""].filter((line) => line !== "").join("\n\n")
    ),
    ...(answer.values ?? []).map(
      (one) => `- \`${one.name} = ${one.value ?? ""}\`${one.description ? `: ${one.description}` : ""}`
    ),
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
  const lines = results.map(({ uri, name, qname, kind, signature, snippet, note }) => {
    const told = [signature === undefined ? kind : `\`${signature}\``, note, snippet].filter((part) => part)
    return `- [${qname ?? name}](${uri}) ${told.join(" - ")}`
  })
  const body = lines.length === 0 ? "Nothing was found." : lines.join("\n")
  return `# Search: ${query}\n\n${body}\n\n${total} found in ${docs}.\n`
}
