/** Reads an error message of Godot, or of C# about Godot's classes, pasted as a query: finds its subject. */
import { subjectOfSetupWarning } from "./configurationWarning.ts"
import { withoutConsole } from "./consoleText.ts"
import { settingOfWarning } from "./warningMessage.ts"

const QUOTE = `["'\u2018\u2019\u201c\u201d]`
/** Letters of other writings, which names in a script may have as well. */
const LETTER = String.raw`\u00c0-\u1fff\u3040-\ud7ff\uff66-\uff9d`
/** A name in quotes, and how it was called: `"deg2rad()"`, `'fire (via call)'`. */
const quoted = (group: string): string =>
  String.raw`${QUOTE}(?<${group}>@?[A-Za-z_${LETTER}][\w${LETTER}]{0,63})(?:\(\)| \([a-z ]{1,20}\))?${QUOTE}`
/**
 * A class, which its script may follow: `'Node2D (player.gd)'`; some singletons of Godot 3 begin with an underscore.
 */
const OWNER = String.raw`${QUOTE}?_?(?<owner>[A-Za-z]\w{0,63})`
const MEMBER = quoted("member")
const NAME = quoted("name")
const CALLED = quoted("called")
/** A type, with or without quotes. */
const typeNamed = (group: string): string => String.raw`${QUOTE}?(?<${group}>[A-Za-z]\w{0,63})`

/** Messages about a member of a class, a name, a function, and two operands. */
const forms = [
  String.raw`\b(?:function|index|property or key|member) ${MEMBER}[^\n]{0,80}?\b(?:in base|on base:|base object of type) ${OWNER}`,
  String.raw`\bcall method ${MEMBER} on a ${OWNER}`,
  String.raw`\bmember ${MEMBER} (?:already exists in parent class|redefined \(original in native class) ${OWNER}`,
  String.raw`\b(?:variable|constant|parameter|function|signal) ${MEMBER} is shadowing an already-declared [^\n]{0,60}?\bin the base class ${OWNER}`,
  String.raw`\bobject of type ${OWNER}${QUOTE}: [^\n]{0,40}?\bsignal ${MEMBER}`,
  `${OWNER}${QUOTE} does not contain a definition for ${MEMBER}`,
  String.raw`\binvalid operands ${QUOTE}(?<left>\w{1,40})${QUOTE} and ${QUOTE}(?<right>\w{1,40})${QUOTE} (?:in operator|for) ${QUOTE}(?<sign>[^\w\s"']{1,3})${QUOTE}`,
  String.raw`\b(?:function|method) ${CALLED} (?:not|isn't|is not) (?:declared|found)`,
  String.raw`\b(?:division|modulo) by zero error in operator ${QUOTE}(?<sign>[/%])`,
  String.raw`\b(?:arguments for ${CALLED} (?:call|intrinsic)|error calling method from ${quoted("callback")}|invalid argument for ${quoted("passed")}|no overload for method ${quoted("overloaded")})`,
  String.raw`\b(?:identifier|name) ${NAME} (?:not|isn't|is not|does not|could not) (?:declared|found|exist|be found)`,
  String.raw`\b(?:find (?:type|base class)|unrecognized annotation:) ${NAME}`,
  String.raw`\b(?:class|member) ${NAME} (?:hides|shadows) a native class`,
  // Of shaders; Godot 3 writes them without quotes and without the types of the arguments.
  String.raw`\bunknown identifier in expression: ${QUOTE}?(?<name>[A-Za-z_]\w{0,63})`,
  String.raw`\bno matching function found for: ${QUOTE}(?<name>\w{1,64})(?:\(|${QUOTE})`,
  String.raw`\bvalue of type ${typeNamed("given")}${QUOTE}?[^\n]{0,60}?\b(?:as|specified type|of type|return type is) ${typeNamed("wanted")}`
].map((pattern) => new RegExp(pattern, "i"))

