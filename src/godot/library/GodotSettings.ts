/** Where the class reference is and where its index is kept. */
import { Context } from "effect"

export class GodotSettings extends Context.Tag("godot/Settings")<
  GodotSettings,
  {
    /** `GODOT_DOC_DIR` as given: a directory, absolute or relative to the working directory, or `builtin`. */
    readonly docDir: string
    /** The documentation root that comes with the package: what `builtin` means. */
    readonly starterDir: string
    /** `GODOT_INDEX_PATH` as given. */
    readonly indexPath: string
    /** Whether the index follows the files. */
    readonly watch: boolean
    /** This package's version: an index that another version wrote is rebuilt. */
    readonly version: string
  }
>() {}
