/** Members of the reference under the names that C# code calls them by. */
import { type Context, Effect, Option } from "effect"
import type { Snapshot } from "../../library/live/Snapshot.ts"
import type { SymbolResolver } from "../../library/lookup/SymbolResolver.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import { classNameInCSharp, namesInCSharp, signatureInCSharp } from "../../reference/csharp/CSharp.ts"
import type { MemberKind } from "../../reference/Kind.ts"
import { classNameAt, kindAt } from "../../reference/Rows.ts"
import { ClassIndex, type SymbolTable } from "../../reference/SymbolTable.ts"
import type { Hit, SearchEngine } from "../../search/SearchEngine.ts"
import { csharpContext } from "./RenderContext.ts"

/** `Node.ProcessModeEnum.Always`, `GD.Print`. */
const CSHARP_NAME = /^[A-Z]\w{0,63}(?:\.[A-Z_]\w{0,63}){1,2}$/

/** Matches the types and arguments of a call: `<Sprite2D>("Player")`. */
const GENERIC_CALL = /(?:<[\w., ]{1,200}>)?(?:\([^()]*\))?$/

/** Maximum number of search results that are compared with a C# name. */
const CSHARP_CANDIDATES = 8

/** Returns the class that a C# name begins with, where it is a descendant of `ancestor`. */
const descendantCalled = (symbols: SymbolTable, name: string, ancestor: string): string | undefined => {
  const tree = ClassTree.of(symbols)
  const owner = name.slice(0, name.indexOf("."))
  const descendant = ClassIndex(symbols.classes.findIndex((one) => classNameInCSharp(one.name) === owner))
  const above = tree.indexOf(ancestor)
  return descendant >= 0 && above !== undefined && descendant !== above && tree.inherits(descendant, above)
    ? symbols.classes[descendant]?.name
    : undefined
}

/** Lookups by C# name, and C# signatures of hits. */
export const csharpNames = (
  resolver: Context.Tag.Service<SymbolResolver>,
  engine: Context.Tag.Service<SearchEngine>
) => {
  /** Returns the signature of a hit as C# has it; GDScript's if C# has no such member, or its class cannot be read. */
  const signatureOf = (snapshot: Snapshot) => (hit: Hit) => {
    const { symbols } = snapshot
    const kind = kindAt(symbols, hit.row)
    if (kind === "class") return Effect.succeed(hit.signature)
    const address = { className: classNameAt(symbols, hit.row), kind, name: symbols.names[hit.row] ?? "" }
    return resolver.getSymbol(snapshot, address).pipe(
      Effect.map(({ doc, member }) => signatureInCSharp(doc, address.name, member, csharpContext(symbols))),
      Effect.orElseSucceed(() => undefined),
      Effect.map((line) => line ?? hit.signature)
    )
  }

  /** Finds the member of this C# name among the results of a search for it. */
  const find = (text: string, wanted: MemberKind | undefined) =>
    Effect.fnUntraced(function* (snapshot: Snapshot) {
      const name = text.trim().replace(GENERIC_CALL, "")
      if (!CSHARP_NAME.test(name)) return undefined
      const { symbols } = snapshot
      const asked = (query: string, kind?: MemberKind) =>
        Effect.map(
          engine.search(snapshot.search, { query, limit: CSHARP_CANDIDATES, ...(kind && { kind }) }),
          ({ hits }) => hits
        )
      const enumName = /^(.+)Enum$/.exec(name)?.[1]
      const hits = [...(yield* asked(name)), ...(enumName === undefined ? [] : yield* asked(enumName, "enum"))]
      for (const { row } of hits) {
        const kind = kindAt(symbols, row)
        if (kind === "class" || (wanted !== undefined && kind !== wanted)) continue
        const address = { className: classNameAt(symbols, row), kind, name: symbols.names[row] ?? "" }
        const found = yield* Effect.option(resolver.getSymbol(snapshot, address))
        if (Option.isNone(found)) continue
        const { doc, member } = found.value
        const names = namesInCSharp(doc, address.name, member, csharpContext(symbols))
        if (names.includes(name)) return found.value
        // `Button.SignalName.Pressed`: C#'s class has those of its ancestors, too.
        const descendant = descendantCalled(symbols, name, address.className)
        const isInherited = (own: string) => own.slice(own.indexOf(".")) === name.slice(name.indexOf("."))
        if (descendant !== undefined && names.some(isInherited)) return { ...found.value, requestedOn: descendant }
      }
      return undefined
    })

  return { signatureOf, find }
}
