/** The part of a class's answer about the class itself: its texts and lists, and the counts of omitted items. */
import { addTo } from "../../../kernel/util/Collections.ts"
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import { firstSentence } from "../../reference/Sentences.ts"
import { classUri } from "../../reference/Uri.ts"
import { sourceOf, statusOf, textOf } from "./AnswerFields.ts"
import { cutAtParagraph } from "./paragraphs.ts"
import type { RenderContext } from "./RenderContext.ts"
import { type GodotClassDoc, type Section, sections } from "./Shapes.ts"
import { takeWhileFits, truncate } from "./truncate.ts"

/** Characters reserved for the counts of omitted items and the next call. */
export const ROOM_FOR_NEXT = 500

/** The part of an outline about the class itself, and the counts of omitted items. */
export interface Head {
  readonly head: GodotClassDoc
  readonly omitted: ReadonlyArray<Count>
}

/** Characters of JSON that parts of an outline's head may take, unless their section is requested by name. */
const MAX_IN_HEAD = { description: 900, inheritedBy: 500, themeItems: 700, annotations: 700, text: 1_500 } as const

/** Returns the head of a first page of at most `limit` characters; `chosen` are the sections requested by name. */
export const firstHead = (context: RenderContext, chosen: ReadonlyArray<Section> | undefined, limit: number): Head => {
  const { doc, markdown } = context
  const has = (section: Section) => chosen === undefined || chosen.includes(section)
  const isNamed = (section: Section) => chosen?.includes(section) === true
  // Each section that was requested by name gets an equal share.
  const share = Math.floor((limit - 2 * ROOM_FOR_NEXT) / Math.max(1, chosen?.length ?? 1))
  const roomOf = (section: keyof typeof MAX_IN_HEAD & Section) => (isNamed(section) ? share : MAX_IN_HEAD[section])
  const rendered = has("description") ? (textOf(doc.description, markdown) ?? "") : ""
  const description = isNamed("description")
    ? cutAtParagraph(rendered, share).text
    : shortDescription(rendered, MAX_IN_HEAD.description)
  const descendants = has("inheritedBy") ? takeWhileFits(context.inheritedBy, roomOf("inheritedBy")) : []
  const annotations = has("annotations") ? doc.annotations.map(({ name }) => name) : []
  const shownAnnotations = takeWhileFits(annotations, roomOf("annotations"))
  const items = has("themeItems") ? doc.themeItems.map(({ name, dataType }) => [dataType, name] as const) : []
  const shownItems = takeWhileFits(items, roomOf("themeItems"))
  const tutorials = isNamed("tutorials") ? takeWhileFits(tutorialsOf(context), share) : []
  const texts = truncate(
    {
      name: doc.name,
      uri: classUri(doc.name),
      ...(doc.inherits === undefined ? {} : { inherits: doc.inherits }),
      inheritanceChain: context.ancestors,
      ...(doc.category === undefined ? {} : { category: doc.category }),
      ...sourceOf(doc),
      ...(doc.version === undefined ? {} : { since: doc.version }),
      ...statusOf(doc, markdown),
      ...(has("brief") && doc.brief !== "" ? { brief: markdown(doc.brief) } : {}),
      ...(context.notes.length === 0 ? {} : { notes: context.notes })
    },
    MAX_IN_HEAD.text
  )
  return {
    head: {
      ...texts.value,
      ...(description === "" ? {} : { description }),
      inheritedBy: descendants,
      annotations: shownAnnotations,
      themeItems: byType(shownItems),
      tutorials
    },
    omitted: [
      ["paragraphs", paragraphsIn(rendered) - paragraphsIn(description)],
      ["texts", texts.cut],
      ["inheritedBy", context.inheritedBy.length - descendants.length],
      ["annotations", annotations.length - shownAnnotations.length],
      ["themeItems", items.length - shownItems.length],
      ["tutorials", has("tutorials") ? doc.tutorials.length - tutorials.length : 0],
      ...omittedSections(doc, has)
    ]
  }
}

/** The first paragraph where it is short, else its first sentence. */
const shortDescription = (text: string, limit: number): string => {
  const [paragraph = ""] = text.split("\n\n", 1)
  if (paragraph.length <= limit) return paragraph
  const sentence = firstSentence(paragraph)
  return sentence.length <= limit ? sentence : cutAtParagraph(sentence, limit).text
}

const paragraphsIn = (text: string): number => (text === "" ? 0 : text.split("\n\n").length)

/** Pages after the first do not repeat any of it. */
export const laterHead = ({ doc }: RenderContext): Head => ({
  head: {
    name: doc.name,
    uri: classUri(doc.name),
    inheritanceChain: [],
    inheritedBy: [],
    annotations: [],
    themeItems: {},
    tutorials: []
  },
  omitted: []
})

/** Returns the tutorials of a class with whole addresses. */
export const tutorialsOf = ({ doc, address }: RenderContext): GodotClassDoc["tutorials"] =>
  doc.tutorials.map(({ title, url }) => ({ ...(title === undefined ? {} : { title }), url: address(url) }))

/**
 * Groups names by their type; those without one are `other`.
 *
 * @example byType([["color", "font_color"], [undefined, "hover"]]) // { color: ["font_color"], other: ["hover"] }
 */
export const byType = (items: ReadonlyArray<readonly [type: string | undefined, name: string]>) => {
  const names = new Map<string, Array<string>>()
  for (const [type = "other", name] of items) addTo(names, type, name)
  return Object.fromEntries(names)
}

/** A section, or a part of one, and how many items of it are left out. */
export type Count = readonly [what: string, count: number]

/**
 * Returns `omitted` with the counts that are not zero; no field where all are.
 *
 * @example counted([["methods", 3], ["signals", 0]]) // { omitted: { methods: 3 } }
 */
export const counted = (counts: ReadonlyArray<Count>): { readonly omitted?: Readonly<Record<string, number>> } => {
  const left = counts.filter(([, count]) => count > 0)
  return left.length === 0 ? {} : { omitted: Object.fromEntries(left) }
}

/** Counts the members of the sections that were not requested. */
export const omittedSections = (doc: ClassDoc, has: (section: Section) => boolean): ReadonlyArray<Count> =>
  sections.flatMap((section): ReadonlyArray<Count> => {
    if (has(section) || section === "inheritedBy") return []
    const held = doc[section]
    return [[section, typeof held === "string" ? (held === "" ? 0 : 1) : held.length]]
  })
