/** Reports an unknown bare name: a class, variable or constant that is misspelt, removed or elsewhere. */

import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import { distance } from "../../../kernel/util/NearNames.ts"
import type { Identifier } from "../../script/Ast.ts"
import type { Script } from "../../script/Script.ts"
import type { Successor } from "../CheckInput.ts"
import { type Check, findLocal, ownClass, seesAllClasses } from "../Context.ts"
import {
  type Advice,
  classSuccessorOf,
  foreignAdvice,
  messageWith,
  nearWithinBudget,
  successorOf
} from "../fixes/Fix.ts"
import { isNearClass } from "../fixes/intendedName.ts"
import { fumbleOf, slipOfClass, typoOf } from "../fixes/Slips.ts"
import { bareStateFix, opposite, oppositeAssignment, stateOf } from "../fixes/stateMember.ts"
import type { Use } from "../fixes/successorUse.ts"
import { nativeType } from "../reference/NativeMembers.ts"
import { type Type, unknown } from "../types/Types.ts"
import { foreignWords } from "../versions/foreignNames.ts"
import { isGoneClass } from "../versions/goneClasses.ts"
import { madeByOpen } from "../versions/madeByOpen.ts"
import { insteadOf } from "../versions/noCounterpart.ts"
import { isDeclared, isOutdated } from "./Absence.ts"
import { bareMember } from "./bareMember.ts"
import { belongsTo, elsewhere, isOfMostNodes, ownAdvice, scriptCalled } from "./elsewhere.ts"
import { memberNamesOf } from "./memberNames.ts"
import { variableOf } from "./otherScopes.ts"
import { nativeBase } from "./Resolve.ts"

/** Reports an unknown bare name, or doubts it; returns the type of the intended one. */
export const unknownName = (check: Check, node: Identifier, found: "absent" | "unsure", isBase: boolean): Type => {
  const { name } = node
  if (check.halfRead.has(name)) return unknown
  const word = isDeclared(check, name) ? undefined : foreignWords.get(name)
  if (word !== undefined) {
    check.report("unknown-identifier", node, `Write ${word}.`, { fix: word })
    return unknown
  }
  if (isClassLike(name)) return unknownClass(check, node, found)
  if (found === "absent") absentName(check, node, isBase)
  else unsureName(check, node)
  return unknown
}

const unknownClass = (check: Check, node: Identifier, found: "absent" | "unsure"): Type => {
  const { name } = node
  const message = `${name} is not in ${check.input.reference.label}.`
  const successor = classSuccessorOf(check, name)
  const isGone = successor !== undefined || isGoneClass(check.dialect, name)
  if (isGone || (seesAllClasses(check) && found === "absent")) {
    const advice =
      successor ??
      nearWithinBudget(
        check,
        name,
        () => classNames(check),
        (one) => isNearClass(name, one)
      )
    if (!isGone) check.missingClasses.add(name)
    const script = successor === undefined ? scriptCalled(check, name) : undefined
    if (script !== undefined) {
      check.report("unknown-type", node, messageWith(message, { note: `${script} is no autoload of that name` }))
      return unknown
    }
    const made = successor === undefined ? undefined : madeByOpen(check, node, successor)
    if (made === undefined) check.report("unknown-type", node, message, isGone ? (successor ?? {}) : advice)
    else check.report("unknown-type", made.place, messageWith(message, made.advice), made.advice)
    return successor?.fix === undefined ? unknown : typeOfClassName(check, successor.fix)
  }
  const typo = slipOfClass(check, name)
  if (typo === undefined) {
    check.missingClasses.add(name)
    check.doubt(node)
  } else check.report("unknown-type", node, message, { fix: typo })
  return unknown
}

/** Names of all classes that are known, and of autoloads. */
const classNames = ({ api, project }: Check): Iterable<string> => [
  ...(project?.autoloads.keys() ?? []),
  ...(project?.classNames ?? []),
  ...api.classNames
]

