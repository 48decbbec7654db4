/** Texts of any code points, half surrogates among them. */
import { FastCheck as fc } from "effect"

/**
 * Code points as those of `fc.string({ unit: "binary" })`, which first takes half a second for a table of all of them.
 */
const unit = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 0xff }) },
  { weight: 2, arbitrary: fc.integer({ min: 0x100, max: 0xffff }) },
  { weight: 1, arbitrary: fc.integer({ min: 0xd800, max: 0xdfff }) },
  { weight: 1, arbitrary: fc.integer({ min: 0x1_0000, max: 0x10_ffff }) }
)

export const anyText = (length: fc.ArrayConstraints = {}): fc.Arbitrary<string> =>
  fc.array(unit, length).map((codes) => String.fromCodePoint(...codes))
