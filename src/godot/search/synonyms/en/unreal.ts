/** Synonyms for the terms of Unreal. `synonyms/index.ts` describes the form of a line. */
export default `
on clicked: BaseButton.pressed
umg button: BaseButton.pressed
widget visibility: CanvasItem.visible
wrap box: HFlowContainer
vertical box: VBoxContainer
uniform grid panel: GridContainer
retainer box: SubViewport
dynamic material instance: ShaderMaterial.set_shader_parameter ShaderMaterial
scalar parameter value: ShaderMaterial.set_shader_parameter
material parameter collection: RenderingServer.global_shader_parameter_set RenderingServer.global_shader_parameter_add
lumen: Environment.sdfgi_enabled VoxelGI
camera boom: SpringArm3D SpringArm3D.spring_length
sequencer: AnimationPlayer
aim offset: AnimationNodeBlendSpace2D AnimationNodeAdd3
control rig: SkeletonModifier3D
physics asset: PhysicalBoneSimulator3D PhysicalBone3D
physics constraint: Generic6DOFJoint3D Joint3D
character movement component: CharacterBody3D CharacterBody3D.move_and_slide
orient rotation movement: Node3D.look_at @GlobalScope.lerp_angle
projectile movement: Area3D CharacterBody3D.velocity
nav modifier: NavigationObstacle3D NavigationRegion3D.travel_cost
nav link proxy: NavigationLink3D
nav mesh bounds: NavigationRegion3D NavigationMesh.filter_baking_aabb
moveto: NavigationAgent3D.target_position
savegametoslot: FileAccess
pak file: ProjectSettings.load_resource_pack PCKPacker
submix: AudioServer.set_bus_send AudioServer
metasound: AudioStreamGenerator
possess: Node.set_multiplayer_authority Camera3D.make_current
enhanced input: InputMap Input.is_action_pressed
mapping context: InputMap InputMap.add_action
motion controller: XRController3D XRNode3D.trigger_haptic_pulse
motion controller haptic: XRNode3D.trigger_haptic_pulse
tarray find: Array.find Array.find_custom
tarray findbypredicate: Array.find_custom
find predicate: Array.find_custom Array.filter
tmap find: Dictionary.get
ftext format: String.format
soft reference: @GlobalScope.weakref WeakRef
retriggerable delay: Timer.start Timer
render target: SubViewport ViewportTexture
actors radius: PhysicsDirectSpaceState3D.intersect_shape Area3D.get_overlapping_bodies
set collision enabled: CollisionShape3D.disabled CollisionObject3D.collision_layer
collision preset: CollisionObject3D.collision_layer CollisionObject3D.collision_mask
`
