/** Synonyms about scenes, nodes and groups. `synonyms/index.ts` describes the form of a line. */
export default `
destroy: Node.queue_free Object.free
kill: queue_free kill free
despawn: queue_free Node.queue_free
free memory: Node.queue_free Object.free
copy node: Node.duplicate
every frame: Node._process Node._physics_process
each frame: Node._process Node._physics_process
delta: Node.get_process_delta_time
delta time: Node.get_process_delta_time Node._process
free itself: Node.queue_free
remove enemy: Node.queue_free
delete enemy: Node.queue_free
death: Node.queue_free
when dies: Node.queue_free
level: scene
room: scene
prefab: PackedScene
gameobject: Node
entity: Node
singleton: autoload Engine.get_singleton
autoload: singleton Node.get_node SceneTree.root Engine.get_singleton
quit: SceneTree.quit
exit: SceneTree.quit quit
close game: SceneTree.quit
close request: Node.NOTIFICATION_WM_CLOSE_REQUEST
close window: Window.close_requested Node.NOTIFICATION_WM_CLOSE_REQUEST
restart: SceneTree.reload_current_scene
reload: SceneTree.reload_current_scene
switch scene: SceneTree.change_scene_to_file SceneTree.change_scene_to_packed
switch level: SceneTree.change_scene_to_file
change level: SceneTree.change_scene_to_file SceneTree.change_scene_to_packed
change scene: SceneTree.change_scene_to_file SceneTree.change_scene_to_packed
another level: SceneTree.change_scene_to_file SceneTree.change_scene_to_packed
next level: SceneTree.change_scene_to_file SceneTree.change_scene_to_packed
go scene: SceneTree.change_scene_to_file
load scene: PackedScene.instantiate ResourceLoader.load
add scene: PackedScene.instantiate Node.add_child
add child: Node.add_child
another parent: Node.reparent
different parent: Node.reparent
change parent: Node.reparent
find node: Node.find_child Node.get_node
node name: Node.find_child Node.get_node Node.name
children: get_children get_child
all children: Node.get_children
iterate children: Node.get_children
loop children: Node.get_children
all nodes group: SceneTree.get_nodes_in_group
nodes group: SceneTree.get_nodes_in_group
group: Node.add_to_group
tag: group
root: SceneTree.root
initialization: Node._ready Object._init
constructor: _init
enters tree: Node._enter_tree Node.tree_entered
leaves tree: Node.tree_exiting Node.tree_exited Node._exit_tree
exits tree: Node.tree_exiting Node.tree_exited Node._exit_tree
main scene: ProjectSettings.application/run/main_scene SceneTree.current_scene
unique name: Node.unique_name_in_owner
process order: Node.process_priority
metadata: Object.set_meta Object.get_meta
valid: @GlobalScope.is_instance_valid
still valid: @GlobalScope.is_instance_valid
freed: @GlobalScope.is_instance_valid
null: is_null
type variable: @GlobalScope.typeof
data type: @GlobalScope.typeof
type object: Object.get_class Object.is_class
class name: Object.get_class
inheritance: Object.is_class ClassDB.is_parent_class
across scenes: SceneTree.root
sibling: Node.get_parent Node.get_index
reorder nodes: Node.move_child
reorder children: Node.move_child
node exists: Node.has_node Node.get_node_or_null
child exists: Node.has_node Node.get_node_or_null
scene file: PackedScene Node.scene_file_path
attach script: Object.set_script
list properties: Object.get_property_list
list methods: Object.get_method_list
instanceof: @GDScript.is_instance_of
custom resource: Resource
deep copy: Dictionary.duplicate_deep Array.duplicate_deep Resource.duplicate_deep Resource.duplicate
shared resource: Resource.resource_local_to_scene Resource.duplicate
unique resource: Resource.resource_local_to_scene Resource.duplicate
configuration warning: Node._get_configuration_warnings
closest: distance_to distance_squared_to
nearest enemy: SceneTree.get_nodes_in_group Vector2.distance_squared_to Vector2.distance_to
closest enemy: SceneTree.get_nodes_in_group Vector2.distance_squared_to Vector2.distance_to
closest node: SceneTree.get_nodes_in_group Vector2.distance_squared_to
resource changes all: Resource.resource_local_to_scene Resource.duplicate
own copy: Resource.resource_local_to_scene Resource.duplicate
keep children paused: Node.process_mode
works while paused: Node.process_mode Node.PROCESS_MODE_WHEN_PAUSED
run while paused: Node.process_mode Node.PROCESS_MODE_ALWAYS
before children: Node.process_priority
load on demand: ResourceLoader.load_threaded_request
placeholder scene: InstancePlaceholder
wait child ready: Node.ready
node added: SceneTree.node_added Node.child_entered_tree
is inside tree: Node.is_inside_tree
every enemy: SceneTree.get_nodes_in_group Node.add_to_group
all enemies: SceneTree.get_nodes_in_group Node.add_to_group
list enemies: SceneTree.get_nodes_in_group
count nodes: Node.get_child_count SceneTree.get_node_count
count enemies: SceneTree.get_nodes_in_group SceneTree.get_node_count_in_group
spawn enemy: PackedScene.instantiate Node.add_child
spawn bullet: PackedScene.instantiate Node.add_child
shoot bullet: PackedScene.instantiate Node.add_child
fire bullet: PackedScene.instantiate Node.add_child
shoot projectile: PackedScene.instantiate Node.add_child
share data: SceneTree.root Mutex
between scenes: SceneTree.root SceneTree.change_scene_to_packed
main menu: SceneTree.change_scene_to_file
game over: SceneTree.change_scene_to_file SceneTree.reload_current_scene
restart level: SceneTree.reload_current_scene
load big scene: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status
child by name: Node.find_child Node.get_node
list signals: Object.get_signal_list
get script: Object.get_script
duplicate node: Node.duplicate
duplicate resource: Resource.duplicate
nodes recursively: Node.find_children Node.get_children
stop process: Node.set_process
node index: Node.get_index
node valid: @GlobalScope.is_instance_valid Node.is_inside_tree
still exists: @GlobalScope.is_instance_valid
object valid: @GlobalScope.is_instance_valid
node type: Object.is_class Object.get_class
check type: @GlobalScope.typeof Object.is_class @GDScript.is_instance_of
variable type: @GlobalScope.typeof
children ready: Node._ready Node.ready
argument handler: Callable.bind
signal parameters: Callable.bind Signal.emit Object.add_user_signal
disconnect all: Object.get_signal_connection_list Signal.get_connections Signal.disconnect
one shot: Object.CONNECT_ONE_SHOT Timer.one_shot
await signal: Signal
restart game: SceneTree.reload_current_scene
app path: OS.get_executable_path
release build: OS.is_debug_build OS.has_feature
exported build: OS.has_feature OS.is_debug_build
debug build: OS.is_debug_build OS.has_feature
dynamic property: Object._get_property_list Object._set Object._get
property conditionally: Object._validate_property Object.notify_property_list_changed
readonly property: Object._validate_property @GlobalScope.PROPERTY_USAGE_READ_ONLY
save exit: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit
save quit: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit
alt f4: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit
android back: Node.NOTIFICATION_WM_GO_BACK_REQUEST SceneTree.quit_on_go_back
ignore pause: Node.process_mode Node.PROCESS_MODE_ALWAYS
buttons paused: Node.process_mode Node.PROCESS_MODE_WHEN_PAUSED
disable node: Node.process_mode Node.PROCESS_MODE_DISABLED
deactivate node: Node.process_mode Node.PROCESS_MODE_DISABLED
belongs group: Node.is_in_group
compare tag: Node.is_in_group
remove all children: Node.queue_free Node.get_children Node.remove_child
delete all children: Node.queue_free Node.get_children
clear children: Node.queue_free Node.get_children
number children: Node.get_child_count
children type: Node.find_children
recursive children: Node.find_children
first child: Node.get_child
last child: Node.get_child
keep global position: Node.reparent
null instance: Node.get_node_or_null @GlobalScope.is_instance_valid
warning triangle: Node._get_configuration_warnings Node.update_configuration_warnings
yellow warning: Node._get_configuration_warnings Node.update_configuration_warnings
refresh inspector: Object.notify_property_list_changed
update inspector: Object.notify_property_list_changed
additive scene: Node.add_child PackedScene.instantiate
getcomponent: Node.get_node Node.find_child
getcomponentinchildren: Node.find_children Node.find_child
setactive: Node.process_mode CanvasItem.visible
ondestroy: Node._exit_tree Node.tree_exiting Object.NOTIFICATION_PREDELETE
lateupdate: Node.process_priority Node._process
late update: Node.process_priority Node._process
beginplay: Node._ready
islocalplayer: Node.is_multiplayer_authority
destructor: Object.NOTIFICATION_PREDELETE Object._notification Node._exit_tree
ancestor: Node.find_parent Node.is_ancestor_of Node.get_parent
descendant: Node.find_children Node.is_ancestor_of
next sibling: Node.get_index Node.get_child Node.get_parent
substitute node: Node.replace_by
function all children: Node.propagate_call
call all children: Node.propagate_call
ready again: Node.request_ready
execution order: Node.process_priority
script order: Node.process_priority
child added: Node.child_entered_tree
saved children: Node.owner PackedScene.pack
visible scene dock: Node.owner
editable children: Node.set_editable_instance Node.is_editable_instance
nodes multithreaded: Node.process_thread_group
alt tab: Node.NOTIFICATION_APPLICATION_FOCUS_OUT Node.NOTIFICATION_WM_WINDOW_FOCUS_OUT
window loses focus: Node.NOTIFICATION_WM_WINDOW_FOCUS_OUT Window.focus_exited
app minimized: Node.NOTIFICATION_APPLICATION_PAUSED Node.NOTIFICATION_APPLICATION_FOCUS_OUT
app resume: Node.NOTIFICATION_APPLICATION_RESUMED
low memory: Node.NOTIFICATION_OS_MEMORY_WARNING
suppress signals: Object.set_block_signals
disable signals: Object.set_block_signals
input order: Node._input Node._shortcut_input Node._unhandled_key_input Node._unhandled_input
network ownership: Node.set_multiplayer_authority Node.is_multiplayer_authority
transfer ownership: Node.set_multiplayer_authority
revert button: Object._property_can_revert Object._property_get_revert
uid: ResourceUID ResourceLoader.get_resource_uid
java: JavaClassWrapper.wrap JavaClass JavaObject
flushing queries: Object.set_deferred Object.call_deferred
drag drop ended: Node.NOTIFICATION_DRAG_END Control.is_drag_successful
game loses focus: Node.NOTIFICATION_APPLICATION_FOCUS_OUT Window.focus_exited Control.focus_exited
back gesture: Node.NOTIFICATION_WM_GO_BACK_REQUEST SceneTree.quit_on_go_back Window.go_back_requested
retranslate: Node.NOTIFICATION_TRANSLATION_CHANGED Object.tr
gettext: Object.tr Object.tr_n
prevent translation: Node.auto_translate_mode Node.AUTO_TRANSLATE_MODE_DISABLED
disable translation: Node.auto_translate_mode Node.AUTO_TRANSLATE_MODE_DISABLED
scriptable object: Resource @GDScript.@export
scriptableobject: Resource @GDScript.@export
function name string: Object.call Callable
variable name: Object.get Object.set
item stats: Resource @GDScript.@export
data asset: Resource @GDScript.@export
item database: Resource ResourceLoader.load
tres: Resource ResourceSaver.save ResourceLoader.load
resource modified: Resource.changed Resource.emit_changed
nested resource: Resource.duplicate_deep Resource.duplicate
subresource: Resource.duplicate_deep Resource.duplicate
property name string: Object.get Object.set
nested property: Object.set_indexed Object.get_indexed
attach data: Object.set_meta Object.get_meta
garbage collector: RefCounted Object.free
reference counting: RefCounted
method name string: Object.call Callable
node null: Node.get_node_or_null Node.has_node
node found: Node.get_node_or_null Node.has_node
base nil: Node.get_node_or_null @GlobalScope.is_instance_valid
nil error: Node.get_node_or_null @GlobalScope.is_instance_valid
null ready: @GDScript.@onready Node.ready
variable ready: @GDScript.@onready Node.is_node_ready
initialized yet: Node.is_node_ready Node.ready
setter ready: Node.is_node_ready Node.ready
parent ready: Node.ready Node.is_node_ready
wait ready: Node.ready Node.is_node_ready
ready order: Node._ready Node.ready
pending deletion: Object.is_queued_for_deletion
delete immediately: Object.free
free immediately: Object.free
remove immediately: Object.free Node.remove_child
locked object: Node.queue_free Object.call_deferred
already parent: Node.reparent Node.remove_child
readable name: Node.add_child
another script: Node.get_node Node.get_parent
access node: Node.get_node
access parent: Node.get_parent
function parent: Node.get_parent
changes all instances: Resource.resource_local_to_scene Resource.duplicate
independent copy: Resource.duplicate Array.duplicate
added nodes disappear: Node.owner
nodes saved: Node.owner PackedScene.pack
framerate independent: Node.get_process_delta_time Node._physics_process
framerate dependent: Node.get_process_delta_time Node._physics_process
depends fps: Node.get_process_delta_time Node._physics_process
faster computer: Node.get_process_delta_time Node._physics_process
shoot ui: Node._unhandled_input Viewport.set_input_as_handled
move typing: Node._unhandled_input Viewport.gui_get_focus_owner
input paused: Node.process_mode Node.PROCESS_MODE_ALWAYS
control all players: Node.is_multiplayer_authority Node.set_multiplayer_authority
disable enemy: Node.process_mode Node.set_physics_process
disable script: Node.process_mode Node.set_process
remove scene: Node.queue_free Node.remove_child
menu frozen: Node.process_mode Node.PROCESS_MODE_WHEN_PAUSED
stuck paused: Node.process_mode SceneTree.paused
auto pause: Node.NOTIFICATION_APPLICATION_FOCUS_OUT SceneTree.paused
next key pressed: Node._input InputEventKey.keycode
multiplayer camera: Node.is_multiplayer_authority Camera3D.current
unload level: Node.queue_free SceneTree.unload_current_scene
unload scene: Node.queue_free SceneTree.unload_current_scene
back button: Node.NOTIFICATION_WM_GO_BACK_REQUEST Window.go_back_requested SceneTree.quit_on_go_back
goes background: Node.NOTIFICATION_APPLICATION_PAUSED Node.NOTIFICATION_APPLICATION_RESUMED
home button: Node.NOTIFICATION_APPLICATION_PAUSED
app switch: Node.NOTIFICATION_APPLICATION_FOCUS_OUT Node.NOTIFICATION_APPLICATION_PAUSED
phone call: Node.NOTIFICATION_APPLICATION_PAUSED
nodes saved scene: Node.owner PackedScene.pack
missing saved scene: Node.owner
added node editor: Node.owner Node.add_child
disable player controls: Node.set_process_input Node.set_process_unhandled_input Node.set_physics_process
ghost trail: Node.duplicate Tween.tween_property CanvasItem.modulate
afterimage: Node.duplicate Tween.tween_property CanvasItem.modulate
carry object: Node.reparent RigidBody3D.freeze RemoteTransform3D
grab object: Node.reparent RigidBody3D.freeze RayCast3D.get_collider
pick up object: Node.reparent RigidBody3D.freeze RayCast3D.get_collider Area2D.body_entered
enter vehicle: Node.reparent Camera3D.make_current Node.set_physics_process
enter car: Node.reparent Camera3D.make_current Node.set_physics_process
item definition: Resource @GDScript.@export
item data: Resource @GDScript.@export
character stats: Resource @GDScript.@export
enemy stats: Resource @GDScript.@export
enemies share health: Resource.resource_local_to_scene Resource.duplicate
crafting recipe: Resource Dictionary.has_all Dictionary
card data: Resource @GDScript.@export
nodes class: Node.find_children SceneTree.get_nodes_in_group
global variable: Node.get_node SceneTree.root Engine.register_singleton
`
