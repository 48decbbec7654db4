import { assert, describe, it } from "@effect/vitest"
import { FOREIGN_LINE, ownFrames } from "../../../src/timebox/runners/rustTests.ts"

describe("lines of a backtrace", () => {
  const stack = (panic: string) =>
    [
      `thread 'tests::adds' panicked at ${panic}:`,
      "stack backtrace:",
      "   0: core::panicking::panic_fmt",
      "             at /rustc/59807616e1fa/library/core/src/panicking.rs:80:14",
      "   1: b::boom",
      "             at /app/b/src/lib.rs:2:52",
      "   2: serde::read",
      "             at /app/vendor/serde/src/lib.rs:2:52",
      "   3: a::tests::adds",
      "             at ./src/lib.rs:6:19",
      "note: Some details are omitted, run with `RUST_BACKTRACE=full` for a verbose backtrace."
    ].join("\n")

  it("have their paths from the root, also of other packages of a workspace", () => {
    const shown = (panic: string, place: string) =>
      [
        `thread 'tests::adds' panicked at ${panic}:`,
        "stack backtrace:",
        "   1: b::boom",
        "             at b/src/lib.rs:2:52",
        "   3: a::tests::adds",
        `             at ${place}`
      ].join("\n")
    for (const [panic, place] of [
      ["a/src/lib.rs:6:19", "a/src/lib.rs:6:19"],
      ["src/lib.rs:6:19", "src/lib.rs:6:19"],
      // Nothing tells the folder of the test's package.
      ["b/src/lib.rs:2:52", "./src/lib.rs:6:19"]
    ] as const)
      assert.strictEqual(ownFrames(stack(panic), "/app"), shown(panic, place))
  })

  it("are left out of excerpts where they lie in Rust's libraries or in other packages", () => {
    const own = [
      "thread 'tests::eq' panicked at src/lib.rs:13:9:",
      "stack backtrace:",
      "   4: app::tests::eq",
      "             at ./src/lib.rs:13:9",
      "   5: app::core::add",
      "             at .\\src\\lib.rs:3:1",
      "   6: <app::Sum as core::ops::Add>::add",
      "note: panic did not contain expected string"
    ]
    const foreign = [
      "   0: __rustc::rust_begin_unwind",
      "             at /rustc/59807616e1fa/library/std/src/panicking.rs:689:5",
      "   1: core::panicking::panic_fmt",
      "   2: core::panicking::assert_failed::<i32, i32>",
      "   6: <core::result::Result<(), alloc::string::String> as core::ops::function::FnOnce<()>>::call_once",
      "   7: <fn() -> core::result::Result<(), alloc::string::String> as core::ops::function::FnOnce<()>>::call_once",
      "             at /root/.cargo/registry/src/index.crates.io-1/serde-1.0.0/src/lib.rs:1:2",
      "  12: std::sys::thread::unix::Thread::new::thread_start",
      "  13: start_thread",
      "note: Some details are omitted, run with `RUST_BACKTRACE=full` for a verbose backtrace."
    ]
    assert.deepStrictEqual(
      [...own, ...foreign].filter((line) => FOREIGN_LINE.test(line)),
      foreign
    )
  })
})
