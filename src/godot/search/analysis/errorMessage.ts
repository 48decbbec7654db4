/** Reads an error message of Godot, or of C# about Godot's classes, that is pasted as a query: what it is about. */
import { askedBySetup } from "./configurationWarning.ts"
import { settingOfWarning } from "./warningMessage.ts"

const QUOTE = `["'\u2018\u2019\u201c\u201d]`
/** A name in quotes, and how it was called: `"deg2rad()"`, `'fire (via call)'`. */
const quoted = (group: string): string =>
  String.raw`${QUOTE}(?<${group}>@?[A-Za-z_]\w{0,63})(?:\(\)| \([a-z ]{1,20}\))?${QUOTE}`
/** A class, which its script may follow: `'Node2D (player.gd)'`. */
const OWNER = String.raw`${QUOTE}?(?<owner>[A-Za-z]\w{0,63})`
const MEMBER = quoted("member")
const NAME = quoted("name")
const CALLED = quoted("called")
/** A type, with or without quotes. */
const typeNamed = (group: string): string => String.raw`${QUOTE}?(?<${group}>[A-Za-z]\w{0,63})`

/** What the messages say of a member of a class, of a name, of a function, and of two operands. */
const forms = [
  String.raw`\b(?:function|index|property or key|member) ${MEMBER}[^\n]{0,80}?\b(?:in base|on base:|base object of type) ${OWNER}`,
  String.raw`\bcall method ${MEMBER} on a ${OWNER}`,
  String.raw`\bmember ${MEMBER} (?:already exists in parent class|redefined \(original in native class) ${OWNER}`,
  String.raw`\b(?:variable|constant|parameter|function|signal) ${MEMBER} is shadowing an already-declared [^\n]{0,60}?\bin the base class ${OWNER}`,
  String.raw`\bobject of type ${OWNER}${QUOTE}: [^\n]{0,40}?\bsignal ${MEMBER}`,
  `${OWNER}${QUOTE} does not contain a definition for ${MEMBER}`,
  String.raw`\binvalid operands ${QUOTE}(?<left>\w{1,40})${QUOTE} and ${QUOTE}(?<right>\w{1,40})${QUOTE} (?:in operator|for) ${QUOTE}(?<sign>[^\w\s"']{1,3})${QUOTE}`,
  String.raw`\b(?:function|method) ${CALLED} (?:not|isn't|is not) (?:declared|found)`,
  String.raw`\b(?:arguments for ${CALLED} call|invalid argument for ${quoted("passed")}|no overload for method ${quoted("overloaded")})`,
  String.raw`\b(?:identifier|name) ${NAME} (?:not|isn't|is not|does not|could not) (?:declared|found|exist|be found)`,
  String.raw`\b(?:find (?:type|base class)|unrecognized annotation:) ${NAME}`,
  // Of shaders; Godot 3 writes them without quotes and without the types of the arguments.
  String.raw`\bunknown identifier in expression: ${QUOTE}?(?<name>[A-Za-z_]\w{0,63})`,
  String.raw`\bno matching function found for: ${QUOTE}(?<name>\w{1,64})(?:\(|${QUOTE})`,
  String.raw`\bvalue of type ${typeNamed("given")}${QUOTE}?[^\n]{0,60}?\b(?:as|specified type|of type|return type is) ${typeNamed("wanted")}`
].map((pattern) => new RegExp(pattern, "i"))

