/** Synonyms about cameras. `synonyms/index.ts` describes the form of a line. */
export default `
camera follow: Camera2D Camera2D.position_smoothing_enabled
smooth camera: Camera2D.position_smoothing_enabled
camera smoothly: Camera2D.position_smoothing_enabled Camera2D.position_smoothing_speed
camera shake: Camera2D.offset Camera3D.h_offset Camera3D.v_offset FastNoiseLite
screen shake: Camera2D.offset Camera3D.h_offset Camera3D.v_offset FastNoiseLite
shake: Camera2D.offset
camera zoom: Camera2D.zoom Camera3D.fov
zoom camera: Camera2D.zoom Camera3D.fov
zoom: Camera2D.zoom
camera limit: Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
limit camera: Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
active camera: Camera2D.make_current Camera3D.make_current Viewport.get_camera_3d Viewport.get_camera_2d
camera active: Camera2D.make_current Camera3D.make_current
current camera: Viewport.get_camera_3d Viewport.get_camera_2d
first person: Camera3D Input.MOUSE_MODE_CAPTURED InputEventMouseMotion.relative
field view: Camera3D.fov
camera lag: Camera2D.reset_smoothing Camera2D.position_smoothing_enabled
camera snap: Camera2D.reset_smoothing
camera jumps: Camera2D.reset_smoothing
camera teleport: Camera2D.reset_smoothing
above enemy: Camera3D.unproject_position
health bar 3d: Camera3D.unproject_position Sprite3D SubViewport
world to screen: Camera3D.unproject_position
raycast from camera: Camera3D.project_ray_origin Camera3D.project_ray_normal
attach camera: Camera2D Camera3D RemoteTransform3D
orthographic: Camera3D.projection Camera3D.set_orthogonal Camera3D.PROJECTION_ORTHOGONAL
camera shake 3d: Camera3D.h_offset Camera3D.v_offset
mouse 3d world: Camera3D.project_ray_origin Camera3D.project_ray_normal PhysicsDirectSpaceState3D.intersect_ray
raycast mouse: Camera3D.project_ray_origin Camera3D.project_ray_normal PhysicsDirectSpaceState3D.intersect_ray
level bounds: Camera2D.limit_left Camera2D.limit_right
camera bounds: Camera2D.limit_left Camera2D.limit_right
camera outside: Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
camera inside: Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
outside level: Camera2D.limit_left Camera2D.limit_right
camera borders: Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
camera visible: Camera3D.is_position_in_frustum VisibleOnScreenNotifier3D.is_on_screen
visible camera: Camera3D.is_position_in_frustum VisibleOnScreenNotifier3D.is_on_screen
behind camera: Camera3D.is_position_behind
headset position: XRCamera3D XROrigin3D XRServer.get_hmd_transform
click ray: Camera3D.project_ray_origin Camera3D.project_ray_normal PhysicsDirectSpaceState3D.intersect_ray
wheel zoom: Camera2D.zoom @GlobalScope.MOUSE_BUTTON_WHEEL_UP @GlobalScope.MOUSE_BUTTON_WHEEL_DOWN
webcam: CameraServer CameraFeed
phone camera: CameraServer CameraFeed
switch camera: Camera3D.make_current Camera2D.make_current
multiple cameras: Camera3D.make_current Camera2D.make_current SubViewport
camera dead zone: Camera2D.drag_horizontal_enabled Camera2D.drag_left_margin Camera2D.drag_vertical_enabled
camera ahead: Camera2D.offset Camera2D.drag_horizontal_offset
camera rotates player: Camera2D.ignore_rotation
camera center position: Camera2D.get_screen_center_position
camera jitter: Camera2D.process_callback Node.physics_interpolation_mode Camera2D.position_smoothing_enabled
near clip: Camera3D.near
far clip: Camera3D.far
render distance: Camera3D.far
isometric camera: Camera3D.projection Camera3D.PROJECTION_ORTHOGONAL Camera3D.size
orthographic zoom: Camera3D.size
sniper scope: Camera3D.fov
aim down sights: Camera3D.fov
horizontal fov: Camera3D.keep_aspect Camera3D.fov
camera frustum: Camera3D.is_position_in_frustum Camera3D.get_frustum
waypoint marker: Camera3D.unproject_position Camera3D.is_position_behind
shoulder camera: SpringArm3D Camera3D.h_offset
view frustum: Camera3D.get_frustum Camera3D.is_position_in_frustum
screenpointtoray: Camera3D.project_ray_origin Camera3D.project_ray_normal
worldtoscreenpoint: Camera3D.unproject_position
objective marker: Camera3D.unproject_position Camera3D.is_position_behind
blur distant: CameraAttributesPractical.dof_blur_far_enabled CameraAttributesPractical.dof_blur_far_distance
bokeh: CameraAttributesPractical.dof_blur_amount RenderingServer.camera_attributes_set_dof_blur_bokeh_shape
eye adaptation: CameraAttributes.auto_exposure_enabled
near plane: Camera3D.near
hmd: XRCamera3D XRServer.get_hmd_transform
camera stutter: Camera2D.process_callback ProjectSettings.physics/common/physics_interpolation
zfighting: Camera3D.near Material.render_priority Camera3D.far
surfaces flicker: Camera3D.near Material.render_priority
flicker distance: Camera3D.near BaseMaterial3D.texture_filter
follow two players: Camera2D.zoom Rect2.expand
offscreen indicator: Camera3D.unproject_position Camera3D.is_position_behind
offscreen arrow: Camera3D.unproject_position Camera3D.is_position_behind
room camera: Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
flying camera: Camera3D Node3D.translate_object_local InputEventMouseMotion.relative
free camera: Camera3D Node3D.translate_object_local InputEventMouseMotion.relative
zoom toward mouse: Camera2D.zoom CanvasItem.get_global_mouse_position
zoom mouse position: Camera2D.zoom CanvasItem.get_global_mouse_position
zoom cursor: Camera2D.zoom CanvasItem.get_global_mouse_position
room transition: Camera2D.limit_left Tween.tween_property Area2D.body_entered
recenter headset: XRServer.center_on_hmd
recenter vr: XRServer.center_on_hmd
`
