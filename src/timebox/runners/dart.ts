/** dart: `dart test`, which is package:test. */
import { packageTest } from "./dartTest.ts"
import type { Runner } from "./Runner.ts"

export const dart = {
  ...packageTest,
  name: "dart",
  program: "dart",
  source: "https://dart.dev/tools/dart-test; https://pub.dev/packages/test#running-tests",
  args: ({ files, pattern }) => ["test", ...(pattern === undefined ? [] : [`--name=${pattern}`]), ...files]
} as const satisfies Runner
