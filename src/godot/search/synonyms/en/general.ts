/** Synonyms about words of every request. `synonyms/index.ts` describes the form of a line. */
export default `
remove: erase delete
duplicate: copy
copy: duplicate
clone: duplicate copy
find: get search
search: find
fetch: request get
length: size
move: position translate
insert: add
append: add push_back
attach: add_child
show: visible
hide: visible
invisible: visible
visibility: visible
visible screen: VisibleOnScreenNotifier2D VisibleOnScreenNotifier3D
appear: show
disappear: hide
display: show
change: set
enable: enabled
disable: disabled
disallow: disabled
turn off: disabled enabled
toggle: toggled toggle_mode
activate: enabled
check: is has
test: is has
whether: is
exist: exists has file_exists
contain: has
verify: check is
compare: equal
equal: is_equal_approx
run: process execute
execute: run call
launch: create_process execute
start: play begin begins_with
stop: end
end: finished
resume: paused
background: thread
clock: Time
fade: modulate
transparency: modulate transparent alpha
opacity: modulate alpha
alpha: modulate
tint: modulate
flash: modulate
blink: modulate visible
front: z_index
behind: z_index show_behind_parent
on top: z_index top_level
bounds: limit
third person: SpringArm3D
screen shader: BackBufferCopy
hand tracking: XRHandTracker XRHandModifier3D
hands vr: XRHandTracker XRHandModifier3D
track hands: XRHandTracker
log warning: @GlobalScope.push_warning
read back: RenderingDevice.buffer_get_data RenderingDevice.texture_get_data
run javascript: JavaScriptBridge.eval
execute js: JavaScriptBridge.eval
custom project setting: ProjectSettings.set_setting ProjectSettings.add_property_info ProjectSettings.set_initial_value
merge undo: UndoRedo.MERGE_ENDS UndoRedo.create_action
undo limit: UndoRedo.max_steps
javascript callback: JavaScriptBridge.create_callback
javascript call godot: JavaScriptBridge.create_callback
url parameters: JavaScriptBridge.eval JavaScriptBridge.get_interface
pwa: JavaScriptBridge.pwa_update JavaScriptBridge.pwa_needs_update
android api: JavaClassWrapper.wrap JavaClass
tray icon: StatusIndicator
system tray: StatusIndicator
splash screen: ProjectSettings.application/boot_splash/image
game version: ProjectSettings.application/config/version
camera distance: SpringArm3D.spring_length
image polygon: BitMap.opaque_to_polygons BitMap.create_from_image_alpha
pixel perfect collision: BitMap.opaque_to_polygons BitMap.create_from_image_alpha
sprite polygon: BitMap.opaque_to_polygons BitMap.create_from_image_alpha
spawn point: Marker2D Marker3D
gun barrel: Marker2D Marker3D
muzzle position: Marker2D Marker3D
letter spacing: FontVariation.spacing_glyph FontVariation.set_spacing
vertical text: TextLine.orientation TextServer.ORIENTATION_VERTICAL
fallback language: ProjectSettings.internationalization/locale/fallback
color keywords: CodeHighlighter.add_keyword_color
missing glyph: Font.fallbacks Font.has_char
chinese font: Font.fallbacks SystemFont
emoji font: Font.fallbacks SystemFont
pixel font: FontFile.antialiasing FontFile.subpixel_positioning FontFile.hinting
font blurry: FontFile.multichannel_signed_distance_field FontFile.oversampling FontFile.antialiasing
sdf font: FontFile.multichannel_signed_distance_field
animation frame count: SpriteFrames.get_frame_count
overlapping transparent: CanvasGroup
subpixel: ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel
disable offscreen: VisibleOnScreenEnabler2D VisibleOnScreenEnabler3D
head look: LookAtModifier3D
crackling: ProjectSettings.audio/driver/output_latency
record video: MovieWriter
trace image: BitMap.opaque_to_polygons BitMap.create_from_image_alpha
pixel snap: ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel
muzzle: Marker2D Marker3D
collision texture: BitMap.opaque_to_polygons BitMap.create_from_image_alpha
enable microphone: ProjectSettings.audio/driver/enable_input
formula string: Expression Expression.parse Expression.execute
eval: Expression Expression.parse Expression.execute
list custom classes: ProjectSettings.get_global_class_list
startup scene: ProjectSettings.application/run/main_scene
print warning: @GlobalScope.push_warning
throw error: @GlobalScope.push_error @GDScript.assert
create pck: PCKPacker PCKPacker.pck_start PCKPacker.add_file
object dictionary: @GDScript.inst_to_dict @GDScript.dict_to_inst
execute string: Expression GDScript.source_code
custom class name: Script.get_global_name ProjectSettings.get_global_class_list
aes: AESContext
project name: ProjectSettings.application/config/name ProjectSettings.get_setting
godot logo: ProjectSettings.application/boot_splash/show_image ProjectSettings.application/boot_splash/image
throw exception: @GlobalScope.push_error @GDScript.assert
project settings runtime: ProjectSettings.set_setting ProjectSettings.get_setting
calculate normals: SurfaceTool.generate_normals
smooth normals: SurfaceTool.generate_normals SurfaceTool.set_smooth_group
flat shading: SurfaceTool.set_smooth_group SurfaceTool.generate_normals
combine meshes: SurfaceTool.append_from
recalculate normals: SurfaceTool.generate_normals
voronoi: FastNoiseLite.TYPE_CELLULAR FastNoiseLite.noise_type
recenter: XRServer.center_on_hmd
vr scale: XRServer.world_scale XROrigin3D.world_scale
passthrough: XRInterface.environment_blend_mode XRInterface.start_passthrough XRInterface.is_passthrough_supported
headset refresh: OpenXRInterface.display_refresh_rate OpenXRInterface.get_available_display_refresh_rates
vr resolution: OpenXRInterface.render_target_size_multiplier
face tracking: XRFaceModifier3D XRFaceTracker
browser vr: WebXRInterface
quest headset: OpenXRInterface XRServer.find_interface
headset connected: XRServer.find_interface XRInterface.is_initialized
vr bindings: OpenXRActionMap OpenXRInteractionProfile
mixed reality: XRInterface.environment_blend_mode XRInterface.start_passthrough
eye tracking: OpenXRInterface.is_eye_gaze_interaction_supported
ar anchor: XRAnchor3D
web vr: WebXRInterface
export gltf: GLTFDocument.write_to_filesystem GLTFDocument.append_from_scene
save glb: GLTFDocument.write_to_filesystem GLTFDocument.append_from_scene
export model: GLTFDocument.write_to_filesystem GLTFDocument.append_from_scene
fbx: FBXDocument FBXState
export glb: GLTFDocument.write_to_filesystem GLTFDocument.append_from_scene
onbecamevisible: VisibleOnScreenNotifier3D.screen_entered VisibleOnScreenNotifier2D.screen_entered
ssbo: RenderingDevice.storage_buffer_create RenderingDevice.buffer_update
gpu readback: RenderingDevice.buffer_get_data_async RenderingDevice.buffer_get_data RenderingDevice.texture_get_data_async
push constant: RenderingDevice.compute_list_set_push_constant
first scene: ProjectSettings.application/run/main_scene
text pixelated: FontFile.multichannel_signed_distance_field FontFile.antialiasing
text jagged: FontFile.multichannel_signed_distance_field FontFile.antialiasing
character square: Font.fallbacks
missing characters: Font.fallbacks
pixel jitter: ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel
many lights: ProjectSettings.rendering/limits/opengl/max_lights_per_object ProjectSettings.rendering/limits/cluster_builder/max_clustered_elements
lights disappear: ProjectSettings.rendering/limits/opengl/max_lights_per_object ProjectSettings.rendering/limits/cluster_builder/max_clustered_elements
random terrain: FastNoiseLite SurfaceTool
terrain generation: FastNoiseLite Noise.get_noise_2d SurfaceTool
noise octave: FastNoiseLite.fractal_octaves
current function name: @GDScript.get_stack
print line number: @GDScript.get_stack
debugger attached: EngineDebugger.is_active
build number: ProjectSettings.get_setting
japanese characters: Font.fallbacks FontFile
cyrillic characters: Font.fallbacks FontFile
html page: JavaScriptBridge.get_interface JavaScriptBridge.eval
iframe: JavaScriptBridge.get_interface JavaScriptBridge.eval
cookies: JavaScriptBridge.eval
browser console: JavaScriptBridge.get_interface JavaScriptBridge.eval
biome: FastNoiseLite Noise.get_noise_2d
noise value: Noise.get_noise_2d Noise.get_noise_3d
undo move: UndoRedo UndoRedo.create_action
`