/** Reports a misspelt variable of the function; any other name may be a member of a class that is missing. */
const unsureName = (check: Check, node: Identifier): void => {
  const slip = slipOfLocal(check, node.name)
  if (slip === undefined) check.doubt(node)
  else check.report("unknown-identifier", node, `${node.name} is not declared in this function.`, { fix: slip })
}

const absentName = (check: Check, node: Identifier, isBase: boolean): void => {
  const { name } = node
  const base = nativeBase(check, ownClass(check))
  const use: Use = check.plainTargets.has(node) ? "place" : "value"
  const fits = (one: string): boolean => isUsable(check, node, one, isBase)
  const isForeign = foreignAdvice(check, { name, owner: base, use, fits }) !== undefined
  const advice =
    (base === undefined ? undefined : ownAdvice(check, successorOf(check, name, base, use))) ??
    successorOf(check, name, "@GlobalScope") ??
    movedConstant(check, name, base) ??
    (isForeign ? undefined : insteadOf(check, name, base))
  const isSure = isSurelyAbsent(check, node, isBase) || (isBase && isForeignMember(check, name, base))
  const typo = isSure ? undefined : slipOf(check, name, fits)
  if (!isSure && typo === undefined && !(advice !== undefined && isOutdated(check, name, base ?? "@GlobalScope"))) {
    check.doubt(node)
    return
  }
  if (advice === undefined && typo === undefined && (isUnquotedKey(check, node) || isOfOtherScope(check, node))) return
  const other = typo === undefined && !isForeign ? elsewhere(check, name, name, base) : undefined
  if (other !== undefined) check.report("unknown-identifier", node, other)
  else if (advice !== undefined)
    check.report(
      "unknown-identifier",
      node,
      messageWith(`${name} is not in ${check.input.reference.label}.`, advice),
      advice
    )
  else undeclaredName(check, node, { base, typo, fits })
}

/**
 * Checks whether no unseen declaration can have a name. An autoload is used with a dot somewhere; if the project is not
 * fully visible, only the script shows whether a name may be one.
 */
const isSurelyAbsent = (check: Check, node: Identifier, isBase: boolean): boolean => {
  // Classes of an extension have names in small letters too.
  const isClass = isBase && check.script.text.startsWith(".new(", node.end)
  const isWhole = check.project?.isWhole === true && !isClass
  const mayBeAutoload = isBase || (!isWhole && !check.plainTargets.has(node) && isDotted(check, node.name))
  return (
    check.input.reference.isComplete && (seesAllClasses(check) || check.signals.has(node) || isWhole || !mayBeAutoload)
  )
}

/** Checks for another engine's name of several words for a member of the script's class, which no autoload has. */
const isForeignMember = (check: Check, name: string, base: string | undefined): boolean =>
  check.input.reference.isComplete && /^[a-z]+_/.test(name) && foreignAdvice(check, { name, owner: base }) !== undefined

/** Returns the name that is one slip away, among those that are valid at the place. */
const slipOf = (check: Check, name: string, fits: (name: string) => boolean): string | undefined => {
  if (!check.input.reference.isComplete) return undefined
  const members = memberNamesOf(check, ownClass(check))
  const slip =
    typoOf(name, localNames(check), members, check.api.globalNames) ?? fumbleOf(name, localNames(check), members)
  return slip !== undefined && fits(slip) ? slip : undefined
}

/** Reports the key of a dictionary without its quotes, `{name: 1}`. */
const isUnquotedKey = (check: Check, node: Identifier): boolean => {
  if (!check.keys.has(node)) return false
  const fix = JSON.stringify(node.name)
  const message = `${node.name} is not a variable here; write a string key as ${fix}, or ${node.name} = value.`
  check.report("unknown-identifier", node, message, { fix })
  return true
}

