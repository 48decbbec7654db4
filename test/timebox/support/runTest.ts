/** RunTest in a folder, over a controller that starts nothing. */
import * as NodeContext from "@effect/platform-node/NodeContext"
import { Layer } from "effect"
import type { Outcome, TimeboxController } from "../../../src/timebox/process/TimeboxController.ts"
import { ReportDir } from "../../../src/timebox/report/ReportDir.ts"
import { ReportGenerator } from "../../../src/timebox/report/ReportGenerator.ts"
import { PathValidator } from "../../../src/timebox/runners/PathValidator.ts"
import { TestRunner } from "../../../src/timebox/runners/TestRunner.ts"
import { RunTest } from "../../../src/timebox/surface/RunTest.ts"
import { TimeboxConfig, type TimeboxSettings } from "../../../src/timebox/surface/TimeboxSettings.ts"

export const passed: Outcome = {
  status: "pass",
  exitCode: 0,
  signal: null,
  durationMs: 5,
  leakedProcesses: 0,
  message: null
}

/** The settings of a server whose root is this folder. */
export const operator = (root: string): TimeboxSettings => ({
  root,
  runners: ["flutter"],
  environment: [],
  rawLogBytes: 1_000_000,
  maxTimeoutMs: Number.MAX_SAFE_INTEGER,
  keepReports: 20,
  pidNamespace: false
})

/** RunTest, and what its commands need, in this folder. */
export const layer = (root: string, timebox: Layer.Layer<TimeboxController>) =>
  RunTest.layer([]).pipe(
    Layer.provide(Layer.mergeAll(TestRunner.layer, ReportGenerator.layer(operator(root)), timebox)),
    Layer.provideMerge(ReportDir.layer),
    Layer.provideMerge(PathValidator.layer(root)),
    Layer.provide(NodeContext.layer),
    Layer.merge(Layer.succeed(TimeboxConfig, operator(root)))
  )
