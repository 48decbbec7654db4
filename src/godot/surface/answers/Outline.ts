/**
 * The members of a class as lines: one signature each, the likeliest first where there is no room for all.
 *
 * The order of priors is total and the same for every page, so that the pages together hold each member once.
 */
import { addTo } from "../../../kernel/util/Collections.ts"
import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import type { ClassDoc, ConstantDoc, MethodDoc, PropertyDoc, SignalDoc, Status } from "../../reference/ClassDoc.ts"
import { signatureInCSharp } from "../../reference/csharp/CSharp.ts"
import type { CSharpContext } from "../../reference/csharp/parameters.ts"
import type { Kind } from "../../reference/Kind.ts"
import { firstSentence } from "../../reference/Sentences.ts"
import { type Member, signatureOf } from "../../reference/Signature.ts"
import type { Render } from "./AnswerFields.ts"
import { sizeOf } from "./truncate.ts"

/** Sections that are lists of members, in the order in which an outline shows them. */
export const memberSections = ["constructors", "methods", "operators", "properties", "signals", "constants"] as const
export type MemberSection = (typeof memberSections)[number]

/** Section -> lines. */
export type Lines = { [S in MemberSection]?: ReadonlyArray<string> }

/** Returns how likely a member is meant (`Ranking.priors`); only the order counts. */
export type MemberPrior = (kind: Kind, name: string) => number

/** A member of an outline. */
export interface OutlineMember {
  readonly section: MemberSection
  readonly name: string
  /** The class that declares it. */
  readonly owner: string
  /** Its signature, with its deprecated or experimental status. */
  readonly line: string
  /** Characters of the line as JSON. */
  readonly size: number
  /** Its own text in BBCode; empty if it has none. */
  readonly text: string
  readonly prior: number
}

const kinds = {
  constructors: "constructor",
  methods: "method",
  operators: "operator",
  properties: "property",
  signals: "signal",
  constants: "constant"
} as const satisfies Record<MemberSection, Kind>

/** An enum's value is looked up once its enum is known: by prior the values of many enums would come first. */
const CONSTANT_FACTOR = 0.2

export type MemberDoc = MethodDoc | PropertyDoc | SignalDoc | ConstantDoc

/** Checks whether a property only restates an ancestor's with another default. */
export const isBareOverride = (member: MemberDoc): boolean =>
  "overrides" in member && member.overrides !== undefined && member.description === ""

/** Style of the lines of an outline. */
export interface OutlineStyle {
  readonly plain: Render
  /** Given if signatures are C#'s. */
  readonly csharp?: CSharpContext
}

/** A member of a section as signatures are made of it. */
export const memberOf = (section: MemberSection, member: MemberDoc): Member => {
  switch (section) {
    case "properties":
      return { kind: "property", property: member as PropertyDoc }
    case "signals":
      return { kind: "signal", signal: member as SignalDoc }
    case "constants":
      return { kind: "constant", constant: member as ConstantDoc }
    default:
      return { kind: kinds[section], overloads: [member as MethodDoc] }
  }
}

/** The members of a class in these sections, in the order of its file. */
export const outlineMembers = (
  doc: ClassDoc,
  sections: ReadonlyArray<MemberSection>,
  priorOf: MemberPrior,
  style: OutlineStyle
): ReadonlyArray<OutlineMember> =>
  sections.flatMap((section) => {
    const kind = kinds[section]
    const lines = linesOf(doc, section, style)
    return doc[section].map((member: MemberDoc, index): OutlineMember => {
      const { line, size } = lines[index] ?? { line: "", size: 2 }
      return {
        section,
        name: member.name,
        owner: doc.name,
        line,
        size,
        text: member.description,
        prior: priorOf(kind, member.name) * (section === "constants" ? CONSTANT_FACTOR : 1)
      }
    })
  })

type Line = Pick<OutlineMember, "line" | "size">

/** Lines are made once for a document and kept as long as it is: an outline has several pages. */
const made = memoizeWeak((_: ClassDoc) => memoizeWeak((_: object) => new Map<MemberSection, ReadonlyArray<Line>>()))
const GDSCRIPT = {}

const linesOf = (doc: ClassDoc, section: MemberSection, { plain, csharp }: OutlineStyle): ReadonlyArray<Line> => {
  const known = made(doc)(csharp ?? GDSCRIPT)
  const lines =
    known.get(section) ??
    doc[section].map((member: MemberDoc): Line => {
      const line = clipLine(`${lineOf(doc, section, member, csharp)}${statusOf(member, plain)}`)
      return { line, size: sizeOf(line) }
    })
  known.set(section, lines)
  return lines
}

const lineOf = (doc: ClassDoc, section: MemberSection, one: MemberDoc, csharp: CSharpContext | undefined): string => {
  const member = memberOf(section, one)
  const line = (csharp && signatureInCSharp(doc, one.name, member, csharp)) ?? signatureOf(doc.name, one.name, member)
  return line.replace(SAID_BY_SECTION, "")
}

