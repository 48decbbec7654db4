/**
 * A class as an answer: in full if that is short, else as an outline, page by page.
 *
 * `full` is never cut. An outline has a line for each member (`Outline`). Nothing is cut in silence: `truncated`, what
 * was left out, and the next call.
 */

import * as Cursor from "../../../kernel/mcp/Cursor.ts"
import { toJson } from "../../../kernel/mcp/jsonCache.ts"
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import { signatureInCSharp } from "../../reference/csharp/CSharp.ts"
import type { Member } from "../../reference/Signature.ts"
import { classUri } from "../../reference/Uri.ts"
import { constantOf, methodOf, propertyOf, type Render, signalOf, sourceOf, statusOf, textOf } from "./AnswerFields.ts"
import {
  byType,
  type Count,
  counted,
  firstHead,
  laterHead,
  omittedSections,
  ROOM_FOR_NEXT,
  tutorialsOf
} from "./ClassHead.ts"
import { lettersIn } from "./lettersIn.ts"
import { linkOnce } from "./linkOnce.ts"
import {
  byLikelihood,
  isBareOverride,
  type Lines,
  type MemberDoc,
  type MemberPrior,
  type MemberSection,
  memberOf,
  memberSections,
  type OutlineMember,
  outlineMembers,
  outlinePage
} from "./Outline.ts"
import type { RenderContext } from "./RenderContext.ts"
import { type GodotClassDoc, type Section, sections } from "./Shapes.ts"
import { sizeOf } from "./truncate.ts"

/** Characters of the encoded answer. */
export const limits = {
  /** A class is given in full up to here. */
  full: 8_000,
  /** Any answer except a requested full one; named sections are given in full up to here. */
  page: 8_000,
  /** An outline's lines get first sentences until it has this length. */
  withSentences: 4_400,
  /** An outline's lines on its first page, with everything around them. */
  lines: 6_600
} as const

export interface ClassRequest {
  readonly detail: "auto" | "full" | "outline"
  /** All sections if it is not given. */
  readonly sections?: ReadonlyArray<Section>
  /** First member of the page, in the order of priors. */
  readonly offset: number
  /** True if inherited members are listed too. */
  readonly inherited?: boolean
  /** Names the documents that the answer is from, in the answer. */
  readonly docs?: string
}

/** Facts that an outline needs besides the class. */
export interface OutlineContext {
  readonly priorOf: (className: string) => MemberPrior
  /** The ancestors, the parent first, if inherited members are requested. */
  readonly ancestors: ReadonlyArray<ClassDoc>
}

/** The full document, if it is requested or short enough; undefined if the answer is an outline. */
export const fullAnswer = (context: RenderContext, request: ClassRequest): GodotClassDoc | undefined => {
  if (request.offset > 0 || request.inherited === true) return undefined
  if (request.detail === "full") return linkOnce(whole(context, request))
  const limit = request.sections === undefined ? limits.full : limits.page
  if (request.detail === "outline" || isLonger(context.doc, request, limit)) return undefined
  const full = linkOnce(whole(context, request, request.sections === undefined))
  // The encoded answer is cached for the server.
  return toJson(full).length <= limit ? full : undefined
}

/** Checks, without rendering, whether the requested texts have more than `limit` letters outside of tags. */
const isLonger = (doc: ClassDoc, { sections: chosen = sections }: ClassRequest, limit: number): boolean => {
  let left = limit
  for (const section of chosen) {
    if (section === "inheritedBy") continue
    const held = doc[section]
    if (typeof held === "string") left -= lettersIn(held)
    else {
      for (const one of held) {
        left -= MIN_MEMBER + ("description" in one ? lettersIn(one.description) : 0)
        if (left < 0) return true
      }
    }
  }
  return left < 0
}

/** `{"name":""},` */
const MIN_MEMBER = 12

