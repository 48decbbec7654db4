/** Orders the tests that had started and not ended, and the files whose tests are not known yet. */
import type { TestRef } from "./TestEvent.ts"

/**
 * Checks for a running file without known tests; a runner's process may block before it reports one.
 *
 * @example isFile({ name: "a.test.js", file: "a.test.js" }) // true
 */
export const isFile = ({ file, name }: TestRef): boolean => name === file

/**
 * Returns the tests that had not ended, without those that wait for their subtests and without files, whose tests may
 * not have begun. In the order of `running`.
 *
 * @example
 * atWork([{ name: "m TestA" }, { name: "m TestA/b" }, { name: "c.py", file: "c.py" }]) // [{ name: "m TestA/b" }]
 */
export const atWork = <A extends TestRef>(running: ReadonlyArray<A>): ReadonlyArray<A> => {
  const isWaiting = ({ name }: A) =>
    running.some((one) => [" > ", "/"].some((between) => one.name.startsWith(`${name}${between}`)))
  return running.filter((one) => !(isFile(one) || isWaiting(one)))
}

/**
 * Returns tests in their order, then those that wait for their subtests, and after all of them the files.
 *
 * @example testsFirst([{ name: "m TestA" }, { name: "m TestA/b" }]) // [{ name: "m TestA/b" }, { name: "m TestA" }]
 */
export const testsFirst = <A extends TestRef>(running: ReadonlyArray<A>): ReadonlyArray<A> => {
  const first = new Set(atWork(running))
  const waiting = running.filter((one) => !(first.has(one) || isFile(one)))
  return [...first, ...waiting, ...running.filter(isFile)]
}