/** Messages without a name, each with its topic. */
const faults: ReadonlyArray<readonly [pattern: RegExp, about: string]> = [
  [/\bindex\b[^\n]{0,40} out of bounds\b|\bout of bounds get index\b/i, "index out of bounds"],
  [/\bno loader found for resource: /i, "ResourceFormatLoader ResourceLoader.get_recognized_extensions_for_type"],
  [/\b(?:resource file not found|failed loading resource): /i, "resource file not found"],
  [/\b[gs]et index ["']-?\d{1,12}["'] \(on base: ["'](?:\w{0,20}Array|String)\b/i, "index out of bounds"],
  // The name and ending of the file do not matter.
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
  [/\bcall callable ["'][^"'\n]{0,80}["'] on a null instance\b/i, "Callable.is_valid Callable.is_null"],
  [/\berror calling deferred method\b/i, "call_deferred"],
  [/\btween invalid\. either finished or created outside\b/i, "Tween.is_valid"],
  [/\blow timer wait times\b/i, "Timer.wait_time"],
  [/\bbus ["'][^"'\n]{1,64}["'] not found\b/i, "AudioServer.get_bus_index"],
  [/\barray is in read-only state\b/i, "Array.is_read_only Array.duplicate"],
  [/\bdictionary is in read-only state\b/i, "Dictionary.is_read_only Dictionary.duplicate"],
  [/\bRPC ["'][^"'\n]{1,64}["'] on yourself is not allowed\b/, "@rpc"],
  [/^\W{0,8}(?:ERROR: )?image format is not supported\b/i, "Image.get_format Image.convert"],
  [/\bcurrent font does not support rendering\b/i, "Font.fallbacks Font.has_char"],
  [/\bviewport texture must be set to use it\b/i, "ViewportTexture.viewport_path"],
  [/\bViewportTexture: path to node is invalid\b|\bpath to node is invalid: ["']/i, "ViewportTexture.viewport_path"],
  [/\bcan't popup the main window\b/i, "Window.popup"],
  [/\bresources still in use at exit\b/i, "RefCounted Resource"],
  [/\bRIDs? (?:allocations )?of type\b[^\n]{0,80} (?:were )?leaked\b/, "RenderingServer.free_rid RID"],
  [/\bfailed to free RID\b/i, "RenderingServer.free_rid RID"],
  [/\bnullreferenceexception\b/i, "null instance"],
  [/\bobjectdisposedexception\b/i, "freed instance"],
  // Of shaders.
  [/\bvarying ["']\w{1,64}["'] must be assigned\b|\bvaryings? (?:may not|cannot|can't) be\b/i, "varying"],
  [/\brange hint is for ["'\u2018]?(?:float|int)\b/i, "hint_range"],
  [/\bsource color hint is for ["'\u2018]?(?:vec[34]|sampler)/i, "source_color"],
  [/\binvalid render mode\b|\bduplicated render mode\b/i, "render_mode"],
  [/\bat the beginning of shader\. valid types are\b/i, "shader_type"],
  [/\bcan't open (?:gdextension )?dynamic library\b|\bno gdextension library found\b/i, "GDExtension"]
]

/**
 * Returns the subject of a message that names no member or is about how a node is set up; undefined for other texts.
 *
 * @example faultOf("Tween started with no Tweeners.") // "Tween.tween_property"
 */
export const faultOf = (text: string): string | undefined =>
  faults.find(([pattern]) => pattern.test(text))?.[1] ?? subjectOfSetupWarning(text)

/**
 * Checks whether a message states its subject itself: a name, a warning's setting, or a known fault.
 *
 * @example hasOwnSubject("Cannot call method 'play' on a null value.") // true
 */
export const hasOwnSubject = (text: string): boolean =>
  forms.some((pattern) => pattern.test(text)) || faultOf(text) !== undefined || settingOfWarning(text) !== undefined

/**
 * Matches bases that are not objects (`Nil`, `null`, `previously freed`): the error is about the missing object, not
 * the name.
 */
const NOTHING = /^(?:nil|null|previously)$/i

/**
 * Returns the subject of an error message as a query: a name, with its class if the message has it, the setting of a
 * warning, or the fault; undefined for other texts.
 *
 * @example
 * subjectOfError("Invalid call. Nonexistent function 'instance' in base 'PackedScene'.") // "PackedScene.instance"
 * subjectOfError("Cannot call method 'play' on a null value.") // "null instance"
 */
export const subjectOfError = (text: string): string | undefined => {
  const setting = settingOfWarning(text)
  if (setting !== undefined) return setting
  for (const pattern of forms) {
    const said = pattern.exec(text)?.groups
    if (said !== undefined) return asked(said, KEY.test(text))
  }
  const fault = faultOf(text)
  const { said, places } = withoutConsole(text)
  if (fault !== undefined) return [fault, ...places].join(" ")
  const advised = ADVISED.exec(said)?.groups?.["name"]
  if (advised !== undefined && places.length > 0) return [`${advised}()`, ...places].join(" ")
  return said === text ? undefined : [said, ...places].join(" ")
}

/** Matches a message about a property or a key, in the words of Godot 4 and 3. */
const KEY = /\bproperty or key\b|\b[gs]et index\b/i

/** Matches the function that a message says to call: `Use stop() first.`, `Call the update method.` */
const ADVISED =
  /\b(?:call|calling|use|using|with|try) (?:the )?["'`]?(?<name>[a-z]\w{2,63})(?:\.call_deferred)?(?:\(|["'`]? method\b)/i

const asked = (
  {
    callback,
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
  }: Readonly<Partial<Record<string, string>>>,
  isKey: boolean
): string | undefined => {
  if (member !== undefined && owner !== undefined) {
    if (NOTHING.test(owner)) return /^previously$/i.test(owner) ? "freed instance" : "null instance"
    if (owner === "self") return `${member}()`
    // A dictionary has no properties: the name is a key.
    return owner === "Dictionary" && isKey ? "Dictionary.has Dictionary.get" : `${owner}.${member}`
  }
  if (sign !== undefined && left === undefined) return `int ${sign} int`
  if (left !== undefined && right !== undefined)
    return NOTHING.test(left) || NOTHING.test(right) ? "null instance" : `${left} ${sign} ${right}`
  if (given !== undefined && wanted !== undefined) {
    if (NOTHING.test(given)) return "null instance"
    // A method without its parentheses, where its result is meant.
    return given === "Callable" ? "Callable.call" : `${given} to ${wanted}`
  }
  const call = called ?? passed ?? overloaded ?? callback
  return call === undefined ? name : `${call}()`
}
