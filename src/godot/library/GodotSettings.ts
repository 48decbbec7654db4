/** Settings of the class reference and its index. */
import { Context } from "effect"

export class GodotSettings extends Context.Tag("godot/Settings")<
  GodotSettings,
  {
    /** The directory of the documents, absolute or relative to the working directory, or `builtin`. */
    readonly docDir: string
    /** The reason for the choice of these documents, for `doctor`; absent in tests. */
    readonly docsReason?: string
    /** The command that gets documents which fit the project better. */
    readonly docsHint?: string
    /** What these documents cannot contain, for a set made from an API dump without class files. */
    readonly docsLacks?: string
    /** The documentation root in the package, named `builtin`. */
    readonly starterDir: string
    /** Path of the index file. */
    readonly indexPath: string
    /** True if the index lies in a folder of a project by default, where version control should not see it. */
    readonly isIndexInProject?: boolean
    /** Folder of the user's project: that of the nearest `project.godot`, if any. */
    readonly projectDir?: string
    /** The locale whose translations are shown where the checkout has them. */
    readonly locale?: string
    /** True if changes of the files are followed. */
    readonly watch: boolean
    /** This package's version: an index that another version wrote is rebuilt. */
    readonly version: string
  }
>() {}
