/** Describes a missing member for a search, with its use in the script. */
import type { UsedMember } from "../../reference/QualifiedName.ts"
import type { AttributeExpression } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import type { Check } from "../Context.ts"
import type { Finding } from "../Diagnostic.ts"
import { nativeBase } from "../names/Resolve.ts"
import type { ClassRef } from "../types/Types.ts"
import type { Use } from "./successorUse.ts"

type Missing = Pick<AttributeExpression, "base" | "name"> & { readonly use: Use }

/** Describes a member that a class of Godot, or a script that extends it, lacks. */
export const lackingOf = (check: Check, ref: ClassRef, missing: Missing): Pick<Finding, "lacking"> => {
  const { name } = missing.name
  const use = usedAs(check, missing)
  if (ref.kind === "native") return { lacking: { className: ref.name, name, use } }
  const className = nativeBase(check, ref)
  return className === undefined ? {} : { lacking: { className, name, use, mayBeOwn: true } }
}

/** Matches the call of a method that signals have, after the name of one. */
const OF_SIGNAL = /^\s*\.\s*(?:connect|disconnect|emit|is_connected|get_connections)\s*\(/
/** Matches the word before a signal that is awaited. */
const AWAIT = /\bawait\s*$/
/** Maximum length of the text before and after a signal that is examined, in UTF-16 units. */
const MAX_AROUND = 30

/** Checks whether the value of an expression is awaited. */
export const isAwaited = ({ script: { text } }: Check, { start }: Span): boolean =>
  AWAIT.test(text.slice(Math.max(0, start - MAX_AROUND), start))

/** Distinguishes a member that is used as a signal from one that is called, assigned to or read. */
const usedAs = (check: Check, { base, name: { end }, use }: Missing): UsedMember["use"] => {
  if (use === "call") return "call"
  const isSignal = OF_SIGNAL.test(check.script.text.slice(end, end + MAX_AROUND)) || isAwaited(check, base)
  return isSignal ? "signal" : use === "place" ? "place" : "value"
}

/** Maximum number of classes that are named for a member. */
const MAX_HEIRS = 2

/** Returns the few classes derived from one of Godot's that have a member: an AcceptDialog has no Cancel button. */
export const heirsWith = ({ api }: Check, ref: ClassRef, name: string): ReadonlyArray<string> => {
  if (ref.kind !== "native" || api.isBuiltin(ref.name)) return []
  const heirs = api.owners(name).filter((one) => one !== ref.name && api.inherits(one, ref.name))
  return heirs.length > MAX_HEIRS ? [] : heirs
}