/** The complete answer; members left out by `sections` are counted in `omitted`. */
const whole = (context: RenderContext, request: ClassRequest, withoutBareOverrides = false): GodotClassDoc => {
  const { doc, markdown } = context
  const has = (section: Section) => request.sections === undefined || request.sections.includes(section)
  const brief = has("brief") ? textOf(doc.brief, markdown) : undefined
  const description = has("description") ? textOf(doc.description, markdown) : undefined
  const properties = withoutBareOverrides ? doc.properties.filter((one) => !isBareOverride(one)) : doc.properties
  const listOf = <D extends MemberDoc, A extends object>(
    section: MemberSection,
    members: ReadonlyArray<D>,
    fieldsOf: (member: D, render: Render) => A
  ) =>
    has(section)
      ? members.map((one) => ({ ...fieldsOf(one, markdown), ...csharpOf(context, memberOf(section, one), one.name) }))
      : []
  const omitted = counted([
    ...omittedSections(doc, has),
    ["inheritedBy", has("inheritedBy") ? 0 : context.inheritedBy.length],
    ["overrides", has("properties") ? doc.properties.length - properties.length : 0]
  ])
  return {
    name: doc.name,
    uri: classUri(doc.name),
    ...(doc.inherits === undefined ? {} : { inherits: doc.inherits }),
    inheritanceChain: context.ancestors,
    inheritedBy: has("inheritedBy") ? context.inheritedBy : [],
    ...(doc.category === undefined ? {} : { category: doc.category }),
    ...sourceOf(doc),
    ...(doc.version === undefined ? {} : { since: doc.version }),
    ...statusOf(doc, markdown),
    ...(brief === undefined ? {} : { brief }),
    ...(description === undefined ? {} : { description }),
    constructors: listOf("constructors", doc.constructors, methodOf),
    methods: listOf("methods", doc.methods, methodOf),
    operators: listOf("operators", doc.operators, methodOf),
    properties: listOf("properties", properties, propertyOf),
    signals: listOf("signals", doc.signals, signalOf),
    constants: listOf("constants", doc.constants, constantOf),
    annotations: has("annotations") ? doc.annotations.map((one) => one.name) : [],
    themeItems: has("themeItems") ? byType(doc.themeItems.map(({ name, dataType }) => [dataType, name])) : {},
    tutorials: has("tutorials") ? tutorialsOf(context) : [],
    ...(context.notes.length === 0 ? {} : { notes: context.notes }),
    ...omitted,
    ...docsOf(request)
  }
}

const docsOf = ({ docs }: ClassRequest): { readonly docs?: string } => (docs === undefined ? {} : { docs })

/** Returns the C# signature of a member, where answers are for C#. */
const csharpOf = ({ doc, csharp }: RenderContext, member: Member, name: string): { readonly csharp?: string } => {
  const line = csharp && signatureInCSharp(doc, name, member, csharp)
  return line === undefined ? {} : { csharp: line }
}

/** A page of the outline; undefined if `offset` is past the last member. */
export const outlineAnswer = (
  context: RenderContext,
  request: ClassRequest,
  { priorOf, ancestors }: OutlineContext
): GodotClassDoc | undefined => {
  const { doc } = context
  const chosen = request.sections
  const listed = memberSections.filter((section) => chosen === undefined || chosen.includes(section))
  // Overrides without text are listed with the inherited members, or if properties are requested by name.
  const withOverrides = chosen !== undefined || request.inherited === true
  const all = [doc, ...(request.inherited === true ? ancestors : [])].flatMap((one) =>
    outlineMembers(one, listed, priorOf(one.name), context)
  )
  const bare = new Set(withOverrides ? [] : doc.properties.filter(isBareOverride).map(({ name }) => name))
  const shown =
    bare.size === 0
      ? all
      : all.filter(({ section, name, text }) => !(section === "properties" && text === "" && bare.has(name)))
  const inOrder = request.inherited === true ? withoutRestated(shown) : shown
  const isFirst = request.offset === 0
  if (!isFirst && request.offset >= inOrder.length) return undefined
  const ranked = byLikelihood(inOrder, [doc.name, ...context.ancestors])
  const { head, omitted } = isFirst ? firstHead(context, chosen, limits.page) : laterHead(context)
  const frame = sizeOf(head) + sizeOf(docsOf(request)) + ROOM_FOR_NEXT
  const lineLimit = isFirst && chosen === undefined && request.inherited !== true ? limits.lines : limits.page
  const page = outlinePage(ranked, {
    className: doc.name,
    offset: request.offset,
    room: lineLimit - frame,
    sentenceRoom: (chosen === undefined ? limits.withSentences : limits.page) - frame,
    inOrder,
    plain: context.plain
  })
  const left = ranked.slice(page.end)
  const isCut = left.length > 0
  const cursor = isCut ? Cursor.encode(page.end, cursorOf(doc, request)) : undefined
  const leftOf = countBySection(left)
  const counts: ReadonlyArray<Count> = [
    ...memberSections.map((section): Count => [section, leftOf.get(section) ?? 0]),
    ["overrides", listed.includes("properties") ? bare.size : 0],
    ...omitted,
    ["descriptions", page.texts]
  ]
  return {
    ...head,
    ...(listed.length === 0 ? {} : { outline: page.outline }),
    ...(page.inherited === undefined ? {} : { inherited: page.inherited }),
    ...counted(counts),
    ...(counts.some(([, count]) => count > 0)
      ? { truncated: true, next: nextCall(context, request, cursor, left, omitted) }
      : {}),
    ...(cursor === undefined ? {} : { nextCursor: cursor }),
    ...docsOf(request)
  }
}

