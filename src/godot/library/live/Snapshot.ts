/** Defines one state of the whole reference: names, search index, and facts about its files. */
import type { Fingerprint } from "../../../kernel/files/Fingerprint.ts"
import type * as Corpus from "../../reference/Corpus.ts"
import { kinds } from "../../reference/Kind.ts"
import { type AddedClass, Flag, type SymbolTable } from "../../reference/SymbolTable.ts"
import * as Version from "../../reference/Version.ts"
import type { SearchIndex } from "../../search/index/SearchIndex.ts"

/** `starter` is the reference in the package. */
export type Layout = Corpus.Layout | "starter"

/** A class file that could not be read. Lines and columns count from 1. */
export interface DamagedFile {
  /** Relative to the root, with `/`. */
  readonly file: string
  /** The class that it should define, by its first lines or else by its file name. */
  readonly className: string
  readonly line: number
  readonly column: number
  readonly reason: string
  readonly excerpt: string
}

/** Several files that name one class. */
export interface Duplicate {
  readonly className: string
  readonly kept: string
  readonly dropped: ReadonlyArray<string>
}

/** Facts about a corpus, besides the classes themselves. */
export interface Facts {
  readonly layout: Layout
  /** Version, such as `4.5`; absent if neither the files nor a `version.py` state it. */
  readonly version?: string
  /** Number of class files. */
  readonly files: number
  readonly damaged: ReadonlyArray<DamagedFile>
  readonly duplicates: ReadonlyArray<Duplicate>
  /** Symbolic links that leave the root or lead nowhere. */
  readonly refused: Corpus.Listing["refused"]
  /** Folders that may not be read, each with the reason. */
  readonly unreadable: Corpus.Listing["unreadable"]
  /** Classes without a word of text, as `godot --doctool` writes them. */
  readonly skeletons: ReadonlyArray<string>
  /** Number of members (without overrides and enums); those without a description follow. */
  readonly members: number
  readonly membersWithoutText: number
  /** The command that gets documents which fit the project better. */
  readonly hint?: string
  /** What the documents cannot contain. */
  readonly lacks?: string
}

/** Facts about the user's project, whose classes are among the added ones. */
export interface ProjectFacts {
  /** Its folder with links followed, and as the settings name it; both with `/`. */
  readonly roots: ReadonlyArray<string>
  /** Paths of its GDExtensions, whose classes only `doc_classes` files describe; empty if there are such files. */
  readonly undescribedExtensions: ReadonlyArray<string>
}

/**
 * All classes and members by name and how often each is referred to, which is all that lookups need. In a first reading
 * they are known long before the search index.
 */
export interface Names {
  /** The real path of the documentation root. */
  readonly root: string
  readonly symbols: SymbolTable
  /** `SearchIndex.inbound`; where classes were added, that of `engine`. */
  readonly inbound: Uint16Array
  readonly facts: Facts
  /** Every class file that was looked at, in the order of the listing; `path` is relative to the root. */
  readonly fingerprints: ReadonlyArray<Fingerprint>
  /** Tells whether it was made from the class files (`cold`) or read from the index file (`warm`). */
  readonly built: "cold" | "warm"
  /** Duration of making or reading it, in ms. */
  readonly ms: number
  /** Number of the snapshot, from 1. */
  readonly generation: number
  /** Classes that no file has, by name: the shading language, the user's own. */
  readonly added?: ReadonlyMap<string, AddedClass>
  readonly project?: ProjectFacts
  /** The names without the added classes. */
  readonly engine?: Names
}

/** The complete state. Immutable; a request keeps the one that it began with. */
export interface Snapshot extends Names {
  readonly search: SearchIndex
}

/** Checks whether the names come with a search index. */
export const isComplete = (names: Names): names is Snapshot => "search" in names

/**
 * Describes a reference in a few words.
 *
 * @example
 * describe(snapshot) // "Godot 4.5, 1012 classes (120 without descriptions)"
 */
export const describe = ({ symbols, facts }: Pick<Names, "symbols" | "facts">): string => {
  const classes = symbols.classes.length
  const name = facts.layout === "starter" ? "starter reference" : "reference"
  const what = facts.version === undefined ? `Godot ${name}` : `Godot ${facts.version}`
  const hint = facts.hint ?? (facts.layout === "starter" ? "run godot-docs-mcp get for all" : undefined)
  const starter = facts.layout === "starter" ? "; a starter of the core classes" : ""
  const skeletons = facts.skeletons.length === 0 ? "" : ` (${facts.skeletons.length} without descriptions)`
  return `${what}, ${classes} ${classes === 1 ? "class" : "classes"}${skeletons}${starter}${facts.lacks === undefined ? "" : `; ${facts.lacks}`}${hint === undefined ? "" : `; ${hint}`}`
}

/**
 * Names the documents by their Godot version alone; describes them as `describe` does if they are out of the ordinary.
 *
 * @example
 * nameOf(snapshot) // "Godot 4.5"
 */
export const nameOf = (names: Pick<Names, "symbols" | "facts">): string => {
  const { version = "reference", layout, lacks, hint } = names.facts
  const isPlain = layout !== "starter" && lacks === undefined && hint === undefined
  return isPlain ? `Godot ${version}` : describe(names)
}

/** Collects the facts from the files and their listing. */
export const factsOf = (
  layout: Layout,
  listing: Corpus.Listing,
  { symbols, damaged, duplicates }: Pick<Names, "symbols"> & Pick<Facts, "damaged" | "duplicates">
): Facts => {
  const version = Version.mostCommon(symbols.classes.map(({ since }) => since)) ?? listing.version
  return {
    layout,
    ...(version === undefined ? {} : { version }),
    files: listing.fingerprints.length,
    damaged,
    duplicates,
    refused: listing.refused,
    unreadable: listing.unreadable,
    ...coverage(symbols)
  }
}

/** Counts the members and classes without text. */
const coverage = (symbols: SymbolTable): Pick<Facts, "skeletons" | "members" | "membersWithoutText"> => {
  const enumKind = kinds.indexOf("enum")
  const skeletons: Array<string> = []
  let members = 0
  let membersWithoutText = 0
  for (const [index, { name }] of symbols.classes.entries()) {
    const first = symbols.firstRow[index] ?? 0
    const end = symbols.firstRow[index + 1] ?? first
    let described = 0
    for (let row = first; row < end; row++) {
      const flags = symbols.flags[row] ?? 0
      const hasText = (flags & Flag.described) !== 0
      if (hasText) described += 1
      if (row === first || symbols.kindOf[row] === enumKind || (flags & Flag.override) !== 0) continue
      members += 1
      if (!hasText) membersWithoutText += 1
    }
    if (described === 0) skeletons.push(name)
  }
  return { skeletons, members, membersWithoutText }
}
