/** Every runner that there is, by its name. */
import { bun } from "./bun.ts"
import { cargo } from "./cargo.ts"
import { dart } from "./dart.ts"
import { deno } from "./deno.ts"
import { flutter } from "./flutter.ts"
import { gdunit4 } from "./gdunit4.ts"
import { go } from "./go.ts"
import { gut } from "./gut.ts"
import { jest } from "./jest.ts"
import { mocha } from "./mocha.ts"
import { nextest } from "./nextest.ts"
import { node } from "./node.ts"
import { npm } from "./npm.ts"
import { playwright } from "./playwright.ts"
import { pytest } from "./pytest.ts"
import type { Runner } from "./Runner.ts"
import { vitest } from "./vitest.ts"

const all = [
  ...[flutter, dart, vitest, jest, pytest, cargo, go, gut, gdunit4],
  ...[node, mocha, bun, deno, playwright, nextest, npm]
] as const

export type RunnerName = (typeof all)[number]["name"]

const [first, ...rest] = all

export const runnerNames: readonly [RunnerName, ...ReadonlyArray<RunnerName>] = [
  first.name,
  ...rest.map(({ name }) => name)
]

const byName: ReadonlyMap<string, Runner> = new Map(all.map((runner) => [runner.name, runner]))

/**
 * Checks whether a runner has this name.
 *
 * @example
 * isRunnerName("jest") // true
 * isRunnerName("make") // false
 */
export const isRunnerName = (name: string): name is RunnerName => byName.has(name)

/**
 * Returns the runner of this name.
 *
 * @example runnerOf("nextest").program // "cargo"
 */
export const runnerOf = (name: RunnerName): Runner => {
  const found = byName.get(name)
  if (found === undefined) throw new Error(`no runner is named ${name}`)
  return found
}
