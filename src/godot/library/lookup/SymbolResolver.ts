/** Finds a class or a member by its name. */
import { Context, Effect, Layer } from "effect"
import type { AccessDenied, InvalidArgument, NotFound, ParseError } from "../../../kernel/mcp/Failure.ts"
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { MemberKind } from "../../reference/Kind.ts"
import * as QualifiedName from "../../reference/QualifiedName.ts"
import { classNameAt, classNameOf, memberKindAt, ownerAt } from "../../reference/Rows.ts"
import type { ClassIndex, MemberRow } from "../../reference/SymbolTable.ts"
import { DocLibrary } from "../live/DocLibrary.ts"
import type { Names } from "../live/Snapshot.ts"
import { absentNames } from "./absentNames.ts"
import * as Lookup from "./Lookup.ts"
import { type Member, memberOf, textOf } from "./Member.ts"

export interface FoundClass {
  readonly name: string
  /** Index in `symbols.classes`. */
  readonly index: ClassIndex
  /** Ancestors from the parent up; a parent that the reference lacks comes last. */
  readonly ancestors: ReadonlyArray<string>
  /** Classes that inherit directly, sorted; scripts without a name last. */
  readonly inheritedBy: ReadonlyArray<string>
  readonly doc: ClassDoc
}

/** A symbol by its address. */
export interface SymbolName {
  readonly kind: MemberKind
  readonly className: string
  readonly name: string
}

export interface FoundSymbol extends SymbolName {
  /** The requested class, if it is not the owner. */
  readonly requestedOn?: string
  readonly member: Member
  /** The owner's document. */
  readonly doc: ClassDoc
  /** Other kinds of the same name that the question could have meant. */
  readonly alternatives: ReadonlyArray<SymbolName>
  /** For an override without text: the nearest ancestor that has one (the file's own BBCode). */
  readonly inheritedText?: InheritedText
}

export interface InheritedText {
  readonly className: string
  readonly text: string
  /** The same member as the ancestor has it. */
  readonly member: Member
  /** The ancestor's document. */
  readonly doc: ClassDoc
}

export class SymbolResolver extends Context.Tag("godot/SymbolResolver")<
  SymbolResolver,
  {
    /** Finds a class by its exact name, else in another case where that is unambiguous. */
    readonly findClass: (names: Names, name: string) => Effect.Effect<FoundClass, NotFound | ParseError | AccessDenied>
    /** Finds `Class.member`, `Class::member` or `Class#member`, each with or without `()`. */
    readonly findSymbol: (
      names: Names,
      qname: string,
      kind?: MemberKind
    ) => Effect.Effect<FoundSymbol, InvalidArgument | NotFound | ParseError | AccessDenied>
    /** Finds exactly the member of this kind of this class itself, as its URI names it. */
    readonly getSymbol: (
      names: Names,
      name: SymbolName
    ) => Effect.Effect<FoundSymbol, NotFound | ParseError | AccessDenied>
  }
