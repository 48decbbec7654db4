/** Describes the tests and packages that go names: their names, their places, and how they are run again. */
import { literal, type TestRef } from "../results/TestEvent.ts"
import { folderOf, modulesOf } from "./goModules.ts"
import { placeInStack, placeWritten } from "./goPlaces.ts"
import { Goroutines } from "./goroutines.ts"
import type { Project } from "./Runner.ts"

/**
 * Returns the levels of a subtest's name, which `-run` compares one by one.
 *
 * @example exactly("TestSum/of_2") // "^TestSum$/^of_2$"
 */
export const exactly = (test: string): string =>
  test
    .split("/")
    .map((level) => `^${literal(level)}$`)
    .join("/")

/**
 * Returns a function that describes a test of a package, or with `""` as the test the package itself, by what it wrote.
 *
 * @example
 * testRefs(project)("example.com/m/sum", "TestSum", "    sum_test.go:9: wrong")
 * // { name: "example.com/m/sum TestSum", file: "sum/sum_test.go", line: 9,
 * //   rerun: { scope: "file", target: "./sum", pattern: "^TestSum$" } }
 */
export const testRefs = (project: Project) => {
  const modules = modulesOf(project)
  return (pack: string, test: string, message: string): TestRef => {
    const at = folderOf(modules, pack)
    const isRace = /^WARNING: DATA RACE$/m.test(message)
    return {
      name: test === "" ? pack : `${pack} ${test}`,
      ...(placeWritten(project, at, message, test !== "") ??
        (test === "" || isRace ? placeInStack(message, project.root) : placeOfPanic(message, test, project.root))),
      ...(test === "" ? { isPackage: true } : {}),
      rerun: { scope: "file", target: at ?? pack, ...(test === "" ? {} : { pattern: exactly(test) }) }
    }
  }
}

/** Maximum number of files of a package that are searched for a function. */
const MAX_FILES = 200

/**
 * Returns a function that finds the declaration of a test whose failure has no place: an example, or one that calls
 * `t.Fail`.
 *
 * @example declarations(project)("example.com/m/sum", "ExampleSum") // { file: "sum/example_test.go", line: 5 }
 */
export const declarations = (project: Project) => {
  const modules = modulesOf(project)
  return (pack: string, test: string): { readonly file?: string; readonly line?: number } => {
    const folder = folderOf(modules, pack)?.replace(/^\.\/?/, "")
    const [name = ""] = test.split("/", 1)
    if (folder === undefined || name === "") return {}
    const start = new RegExp(`^func ${literal(name)}\\(`, "m")
    const files = project.namesIn(folder === "" ? "." : folder).filter((one) => one.endsWith("_test.go"))
    for (const one of files.slice(0, MAX_FILES)) {
      const file = folder === "" ? one : `${folder}/${one}`
      const text = project.read(file) ?? ""
      const at = text.search(start)
      if (at !== -1) return { file, line: text.slice(0, at).split("\n").length }
    }
    return {}
  }
}

/** The line of a test in the stack of its panic; nothing if the message has no stack. */
const placeOfPanic = (message: string, test: string, root: string) => {
  const goroutines = new Goroutines(root)
  for (const line of message.split("\n")) goroutines.read(line)
  return goroutines.placeOf(test)
}

/**
 * Returns the package whose tests could not be built, by the compiler's name of the build: its tests in a separate
 * package, or another package for them.
 *
 * @example packageOf("example.com/m_test [example.com/m.test]") // "example.com/m"
 */
export const packageOf = (built: string): string => / \[(\S+)\.test\]$/.exec(built)?.[1] ?? built.split(" ", 1)[0] ?? ""

/**
 * Returns the mark of a package that was not built, if go says so in `text`.
 *
 * @example unbuiltIn("FAIL\texample.com/m [build failed]\n") // { isUnbuilt: true }
 */
export const unbuiltIn = (text: string): Pick<TestRef, "isUnbuilt"> =>
  /^FAIL\t\S+ \[(?:build|setup) failed\]$/m.test(text) ? { isUnbuilt: true } : {}
