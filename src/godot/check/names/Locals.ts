/**
 * Variables in scope at a place in a function: one table for all blocks,
 * and a log that closes a block by undoing its changes.
 */
import type { FunctionNode } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import type { NativeMethod } from "../reference/NativeClass.ts"
import type { Type } from "../types/Types.ts"

/**
 * The knowledge about a value without a static type: none (`any`); what the value itself shows, such as the first one
 * of a variable (`value`); or that it is declared as a Variant (`Variant`).
 */
export type Looseness = "any" | "value" | "Variant"

/** A variable of a function: a parameter, a `var` or `const`, the variable of a loop or a pattern. */
export interface Local {
  readonly name: string
  readonly type: Type
  readonly isConstant: boolean
  /** True for a variable of a pattern, which cannot be assigned to in Godot 4. */
  readonly isBound?: boolean
  /** True if its type is written or inferred by `:=`, so that it holds for all values. */
  readonly isTyped: boolean
  /** Present if Godot has no type for it, not even one that follows from a loop or a pattern. */
  readonly looseness?: Looseness
  /** Present if the class is more exact than the one that Godot infers: that of a node in a scene. */
  readonly isMoreExact?: boolean
  /** True for an array or a dictionary that has no element types when the game runs. */
  readonly isUntyped?: boolean
  /** The type that is written or inferred by `:=`, where a test has found a more exact one. */
  readonly declared?: Type
  /** The lambda that the variable always holds. */
  readonly lambda?: FunctionNode
  /** Path of the file that the variable always holds, by `preload` or `load()`. */
  readonly file?: string
  /** The method of Godot whose result, never null, the variable always holds. */
  readonly result?: NativeMethod
  readonly at: Span
}

export interface Locals {
  readonly get: (name: string) => Local | undefined
  readonly names: () => Iterable<string>
  /** Declares a variable in the innermost block. */
  readonly add: (one: Local) => void
  /** Begins a block; returns the argument for `close`. */
  readonly open: () => number
  /** Ends a block: removes its variables, and restores those that they hid. */
  readonly close: (opened: number) => void
}

/**
 * An empty table.
 *
 * @example
 * const locals = make()
 * const block = locals.open()
 * locals.add(variable)
 * locals.close(block) // locals.get(variable.name) is undefined again
 */
export const make = (): Locals => {
  const table = new Map<string, Local>()
  const hidden: Array<{ readonly name: string; readonly before: Local | undefined }> = []
  return {
    get: (name) => table.get(name),
    names: () => table.keys(),
    add: (one) => {
      hidden.push({ name: one.name, before: table.get(one.name) })
      table.set(one.name, one)
    },
    open: () => hidden.length,
    close: (opened) => {
      while (hidden.length > opened) {
        const last = hidden.pop()
        if (last === undefined) return
        if (last.before === undefined) table.delete(last.name)
        else table.set(last.name, last.before)
      }
    }
  }
}
