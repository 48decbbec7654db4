/** All that a run needs, wired for this machine. */
import { Layer } from "effect"
import { inOrder, type Makes } from "../../kernel/util/Services.ts"
import { LimitMark } from "./LimitMark.ts"
import { PidNamespace } from "./PidNamespace.ts"
import { ProcessExecutor } from "./ProcessExecutor.ts"
import { ProcessTable } from "./ProcessTable.ts"
import { TimeboxController } from "./TimeboxController.ts"
import { Watchdog } from "./Watchdog.ts"

export interface Options {
  /** Runs each command in a PID namespace of its own, where the system allows it. */
  readonly pidNamespace: boolean
  /** Command that starts the program as the watchdog, if it differs from the running one. */
  readonly watchdog?: Layer.Layer<Watchdog>
}

/** Makes the controller of runs with the services that it needs. */
export const make = ({ pidNamespace, watchdog }: Options): Makes<TimeboxController> =>
  inOrder(
    ProcessTable,
    watchdog === undefined ? Watchdog : Layer.build(watchdog),
    LimitMark,
    pidNamespace ? PidNamespace : Layer.build(PidNamespace.none),
    ProcessExecutor,
    TimeboxController
  )

/** The same as a layer, for tests and commands. */
export const layer = (options: Options) => Layer.scopedContext(make(options))
