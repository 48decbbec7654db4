/** Checks autoloads: that their scripts and scenes exist and can become nodes, under names that scripts can use. */
import { builtinNames } from "../check/types/Types.ts"
import { checkPath, pathIn } from "./fileRules.ts"
import { type Entry, type SettingsCheck, textIn } from "./SettingsContext.ts"

/** Matches files that Godot cannot make a node from. */
const NO_NODE =
  /\.(?:png|jpe?g|svg|webp|bmp|wav|ogg|mp3|ttf|otf|json|txt|md|csv|cfg|gdshader|gdshaderinc|shader|glsl)$/i

export const checkAutoload = (check: SettingsCheck, entry: Entry): void => {
  const { value } = entry
  if (value === undefined || value.kind === "null") return
  const given = textIn(check, value)
  if (given === undefined) {
    check.report("assign-type", value, 'An autoload needs the path of a script or a scene: "*res://global.gd".')
    return
  }
  if (given.text.startsWith("*")) checkName(check, entry)
  const path = pathIn(check, given.text.replace(/^\*/, ""))
  if (path === undefined) return
  if (NO_NODE.test(path)) {
    check.report("assign-type", given.at, "An autoload must be a script or a scene: Godot creates no node for this.")
    return
  }
  if (checkPath(check, given, path)) return
  const base = check.project?.nativeBase(path)
  if (base !== undefined && check.api.has(base) && check.api.has("Node") && !check.api.inherits(base, "Node")) {
    const message = `${path} extends ${base}, which is not a Node: Godot does not create the autoload.`
    check.report("assign-type", given.at, message)
  }
}

/** Reports a name that means something else to scripts. */
const checkName = ({ api, reference, report, view }: SettingsCheck, { at, name }: Entry): void => {
  const script = view?.classScript(name)
  if (script !== undefined) {
    report("shadow", at, `${script} has the class_name ${name}, which hides this autoload: Godot refuses the script.`)
  } else if (reference.dialect === 4 && (api.has(name) || builtinNames.has(name))) {
    report("shadow", at, `${name} is a class of Godot: in scripts ${name} is the class, not the autoload.`)
  }
}
