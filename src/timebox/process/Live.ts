/** All that a run needs, wired for the machine at hand. */
import { Layer } from "effect"
import { Guardian } from "./Guardian.ts"
import { PidNamespace } from "./PidNamespace.ts"
import { ProcessExecutor } from "./ProcessExecutor.ts"
import { ProcessTable } from "./ProcessTable.ts"
import { TimeboxController } from "./TimeboxController.ts"

export interface Options {
  /** Run each command in a PID namespace of its own, where the system allows it. */
  readonly pidNamespace: boolean
  /** How the program is started in the guardian's role, if not as it was started itself. */
  readonly guardian?: Layer.Layer<Guardian>
}

export const layer = ({ pidNamespace, guardian = Guardian.layer }: Options): Layer.Layer<TimeboxController> =>
  TimeboxController.layer.pipe(
    Layer.provide(ProcessExecutor.layer),
    Layer.provide(Layer.mergeAll(ProcessTable.layer, guardian, pidNamespace ? PidNamespace.layer : PidNamespace.none))
  )
