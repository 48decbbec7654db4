/**
 * A class as an answer: in full, as an outline, by sections, page by page.
 *
 * `full` is never cut. An outline has all members with the facts of their
 * signatures and the first sentence of each text; one that is still too long is
 * paged by a cursor. Nothing is cut in silence: `truncated`, what was left out,
 * and the next call.
 */

import * as Cursor from "../../kernel/mcp/Cursor.ts"
import { addTo } from "../../kernel/util/Collections.ts"
import type { ClassDoc } from "../reference/ClassDoc.ts"
import { classUri } from "../reference/Uri.ts"
import { constantOf, methodOf, propertyOf, type Render, signalOf, statusOf, textOf } from "./Fields.ts"
import { fitted, Longest, sizeOf, within } from "./Fit.ts"
import { firstSentence } from "./Sentence.ts"
import { type GodotClassDoc, type Section, sections } from "./Shapes.ts"

/** Characters of the encoded answer. */
export const limits = {
  /** `auto` gives the full document up to here, else the outline. */
  full: 24_000,
  /** One page of an outline; leaves room for what stands around the members. */
  page: 31_000
} as const

export interface Asked {
  readonly detail: "auto" | "full" | "outline"
  /** All where it is not given. */
  readonly sections?: ReadonlyArray<Section>
  /** Where a page of an outline begins, in members. */
  readonly offset: number
}

/** What the answer is made of. */
export interface Material {
  readonly doc: ClassDoc
  readonly ancestors: ReadonlyArray<string>
  readonly inheritedBy: ReadonlyArray<string>
  /** Markdown with links. */
  readonly markdown: Render
  /** Plain text, for first sentences. */
  readonly plain: Render
  /** Whether the documents have a class of this name. */
  readonly has: (className: string) => boolean
  /** The address of a page of Godot's manual, for tutorials. */
  readonly address: (url: string) => string
  readonly notes: ReadonlyArray<string>
}

/** Sections that are lists of members, in the order in which an outline pages through them. */
const memberSections = ["constructors", "methods", "operators", "properties", "signals", "constants"] as const
type MemberSection = (typeof memberSections)[number]

/** The answer, or undefined where `offset` lies behind the last member. */
export const classAnswer = (material: Material, asked: Asked): GodotClassDoc | undefined => {
  if (asked.detail === "full") return asked.offset === 0 ? whole(material, asked, material.markdown) : undefined
  if (asked.detail === "auto" && asked.offset === 0 && leastSize(material.doc, asked) <= limits.full) {
    const full = whole(material, asked, material.markdown)
    if (sizeOf(full) <= limits.full) return full
  }
  return outline(material, asked)
}

/**
 * What the texts that were asked for come to at least: their letters outside of tags. The
 * biggest classes, which take longest to render, are known so to be too long.
 */
const leastSize = (doc: ClassDoc, { sections: asked = sections }: Asked): number => {
  const texts = asked.flatMap((section) => {
    const held = doc[section]
    if (typeof held === "string") return [held]
    return memberSections.some((one) => one === section) ? held.map((one) => textIn(one)) : []
  })
  return texts.reduce((sum, text) => sum + text.replace(TAGS_AND_BLANKS, "").length, 0)
}

const textIn = (member: object): string =>
  "description" in member && typeof member.description === "string" ? member.description : ""

const TAGS_AND_BLANKS = /\[[^\]]{0,200}\]|\s+/g