/** The word before a signature that its section already implies. */
const SAID_BY_SECTION = /^(?:signal|const|event) /

const statusOf = ({ deprecated, experimental }: Status, plain: Render): string => {
  const flag = deprecated === undefined ? (experimental === undefined ? "" : "experimental") : "deprecated"
  if (flag === "") return ""
  const message = firstSentence(plain(deprecated ?? experimental ?? ""))
  return `${NOTE}${flag}${message === "" ? "" : `: ${message}`}`
}

/** Separates a signature from its remark, as a comment in GDScript. */
const NOTE = "  # "

/** Maximum number of characters of one line: no reference comes close, but a file may contain anything. */
const MAX_LINE = 2_000

const clipLine = (line: string): string => (line.length <= MAX_LINE ? line : `${line.slice(0, MAX_LINE - 1)}…`)

/** The likeliest first; of those as likely, the nearest owner's, then in the order of the file. */
export const byLikelihood = (
  members: ReadonlyArray<OutlineMember>,
  owners: ReadonlyArray<string>
): ReadonlyArray<OutlineMember> => {
  const distance = new Map(owners.map((owner, index) => [owner, index]))
  const distanceOf = ({ owner }: OutlineMember): number => distance.get(owner) ?? 0
  // Sorting keeps the order of those that are equal.
  return members.toSorted((a, b) => (a.owner === b.owner ? 0 : distanceOf(a) - distanceOf(b)) || b.prior - a.prior)
}

/** A page of an outline. */
export interface OutlinePage {
  /** Own members. */
  readonly outline: Lines
  /** Owner -> its members; absent if there are none. */
  readonly inherited?: Readonly<Record<string, Lines>>
  /** Number of ranked members before the next page. */
  readonly end: number
  /** Number of texts of the shown members that are not shown whole. */
  readonly texts: number
}

/**
 * Takes the ranked members from `offset` on whose lines fit into `room`, at least one, and fills `sentenceRoom` with
 * whole first sentences of the likeliest of them. Both are characters of JSON.
 */
export const outlinePage = (
  ranked: ReadonlyArray<OutlineMember>,
  options: {
    readonly className: string
    readonly offset: number
    readonly room: number
    readonly sentenceRoom: number
    /** The order in which members are shown. */
    readonly inOrder: ReadonlyArray<OutlineMember>
    readonly plain: Render
  }
): OutlinePage => {
  const { className, offset, room, plain } = options
  const lines = new Map<OutlineMember, string>()
  const known = new Set<string>()
  let size = 0
  let end = offset
  for (; end < ranked.length; end++) {
    const member = ranked[end] as OutlineMember
    const list = `${member.owner} ${member.section}`
    const cost = member.size + 1 + (known.has(list) ? 0 : member.section.length + member.owner.length + 12)
    if (size + cost > room && end > offset) break
    known.add(list)
    size += cost
    lines.set(member, member.line)
  }
  const texts = addSentences(ranked.slice(offset, end), lines, options.sentenceRoom - size, plain)
  const byOwner = new Map<string, Map<MemberSection, Array<string>>>()
  for (const member of options.inOrder) {
    const line = lines.get(member)
    if (line === undefined) continue
    const sections = byOwner.get(member.owner) ?? new Map<MemberSection, Array<string>>()
    byOwner.set(member.owner, sections)
    addTo(sections, member.section, line)
  }
  const inherited = [...byOwner].filter(([owner]) => owner !== className)
  return {
    outline: Object.fromEntries(byOwner.get(className) ?? []),
    ...(inherited.length === 0
      ? {}
      : { inherited: Object.fromEntries(inherited.map(([owner, held]) => [owner, Object.fromEntries(held)])) }),
    end,
    texts
  }
}

/** Stops trying sentences once this many did not fit. */
const MAX_MISSES = 8

/** Adds first sentences to lines while they fit; returns how many texts are not whole in the lines. */
const addSentences = (
  shown: ReadonlyArray<OutlineMember>,
  lines: Map<OutlineMember, string>,
  room: number,
  plain: Render
): number => {
  let left = room
  let misses = 0
  let texts = 0
  for (const member of shown) {
    if (member.text === "") continue
    texts++
    if (misses === MAX_MISSES || left < MIN_SENTENCE) continue
    const text = plain(member.text)
    const sentence = firstSentence(text)
    const line = `${member.line}${member.line.includes(NOTE) ? " " : NOTE}${sentence}`
    const cost = sizeOf(line) - member.size
    if (sentence === "" || cost > left || line.length > MAX_LINE) misses++
    else {
      lines.set(member, line)
      left -= cost
      if (sentence.length === text.trim().length) texts--
    }
  }
  return texts
}

/** No sentence is shorter. */
const MIN_SENTENCE = 20
