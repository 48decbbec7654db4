/** All that a run needs, wired for the machine at hand. */
import type { Layer } from "effect"
import { inOrder } from "../../kernel/util/Layers.ts"
import { LimitMark } from "./LimitMark.ts"
import { PidNamespace } from "./PidNamespace.ts"
import { ProcessExecutor } from "./ProcessExecutor.ts"
import { ProcessTable } from "./ProcessTable.ts"
import { TimeboxController } from "./TimeboxController.ts"
import { Watchdog } from "./Watchdog.ts"

export interface Options {
  /** Run each command in a PID namespace of its own, where the system allows it. */
  readonly pidNamespace: boolean
  /** Command that starts the program in the watchdog's role, if another than its own. */
  readonly watchdog?: Layer.Layer<Watchdog>
}

export const layer = ({ pidNamespace, watchdog = Watchdog.layer }: Options): Layer.Layer<TimeboxController> =>
  inOrder(
    ProcessTable.layer,
    watchdog,
    LimitMark.layer,
    pidNamespace ? PidNamespace.layer : PidNamespace.none,
    ProcessExecutor.layer,
    TimeboxController.layer
  )
