/** The input of the checker: a script, the reference, and the project where one is known. */
import type { ClassDoc } from "../reference/ClassDoc.ts"
import type { SymbolTable } from "../reference/SymbolTable.ts"
import type { Dialect, Script } from "../script/Script.ts"

/** One member or class that a name of another Godot version became. */
export interface Successor {
  /** Its name in the reference: `instantiate`, `deg_to_rad`, `Node3D`. */
  readonly name: string
  /** The class that has it; absent for classes. */
  readonly owner?: string
  readonly kind: "class" | "method" | "property" | "signal" | "constant" | "annotation" | "enum"
}

/** The class reference, as a checker sees it. Everything is synchronous; documents are read once. */
export interface ReferenceView {
  /** `Godot 4.5`; `this reference` if the version is not known. */
  readonly label: string
  readonly dialect: Dialect
  readonly symbols: SymbolTable
  /** The document of a class; absent if the reference has none, or if its file cannot be read. */
  readonly classDoc: (name: string) => ClassDoc | undefined
  /** Names of setters and getters -> the classes that have them; absent if the documents must be read for it. */
  readonly accessors?: () => ReadonlyMap<string, ReadonlyArray<string>>
  /** True if it has all classes: a name that is absent from it is then absent from Godot. */
  readonly isComplete: boolean
  /** This reference's names for a class of another version, likeliest first. */
  readonly classSuccessors: (name: string) => ReadonlyArray<Successor>
  /** Checks whether a class of this reference, or what it inherits, had a member of that name in another version. */
  readonly hadMember: (name: string, owner: string) => boolean
  /** This reference's names for a member of another version, likeliest first; `owner` is a class of this reference. */
  readonly memberSuccessors: (name: string, owner?: string) => ReadonlyArray<Successor>
}

/** The type of a node: its class of the reference, and the script on it. */
export interface NodeType {
  readonly className: string
  /** Path of a script of the project, `res://player.gd`. */
  readonly script?: string
}

/** A node that a path names and no scene has. */
export interface AbsentNode {
  /** The part of the path that no node has as its name. */
  readonly name: string
  /** Names of the existing nodes; `%Name` if a unique one is requested. */
  readonly others: ReadonlyArray<string>
  /** The path up to it, and the node there. */
  readonly parent: { readonly path: string; readonly type: NodeType }
  /** The path of the only node below the script's that has the name of the path's last part. */
  readonly moved?: string
}

/** Changes that scripts and C# may make to the nodes of scenes while the game runs. */
export interface NodeChanges {
  /** True if nodes may get names that no script contains: from data, from loaded files or from C#. */
  readonly givesAnyName: boolean
  /** True if names are computed. */
  readonly computesNames: boolean
  /** Strings within the values of computed names: `Row_` of `"Row_" + kind`. */
  readonly parts: ReadonlySet<string>
  /** True if Godot names or numbers nodes by their class: `add_child(timer, true)`. */
  readonly givesReadableNames: boolean
  /** True if nodes of a scene or a script may be moved in the tree. */
  readonly movesNodes: boolean
  /** True if `%Name` may find other nodes than those of the scene. */
  readonly changesUniques: boolean
  /** Names that scripts assign, as Godot writes them. */
  readonly given: ReadonlySet<string>
}

export interface Autoload {
  readonly name: string
  /** `res://global.gd` or `res://global.tscn`. */
  readonly path: string
  /** True if scripts can use the name (`*` in project.godot). */
  readonly isGlobal: boolean
  /** True if a plugin adds it when it is enabled, and project.godot does not list it. */
  readonly isAdded?: boolean
  /** The type of the node, if that is known. */
  readonly type?: NodeType
}

/**
 * A project as its files show it. All paths are `res://...`; the checked script is among the scripts, with its checked
 * text.
 */
