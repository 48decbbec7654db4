/** Synonyms about signals, calls, timers and threads. `synonyms/index.ts` describes the form of a line. */
export default `
repeat: loop Timer.one_shot
repeatedly: Timer.timeout
every second: Timer.timeout Timer Timer.wait_time
per second: Timer
end frame: Object.call_deferred Callable.call_deferred
idle: call_deferred
later: call_deferred
await: Signal SceneTree.create_timer
coroutine: Signal
countdown: Timer
cooldown: Timer
every few seconds: Timer Timer.wait_time
debounce: Timer.start
cpu cores work: WorkerThreadPool.add_group_task WorkerThreadPool
event: signal
callback: Callable signal
listener: Object.connect Signal.connect
subscribe: Object.connect Signal.connect
connect signal: Signal.connect Object.connect
disconnect signal: Signal.disconnect Object.disconnect
trigger: emit
fire: emit GPUParticles3D GPUParticles2D
emit signal: Signal.emit Object.emit_signal
emit custom: Signal.emit Object.emit_signal Object.add_user_signal
custom signal: Object.add_user_signal Signal.emit
lambda: Callable
function reference: Callable
bind arguments: Callable.bind
call by name: Object.call
already connected: Object.is_connected Signal.is_connected
signal connected: Object.is_connected Signal.is_connected
connect once: Object.CONNECT_ONE_SHOT Object.connect
signal once: Object.CONNECT_ONE_SHOT
deferred: Object.call_deferred Object.set_deferred
main thread: Object.call_deferred
extra arguments: Callable.bind
pass argument: Callable.bind
arguments signal: Callable.bind
call after: SceneTree.create_timer Object.call_deferred
function by name: Object.call Callable
check method: Object.has_method
has method: Object.has_method
thread: Thread Mutex
parallel: WorkerThreadPool Thread
multithreading: Thread WorkerThreadPool Mutex
separate thread: Thread Thread.start WorkerThreadPool
lock: Mutex.lock Mutex
another thread: Thread Thread.start WorkerThreadPool
background thread: Thread Thread.start WorkerThreadPool
new thread: Thread Thread.start
heavy work: WorkerThreadPool.add_task Thread
heavy task: WorkerThreadPool.add_task Thread
thread pool: WorkerThreadPool.add_task
thread safe: Mutex Object.call_deferred
signal thread: Object.call_deferred
restart timer: Timer.start
timer once: Timer.one_shot
fires once: Timer.one_shot
count down: Timer.time_left Timer SceneTreeTimer.time_left
remaining time: Timer.time_left SceneTreeTimer.time_left
heavy calculation: Thread.start WorkerThreadPool.add_task Thread
reset timer: Timer.start
cancel timer: Timer.stop
timer running: Timer.is_stopped Timer.time_left
timer automatically: Timer.autostart
timer slow motion: Timer.ignore_time_scale SceneTree.create_timer
busy setting up: Object.call_deferred Node.add_child
parent busy: Object.call_deferred Node.add_child
setinterval: Timer.timeout Timer.wait_time
invokerepeating: Timer.timeout Timer.start
event bus: Signal Signal.emit Signal.connect Object.add_user_signal
observer pattern: Signal.connect Object.connect
unsubscribe: Signal.disconnect Object.disconnect
pass function: Callable
store function: Callable
remove listener: Signal.disconnect
connected twice: Signal.is_connected
wait signal: Signal
busy setting children: Object.call_deferred
background task: WorkerThreadPool.add_task Thread
freeze calculation: WorkerThreadPool.add_task Thread
multiple cores: WorkerThreadPool.add_group_task WorkerThreadPool
race condition: Mutex Mutex.lock
thread finished: Thread.is_alive Thread.wait_to_finish
stop thread: Thread.wait_to_finish Thread.is_alive
function pointer: Callable
delegate: Callable Signal
anonymous function: Callable
event handler: Signal.connect
addeventlistener: Signal.connect
stop listening: Signal.disconnect
join thread: Thread.wait_to_finish
thread result: Thread.wait_to_finish
thread waiting: Semaphore.wait Semaphore.post
parallel loop: WorkerThreadPool.add_group_task
job system: WorkerThreadPool WorkerThreadPool.add_group_task
task finished: WorkerThreadPool.is_task_completed WorkerThreadPool.wait_for_task_completion
signal twice: Signal.is_connected Object.CONNECT_ONE_SHOT
signal multiple times: Signal.is_connected Object.CONNECT_ONE_SHOT
trigger once: Object.CONNECT_ONE_SHOT Object.connect
generation freezes: WorkerThreadPool.add_task Thread
game hangs: WorkerThreadPool.add_task ResourceLoader.load_threaded_request
show timer: Timer.time_left
rapid fire: Timer.wait_time Input.is_action_pressed
auto fire: Timer.wait_time Input.is_action_pressed
spam attack: Timer.is_stopped Timer.one_shot
spawn wave: Timer.timeout PackedScene.instantiate
health regen: Timer.timeout
powerup duration: Timer.wait_time Timer.one_shot
power up duration: Timer.wait_time Timer.one_shot
enemy spawner: Timer.timeout PackedScene.instantiate
spawn timer: Timer.timeout PackedScene.instantiate
invincible: Timer CollisionShape2D.disabled
timer display: Timer.time_left Label.text
timer label: Timer.time_left Label.text
signal fires twice: Signal.is_connected Object.is_connected
enemy respawn: Timer.timeout PackedScene.instantiate Node.add_child
dash cooldown: Timer Timer.is_stopped
attack cooldown: Timer Timer.is_stopped
ability cooldown: Timer Timer.time_left
invulnerable: Timer CollisionObject2D.set_collision_mask_value Area2D.monitoring
fire rate: Timer Timer.wait_time Input.is_action_pressed
attack speed: Timer.wait_time Timer
shoot cooldown: Timer Timer.is_stopped
reload gun: Timer AnimationPlayer.play
enemy wave: Timer.timeout PackedScene.instantiate SceneTree.get_node_count_in_group
wave spawner: Timer.timeout PackedScene.instantiate SceneTree.get_node_count_in_group
spawn rate: Timer.wait_time Timer.timeout
spawn interval: Timer.wait_time Timer.timeout
spawn every: Timer.timeout PackedScene.instantiate
keep spawning: Timer.timeout PackedScene.instantiate
continuous damage: Timer.timeout Area2D.get_overlapping_bodies
damage tick: Timer.timeout Area2D.get_overlapping_bodies
poison damage: Timer.timeout Timer.wait_time
regenerate health: Timer.timeout @GlobalScope.move_toward
end turn: Signal.emit Signal BaseButton.pressed
status effect: Timer.timeout Timer Resource
temporary effect: Timer SceneTree.create_timer
auto save: Timer.timeout FileAccess.store_var
autosave: Timer.timeout FileAccess.store_var
generate chunk: WorkerThreadPool.add_task FastNoiseLite ArrayMesh.add_surface_from_arrays
hunger: Timer.timeout Range.value
thirst: Timer.timeout Range.value
grow plant: Timer.timeout Sprite2D.frame TileMapLayer.set_cell
grow crop: Timer.timeout Sprite2D.frame TileMapLayer.set_cell
passive income: Timer.timeout Time.get_unix_time_from_system
auto clicker: Timer.timeout
combo attack: Timer Input.is_action_just_pressed AnimationNodeStateMachinePlayback.travel
combo timer: Timer.start Timer.timeout
stun enemy: Timer Node.set_physics_process
round timer: Timer.time_left Timer
update ui thread: Object.call_deferred Callable.call_deferred Object.set_deferred
access node thread: Node.call_thread_safe Object.call_deferred
semaphore: Semaphore Semaphore.wait Semaphore.post
deadlock: Mutex Mutex.try_lock Thread.wait_to_finish
`