/** Reports a variable of another block or function. */
const isOfOtherScope = (check: Check, node: Identifier): boolean => {
  const variable = variableOf(check, node)
  if (variable === undefined) return false
  const fix = check.plainTargets.has(node) ? { fix: `var ${node.name}` } : {}
  check.report("unknown-identifier", node, `${node.name} is not declared here; it is ${variable}.`, fix)
  return true
}

/** What is known of a name without a successor: the name that it may be a slip of, and which names its place takes. */
interface Undeclared {
  /** The class of the reference that the script extends. */
  readonly base: string | undefined
  readonly typo: string | undefined
  readonly fits: (name: string) => boolean
}

const undeclaredName = (check: Check, node: Identifier, { base, typo, fits }: Undeclared): void => {
  const { name } = node
  if (typo === undefined && isOppositeState(check, node)) return
  const foreign =
    typo === undefined
      ? (foreignAdvice(check, { name, owner: base, fits }) ??
        (isNamedLikeConstant(name) ? foreignAdvice(check, { name, owner: "@GlobalScope", fits }) : undefined))
      : undefined
  const owned = typo === undefined && foreign === undefined ? belongsTo(check, name, name, base) : undefined
  // What another class of Godot's has under the very name is no slip.
  const names = () =>
    owned === undefined
      ? [...localNames(check), ...memberNamesOf(check, ownClass(check)), ...check.api.globalNames]
      : []
  const { fix } =
    typo === undefined
      ? (foreign ?? (owned?.fix === undefined ? nearOrNew(check, node, names, fits) : owned))
      : { fix: typo }
  const message = owned?.message ?? `${name} is declared neither here nor in ${check.input.reference.label}.`
  check.report("unknown-identifier", node, message, fix === undefined ? {} : { fix })
}

/** Reports a state that the script's own class has by the opposite word: `enabled` of a CollisionShape2D. */
const isOppositeState = (check: Check, node: Identifier): boolean => {
  const { name } = node
  const state = stateOf(check, ownClass(check), name)
  if (state === undefined || !state.isOpposite || state.member.endsWith(")")) return false
  const isPlace = check.plainTargets.has(node)
  const { place, fix } = (isPlace ? oppositeAssignment(check, node, "", state) : bareStateFix(check, node, state)) ?? {}
  if (place === undefined || fix === undefined) return false
  const message = `${name} is declared neither here nor in ${nativeBase(check, ownClass(check))}.`
  check.report("unknown-identifier", place, messageWith(message, opposite(state)), { fix })
  return true
}

/**
 * Checks whether another name is valid at the place: a variable as the target of an assignment, no function of Godot's
 * without its call, no type by itself, and not the member whose value is being read.
 */
const isUsable = (check: Check, node: Identifier, name: string, isBase: boolean): boolean => {
  if (findLocal(check.scope, name) !== undefined) return true
  const found = bareMember(check, name)
  const member = typeof found === "object" ? found.member : check.api.global(name)
  const own = check.scope.class.members.get(name)
  const isDeclaredHere = own !== undefined && "start" in own && own.start <= node.start && node.end <= own.end
  if (isDeclaredHere) return false
  if (member === undefined) return isBase || !check.api.has(name)
  const { kind } = member
  if (check.plainTargets.has(node)) return kind === "variable" || kind === "property"
  if (typeof found !== "object" && kind === "method") return false
  // In Godot 3 no function is a value.
  if (check.dialect === 3 && (kind === "method" || kind === "function")) return false
  // A signal is mostly connected, sent or awaited: `selected_item` that is only read is not `item_selected`.
  if (kind === "signal" && !isBase && !check.signals.has(node) && distance(node.name, name, MAX_WRONG) > MAX_WRONG)
    return false
  return isBase || (kind !== "enum" && kind !== "class")
}

/** Maximum number of wrong letters in the name of a signal that is only read. */
const MAX_WRONG = 2

/** Checks for a name in capitals with several words. */
const isNamedLikeConstant = (name: string): boolean => /^[A-Z]+_[A-Z\d_]+$/.test(name)

