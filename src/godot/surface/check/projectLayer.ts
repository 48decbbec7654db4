/** The project that the settings name, as a service. */
import { Effect, Layer } from "effect"
import { GodotSettings } from "../../library/GodotSettings.ts"
import { Project } from "../../project/Project.ts"

export const projectLayer = Layer.unwrapEffect(
  Effect.map(GodotSettings, ({ projectDir }) => Project.layerAt(projectDir))
)
