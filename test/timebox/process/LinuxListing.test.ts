import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { listAll, PASSES, type ProcFolder } from "../../../src/timebox/process/LinuxListing.ts"
import type { ProcessEntry } from "../../../src/timebox/process/Processes.ts"
import { times } from "../../support/effort.ts"

const entry = (pid: number, alive = true): ProcessEntry => ({
  pid,
  parent: 1,
  group: pid,
  session: pid,
  start: pid,
  alive
})
const known = () => true
/** The numbers of the living, and those of the dead. */
const pids = (entries: ReadonlyArray<ProcessEntry>) =>
  [true, false].map((isAlive) =>
    entries.flatMap(({ alive, pid }) => (alive === isAlive ? [pid] : [])).sort((a, b) => a - b)
  )

/** A table whose passes find, one after the other, these numbers; what `read` does not give is gone. */
const table = (
  passes: ReadonlyArray<ReadonlyArray<number>>,
  read: ProcFolder["read"],
  last: ProcFolder["lastNumber"]
) => {
  const reads: Array<number> = []
  let pass = -1
  const proc: ProcFolder = {
    numbers: () => passes[Math.min(++pass, passes.length - 1)] ?? [],
    read: (pid) => {
      reads.push(pid)
      return read(pid)
    },
    lastNumber: last
  }
  return { proc, reads, passes: () => pass + 1 }
}

/** Events between one reading and the next: each number chooses what happens to which process. */
const events = FastCheck.array(FastCheck.array(FastCheck.nat({ max: 999 }), { maxLength: 3 }), { maxLength: 40 })

/**
 * A system in which something may happen before whatever is read of it. 1 and 2 are strangers, 3 is the run's first,
 * and what they start is theirs. `isLate`: a number is given before its process can be seen, as the kernel does; the
 * one that starts it is at work until then. Numbers begin anew after `top`.
 */
const system = (happening: ReadonlyArray<ReadonlyArray<number>>, { isLate, top }: { isLate: boolean; top: number }) => {
  const alive = new Map([
    [1, false],
    [2, false],
    [3, true]
  ])
  const zombies = new Set<number>()
  const starting = new Map<number, number>()
  const waiting = [...happening]
  let last = 3
  const living = () => Array.from(alive.keys()).filter((pid) => alive.get(pid) === true)
  const arrive = (parent: number, pid: number) => {
    starting.delete(parent)
    alive.set(pid, alive.get(parent) === true)
  }
  const start = (parent: number) => {
    const taken = new Set([...alive.keys(), ...zombies, ...starting.values()])
    const free = Array.from({ length: top }, (_, i) => ((last + i) % top) + 1).find((pid) => !taken.has(pid))
    if (free === undefined) return
    last = free
    starting.set(parent, free)
    if (!isLate) arrive(parent, free)
  }
  const happen = () => waiting.shift()?.forEach(choose)
  const choose = (event: number) => {
    const own = living()
    if (own.length === 0) return
    const chosen = own[Math.floor(event / 16) % own.length] as number
    if (event % 4 === 0 && !starting.has(chosen)) start(chosen)
    if (event % 4 === 1) for (const [parent, pid] of starting) arrive(parent, pid)
    if (event % 4 === 2 && !starting.has(chosen)) {
      alive.delete(chosen)
      if (event % 16 === 2) zombies.add(chosen)
    }
    if (event % 32 === 3 && !starting.has(2)) start(2)
  }
  const proc: ProcFolder = {
    numbers: () => {
      const found: Array<number> = []
      for (let pid = 1; pid <= top; pid++) {
        if (alive.has(pid) || zombies.has(pid)) happen()
        if (alive.has(pid) || zombies.has(pid)) found.push(pid)
      }
      return found
    },
    read: (pid) => {
      happen()
      if (zombies.has(pid)) return entry(pid, false)
      return alive.has(pid) ? { ...entry(pid), group: alive.get(pid) === true ? 3 : 1 } : undefined
    },
    lastNumber: () => {
      happen()
      return last
    }
  }
  return { proc, living }
}