/** Everything that was asked for; members left out by `sections` are counted in `omitted`. */
const whole = (material: Material, asked: Asked, render: Render): GodotClassDoc => {
  const { doc, markdown } = material
  const has = (section: Section) => asked.sections === undefined || asked.sections.includes(section)
  const brief = has("brief") ? textOf(doc.brief, markdown) : undefined
  const description = has("description") ? textOf(doc.description, markdown) : undefined
  const omitted = omittedSections(doc, has)
  return {
    name: doc.name,
    uri: classUri(doc.name),
    ...(doc.inherits === undefined ? {} : { inherits: doc.inherits }),
    inheritanceChain: material.ancestors,
    inheritedBy: material.inheritedBy,
    ...(doc.category === undefined ? {} : { category: doc.category }),
    ...(doc.version === undefined ? {} : { since: doc.version }),
    ...statusOf(doc, markdown),
    ...(brief === undefined ? {} : { brief }),
    ...(description === undefined ? {} : { description }),
    constructors: has("constructors") ? doc.constructors.map((one) => methodOf(one, render, markdown)) : [],
    methods: has("methods") ? doc.methods.map((one) => methodOf(one, render, markdown)) : [],
    operators: has("operators") ? doc.operators.map((one) => methodOf(one, render, markdown)) : [],
    properties: has("properties") ? doc.properties.map((one) => propertyOf(one, render, markdown)) : [],
    signals: has("signals") ? doc.signals.map((one) => signalOf(one, render, markdown)) : [],
    constants: has("constants") ? doc.constants.map((one) => constantOf(one, render, markdown)) : [],
    annotations: has("annotations") ? doc.annotations.map((one) => one.name) : [],
    themeItems: has("themeItems") ? themeItemsOf(doc) : {},
    tutorials: has("tutorials")
      ? doc.tutorials.map(({ title, url }) => ({
          ...(title === undefined ? {} : { title }),
          url: material.address(url)
        }))
      : [],
    ...(material.notes.length === 0 ? {} : { notes: material.notes }),
    ...(omitted === undefined ? {} : { omitted })
  }
}

const themeItemsOf = (doc: ClassDoc): Record<string, ReadonlyArray<string>> => {
  const byType = new Map<string, Array<string>>()
  for (const { name, dataType = "other" } of doc.themeItems) addTo(byType, dataType, name)
  return Object.fromEntries(byType)
}

const omittedSections = (doc: ClassDoc, has: (section: Section) => boolean): Record<string, number> | undefined => {
  const counts = sections.flatMap((section): Array<[string, number]> => {
    const held = doc[section]
    const count = typeof held === "string" ? (held === "" ? 0 : 1) : held.length
    return has(section) || count === 0 ? [] : [[section, count]]
  })
  return counts.length === 0 ? undefined : Object.fromEntries(counts)
}

/** The outline from a member on, as many as fit a page. */
const outline = (material: Material, asked: Asked): GodotClassDoc | undefined => {
  const { doc } = material
  let shortened = 0
  const brief: Render = (text) => {
    const plain = material.plain(text)
    const sentence = firstSentence(plain)
    if (sentence.length < plain.length) shortened++
    return sentence
  }
  const full = whole(material, asked, brief)
  const isFirst = asked.offset === 0
  const { head, omitted } = isFirst ? firstHead(full) : laterHead(full)
  const left = new Map<string, number>([...Object.entries(full.omitted ?? {}), ...omitted])
  const taken = new Map<MemberSection, Array<object>>(memberSections.map((section) => [section, []]))
  let size = sizeOf(head)
  let index = 0
  let details = 0
  let next: number | undefined
  for (const section of memberSections) {
    for (const member of full[section]) {
      const at = index++
      if (at < asked.offset) continue
      const { value, cut } = fitted(withoutAccessors(member), Longest.member)
      const cost = sizeOf(value) + 1
      if (next === undefined && (size + cost <= limits.page || at === asked.offset)) {
        taken.get(section)?.push(value)
        size += cost
        details += cut
      } else {
        next ??= at
        left.set(section, (left.get(section) ?? 0) + 1)
      }
    }
  }
  if (asked.offset > 0 && asked.offset >= index) return undefined
  if (shortened > 0) left.set("descriptions", shortened)
  if (details > 0) left.set("details", details)
  const whatFollows = next === undefined ? undefined : Cursor.encode(next, cursorOf(doc, asked))
  const isCut = left.size > 0 || whatFollows !== undefined || doc.properties.length > 0
  return {
    ...head,
    ...(Object.fromEntries(taken) as unknown as Pick<GodotClassDoc, MemberSection>),
    ...(left.size === 0 ? {} : { omitted: Object.fromEntries(left) }),
    ...(isCut ? { truncated: true, next: nextCall(doc, asked, whatFollows) } : {}),
    ...(whatFollows === undefined ? {} : { nextCursor: whatFollows })
  }
}