/** Messages that name nothing, each with what they are about. */
const faults: ReadonlyArray<readonly [pattern: RegExp, about: string]> = [
  [/\bindex\b[^\n]{0,40} out of bounds\b|\bout of bounds get index\b/i, "index out of bounds"],
  [/\b(?:resource file not found|failed loading resource|no loader found for resource): /i, "resource file not found"],
  // Of the file's name and ending nothing is asked.
  [/\bopen(?:ing)? file(?: from path)?:? {0,2}(?:["'\u2018\u201c]|\w{1,8}:[/\\])/i, "FileAccess.open get_open_error"],
  [/\btrying to (?:assign|return|pass) an array of type\b[^\n]{0,120}\bArray\[/i, "Array.assign"],
  [/\btrying to (?:assign|return|pass) a dictionary of type\b[^\n]{0,120}\bDictionary\[/i, "Dictionary.assign"],
  [/\banother resource is loaded from path\b/i, "Resource.take_over_path"],
  [/\bRPC configuration for the function\b|\bRPC ["']\w{1,64}["'] is not allowed\b/, "@rpc"],
  [/\bstack overflow\b[^\n]{0,40}\binfinite recursion\b/i, "debug/settings/gdscript/max_call_stack"],
  [/\bis a coroutine, so it must be called with ["']await["']/i, "await"],
  [/\banimation not found: /i, "AnimationPlayer.has_animation"],
  [/\bthere is no animation with name ["']/i, "SpriteFrames.has_animation"],
  [/\bstarted with no tweeners\b|\btween without commands\b/i, "Tween.tween_property"],
  [/\bthe tweened property ["']/i, "Tween.tween_property"],
  [/\baborting tweener\b/i, "Tween.bind_node"],
  [/\bnavigation map synchronization error\b/i, "NavigationMesh.cell_size"],
  [/\binputmap action ["']/i, "InputMap.has_action"],
  [/\bmap query failed because it was made before first map synchronization\b/i, "map_get_iteration_id map_changed"],
  [/\bresumed function ["'][^\n]{0,80}\bclass instance is gone\b/i, "freed instance"],
  [/\bthread object is being destroyed without its completion\b|\bthread already started\b/i, "Thread.wait_to_finish"],
  [/\bhttprequest is processing a request\b/i, "HTTPRequest.cancel_request"],
  [/\bmake child window exclusive\b/i, "Window.exclusive"],
  [/\bparameter "data\.tree" is null\b/i, "Node.is_inside_tree"],
  [/\battempt to disconnect a nonexistent connection\b/i, "Object.disconnect"],
  [/\bcondition "det == 0" is true/i, "Transform2D.affine_inverse Basis.inverse"],
  [/\bno main scene (?:has been )?defined\b/i, "application/run/main_scene"],
  [/\bclass ["']\w{1,64}["'] hides a (?:global script class|built-in)/i, "ProjectSettings.get_global_class_list"],
  [/\bnon-equal opposite anchors\b/i, "Control.size Control.set_anchors_preset"],
  [/^\W{0,8}(?:error: )?time should be greater than zero\b/i, "Timer.wait_time"],
  [/\bmultiplayer instance isn['\u2019]t currently active\b/i, "MultiplayerAPI.multiplayer_peer"],
  [/\bno TileSet (?:atlas )?source with id\b/i, "TileSet.has_source"],
  [/\bTileSetAtlasSource atlas has no tile at\b/i, "TileSetSource.has_tile"],
  [/\bcannot infer the type of\b/i, "debug/gdscript/warnings/inference_on_variant"],
  [/\bcan't open (?:gdextension )?dynamic library\b|\bno gdextension library found\b/i, "GDExtension"]
]

/**
 * Returns what a message is about that names no member, or how a node is set up; undefined for other texts.
 *
 * @example faultOf("Tween started with no Tweeners.") // "Tween.tween_property"
 */
export const faultOf = (text: string): string | undefined =>
  faults.find(([pattern]) => pattern.test(text))?.[1] ?? askedBySetup(text)

/** Matches bases that are no object (`Nil`, `null`, `previously freed`): the error is about the missing object, not the name. */
const NOTHING = /^(?:nil|null|previously)$/i

/**
 * Returns what an error message is about as a query: a name, with its class where the message says it, the setting of a
 * warning, or what is wrong; undefined for other texts.
 *
 * @example
 * askedByError("Invalid call. Nonexistent function 'instance' in base 'PackedScene'.") // "PackedScene.instance"
 * askedByError("Cannot call method 'play' on a null value.") // "null instance"
 */
export const askedByError = (text: string): string | undefined => {
  const setting = settingOfWarning(text)
  if (setting !== undefined) return setting
  for (const pattern of forms) {
    const said = pattern.exec(text)?.groups
    if (said !== undefined) return asked(said)
  }
  const fault = faultOf(text)
  const places = Array.from(text.matchAll(ENGINE_PLACE), placeOfEngine)
  if (fault !== undefined) return [fault, ...places].join(" ")
  const said = text.replace(SCRIPT_PLACE, " ").replace(ENGINE_PLACE, "")
  return said === text ? undefined : [said.trim(), ...places].join(" ")
}

/** Where in a script the error is, in three forms: the user's function is no name of Godot's. */
const SCRIPT_PLACE = new RegExp(
  [
    String.raw`\bat: \w{1,64} \([^()\s]{1,200}\.gd:\d{1,6}\)`,
    String.raw`\b[\w/.-]{1,200}\.gd:\d{1,6} @ \w{1,64}\(\):?`,
    String.raw`\bE \d{1,3}:\d\d:\d\d[:.]\d{1,6} {1,8}\w{1,64}: `
  ].join("|"),
  "g"
)
/** Matches a function that a script may call: no inner one, which begins with an underscore or cleans up at the end. */
const FUNCTION = String.raw`(?!_|cleanup\b|finali[sz]e\b)\w{1,64}`
/** Where in the engine it is, in two forms: the file is mostly called like a class, and the function like its method. */
const ENGINE_PLACE = new RegExp(
  [
    String.raw`\bat: (?<called>${FUNCTION}) \([\w/]{0,200}?(?<file>[a-z0-9_]{1,64})\.(?:cpp|h):\d{1,6}\)`,
    String.raw`<C\+\+ Source> {0,8}[\w/]{0,200}?(?<source>[a-z0-9_]{1,64})\.(?:cpp|h):\d{1,6} @ (?<function>${FUNCTION})\(\)`
  ].join("|"),
  "g"
)

const placeOfEngine = ({ groups = {} }: RegExpMatchArray): string =>
  `${groups["file"] ?? groups["source"]}.${groups["called"] ?? groups["function"]}`

const asked = ({
  called,
  given,
  left,
  member,
  name,
  overloaded,
  owner,
  passed,
  right,
  sign,
  wanted
}: Readonly<Partial<Record<string, string>>>): string | undefined => {
  if (member !== undefined && owner !== undefined) {
    if (NOTHING.test(owner)) return /^previously$/i.test(owner) ? "freed instance" : "null instance"
    return owner === "self" ? `${member}()` : `${owner}.${member}`
  }
  if (left !== undefined && right !== undefined)
    return NOTHING.test(left) || NOTHING.test(right) ? "null instance" : `${left} ${sign} ${right}`
  if (given !== undefined && wanted !== undefined)
    return NOTHING.test(given) ? "null instance" : `${given} to ${wanted}`
  const call = called ?? passed ?? overloaded
  return call === undefined ? name : `${call}()`
}