>() {
  static readonly make = Effect.gen(function* () {
    const library = yield* DocLibrary
    const absent = absentNames(library)
    const classDoc = (names: Names, name: string) => {
      const added = names.added?.get(name)
      const doc = added === undefined ? library.classDoc(names, name) : Effect.sync(added.doc)
      return Effect.map(doc, (doc) => Lookup.withOverridden(names, doc))
    }
    const classCalled = (names: Names, name: string) =>
      Effect.suspend(() => {
        const index = Lookup.findClass(names, name)
        return index === undefined ? absent.ofClass(names, name) : Effect.succeed(index)
      })

    const findClass = Effect.fnUntraced(function* (names: Names, name: string) {
      const { symbols } = names
      const tree = ClassTree.of(symbols)
      const index = yield* classCalled(names, name)
      const known = classNameOf(symbols, index)
      return {
        name: known,
        index,
        ancestors: tree.ancestors(index),
        inheritedBy: tree.children(index).map((child) => classNameOf(symbols, child)),
        doc: yield* classDoc(names, known)
      }
    })

    /** The member of `row`, as its file says it now. */
    const read = Effect.fnUntraced(function* (names: Names, row: MemberRow) {
      const name = addressOf(names, row)
      const doc = yield* classDoc(names, name.className)
      const member = memberOf(doc, name.kind, name.name)
      const classIndex = ownerAt(names.symbols, row)
      return member === undefined
        ? yield* absent.ofMember(names, classIndex, name.name, name.kind)
        : { ...name, doc, member }
    })

    const complete = Effect.fnUntraced(function* (names: Names, found: Lookup.FoundMember) {
      const symbol = yield* read(names, found.row)
      const above = textOf(symbol.member) === "" ? Lookup.describedAbove(names, found.row) : undefined
      // The ancestor's text is optional: if it cannot be read now, the answer omits it.
      const source = above === undefined ? undefined : yield* Effect.orElseSucceed(read(names, above), () => undefined)
      return {
        ...symbol,
        alternatives: found.alternatives.map((row) => addressOf(names, row)),
        ...(source === undefined
          ? {}
          : {
              inheritedText: {
                className: source.className,
                text: textOf(source.member),
                member: source.member,
                doc: source.doc
              }
            })
      }
    })

    /** Returns the property whose setter or getter has the name, with the document of its owner. */
    const accessed = Effect.fnUntraced(function* (names: Names, { className, name }: QualifiedName.QualifiedName) {
      const index = Lookup.findClass(names, className)
      if (index === undefined) return undefined
      for (const owner of ClassTree.of(names.symbols).selfAndAncestors(index)) {
        // A file that cannot be read now has nothing to add.
        const doc = yield* Effect.orElseSucceed(classDoc(names, classNameOf(names.symbols, owner)), () => undefined)
        const property = doc?.properties.find(({ setter, getter }) => setter === name || getter === name)
        if (doc === undefined || property === undefined) continue
        return { className: classNameOf(names.symbols, index), owner: doc.name, property, name }
      }
      return undefined
    })

    /** Fails with why a qualified name leads nowhere. */
    const absentSymbol = Effect.fnUntraced(function* (
      names: Names,
      likeliest: QualifiedName.QualifiedName,
      readings: ReadonlyArray<QualifiedName.QualifiedName>,
      kind?: MemberKind
    ) {
      const mayBeAccessor = kind === undefined || kind === "method" || kind === "property"
      const accessor = mayBeAccessor ? yield* accessed(names, likeliest) : undefined
      return yield* accessor === undefined ? absent.ofSymbol(names, readings, kind) : absent.ofAccessor(accessor)
    })

    const findSymbol = Effect.fnUntraced(function* (names: Names, qname: string, kind?: MemberKind) {
      const readings = QualifiedName.readings(qname)
      const [likeliest] = readings
      if (likeliest === undefined) return yield* absent.ofBareName(names, qname, kind)
      const found = Lookup.findQualified(names, readings, kind)
      if (found === undefined) return yield* absentSymbol(names, likeliest, readings, kind)
      const symbol: FoundSymbol = yield* complete(names, found)
      const requestedOn = classNameOf(names.symbols, found.requestedOn)
      return requestedOn === symbol.className ? symbol : { ...symbol, requestedOn }
    })

    const getSymbol = Effect.fnUntraced(function* (names: Names, { className, kind, name }: SymbolName) {
      const index = yield* classCalled(names, className)
      const found = Lookup.findMember(names, index, name, kind)
      return found === undefined ? yield* absent.ofMember(names, index, name, kind) : yield* complete(names, found)
    })

    return SymbolResolver.of({ findClass, findSymbol, getSymbol })
  })

  static readonly layer = Layer.effect(this, this.make)
}

const addressOf = ({ symbols }: Names, row: MemberRow): SymbolName => ({
  kind: memberKindAt(symbols, row),
  className: classNameAt(symbols, row),
  name: symbols.names[row] ?? ""
})
