/**
 * Orders the test files of a run: those that start programs, read whole references or try thousands of texts come
 * first.
 *
 * Without a former run, vitest begins with the largest files, and leaves a short file that takes long for the end, when
 * the other processes are idle.
 */
import { BaseSequencer, type TestSpecification } from "vitest/node"

const LONG = /\/test\/(?:e2e\/|fuzz\/|[^/]*$)|\.corpus\.test\.ts$/

export default class LongFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId.replaceAll("\\", "/"))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
