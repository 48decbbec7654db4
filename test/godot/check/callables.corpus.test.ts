/**
 * Functions that something else calls, by way of a Callable or by their name: with what, and what lambdas are given.
 */
import { assert, describe, it } from "@effect/vitest"
import { check } from "../../../src/godot/check/Check.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"

/** What is found in a script; a bar is a line end. */
const told = (script: string): string =>
  check({ code: script.replaceAll("|", "\n"), reference: readReference(corpus("godot-4.5"), "4.5") })
    .diagnostics.flatMap(({ line, code, fix = "", also = [] }) =>
      [line, ...also.map((place) => place.split(":")[0])].map((at) => `${at} ${code} ${fix}`.trim())
    )
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
    .join(", ")

type Row = readonly [script: string, expected: string]

const functions = "func one(a: int): pass|func two(a: int, b: int): pass|func none(): pass|func any(a, b := 1): pass|"

const byCallable: ReadonlyArray<Row> = [
  [
    `extends Node|${functions}func f():|\tone.call("x")|\tone.call_deferred()|\tnone.call(1)|\tone.bind(1).call(2)|\tadd_child.call_deferred()`,
    "7 argument-type, 8 argument-count, 9 argument-count, 10 argument-count, 11 argument-count"
  ],
  [
    `extends Node|${functions}func f(v, n: float):|\tone.call(v)|\tone.call(n)|\tone.call(true)|\tany.call(1)|\tone.unbind(1).call(1, 2)|\tv.call(1, 2, 3)|\tone.callv(v)|\tadd_child.call_deferred(self)`,
    ""
  ],
  // A variable that keeps its lambda is called as the lambda is.
  [
    "extends Node|func f():|\tvar l = func(a: int): return a|\tl.call(1, 2)|\tl.call('x')|\tl.bind(1).call(2)|\tl.call(1)|\t[1].map(func(x): return l.call())",
    "4 argument-count, 5 argument-type, 6 argument-count, 8 argument-count"
  ],
  [
    "extends Node|var m = func(a): return a|func f():|\tvar l = func(a): return a|\tl = func(): return 1|\tl.call()|\tm.call()|\tvar k = func(a): return a|\tvar change = func(): k = null|\tk.call()|\tchange.call()",
    ""
  ],
  // A number takes the place of a value of an enum when the game runs.
  ["extends Node|enum A {X}|enum B {Y}|func g(a: A): pass|func f():|\tg.call(B.Y)", ""],
  // The function of a class that extends this one may take more, fewer, and other values.
  [
    "class A:|\tfunc g(a: int): pass|\tfunc h(): pass|\tfunc f():|\t\tg.call('x')|\t\tg.call()|\t\th.call('x')|class B extends A:|\tfunc g(a = null): pass|class C:|\tfunc g(a): pass",
    "7 argument-count"
  ],
  ["extends 'res://unknown.gd'|func g(a: int): pass|func f():|\tg.call('x')", "4 argument-type"],
  [
    "extends Node|class A extends 'res://unknown.gd':|\tfunc g(a): pass|func g(a: int): pass|func f():|\tg.call('x')",
    ""
  ]
]

/** Functions that are connected to a signal of the script, beside what the script sends it with. */
const bySignal: ReadonlyArray<Row> = [
  [
    `extends Node|signal s(a)|${functions}func f():|\ts.connect(none)|\ts.connect(two)|\tself.s.connect(self.none.bind(1))|\tconnect("s", none)|\ts.connect(func(): pass)|\ts.emit(1)`,
    "8 signal-arity none.unbind(1), 9 signal-arity, 10 signal-arity, 11 signal-arity none.unbind(1), 12 signal-arity"
  ],
  [
    `extends Node|signal s|${functions}func f():|\ts.connect(none)|\temit_signal("s", 1)`,
    "8 signal-arity none.unbind(1)"
  ],
  [
    `extends Node|signal s(a)|${functions}func f(c):|\ts.connect(one)|\ts.connect(any)|\ts.connect(none.unbind(1))|\ts.connect(two.bind(1))|\ts.connect(c)|\ts.connect(func(x): print(x))|\ts.emit(1)`,
    ""
  ],
  // Nothing is sent here, or both numbers are, or it is sent by another object.
  [`extends Node|signal s(a)|${functions}func f():|\ts.connect(none)`, ""],
  [`extends Node|signal s|${functions}func f(n):|\ts.connect(one)|\ts.emit()|\temit_signal("s", n)`, ""],
  [`class_name Own extends Node|signal s(a)|${functions}func f(o: Own):|\ts.connect(none)|\to.s.emit(1)`, ""],
  [`extends Node|signal s|${functions}func f():|\tvar same := self|\ts.connect(one)|\ts.emit()|\tsame.s.emit(1)`, ""],
  // The function need not be connected any more where the signal is sent.
  [`extends Node|signal s|${functions}func f():|\ts.connect(one)|\ts.disconnect(one)|\ts.emit()`, ""],
  [`extends Node|signal s|${functions}func f():|\ts.connect(one)|\tdisconnect("s", one)|\ts.emit()`, ""],
  // A class that extends this one may take more.
  [
    "class A:|\tsignal s(a)|\tfunc g(): pass|\tfunc f():|\t\ts.connect(g)|\t\ts.emit(1)|class B extends A:|\tfunc g(a = 1): pass",
    ""
  ]
]

