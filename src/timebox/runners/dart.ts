/** dart: `dart test`, which is package:test. */
import {
  dartExitCodes,
  dartFile,
  dartLatest,
  dartMarker,
  dartPatterns,
  dartReader,
  dartReport,
  dartWords
} from "./dartTest.ts"
import type { Runner } from "./Runner.ts"

export const dart = {
  name: "dart",
  program: "dart",
  source: "https://dart.dev/tools/dart-test; https://pub.dev/packages/test#running-tests",
  args: ({ files, pattern }) => ["test", ...(pattern === undefined ? [] : [`--name=${pattern}`]), ...files],
  file: dartFile,
  pattern: {},
  report: dartReport,
  patterns: dartPatterns,
  marker: dartMarker,
  words: dartWords,
  latest: dartLatest,
  reader: dartReader,
  exitCodes: dartExitCodes
} as const satisfies Runner
