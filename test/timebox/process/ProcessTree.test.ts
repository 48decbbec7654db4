import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import type { ProcessEntry } from "../../../src/timebox/process/Processes.ts"
import { follow, isMember, ofLeader, ofTag, remembered } from "../../../src/timebox/process/ProcessTree.ts"

const SELF = 50

/** `process(pid, parent)`: in the leader's group and session (100) unless told otherwise. */
const process = (pid: number, parent: number, other: Partial<ProcessEntry> = {}): ProcessEntry => ({
  pid,
  parent,
  group: 100,
  session: 100,
  start: 1000 + pid,
  alive: true,
  ...other
})
const server = process(SELF, 1, { group: SELF, session: 40, start: 10 })
const leader = process(100, SELF)
const tree = ofLeader(100, leader.start)
const away = { group: 999, session: 999 }
const unmarked = () => false

const pids = (entries: ReadonlyArray<ProcessEntry>) => entries.map(({ pid }) => pid).sort((a, b) => a - b)

describe("ProcessTree", () => {
  it("finds the leader and its group", () => {
    const listing = [server, leader, process(101, 1), process(102, 1, { session: 7 })]
    assert.deepStrictEqual(pids(follow(tree, listing, unmarked, SELF).members), [100, 101, 102])
  })

  it("begins with the leader, its group and its session, and remembers them without a listing", () => {
    const begun = ofLeader(100, 1100)
    assert.deepStrictEqual([[...begun.groups], [...begun.sessions], begun.since], [[100], [100], 1100])
    assert.deepStrictEqual(remembered(begun), [
      { pid: 100, parent: 0, group: 100, session: 0, start: 1100, alive: true }
    ])
    const later = follow(begun, [leader, process(102, 100, { group: 7 })], unmarked, SELF).tree
    assert.deepStrictEqual(remembered({ ...later, groups: new Set([100]) })[1], {
      ...{ pid: 102, parent: 0, group: 0, session: 0, start: 1102, alive: true }
    })
    assert.deepStrictEqual(
      remembered(ofLeader(100, undefined)).map(({ start }) => start),
      [0]
    )
  })

  it("finds the processes in a member's new group or session at once", () => {
    const member = process(102, 100, { group: 102, session: 103 })
    for (const own of [
      { group: 102, session: 1 },
      { group: 1, session: 103 }
    ]) {
      const related = process(300, 1, own)
      assert.deepStrictEqual(pids(follow(tree, [related, leader, member], unmarked, SELF).members), [100, 102, 300])
    }
  })

  it("reports that a process has just died: it may have started another that is not listed", () => {
    const zombie = process(300, 1, { ...away, alive: false })
    const unknown = () => undefined
    for (const [dead, carries] of [
      [zombie, () => true],
      [zombie, unknown],
      [process(100, SELF, { alive: false }), unmarked]
    ] as const) {
      const first = follow(tree, [server, dead], carries, SELF)
      assert.deepStrictEqual([first.areDeadKnown, first.members.filter(({ alive }) => alive)], [false, []])
      assert.isTrue(first.areLivingKnown)
      const second = follow(first.tree, [server, dead], carries, SELF)
      assert.isTrue(second.areDeadKnown)
      const reused = follow(second.tree, [server, { ...dead, start: dead.start + 1 }], carries, SELF)
      assert.isFalse(reused.areDeadKnown)
    }
    assert.isTrue(follow(tree, [server, zombie], unmarked, SELF).areDeadKnown)
    const known = follow(tree, [server, process(300, 1, away)], unmarked, SELF).tree
    assert.isTrue(follow(known, [server, zombie], unknown, SELF).areDeadKnown)
  })

  describe("of one that is just replacing its program", () => {
    const unknown = ({ pid }: ProcessEntry) => (pid < 200 ? false : undefined)
    const areKnown = (...entries: ReadonlyArray<ProcessEntry>) => follow(tree, entries, unknown, SELF).areLivingKnown
    const replacing = (session: number, parent = 1) => process(300, parent, { group: 300, session })
    const older = process(7, 1, { group: 7, session: 7, start: 5 })
    const younger = process(150, 1, { group: 150, session: 150 })

    it("knows that a session of strangers, or the server's, holds none of the run", () => {
      assert.isTrue(areKnown(server, older, younger, replacing(40)))
      assert.isTrue(areKnown(server, older, younger, replacing(7)))
      assert.isTrue(areKnown(server, older, younger, replacing(150)))
      assert.isFalse(areKnown(server, older, younger, replacing(8)))
      assert.isFalse(areKnown(server, { ...older, session: 0 }, replacing(0)))
    })

    it("takes what a stranger started for strangers, but not what the server or its ancestors may have inherited", () => {
      const above = process(40, 20, { group: 40, session: 40, start: 8 })
      const keeper = process(20, 1, { group: 20, session: 20, start: 7 })
      const init = process(1, 0, { group: 1, session: 1, start: 1 })
      const own = { ...server, parent: 40 }
      for (const parent of [7, 150])
        assert.isTrue(areKnown(init, keeper, above, own, older, younger, replacing(300, parent)))
      for (const parent of [SELF, 40, 20, 1, 0, 301]) {
        assert.isFalse(areKnown(init, keeper, above, own, older, younger, replacing(300, parent)), String(parent))
      }
    })

    it("does not decide by a session or parent that belongs to the run", () => {
      const stranger = process(250, 1, { group: 250, session: 400 })
      const tagged = process(251, 1, { group: 251, session: 400 })
      const carries = ({ pid }: ProcessEntry) => (pid === 251 ? true : undefined)
      const found = (one: ProcessEntry) => pids(follow(tree, [server, stranger, tagged, one], carries, SELF).members)
      assert.deepStrictEqual(found(replacing(400)), [250, 251, 300])
      assert.deepStrictEqual(found(replacing(300, 250)), [250, 251, 300])
    })
  })

  it("finds the child of a member that has gone since the child was read", () => {
    const daemon = process(102, 100, away)
    const seen = follow(tree, [server, leader], unmarked, SELF).tree
    assert.deepStrictEqual(pids(follow(seen, [server, daemon], unmarked, SELF).members), [102])
    const stranger = process(100, 1, { ...away, start: 99_999 })
    assert.deepStrictEqual(follow(seen, [server, stranger, daemon], unmarked, SELF).members, [])
    assert.deepStrictEqual(follow(seen, [server, { ...daemon, start: 1099 }], unmarked, SELF).members, [])
  })

  it("never takes the group or session of the first process for the run's", () => {
    const { members, tree: next } = follow(
      tree,
      [leader, process(102, 100, { group: 1, session: 1 }), process(300, 1, { group: 1, session: 1 })],
      unmarked,
      SELF
    )
    assert.deepStrictEqual(pids(members), [100, 102])
    assert.isFalse(next.groups.has(1))
    assert.isFalse(next.sessions.has(1))
  })

  it("knows alone a member of an earlier listing, and does not ask a known stranger again", () => {
    const daemon = process(102, 100, away)
    const { tree: seen } = follow(
      ofLeader(100, 1100),
      [leader, daemon, process(8, 1, { ...away, group: 8, session: 8, start: 5000 })],
      unmarked,
      SELF
    )
    assert.isTrue(
      isMember({ ...seen, groups: new Set(), sessions: new Set() }, { ...daemon, parent: 1 }, unmarked, SELF)
    )
    const stranger = process(8, 1, { group: 8, session: 8, start: 5000 })
    assert.isFalse(isMember(seen, stranger, () => true, SELF))
    assert.isTrue(isMember(seen, { ...stranger, start: 6000 }, () => true, SELF))
    assert.deepStrictEqual(pids(follow(seen, [leader, stranger], () => true, SELF).members), [100])
  })

  it("asks for no mark where a relation decides, and is sure of processes without it or dead for long", () => {
    const asked: Array<number> = []
    const carries = ({ pid }: ProcessEntry) => {
      asked.push(pid)
      return undefined
    }
    const zombie = process(9, 1, { ...away, start: 5000, alive: false })
    const listing = [leader, process(200, 1), zombie]
    const { tree: next } = follow(tree, listing, carries, SELF)
    assert.deepStrictEqual(asked, [9])
    assert.strictEqual(next.unknown.size, 0)
    assert.isTrue(follow(next, listing, carries, SELF).areDeadKnown)
    const living = process(10, 1, { ...away, start: 5000 })
    const answered = follow(tree, [leader, living], unmarked, SELF)
    assert.isTrue(answered.areLivingKnown)
    assert.strictEqual(answered.tree.unknown.size, 0)
  })

  it("finds a descendant that left group and session, and all below it", () => {
    const listing = [leader, process(103, 102, { group: 103, session: 103 }), process(102, 100, away)]
    assert.deepStrictEqual(pids(follow(tree, listing, unmarked, SELF).members), [100, 102, 103])
  })

  it("finds an orphan in a session of its own by its mark, and then the whole session", () => {
    const orphan = process(300, 1, { group: 300, session: 300 })
    const other = process(301, 1, { group: 301, session: 300 })
    const { members } = follow(tree, [leader, other, orphan], ({ pid }) => pid === 300, SELF)
    assert.deepStrictEqual(pids(members), [100, 300, 301])
  })

  it("finds by the mark alone when no leader is known", () => {
    const { members } = follow(ofTag, [process(300, 1, away), process(5, 1)], ({ pid }) => pid === 300, SELF)
    assert.deepStrictEqual(pids(members), [300])
  })

  it("remembers a descendant whose parents have gone", () => {
    const daemon = process(102, 101, { group: 102, session: 102 })
    const seen = follow(tree, [leader, process(101, 100), daemon], unmarked, SELF)
    const orphan = { ...daemon, parent: 1 }
    assert.deepStrictEqual(pids(follow(seen.tree, [orphan], unmarked, SELF).members), [102])
  })

  it("does not take a stranger for a member whose number it was given", () => {
    const seen = follow(tree, [leader, process(101, 100, away)], unmarked, SELF)
    const stranger = process(101, 1, { group: 5, session: 5, start: 99_999 })
    assert.deepStrictEqual(pids(follow(seen.tree, [leader, stranger], unmarked, SELF).members), [100])
  })

  it("never takes itself, the first process or older ones for members, whatever they carry", () => {
    const carrying = () => true
    const young = { start: 5000 }
    const self = process(SELF, 100, young)
    const first = process(1, 100, young)
    for (const one of [self, first, process(0, 100, young), process(7, 100, { start: 3 })]) {
      assert.isFalse(isMember(tree, one, carrying, SELF), String(one.pid))
    }
    assert.isTrue(isMember(tree, process(SELF + 1, 1, young), carrying, SELF))
    assert.deepStrictEqual(pids(follow(tree, [self, leader, first], carrying, SELF).members), [100])
  })

  it("knows a member by its group, its session or its parent alone", () => {
    assert.isTrue(isMember(tree, process(200, 1, { session: 7 }), unmarked, SELF))
    assert.isTrue(isMember(tree, process(200, 1, { group: 7 }), unmarked, SELF))
    assert.isTrue(isMember(tree, process(200, 100, away), unmarked, SELF))
    assert.isFalse(isMember(tree, process(200, 1, away), unmarked, SELF))
    const { tree: after } = follow(tree, [leader, process(102, 100, { group: 102, session: 103 })], unmarked, SELF)
    assert.deepStrictEqual(
      [[...after.groups].toSorted(), [...after.sessions].toSorted()],
      [
        [100, 102],
        [100, 103]
      ]
    )
  })

  it("forgets a group with its last member, as its number may then be given away", () => {
    const gone = follow(tree, [server], unmarked, SELF)
    const stranger = process(100, 1, { start: 99_999 })
    assert.deepStrictEqual(follow(gone.tree, [stranger], unmarked, SELF).members, [])
  })

  it("never asks for the mark of a process older than the leader", () => {
    const asked: Array<number> = []
    const carries = ({ pid }: ProcessEntry) => asked.push(pid) < 0
    follow(tree, [leader, process(7, 1, { ...away, start: 3 }), process(8, 1, { ...away, start: 5000 })], carries, SELF)
    assert.deepStrictEqual(asked, [8])
  })

  it("asks a process for its mark once, unless that could not be told", () => {
    const asked: Array<number> = []
    const listing = [
      leader,
      process(8, 1, { ...away, start: 5000 }),
      process(9, 1, { session: 9, group: 9, start: 5000 })
    ]
    const carries = ({ pid }: ProcessEntry) => {
      asked.push(pid)
      return pid === 8 ? false : undefined
    }
    const first = follow(tree, listing, carries, SELF)
    follow(first.tree, listing, carries, SELF)
    assert.deepStrictEqual(asked, [8, 9, 9])
    assert.isFalse(first.areLivingKnown)
    assert.isTrue(follow(first.tree, listing, carries, SELF).areLivingKnown)
    asked.pop()
    const reused = process(8, 1, { ...away, start: 6000 })
    follow(first.tree, [reused], carries, SELF)
    assert.deepStrictEqual(asked, [8, 9, 9, 8])
  })

  it("never finds the process that asks, nor its group and session", () => {
    const sibling = process(51, 1, { group: SELF, session: 40, start: 5000 })
    const beforeExec = process(101, 100, { group: SELF, session: 40 })
    const { members, tree: next } = follow(
      tree,
      [{ ...server, start: 5000 }, sibling, leader, beforeExec],
      unmarked,
      SELF
    )
    assert.deepStrictEqual(pids(members), [100, 101])
    assert.isFalse(next.groups.has(SELF))
    assert.isFalse(next.sessions.has(40))
  })

  it("learns the leader's start time from the first listing where no other source has it", () => {
    const first = follow(ofLeader(100, undefined), [process(100, 1, { group: 0, session: 0 })], unmarked, SELF)
    assert.deepStrictEqual(pids(first.members), [100])
    const reused = process(100, 1, { group: 0, session: 0, start: 99_999 })
    assert.deepStrictEqual(follow(first.tree, [reused], unmarked, SELF).members, [])
  })

  it("takes nothing that was started before the leader, or before the parent that it names", () => {
    // Windows has no groups, parent numbers outlive parents, and only a listing tells the leader's start time.
    const bare = (pid: number, parent: number, start: number) => process(pid, parent, { group: 0, session: 0, start })
    const older = bare(200, 100, 500)
    const child = bare(101, 100, 1200)
    const between = bare(201, 101, 1150)
    const grandchild = bare(102, 101, 1200)
    const first = follow(
      ofLeader(100, undefined),
      [older, bare(100, 1, 1100), child, between, grandchild],
      unmarked,
      SELF
    )
    assert.deepStrictEqual(pids(first.members), [100, 101, 102])
    assert.strictEqual(first.tree.since, 1100)
    const marked = () => true
    assert.deepStrictEqual(pids(follow(first.tree, [older, child], marked, SELF).members), [101])
    assert.isFalse(isMember(first.tree, between, unmarked, SELF))
    assert.isTrue(isMember(first.tree, bare(103, 101, 1300), unmarked, SELF))
  })

  it("decides for a single process whether it is a member", () => {
    const no = () => false
    assert.isTrue(isMember(tree, leader, no, SELF))
    assert.isTrue(isMember(tree, process(101, 7), no, SELF))
    assert.isTrue(isMember(tree, process(101, 100, away), no, SELF))
    assert.isTrue(isMember(tree, process(101, 7, away), () => true, SELF))
    assert.isFalse(isMember(tree, process(101, 7, away), () => undefined, SELF))
    assert.isFalse(isMember(tree, { ...leader, ...away, start: 5000 }, no, SELF))
    assert.isFalse(isMember(tree, process(101, 100, { start: 5 }), () => true, SELF))
    assert.isFalse(isMember(tree, process(SELF, 100), () => true, SELF))
  })

  it("finds the same members in whatever order they are listed, and closes over children", () => {
    const anyListing = FastCheck.array(
      FastCheck.record({
        pid: FastCheck.integer({ min: 60, max: 90 }),
        parent: FastCheck.integer({ min: 60, max: 90 }),
        group: FastCheck.integer({ min: 60, max: 90 }),
        session: FastCheck.integer({ min: 60, max: 90 }),
        start: FastCheck.integer({ min: 0, max: 5 }),
        alive: FastCheck.boolean()
      }),
      { maxLength: 25 }
    ).map((entries) => Array.from(new Map(entries.map((entry) => [entry.pid, entry])).values()))
    const marked = ({ pid }: ProcessEntry) => pid % 7 === 0
    FastCheck.assert(
      FastCheck.property(anyListing, FastCheck.infiniteStream(FastCheck.nat()), (listing, order) => {
        const shuffled = listing
          .map((entry) => ({ entry, at: order.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ entry }) => entry)
        const root = ofLeader(70, 2)
        const { members } = follow(root, listing, marked, SELF)
        assert.deepStrictEqual(pids(members), pids(follow(root, shuffled, marked, SELF).members))
        const found = new Set(pids(members))
        for (const entry of listing) {
          const parent = listing.find(({ pid }) => pid === entry.parent && found.has(pid))
          const isBelow = parent !== undefined && entry.start >= parent.start
          if (entry.start >= 2 && (isBelow || marked(entry))) assert.isTrue(found.has(entry.pid))
          if (entry.start < 2) assert.isFalse(found.has(entry.pid))
        }
      })
    )
  })
})
