import { assert, describe, it } from "@effect/vitest"
import { equalAll, equals, isYoung, make, stamp } from "../../../src/kernel/files/Fingerprint.ts"

const base = { kind: "file", size: 1, mtimeNs: 2n, ctimeNs: 3n, ino: 4n, dev: 5n } as const
const changes = [{ size: 9 }, { mtimeNs: 9n }, { ctimeNs: 9n }, { ino: 9n }]

describe("a fingerprint", () => {
  it("differs when any of its parts does", () => {
    const one = make("a", base)
    assert.isTrue(equals(one, make("a", { ...base })))
    assert.isFalse(equals(one, make("b", base)))
    for (const change of [...changes, { dev: 9n }]) assert.isFalse(equals(one, make("a", { ...base, ...change })))
  })

  it("has a stamp that differs with every part but the device", () => {
    const stamps = [base, ...changes.map((change) => ({ ...base, ...change }))].map(stamp)
    assert.strictEqual(new Set(stamps).size, 5)
    assert.strictEqual(stamp(make("a", { ...base, dev: 9n })), stamp(base))
  })

  it("compares lists by length and order", () => {
    const a = make("a", base)
    const b = make("b", base)
    assert.isTrue(equalAll([a, b], [a, b]))
    assert.isFalse(equalAll([a, b], [b, a]))
    assert.isFalse(equalAll([a], [a, b]))
  })

  it("is young within a tick of the clock, and not when the clock is far off", () => {
    const at = (ms: number) => ({ ctimeNs: BigInt(ms) * 1_000_000n })
    assert.isTrue(isYoung(at(1000), 1010))
    assert.isFalse(isYoung(at(1000), 1020))
    assert.isFalse(isYoung(at(9000), 1000))
  })
})