/** Excludes members that a nearer class overrides. */
const withoutRestated = (members: ReadonlyArray<OutlineMember>): ReadonlyArray<OutlineMember> => {
  const owners = new Map<string, string>()
  return members.filter(({ section, name, owner }) => {
    const key = `${section} ${name}`
    const nearest = owners.get(key)
    if (nearest === undefined) owners.set(key, owner)
    return nearest === undefined || nearest === owner
  })
}

/** Returns the scope of a cursor: one of another class or of other sections is refused. */
export const cursorOf = (
  { name }: ClassDoc,
  { sections: chosen, inherited }: Pick<ClassRequest, "sections" | "inherited">
): string =>
  JSON.stringify([
    name,
    chosen === undefined ? "all" : sections.filter((one) => chosen.includes(one)),
    inherited === true
  ])

/** The next call, then others for what was left out. */
const nextCall = (
  { doc }: RenderContext,
  request: ClassRequest,
  cursor: string | undefined,
  left: ReadonlyArray<OutlineMember>,
  omitted: ReadonlyArray<Count>
): string => {
  const name = JSON.stringify(doc.name)
  const inherited = request.inherited === true ? ',"inherited":true' : ""
  const chosen = request.sections === undefined ? "" : `,"sections":${JSON.stringify(request.sections)}`
  if (cursor !== undefined) {
    const next = `godot_get_class {"name":${name}${chosen}${inherited},"cursor":"${cursor}"}`
    const most = mostOmitted(left)
    return most === undefined || request.sections?.length === 1
      ? next
      : `${next}; godot_get_class {"name":${name},"sections":["${most}"]${inherited}} for ${most} alone`
  }
  const cut = sections.find((one) => omitted.some(([what, count]) => what === one && count > 0))
  if (request.sections !== undefined) {
    return `godot_get_class {"name":${name}${chosen},"detail":"full"}`
  }
  const member = [...doc.methods, ...doc.properties, ...doc.signals, ...doc.constants][0]?.name
  const one =
    member === undefined ? "" : `godot_get_symbol {"qname":${JSON.stringify(`${doc.name}.${member}`)}} for one member; `
  return `${one}godot_get_class {"name":${name},"sections":["${doc.description === "" ? (cut ?? "methods") : "description"}"]} for a section`
}

/** The section that most members left out belong to. */
const mostOmitted = (left: ReadonlyArray<OutlineMember>): MemberSection | undefined =>
  [...countBySection(left)].sort((a, b) => b[1] - a[1])[0]?.[0]

const countBySection = (members: ReadonlyArray<OutlineMember>): ReadonlyMap<MemberSection, number> => {
  const counts = new Map<MemberSection, number>()
  for (const { section } of members) counts.set(section, (counts.get(section) ?? 0) + 1)
  return counts
}

export type { Lines, Render }
