/** Fails with the reason why a name is missing. */
import { type Context, Effect } from "effect"
import { invalid } from "../../../kernel/mcp/Failure.ts"
import { loadPart } from "../../../kernel/util/ProgramFile.ts"
import type { PropertyDoc } from "../../reference/ClassDoc.ts"
import type { MemberKind } from "../../reference/Kind.ts"
import type { QualifiedName } from "../../reference/QualifiedName.ts"
import { classNameOf } from "../../reference/Rows.ts"
import type { ClassIndex } from "../../reference/SymbolTable.ts"
import type { DocLibrary } from "../live/DocLibrary.ts"
import type { Names, Snapshot } from "../live/Snapshot.ts"
import * as Lookup from "./Lookup.ts"

/** Loads the code that explains a missing name; it needs the code of search, which is not loaded at the start. */
const loadHints = loadPart(() => import("./hints.ts"))

type Hints = Effect.Effect.Success<typeof loadHints>

/** A setter or getter that was requested as a member of a class. */
export interface Accessor {
  readonly className: string
  readonly name: string
  readonly property: PropertyDoc
  /** The class that declares the property. */
  readonly owner: string
}

/** Makes the failures for missing names of each sort. */
export const absentNames = (library: Context.Tag.Service<DocLibrary>) => {
  /** Fails with the result of `why` for the complete snapshot: near names need the search index. */
  const absent = <E>(names: Names, why: (snapshot: Snapshot, hints: Hints) => E) =>
    Effect.flatMap(Effect.all([library.complete(names), loadHints]), ([snapshot, hints]) =>
      Effect.fail(why(snapshot, hints))
    )
  return {
    ofClass: (names: Names, name: string) =>
      absent(names, (snapshot, { ofAdded }) => ofAdded.classNotFound(snapshot, names, name)),

    ofMember: (names: Names, owner: ClassIndex, name: string, kind?: MemberKind) =>
      absent(names, (snapshot, { ofAdded, ofDocuments, ofMembers }) => {
        const className = classNameOf(names.symbols, owner)
        // Files that have changed meanwhile may have moved the class.
        const index = Lookup.findClass(snapshot, className)
        if (names.added?.has(className)) return ofAdded.memberNotFound(snapshot, names, owner, name, kind)
        return index === undefined
          ? ofDocuments.classNotFound(snapshot, className)
          : ofMembers.memberNotFound(snapshot, index, name, kind)
      }),

    ofSymbol: (names: Names, readings: ReadonlyArray<QualifiedName>, kind?: MemberKind) =>
      absent(names, (snapshot, { ofAdded }) => ofAdded.symbolNotFound(snapshot, names, readings, kind)),

    /** For a name without a class. */
    ofBareName: (names: Names, qname: string, kind?: MemberKind) =>
      absent(names, (snapshot, { ofBareNames }) =>
        invalid("qname", ofBareNames.withClasses(snapshot, names, qname, kind))
      ),

    /** For a setter or getter: the property takes its place. */
    ofAccessor: ({ className, name, property, owner }: Accessor) =>
      Effect.flatMap(loadHints, ({ ofMembers }) =>
        Effect.fail(ofMembers.accessorNotFound(className, owner, property, name))
      )
  }
}
