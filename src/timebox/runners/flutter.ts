/** flutter: `flutter test`, which runs package:test by a program of its own. */
import { packageTest } from "./dartTest.ts"
import type { Runner } from "./Runner.ts"

export const flutter = {
  ...packageTest,
  name: "flutter",
  program: "flutter",
  source: "flutter test --help; https://docs.flutter.dev/testing/overview",
  // `--name` takes the next word, even one that begins with `-`.
  args: ({ files, pattern }) => ["test", ...(pattern === undefined ? [] : ["--name", pattern]), ...files],
  marker: new RegExp(
    `${packageTest.marker.source}|Waiting for another flutter|No pubspec|"package:flutter_test"|Test directory "`
  ),
  words: [...packageTest.words, "Waiting for another", "No pubspec", `"package:flutter_test"`, "Test directory"],
  reader: (project) => {
    const reader = packageTest.reader(project)
    return {
      ...reader,
      read: (line) => {
        if (line.includes("Waiting for another flutter command to release the startup lock")) {
          const text = "Another flutter holds its startup lock: wait for it or end it, and run one at a time."
          return [{ kind: "note", text }]
        }
        if (/cannot run without a dependency on either "package:flutter_test"/.test(line)) {
          return [
            { kind: "note", text: "The project depends on neither flutter_test nor test: add one to pubspec.yaml." }
          ]
        }
        if (line.includes("No pubspec.yaml file found")) {
          return [
            {
              kind: "note",
              text: "There is no pubspec.yaml in the root: the server's root must be the Flutter project."
            }
          ]
        }
        // The tool itself says it, before package:test is started, and exits with 1.
        if (/^Test directory "[^"]{0,500}" (?:not found|does not appear to contain any test files)\./.test(line))
          return [{ kind: "none" }]
        return reader.read(line)
      }
    }
  }
} as const satisfies Runner