const byPeer: ReadonlyArray<Row> = [
  [
    'extends Node|func hit(): pass|func f():|\thit.rpc()|\thit.rpc_id(1)|\tself.hit.rpc()|\trpc("hit")|\trpc_id(1, "hit")',
    "4 unknown-function, 5 unknown-function, 6 unknown-function, 7 unknown-function, 8 unknown-function"
  ],
  ['extends Node|@rpc("any_peer") func hit(): pass|func f(n):|\thit.rpc()|\trpc("hit")|\tn.hit.rpc()|\trpc(n)', ""],
  ['extends Node|func hit(): pass|func f():|\trpc_config("hit", {})|\thit.rpc()', ""],
  ["class A extends Node:|\t@rpc func x(): pass|class B extends A:|\tfunc x(): x.rpc()", ""],
  ["class A extends Node:|\tfunc x(): x.rpc()|class B extends A:|\t@rpc func x(): pass", ""],
  ["extends 'res://unknown.gd'|func x(): x.rpc()", ""]
]

/** Properties that are named by a text. */
const byProperty: ReadonlyArray<Row> = [
  [
    'extends Node2D|func f():|\tcreate_tween().tween_property(self, "position:z", 1.0, 1)|\tcreate_tween().tween_property(self, "modulate:alpha", 1.0, 1)|\tcreate_tween().tween_property(self, "transform:origin:w", 1.0, 1)',
    '3 unknown-member, 4 unknown-member "modulate:a", 5 unknown-member'
  ],
  [
    'extends Node2D|var any = 1|func f(n: Node2D, t: Tween):|\tt.tween_property(n, "position:x", 1, 1)|\tt.tween_property(self, "modulate:a", 1, 1)|\tt.tween_property(self, ":transform:origin:y", 1, 1)|\tt.tween_property(self, "material:any", 1, 1)|\tt.tween_property(self, "any:thing", 1, 1)',
    ""
  ],
  [
    'extends Node2D|func f():|\tvar c := CollisionShape2D.new()|\tc.set_deferred("disable", true)|\tc.set_deferred("disabled", true)|\tc.set_deferred(&"shape", null)|\tc.set_deferred("a/b", 1)',
    '4 unknown-member "disabled"'
  ],
  ['extends Node2D|func f(n: Node, s):|\tn.set_deferred("disable", true)|\tn.set_deferred(s, true)', ""]
]

const byName: ReadonlyArray<Row> = [
  [
    `extends Node|${functions}func f():|\tcall("one", "x")|\tcall_deferred("two", 1)|\tself.callv("none", [1])|\tcall_deferred("add_child")`,
    "7 argument-type, 8 argument-count, 9 argument-count, 10 argument-count"
  ],
  [
    `extends Node|${functions}func f(v, n: Node):|\tcall("one", v)|\tcallv("two", [1, 2])|\tcallv("two", v)|\tcall(v, 1)|\tcall("may_come_later")|\tn.call("one", "x")`,
    ""
  ],
  ["extends Node|func restart():|\tpass|func f():|\tcall_deferred('restrat')", "5 unknown-member 'restart'"],
  ["extends Node|func restart():|\tpass|func f():|\tif has_method('restrat'):|\t\tcall('restrat')", ""],
  ["class A:|\tpass|func f(a: A):|\ta.call('jump')", "4 unknown-member"],
  ["class A:|\tpass|func f(a: A):|\ta.set_script(load('res://b.gd'))|\ta.call('jump')|\ta.jump()", ""],
  ["class A:|\tpass|func f(a: A):|\tfor one in a.get_method_list():|\t\tif one.name == 'jump': a.call('jump')", ""],
  ["class A:|\tfunc g(a: String): pass|class B extends A:|\tfunc g(a): pass|\tfunc f():|\t\tsuper.call('g', 1)", ""]
]

