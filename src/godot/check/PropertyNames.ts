/** Checks property names that are written as text: `tween.tween_property(label, "modulate:a", 0, 1)`. */
import type { CallExpression } from "../script/Ast.ts"
import { isAbsentFrom, isDynamic, isOutdated, typoIn } from "./Absence.ts"
import { type Check, quotedAs } from "./Context.ts"
import { adviceFor, lacks } from "./Fix.ts"
import { memberNamesOf } from "./memberNames.ts"
import { findMember, nativeBase } from "./Resolve.ts"

/** Methods of tweens that take an object and the path of one of its properties. */
const animates: ReadonlySet<string> = new Set(["tween_property", "interpolate_property"])

/** Reports a path whose first name is no property of the object: Godot finds out only when the tween runs. */
export const checkAnimated = (
  check: Check,
  { arguments: args }: CallExpression,
  owner: string,
  method: string
): void => {
  const [object, path] = args
  if (owner !== "Tween" || !animates.has(method) || object === undefined) return
  if (path?.kind !== "literal" || (path.type !== "String" && path.type !== "NodePath")) return
  const [, name = "", rest = ""] = /^:?([A-Za-z_]\w{0,100})((?::\w{1,100})*)$/.exec(path.value) ?? []
  const type = check.typeOf(object)
  if (name === "" || type.kind !== "object" || findMember(check, type.class, name) !== "absent") return
  const base = nativeBase(check, type.class)
  const isOld = !isDynamic(check, type.class) && isOutdated(check, name, base)
  const isSure = isOld || isAbsentFrom(check, type.class, name, type.isExact)
  const typo = isSure ? undefined : typoIn(check, type.class, name)
  if (!isSure && typo === undefined) return
  const advice = typo ?? adviceFor(check, name, base, () => memberNamesOf(check, type.class), "place").fix
  const fix = advice !== undefined && /^\w+$/.test(advice) ? { fix: quotedAs(check, path, `${advice}${rest}`) } : {}
  const message =
    object.kind === "self" ? `This script has no ${JSON.stringify(name)}.` : lacks(check, type.class, name)
  check.report("unknown-member", path, message, fix)
}
