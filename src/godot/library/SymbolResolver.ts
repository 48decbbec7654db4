/** Finding a class or a member by the name that somebody wrote. */
import { Context, Effect, Either, Layer } from "effect"
import {
  type AccessDenied,
  type InvalidArgument,
  invalid,
  type NotFound,
  type ParseError
} from "../../kernel/Failure.ts"
import { fromEither } from "../../kernel/FromEither.ts"
import type { ClassDoc } from "../reference/ClassDoc.ts"
import * as ClassTree from "../reference/ClassTree.ts"
import type { MemberKind } from "../reference/Kind.ts"
import * as QualifiedName from "../reference/QualifiedName.ts"
import { classNameAt, classNameOf, kindAt } from "../reference/Rows.ts"
import { DocLibrary } from "./DocLibrary.ts"
import * as Lookup from "./Lookup.ts"
import { type Member, memberOf, textOf } from "./Member.ts"
import type { Snapshot } from "./Snapshot.ts"
import { absentParent, unlisted } from "./Unlisted.ts"

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
>() {
  static readonly layer = Layer.effect(
    SymbolResolver,
    Effect.gen(function* () {
      const library = yield* DocLibrary
      const classDoc = (snapshot: Snapshot, name: string) =>
        Effect.map(library.classDoc(snapshot, name), (doc) => Lookup.withOverridden(snapshot, doc))

      const findClass = Effect.fnUntraced(function* (snapshot: Snapshot, name: string) {
        const { symbols } = snapshot
        const tree = ClassTree.of(symbols)
        const index = yield* fromEither(classCalled(snapshot, name))
        const known = classNameOf(snapshot.symbols, index)
        return {
          name: known,
          index,
          ancestors: tree.ancestors(index),
          inheritedBy: tree.children(index).map((child) => classNameOf(snapshot.symbols, child)),
          doc: yield* classDoc(snapshot, known)
        }
      })

      /** The member of `row`, as its file says it now. */
      const read = Effect.fnUntraced(function* (snapshot: Snapshot, row: number) {
        const name = addressOf(snapshot, row)
        const doc = yield* classDoc(snapshot, name.className)
        const member = memberOf(doc, name.kind, name.name)
        const classIndex = snapshot.symbols.owners[row] ?? -1
        return member === undefined
          ? yield* Lookup.absentMember(snapshot, classIndex, name.name, name.kind)
          : { ...name, doc, member }
      })

      const complete = Effect.fnUntraced(function* (snapshot: Snapshot, found: Lookup.FoundMember) {
        const symbol = yield* read(snapshot, found.row)
        const above = textOf(symbol.member) === "" ? Lookup.describedAbove(snapshot, found.row) : undefined
        // The ancestor's text is an extra: where it cannot be read now, the answer comes without it.
        const source =
          above === undefined ? undefined : yield* Effect.orElseSucceed(read(snapshot, above), () => undefined)
        return {
          ...symbol,
          alternatives: found.alternatives.map((row) => addressOf(snapshot, row)),
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

      /** Why there is no member of this name, where it is the setter or getter of a property. */
      const accessed = Effect.fnUntraced(function* (
        snapshot: Snapshot,
        { className, name }: QualifiedName.QualifiedName
      ) {
        const index = Either.getOrUndefined(Lookup.findClass(snapshot, className))
        for (const owner of index === undefined ? [] : ClassTree.of(snapshot.symbols).lineage(index)) {
          // A file that cannot be read now has nothing to add.
          const doc = yield* Effect.orElseSucceed(
            classDoc(snapshot, classNameOf(snapshot.symbols, owner)),
            () => undefined
          )
          const property = doc?.properties.find(({ setter, getter }) => setter === name || getter === name)
          if (doc !== undefined && property !== undefined)
            return Lookup.absentAccessor(classNameOf(snapshot.symbols, index ?? -1), doc.name, property, name)
        }
        return undefined
      })

      const findSymbol = Effect.fnUntraced(function* (snapshot: Snapshot, qname: string, kind?: MemberKind) {
        const readings = QualifiedName.readings(qname)
        const [likeliest] = readings
        if (likeliest === undefined) return yield* invalid("qname", FORM)
        const found = Lookup.findQualified(snapshot, readings, kind)
        if (Either.isLeft(found)) {
          const mayBeAccessor = kind === undefined || kind === "method" || kind === "property"
          const accessor = mayBeAccessor ? yield* accessed(snapshot, likeliest) : undefined
          return yield* accessor ?? unlisted(snapshot, likeliest, kind) ?? found.left
        }
        const symbol: FoundSymbol = yield* complete(snapshot, found.right)
        const asked = classNameOf(snapshot.symbols, found.right.requestedOn)
        return asked === symbol.className ? symbol : { ...symbol, requestedOn: asked }
      })

      const getSymbol = Effect.fnUntraced(function* (snapshot: Snapshot, { className, kind, name }: SymbolName) {
        const index = yield* fromEither(classCalled(snapshot, className))
        const found = Lookup.findMember(snapshot, index, name, kind)
        if (found === undefined) return yield* Lookup.absentMember(snapshot, index, name, kind)
        return yield* complete(snapshot, found)
      })

      return SymbolResolver.of({ findClass, findSymbol, getSymbol })
    })
  )
}

const FORM = 'must be of the form Class.member, such as "Node.add_child"; godot_search finds bare names'

const addressOf = (snapshot: Snapshot, row: number): SymbolName => ({
  kind: kindAt(snapshot.symbols, row) as MemberKind,
  className: classNameAt(snapshot.symbols, row),
  name: snapshot.symbols.names[row] ?? ""
})

/** A class by its name; of one that is missing, whether others inherit it. */
const classCalled = (snapshot: Snapshot, name: string): Either.Either<number, NotFound | AccessDenied> =>
  Either.mapLeft(Lookup.findClass(snapshot, name), (failure) =>
    failure._tag === "NotFound" ? (absentParent(snapshot, name) ?? failure) : failure
  )
