import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import * as PosixSignals from "../../../src/timebox/process/PosixSignals.ts"

describe("PosixSignals", () => {
  afterEach(() => void vi.restoreAllMocks())

  it("asks a process to end before those that it started, whose end it could take for a crash", () => {
    const asked: Array<number> = []
    vi.spyOn(process, "kill").mockImplementation((pid, signal) => {
      if (signal === "SIGTERM") asked.push(pid)
      return true
    })
    const entry = (pid: number, parent: number, start: number) => ({
      pid,
      parent,
      start,
      group: 70,
      session: 70,
      alive: true
    })
    // Numbers were given from the beginning again after 80.
    PosixSignals.terminate([entry(80, 70, 6), entry(20, 80, 7), entry(21, 80, 7), entry(70, 1, 5)])
    assert.deepStrictEqual(asked, [70, 80, 20, 21])
  })
})
