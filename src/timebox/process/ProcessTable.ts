/**
 * The operating system's process table, as a run needs it: the processes, those that carry the run's tag, and signals.
 *
 * One small interface, three implementations: `/proc` (linux), `ps` (macOS and other Unixes), `taskkill` (Windows).
 */
import { Context, Effect, Layer } from "effect"
import * as LinuxProcesses from "./LinuxProcesses.ts"
import type { Processes } from "./Processes.ts"
import * as PsProcesses from "./PsProcesses.ts"
import * as WindowsProcesses from "./WindowsProcesses.ts"

/** A new implementation for a platform as Node names it. */
export const forPlatform = (platform: NodeJS.Platform): Processes =>
  platform === "linux" ? LinuxProcesses.processes : platform === "win32" ? WindowsProcesses.make() : PsProcesses.make()

export class ProcessTable extends Context.Tag("timebox/ProcessTable")<ProcessTable, Processes>() {
  static readonly make = Effect.sync(() => forPlatform(process.platform))

  static readonly layer = Layer.effect(this, this.make)
}
