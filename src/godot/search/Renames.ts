/** Godot 3's names and what they are called in the loaded documents. */
import type { Prepared } from "./Prepared.ts"

export interface Successor {
  readonly row: number
  readonly note: string
  readonly sureness: number
}

export const classSuccessors = (_prepared: Prepared, _name: string): ReadonlyArray<Successor> => []
export const memberSuccessors = (_prepared: Prepared, _owner: string, _name: string): ReadonlyArray<Successor> => []
export const successors = (_prepared: Prepared, _name: string): ReadonlyArray<Successor> => []
