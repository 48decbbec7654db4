/** Finding a class or a member by the name that somebody wrote. */
import { Context, type Effect } from "effect"
import type { AccessDenied, InvalidArgument, NotFound, ParseError } from "../../kernel/Failure.ts"
import type { ClassDoc, ConstantDoc, MethodDoc, PropertyDoc, SignalDoc, ThemeItemDoc } from "../reference/ClassDoc.ts"
import type { MemberKind } from "../reference/Kind.ts"
import type { Snapshot } from "./Snapshot.ts"

export interface FoundClass {
  readonly name: string
  /** Index in `symbols.classes`. */
  readonly index: number
  /** From the parent up; a parent that the reference lacks stands last. */
  readonly ancestors: ReadonlyArray<string>
  /** Classes that inherit directly, sorted. */
  readonly inheritedBy: ReadonlyArray<string>
  readonly doc: ClassDoc
}

/** What the owner's file says about a member; overloads in the order of the file. */
export type Member =
  | {
      readonly kind: "method" | "constructor" | "operator" | "annotation"
      readonly overloads: readonly [MethodDoc, ...ReadonlyArray<MethodDoc>]
    }
  | { readonly kind: "property"; readonly property: PropertyDoc }
  | { readonly kind: "signal"; readonly signal: SignalDoc }
  | { readonly kind: "constant"; readonly constant: ConstantDoc }
  | { readonly kind: "theme_item"; readonly themeItem: ThemeItemDoc }
  | { readonly kind: "enum"; readonly bitfield: boolean; readonly values: ReadonlyArray<ConstantDoc> }

/** A symbol by its address. */
export interface SymbolName {
  readonly kind: MemberKind
  readonly className: string
  readonly name: string
}

export interface FoundSymbol extends SymbolName {
  /** The class that was asked, where it is not the owner. */
  readonly requestedOn?: string
  readonly member: Member
  /** The owner's document. */
  readonly doc: ClassDoc
  /** Other kinds of the same name that the question could have meant. */
  readonly alternatives: ReadonlyArray<SymbolName>
  /** For an override without text: the ancestor that has it, and its text (the file's own BBCode). */
  readonly inheritedText?: { readonly className: string; readonly text: string; readonly doc: ClassDoc }
}

/** A line of the inheritance tree; `children` is empty for a leaf. */
export interface Descendants {
  readonly name: string
  readonly children: ReadonlyArray<Descendants>
}

export class SymbolResolver extends Context.Tag("godot/SymbolResolver")<
  SymbolResolver,
  {
    /** Exact, else in another case where that is unambiguous. */
    readonly findClass: (
      snapshot: Snapshot,
      name: string
    ) => Effect.Effect<FoundClass, NotFound | ParseError | AccessDenied>
    /** `Class.member`, `Class::member`, `Class#member`, each with or without `()`. */
    readonly findSymbol: (
      snapshot: Snapshot,
      qname: string,
      kind?: MemberKind
    ) => Effect.Effect<FoundSymbol, InvalidArgument | NotFound | ParseError | AccessDenied>
    /** Exactly the member of this kind of this class itself, as its URI names it. */
    readonly getSymbol: (
      snapshot: Snapshot,
      name: SymbolName
    ) => Effect.Effect<FoundSymbol, NotFound | ParseError | AccessDenied>
  }
>() {}
