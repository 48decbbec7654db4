/** Checks the values that functions return, and that every path through a function ends with a `return`. */
import type { Block, FunctionNode, ReturnStatement, Statement } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import type { Dialect } from "../../script/Script.ts"
import type { Check } from "../Context.ts"
import { isAssignable, isOfOtherEnum } from "../types/Convert.ts"
import { isHard, isOtherClass } from "../types/HardTypes.ts"
import { describe, describeApart, type Type } from "../types/Types.ts"
import { refusedValue } from "../types/UntypedContainers.ts"
import { foreignTypes } from "../versions/foreignNames.ts"
import { checkElements } from "./Assigned.ts"

/** Checks a `return` against the type of its function. */
export const returned = (check: Check, { value, start, end }: ReturnStatement): void => {
  const { returns, function: inside } = check.scope
  if (value === undefined) {
    if (returns?.kind === "builtin")
      check.report("return-type", { start, end }, `The function returns ${describe(returns)}; a value is missing here.`)
    return
  }
  // Godot 4 lets a void function end with any call.
  const isPassedOn = returns?.kind === "void" && value.kind === "call" && check.dialect === 4
  const before = check.findings.length
  const type = check.typeOf(value)
  const isWithoutValue = type.kind === "void" && value.kind === "call" && check.dialect === 4 && !isPassedOn
  if (isWithoutValue && check.findings.length === before && !check.waiting.has(value))
    check.report("void-value", value, "This call returns nothing.")
  if (inside?.name.name === "_init" && check.dialect === 4 && returns === undefined && type.kind !== "void") {
    check.report("return-type", value, "_init() returns nothing: the object already exists.")
    return
  }
  if (returns?.kind === "void" && type.kind === "void" && check.dialect === 3)
    check.report("return-type", value, "The function is void and returns no value.")
  if (returns === undefined || isPassedOn || (type.kind === "void" && value.kind !== "await")) return
  if (returns.kind === "void") {
    if (type.kind !== "unknown" || value.kind === "literal" || (check.dialect === 4 && value.kind !== "call")) {
      check.report("return-type", value, "The function is void and returns no value.")
    }
    return
  }
  const refused = refusedValue(check, returns, value, false)
  if (refused !== undefined)
    check.report("return-type", refused.at, `The function returns ${describe(returns)}, not ${refused.name}.`)
  else if (isAssignable(check, type, returns) && !isOtherClass(check, value, type, returns))
    checkElements(check, returns, value, "return-type")
  else if (!isOfOtherEnum(type, returns) || isHard(check, value)) {
    const [expected, found] = describeApart(returns, type)
    check.report("return-type", value, `The function returns ${expected}, not ${found}.`)
  }
}

/**
 * Reports a function with a result that can end without one.
 *
 * @param returns The type after `->`; absent if none is written
 * @param name The name of the function in a message
 */
export const missingReturn = (
  check: Check,
  node: FunctionNode,
  returns: Type | undefined,
  name: string,
  at: Span
): void => {
  const { body, returnType } = node
  if (body === undefined || returns === undefined || returns.kind === "void") return
  const written = returnType?.path[0]?.name ?? ""
  const isVoid = written === "void" || foreignTypes.get(written) === "void"
  if (isVoid && returns.kind === "unknown") return
  if (body.statements.length === 0 || alwaysReturns(body, check.dialect) || hasFaultIn(check, node)) return
  const expected = returns.kind === "unknown" ? written || "a value" : describe(returns)
  check.report("missing-return", at, `${name} returns ${expected}, but not on every path through it.`)
}

/** Checks whether a part of the function could not be parsed. */
const hasFaultIn = ({ script }: Check, { start, end }: FunctionNode): boolean =>
  script.faults.some((fault) => fault.code === "syntax" && fault.start >= start && fault.start <= end)

/**
 * Checks whether every way through a block ends with `return`, as Godot sees it: no loop does in Godot 4,
 * and in Godot 3 any loop whose body does.
 */
const alwaysReturns = ({ statements }: Block, dialect: Dialect): boolean => statements.some((one) => ends(one, dialect))

const ends = (node: Statement, dialect: Dialect): boolean => {
  switch (node.kind) {
    case "return":
      return true
    case "if":
      return (
        node.otherwise !== undefined &&
        alwaysReturns(node.otherwise, dialect) &&
        node.branches.every(({ body }) => alwaysReturns(body, dialect))
      )
    case "match":
      return (
        node.branches.every(({ body }) => alwaysReturns(body, dialect)) &&
        node.branches.some(
          ({ patterns, guard }) =>
            guard === undefined && patterns.some(({ kind }) => kind === "wildcard" || kind === "bind")
        )
      )
    case "while":
    case "for":
      return dialect === 3 && alwaysReturns(node.body, dialect)
    default:
      return false
  }
}
