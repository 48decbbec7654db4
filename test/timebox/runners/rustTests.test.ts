import { assert, describe, it } from "@effect/vitest"
import { FOREIGN_LINE } from "../../../src/timebox/runners/rustTests.ts"

describe("lines of a backtrace", () => {
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
