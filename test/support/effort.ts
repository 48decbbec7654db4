/**
 * How much a test tries: a sample in `npm test`, everything in the long suites.
 *
 * A test file that imports this one belongs to both (`vitest.config.ts`).
 */

/** Tells the long suites from `npm test`. */
export const isLong = process.env["TEST_EFFORT"] === "full"

/** Every `nth` of the items; all of them in the long suites. */
export const sampled = <A>(items: ReadonlyArray<A>, nth: number): ReadonlyArray<A> =>
  isLong ? items : items.filter((_, at) => at % nth === 0)

/** Number of tries: `few`, in the long suites `many`. */
export const times = (few: number, many: number): number => (isLong ? many : few)