export interface ProjectView {
  /** A script by its path, parsed; absent if there is none or if it cannot be read. */
  readonly script: (path: string) => Script | undefined
  /** Returns the path of the script that declares the `class_name`. */
  readonly classScript: (name: string) => string | undefined
  /** Names of all `class_name` classes. */
  readonly classNames: Iterable<string>
  readonly autoloads: ReadonlyMap<string, Autoload>
  /**
   * The type of `$path` in a script: only if all scenes that use the script (or a descendant of it) agree. `hidden` is
   * an instance of a missing scene.
   */
  readonly nodeAt: (script: string, path: string) => NodeType | "hidden" | undefined
  /**
   * Facts about a path that leads to no node in any scene that uses the script; absent if no scene uses it, or if one
   * has or may have the node.
   */
  readonly absentNode: (script: string, path: string) => AbsentNode | undefined
  /** Checks whether a scene's root, or another node of a scene, has a name. */
  readonly nodeNamed: (name: string) => "root" | "node" | undefined
  /**
   * Checks whether a scene may put a script on a node that it inherits: that has its parent before it has the script.
   */
  readonly putsScriptsOnInherited: () => boolean
  /** Changes that scripts and C# may make to the nodes of scenes while the game runs. */
  readonly nodeChanges: NodeChanges
  /**
   * Checks whether scripts may bring a node below that of a script, or below a child of it (`isDeep`), before it
   * becomes ready.
   */
  readonly mayComeBeforeReady: (script: string, isDeep: boolean) => boolean
  /** Checks whether a script has the name in a string, other than in the path of a node. */
  readonly quotes: (name: string) => boolean
  /**
   * Checks whether a script has the name within a text or as a constant, or a file is called so, in any case:
   * `long_sword` or `LONG SWORD` for `LongSword`.
   */
  readonly spells: (name: string) => boolean
  /** Checks whether a script may extend another in a way that `absentNode` does not follow. */
  readonly hasHiddenHeirs: () => boolean
  /** The type of a scene's root. */
  readonly sceneRoot: (scene: string) => NodeType | undefined
  /**
   * Paths of the scripts that declare a member or a class of this name at any depth. The checker decides which of them
   * an object could have.
   */
  readonly declaring: (name: string) => ReadonlyArray<string>
  /** Paths of the scripts that contain the name. */
  readonly holding: (name: string) => ReadonlyArray<string>
  /**
   * Checks whether anything but a readable script may declare the name: code in scenes and in strings, dictionary keys,
   * C#, method names of an extension.
   */
  readonly mentions: (name: string) => boolean
  /** True if the project has files of C#, whose objects may have members of libraries too. */
  readonly usesCSharp: boolean
  /** True if all scripts were read, and no other source (.gdextension, binary scripts) adds members. */
  readonly isWhole: boolean
  /** True if a scene names a missing script or scene: an object may have members that no file shows. */
  readonly hasLostCode: boolean
  /** True if a script writes other scripts while it runs, as libraries for tests do for their doubles. */
  readonly makesScripts: boolean
  /**
   * True if classes may exist that cannot be seen (.gdextension, C# global classes, absent plugins, types in scenes).
   */
  readonly hasUnseenClasses: boolean
  /** Input actions of project.godot and of the editor's own `ui_...`; absent if they cannot be known. */
  readonly inputActions: ReadonlySet<string> | undefined
  /** Warnings of GDScript by their names in project.godot -> their level there; `2` is an error. */
  readonly warningLevels: ReadonlyMap<string, string>
  /**
   * Checks whether a file exists below the project; absent if that cannot be known (`uid://`, `user://`, imported
   * ones).
   */
  readonly exists: (path: string) => boolean | undefined
  /** The only file that has the name of a path in another folder, or in other capitals. */
  readonly namesake: (path: string) => string | undefined
  /** Short sentences for an answer's `notes`, such as `project.godot says 4.7`. */
  readonly notes: ReadonlyArray<string>
}

export interface CheckInput {
  readonly code: string
  /** `res://player.gd`; absent for a text without a file. */
  readonly path?: string
  readonly reference: ReferenceView
  readonly project?: ProjectView
}
