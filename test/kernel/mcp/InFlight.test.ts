import { describe, expect, it } from "@effect/vitest"
import { InFlight } from "../../../src/kernel/mcp/InFlight.ts"

const request = (ended: Array<string>, name: string) => ({ isOver: false, interrupt: () => void ended.push(name) })

describe("the requests in flight", () => {
  it("are cancelled by their identifiers, 0 and texts too", () => {
    const ended: Array<string> = []
    const inFlight = new InFlight()
    const [zero, text] = [request(ended, "zero"), request(ended, "text")]
    inFlight.add(0, zero)
    inFlight.add("0", text)
    inFlight.cancel(0)
    inFlight.cancel(7)
    expect([ended, zero.isOver, text.isOver]).toEqual([["zero"], true, false])
  })

  it("are cancelled all at once, without those that are over", () => {
    const ended: Array<string> = []
    const inFlight = new InFlight()
    const over = request(ended, "over")
    inFlight.add(1, over)
    inFlight.add(2, request(ended, "second"))
    inFlight.add(3, request(ended, "third"))
    inFlight.delete(1, over)
    inFlight.cancelAll()
    expect([ended, over.isOver]).toEqual([["second", "third"], false])
  })

  it("keep a later request of the same identifier when the one before it ends", () => {
    const ended: Array<string> = []
    const inFlight = new InFlight()
    const [before, later] = [request(ended, "before"), request(ended, "later")]
    inFlight.add(1, before)
    inFlight.add(1, later)
    inFlight.delete(1, before)
    inFlight.cancel(1)
    expect(ended).toEqual(["later"])
  })
})