const called: ReadonlyArray<Row> = [
  [
    `extends Node|${functions}func f(l: Array[int]):|\tl.map(two)|\tl.filter(none)|\tl.sort_custom(one)|\tl.reduce(func(a): return a)|\tl.any(func(a: String): return true)`,
    "7 argument-count, 8 argument-count, 9 argument-count, 10 argument-count, 11 argument-type"
  ],
  [
    `extends Node|${functions}func f():|\tThread.new().start(one)|\tcreate_tween().tween_callback(one)|\tcreate_tween().tween_method(two, 0, 1, 1)|\tWorkerThreadPool.add_group_task(none, 3)`,
    "7 argument-count, 8 argument-count, 9 argument-count, 10 argument-count"
  ],
  [
    `extends Node|${functions}func f(l: Array[int], v: Array):|\tl.map(one)|\tl.map(any)|\tl.map(str)|\tl.map(two.bind(1))|\tv.map(func(a: String): return a)|\tl.sort_custom(func(a, b): return a < b)|\tl.reduce(func(a, b): return a + b, "")|\tcreate_tween().tween_callback(one.bind(1))|\tl.map(v[0])`,
    ""
  ],
  ["extends Node|func f():|\tchild_entered_tree.connect(g)|func g(index: int):|\tpass", "3 argument-type"],
  ["extends Timer|func f():|\ttimeout.connect(g.bind('x'))|func g(index: int):|\tpass", "3 argument-type"],
  ["extends Range|func f():|\tvalue_changed.connect(g)|func g(value: int):|\tpass", ""],
  ["extends Area2D|func f():|\tbody_entered.connect(g)|func g(body: CharacterBody2D):|\tpass", ""]
]

const lambdas: ReadonlyArray<Row> = [
  [
    "class Stats:|\tvar health := 1|func f(l: Array[Stats], t: Array[String]):|\tl.filter(func(s): return s.helth > 0)|\tt.map(func(s): return s.uper())|\tl.sort_custom(func(a, b): return a.health < b.foo)",
    "4 unknown-member health, 5 unknown-member, 6 unknown-member"
  ],
  [
    "class Stats:|\tvar health := 1|class Boss extends Stats:|\tvar rage := 1|func f(l: Array[Stats], t: Array):|\tl.filter(func(s): return s.rage > 0)|\tt.map(func(s): return s.uper)|\tl.map(func(s): s = 'a'; return s.length())",
    ""
  ],
  ["extends LineEdit|func f():|\ttext_changed.connect(func(t): print(t.uper()))", "3 unknown-member"],
  [
    "class Stats:|\tvar health := 1|func f(l: Array[Stats], n: Array[int]):|\tl.filter(func(s): return s.has_method('hit') and s.hit())|\tl.map(func(s): if 'helth' in s: print(s.helth))|\tn.filter(func(i): return i is String and i.length() > 1)|\tn.map(func(i): if i is int: print(i.uper()))",
    "7 unknown-member"
  ],
  [
    "func f():|\tvar n = 1|\tmatch typeof(n):|\t\tTYPE_STRING: print(n.length())|\tfor i in [1, 2]:|\t\tif typeof(i) == TYPE_STRING: print(i.length())|\tprint([1].map(func(j): return j if j is int else j.size()))|\tvar o := 1|\tif typeof(o) == TYPE_STRING: print(o.length())",
    "9 unknown-member"
  ],
  ["var a = func():|\tvar n = 1|\tn = 'a'|\treturn n.length()", ""]
]

describe.skipIf(corpora === undefined)(onCorpora("functions that something else calls"), () => {
  it.each(byCallable)("take what a Callable gives them: %s", (script, expected) =>
    assert.strictEqual(told(script), expected)
  )
  it.each(byName)("are called by their name: %s", (script, expected) => assert.strictEqual(told(script), expected))
  it.each(called)("are called by methods and signals: %s", (script, expected) =>
    assert.strictEqual(told(script), expected)
  )
  it.each(bySignal)("take what the script sends them: %s", (script, expected) =>
    assert.strictEqual(told(script), expected)
  )
  it.each(byPeer)("have @rpc where other peers call them: %s", (script, expected) =>
    assert.strictEqual(told(script), expected)
  )
  it.each(byProperty)("or that set a property by its name: %s", (script, expected) =>
    assert.strictEqual(told(script), expected)
  )
  it.each(lambdas)("know their parameters: %s", (script, expected) => assert.strictEqual(told(script), expected))
})
