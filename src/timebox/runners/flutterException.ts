/**
 * Reads the blocks that Flutter's test framework prints for an exception. package:test only gets "Test failed. See
 * exception logs above."; the assertion and its place are in the block before.
 *
 * @see https://github.com/flutter/flutter/blob/master/packages/flutter_test/lib/src/binding.dart
 */

const HEAD = /^══+╡ EXCEPTION CAUGHT BY [^╞]{1,200}╞═+$/
const FOOT = /^═{20,}$/

/** The message of a test whose exception was printed. */
const SEE_ABOVE = /^\s*Test failed\. See exception logs above\./

/** Maximum number of lines of one block that are kept. */
const MAX_LINES = 200

/** Maximum number of blocks of one test that are kept; the first ones show the cause. */
const MAX_BLOCKS = 3

/** A frame of the framework, of package:test or of the SDK, in a stack of Dart's. */
const FOREIGN =
  /^(?:#\d+\s.*\((?:dart:|package:(?:flutter|flutter_test|test|test_api|test_core|matcher|stack_trace|fake_async|async|boolean_selector)\/)|(?:dart:|package:(?:flutter_test|test_api|test_core|matcher|stack_trace|fake_async)\b)|<asynchronous suspension>$|===== asynchronous gap =+$|\(elided )/

/**
 * Returns an error of Dart's without frames that lie outside of the project.
 *
 * @example ownDartFrames("Expected: <1>\ndart:async  _run\ntest/a_test.dart 9:5  main.<fn>")
 * // "Expected: <1>\ntest/a_test.dart 9:5  main.<fn>"
 */
export const ownDartFrames = (text: string): string =>
  text
    .split("\n")
    .filter((line) => !FOREIGN.test(line))
    .join("\n")

/** Collects blocks from the output of a test, line by line. */
export class FlutterExceptions {
  #blocks: Array<string> = []
  #open: Array<string> | undefined

  get isInside(): boolean {
    return this.#open !== undefined
  }

  /** Takes one line of the output; ignores those outside of a block. */
  read(line: string): void {
    if (HEAD.test(line)) this.#open = []
    else if (this.#open === undefined) return
    else if (FOOT.test(line)) {
      if (this.#blocks.length < MAX_BLOCKS) this.#blocks.push(shortened(this.#open))
      this.#open = undefined
    } else if (this.#open.length < MAX_LINES) this.#open.push(line)
  }

  /** Returns the message for a test that failed with `message`, and forgets the blocks. */
  messageFor(message: string): string {
    const blocks = this.#open === undefined ? this.#blocks : [...this.#blocks, shortened(this.#open)]
    this.#blocks = []
    this.#open = undefined
    return SEE_ABOVE.test(message) && blocks.length > 0 ? blocks.join("\n\n") : message
  }
}

/** Headings in a block that are irrelevant to the failure; the lines below the second one are left out too. */
const HEADINGS = /^(?:When the exception was thrown, this was the stack|The test description was):$/

const shortened = (lines: ReadonlyArray<string>): string =>
  ownDartFrames(
    lines.filter((line, i) => !HEADINGS.test(line) && lines[i - 1] !== "The test description was:").join("\n")
  )
    .replace(/\n{3,}/g, "\n\n")
    .trim()