describe("LinuxListing", () => {
  it("reads each process once, the newest first, where nothing happens", () => {
    const { proc, reads } = table(
      [[3, 5, 9]],
      (pid) => entry(pid),
      () => 9
    )
    assert.deepStrictEqual(listAll(proc, known), {
      entries: [entry(9), entry(5), entry(3)],
      vanished: [],
      isComplete: true
    })
    assert.deepStrictEqual(reads, [9, 5, 3])
  })

  it("repeats its pass until nothing was started, and no process has vanished or died", () => {
    const last = [9, 9, 9, 11, 12, 12, 12]
    const { proc, reads } = table(
      [
        [3, 9],
        [3, 10],
        [3, 10, 11],
        [3, 11, 12]
      ],
      (pid) => (pid === 9 ? undefined : entry(pid, pid !== 10)),
      () => last.shift()
    )
    const { entries, isComplete, vanished } = listAll(proc, known)
    assert.deepStrictEqual([isComplete, pids(entries), vanished], [true, [[3, 11, 12], [10]], [9, 10]])
    assert.deepStrictEqual(reads, [9, 3, 10, 11, 12])
  })

  it("repeats its pass when a process that was read has gone, and lists it as dead", () => {
    const last = [9, 10, 10, 10, 10]
    const { proc } = table(
      [[5, 9], [5], [2, 5]],
      (pid) => entry(pid),
      () => last.shift()
    )
    const { entries, isComplete, vanished } = listAll(proc, known)
    assert.deepStrictEqual([isComplete, pids(entries), vanished], [true, [[2, 5], [9]], [9]])
  })

  it("reads a process again when it is not known whose it is, and counts one that has gone by then as vanished", () => {
    const asked: Array<number> = []
    const gone = new Set<number>()
    const { proc } = table(
      [[3, 9]],
      (pid) => (gone.has(pid) ? undefined : entry(pid)),
      () => 9
    )
    const unsure = ({ pid }: ProcessEntry) => asked.push(pid) > 0 && pid !== 9
    const { entries, isComplete } = listAll(proc, unsure)
    assert.deepStrictEqual([isComplete, pids(entries), asked], [true, [[3, 9], []], [9, 3, 9]])
    const leaving = listAll({ ...proc, numbers: () => (gone.has(9) ? [3] : [3, 9]) }, ({ pid }) => {
      if (pid === 9) gone.add(pid)
      return pid !== 9
    })
    assert.deepStrictEqual(leaving, { entries: [entry(9, false), entry(3)], vanished: [9], isComplete: true })
  })

  it("waits for no process that is listed and can never be read", () => {
    const { passes, proc } = table(
      [[3, 9]],
      (pid) => (pid === 9 ? undefined : entry(pid)),
      () => 9
    )
    assert.deepStrictEqual(listAll(proc, known), { entries: [entry(3)], vanished: [9], isComplete: true })
    assert.strictEqual(passes(), 2)
  })

  it("is incomplete when processes keep starting, and makes two passes where the system gives no last number", () => {
    const silent = table(
      [[3, 9]],
      (pid) => entry(pid),
      () => undefined
    )
    assert.deepStrictEqual([listAll(silent.proc, known).isComplete, silent.passes()], [true, 2])
    let last = 9
    const busy = table(
      [[3, 9]],
      (pid) => entry(pid),
      () => last++
    )
    const { entries, isComplete } = listAll(busy.proc, known)
    assert.deepStrictEqual([isComplete, pids(entries), busy.passes()], [false, [[3, 9], []], PASSES])
  })

  for (const [what, kind] of [
    ["while a process can be seen only some time after its number was given", { isLate: true, top: 60 }],
    ["while numbers begin anew", { isLate: false, top: 9 }]
  ] as const) {
    it(`never misses a living process of a run of which it finds none, ${what}`, () => {
      let empty = 0
      FastCheck.assert(
        FastCheck.property(events, (happening) => {
          const { living, proc } = system(happening, kind)
          const { entries, isComplete } = listAll(proc, known)
          if (!isComplete || entries.some(({ alive, group }) => alive && group === 3)) return
          empty++
          assert.deepStrictEqual(living(), [])
        }),
        { numRuns: times(450, 1500) }
      )
      assert.isAbove(empty, times(15, 50))
    })
  }
})
