/** The names that a shader has declared at a place: those of the file, and those of each open block. */

/** The file, or a block. */
interface Scope {
  /** Name -> index of the token from which on it can be read. */
  readonly names: Map<string, number>
  /** Names that cannot be assigned to -> their kind. */
  readonly fixed: Map<string, string>
  /** Names that may be called without a report. */
  readonly callable: Set<string>
}

export class WalkedNames {
  private readonly scopes: Array<Scope> = [{ names: new Map(), fixed: new Map(), callable: new Set() }]

  /** Number of scopes: one for the file, and one more for each open block. */
  get depth(): number {
    return this.scopes.length
  }

  push(): void {
    this.scopes.push({ names: new Map(), fixed: new Map(), callable: new Set() })
  }

  pop(): void {
    this.scopes.pop()
  }

  /**
   * Declares a name of the innermost scope, which can be read from an index on; `kind` is the kind of a name that
   * cannot be assigned to.
   */
  declare(name: string, kind: string | undefined, from: number): void {
    const last = this.scopes.at(-1)
    last?.names.set(name, Math.min(last.names.get(name) ?? from, from))
    if (kind === undefined) last?.fixed.delete(name)
    else last?.fixed.set(name, kind)
  }

  /**
   * Excludes calls of a name of the innermost scope from reports: Godot allows those of parameters, and the end of a
   * loop or a branch without braces is not known.
   */
  allowCalls(name: string): void {
    this.scopes.at(-1)?.callable.add(name)
  }

  /** Begins the scope of a `case` in place of that of the one before. */
  beginCase(): void {
    if (this.depth === 1) return
    this.pop()
    this.push()
  }

  /** Checks whether a name can be read at an index. */
  has(name: string, at: number): boolean {
    return this.scopes.some(({ names }) => (names.get(name) ?? at + 1) <= at)
  }

  /** Checks whether a name is declared, also by the declaration that is being read. */
  isBegun(name: string): boolean {
    return this.scopes.some(({ names }) => names.has(name))
  }

  /** All names. */
  all(): ReadonlyArray<string> {
    return this.scopes.flatMap(({ names }) => [...names.keys()])
  }

  /** Returns the kind of a name that cannot be assigned to; undefined for any other. */
  fixedKind(name: string): string | undefined {
    return this.scopes.findLast(({ names }) => names.has(name))?.fixed.get(name)
  }

  /** Returns where the variable is declared that a call at an index names; undefined if the call is not reported. */
  calledAt(name: string, at: number): "block" | "file" | undefined {
    const scope = this.scopes.findLast(({ names }) => (names.get(name) ?? at + 1) <= at)
    if (scope === undefined || scope.callable.has(name)) return undefined
    return scope === this.scopes[0] ? "file" : "block"
  }
}