/** What an outline says of the class itself, and how much of it is left out, by section. */
interface Head {
  readonly head: GodotClassDoc
  readonly omitted: ReadonlyArray<readonly [section: string, count: number]>
}

const noMembers = { constructors: [], methods: [], operators: [], properties: [], signals: [], constants: [] } as const

/** The first page tells what a class is; texts and lists beyond all measure are cut. */
const firstHead = ({ omitted: _, ...full }: GodotClassDoc): Head => {
  const { description, inheritedBy, annotations, themeItems, tutorials, ...rest } = full
  const [paragraph, ...paragraphs] = description === undefined ? [] : description.split("\n\n")
  const texts = fitted(
    { ...rest, ...noMembers, ...(paragraph === undefined ? {} : { description: paragraph }) },
    Longest.text
  )
  const heirs = within(inheritedBy, Longest.list)
  const links = within(tutorials, Longest.list)
  const names = within(annotations, Longest.list)
  const items = within(
    Object.entries(themeItems).flatMap(([type, held]) => held.map((name) => [type, name] as const)),
    Longest.list
  )
  const byType = new Map<string, Array<string>>()
  for (const [type, name] of items) addTo(byType, type, name)
  const counts: Head["omitted"] = [
    ["paragraphs", paragraphs.length],
    ["texts", texts.cut],
    ["inheritedBy", inheritedBy.length - heirs.length],
    ["annotations", annotations.length - names.length],
    ["themeItems", countOf(themeItems) - items.length],
    ["tutorials", tutorials.length - links.length]
  ]
  return {
    head: {
      ...texts.value,
      inheritedBy: heirs,
      annotations: names,
      themeItems: Object.fromEntries(byType),
      tutorials: links
    },
    omitted: counts.filter(([, count]) => count > 0)
  }
}

/** The pages after the first repeat nothing of it. */
const laterHead = ({ omitted: _, brief, description, ...full }: GodotClassDoc): Head => {
  const counts: Head["omitted"] = [
    ["inheritedBy", full.inheritedBy.length],
    ["brief", brief === undefined ? 0 : 1],
    ["description", description === undefined ? 0 : 1],
    ["annotations", full.annotations.length],
    ["themeItems", countOf(full.themeItems)],
    ["tutorials", full.tutorials.length]
  ]
  return {
    head: {
      ...fitted({ ...full, ...noMembers }, Longest.text).value,
      inheritedBy: [],
      annotations: [],
      themeItems: {},
      tutorials: []
    },
    omitted: counts.filter(([, count]) => count > 0)
  }
}

const countOf = (themeItems: GodotClassDoc["themeItems"]): number => Object.values(themeItems).flat().length

/** An outline is for choosing: how a property is reached in C++ waits for `godot_get_symbol`. */
const withoutAccessors = <A extends object>(member: A): A => {
  const { setter: _, getter: __, keywords: ___, ...rest } = member as A & Record<string, unknown>
  return rest as unknown as A
}

/** What a cursor of this class may page through: that of another class or other sections points nowhere here. */
export const cursorOf = ({ name }: ClassDoc, { sections: chosen }: Pick<Asked, "sections">): string =>
  JSON.stringify([name, chosen === undefined ? "all" : sections.filter((one) => chosen.includes(one))])

const nextCall = (doc: ClassDoc, asked: Asked, cursor: string | undefined): string => {
  const name = JSON.stringify(doc.name)
  const chosen = asked.sections === undefined ? "" : `,"sections":${JSON.stringify(asked.sections)}`
  if (cursor !== undefined) return `godot_get_class {"name":${name},"detail":"outline"${chosen},"cursor":"${cursor}"}`
  const member = [...doc.methods, ...doc.properties, ...doc.constants, ...doc.signals][0]?.name
  const one =
    member === undefined ? "" : `; one member: godot_get_symbol {"qname":${JSON.stringify(`${doc.name}.${member}`)}}`
  const section = asked.sections?.[0] ?? memberSections.find((held) => doc[held].length > 0) ?? "description"
  return `A section in full: godot_get_class {"name":${name},"sections":["${section}"],"detail":"full"}${one}`
}