/** Checks for a word like `Enemy`, which may well be a class or an autoload of the user's. */
const isClassLike = (name: string): boolean => /^_*[A-Z]/.test(name) && /[a-z]/.test(name)

/** Checks whether members of the name are used anywhere in the script. */
const isDotted = ({ script }: Check, name: string): boolean => dottedNames(script).has(name)

const dottedNames = memoizeWeak(
  ({ text }: Script): ReadonlySet<string> =>
    new Set(
      Array.from(
        text.matchAll(/(?<![\p{XID_Continue}.])([\p{XID_Start}_]\p{XID_Continue}*)[ \t]*\./gu),
        ([, name = ""]) => name
      )
    )
)

/**
 * Returns the variable of the function whose name was misspelt, even if the class may have unknown members. No known
 * declaration has the name itself.
 */
const slipOfLocal = (check: Check, name: string): string | undefined => {
  if (!check.input.reference.isComplete || check.api.anyHas(name) || isDeclared(check, name)) return undefined
  return typoOf(name, localNames(check)) ?? fumbleOf(name, localNames(check))
}

/** The successor of a constant of another class, where the script's own class has it now. */
const movedConstant = ({ api, input }: Check, name: string, base: string | undefined): Advice | undefined => {
  if (base === undefined || !/^[A-Z][A-Z\d_]+$/.test(name)) return undefined
  const isOwn = ({ kind, owner }: Successor) => kind === "constant" && owner !== undefined && api.inherits(base, owner)
  const found = input.reference.memberSuccessors(name).find(isOwn)
  return found === undefined ? undefined : { fix: found.name }
}

/**
 * Returns the nearest name; if none is near and a value is assigned, a declaration, since an assignment is one in
 * Python. For a name that another class had in another version, `rect_position`, returns its successor if the script's
 * own class inherits it.
 */
const nearOrNew = (
  check: Check,
  node: Identifier,
  names: () => Iterable<string>,
  fits: (name: string) => boolean
): Advice => {
  const became = check.input.reference.memberSuccessors(node.name)
  if (became.length > 0) {
    const isInherited = (name: string): boolean => {
      const found = bareMember(check, name)
      return typeof found === "object" && found.kind === "native"
    }
    const base = nativeBase(check, ownClass(check))
    const isNode = (className = ""): boolean => check.api.inherits(className, "Node")
    // A node's variable is no property of an event: InputEventMouseMotion.speed became velocity.
    const own = became.find(({ name, owner }) => isNode(owner) === isNode(base) && isInherited(name) && fits(name))
    return own === undefined ? {} : { fix: own.name }
  }
  const isConstant = /^[A-Z][A-Z\d]*_[A-Z\d_]+$/.test(node.name)
  const own = isConstant
    ? nearWithinBudget(check, node.name, () => constantNames(memberNamesOf(check, ownClass(check))), fits)
    : {}
  // A variable that is not declared has a name of its own, and is no beginning of another: `tile`, not `tile_set`.
  const isOther = (one: string): boolean => fits(one) && !one.startsWith(`${node.name}_`)
  const advice = own.fix === undefined ? nearWithinBudget(check, node.name, names, isOther) : own
  if (advice.fix !== undefined || !check.plainTargets.has(node)) return advice
  const isBeginning = Array.from(names()).some((one) => one.startsWith(`${node.name}_`))
  return isBeginning || isOfMostNodes(check, node.name) ? {} : { fix: `var ${node.name}` }
}

/** A class by its name as a value: of a singleton its object. */
const typeOfClassName = (check: Check, name: string): Type => {
  if (!check.api.has(name)) return unknown
  const single = check.api.global(name)
  if (single?.kind === "property") return nativeType(check, single)
  return { kind: "class", class: { kind: "native", name } }
}

const constantNames = (names: Iterable<string>): ReadonlyArray<string> =>
  Array.from(names).filter((one) => /^[A-Z][A-Z\d_]*$/.test(one))

const localNames = (check: Check): Iterable<string> => check.scope.locals.names()
