/** The names that the expressions of a shader can use, for the reader of expressions. */
import type { Overload } from "./Facts.ts"
import type { Token } from "./ShaderTokens.ts"

/** Meanings of the names at a place. */
export interface Names {
  readonly isType: (name: string) => boolean
  /** Type of a variable; undefined if it is not known. */
  readonly variable: (name: string) => string | undefined
  /** A function of the file, or a built-in one. */
  readonly overloads: (name: string) => ReadonlyArray<Overload> | undefined
  /** Checks whether the file declares the function. */
  readonly isOwn: (name: string) => boolean
  /** Type of a struct's member; undefined if it is not known, null if the struct has no such member. */
  readonly member: (struct: string, name: string) => string | null | undefined
  /** Kind of a variable, such as `varying`; undefined if that is not known. */
  readonly detailsOf: (name: string) => { readonly kind: string } | undefined
  /** Number in the text between brackets: `2`, or a constant; undefined if it is not known. */
  readonly sizeIn: (tokens: ReadonlyArray<Token>, opening: number) => number | undefined
  /** The members of a struct in their order; undefined if they are not known. */
  readonly members: (struct: string) => ReadonlyMap<string, string | undefined> | undefined
  /** Checks whether a name is a macro, whose text may be anything. */
  readonly isMacro: (name: string) => boolean
}
