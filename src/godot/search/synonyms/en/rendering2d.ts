/** Synonyms about 2D drawing, images and colours. `synonyms/index.ts` describes the form of a line. */
export default `
sprite: Sprite2D
image sprite: Sprite2D.texture
rotate sprite: Node2D.rotation Node2D.rotate Node2D.rotation_degrees Node3D.rotate_y
sprite sheet: Sprite2D.hframes AtlasTexture SpriteFrames
spritesheet: Sprite2D.hframes AtlasTexture SpriteFrames
color sprite: CanvasItem.modulate CanvasItem.self_modulate
color node: CanvasItem.modulate CanvasItem.self_modulate
draw order: CanvasItem.z_index CanvasItem.y_sort_enabled Node.move_child
top nodes: CanvasItem.z_index
depth sort: CanvasItem.y_sort_enabled
order nodes: CanvasItem.y_sort_enabled Node.move_child CanvasItem.z_index
draw line: CanvasItem.draw_line CanvasItem._draw Line2D
draw circle: CanvasItem.draw_circle CanvasItem._draw
draw rectangle: CanvasItem.draw_rect
draw text: CanvasItem.draw_string
draw polygon: CanvasItem.draw_polygon Polygon2D
draw shape: CanvasItem._draw
custom drawing: CanvasItem._draw CanvasItem.queue_redraw
draw code: CanvasItem._draw
redraw: CanvasItem.queue_redraw
trail: Line2D
parallax: Parallax2D ParallaxBackground
scrolling background: Parallax2D ParallaxBackground
pixel art: CanvasItem.texture_filter CanvasItem.TEXTURE_FILTER_NEAREST
blurry: CanvasItem.texture_filter
crisp: CanvasItem.texture_filter
texture filtering: CanvasItem.texture_filter
nearest filter: CanvasItem.texture_filter
repeat texture: CanvasItem.texture_repeat
tile texture: CanvasItem.texture_repeat
y sort: CanvasItem.y_sort_enabled
clip children: CanvasItem.clip_children Control.clip_contents
mask sprite: CanvasItem.clip_children
rounded line: Line2D.joint_mode Line2D.begin_cap_mode
hit flash: CanvasItem.modulate ShaderMaterial.set_shader_parameter
region: Sprite2D.region_rect AtlasTexture.region
shader value instance: CanvasItem.set_instance_shader_parameter GeometryInstance3D.set_instance_shader_parameter
per instance: CanvasItem.set_instance_shader_parameter GeometryInstance3D.set_instance_shader_parameter
instance shader: CanvasItem.set_instance_shader_parameter GeometryInstance3D.set_instance_shader_parameter
atlas: AtlasTexture
change sprite image: Sprite2D.texture
swap texture: Sprite2D.texture
change texture: Sprite2D.texture TextureRect.texture
above another: CanvasItem.z_index
sprite above: CanvasItem.z_index
behind another: CanvasItem.z_index CanvasItem.show_behind_parent
blurry text: CanvasItem.texture_filter
node invisible: CanvasItem.visible CanvasItem.hide Node3D.visible
draw rotated: CanvasItem.draw_set_transform
draw arrow: CanvasItem.draw_line CanvasItem.draw_polygon CanvasItem._draw
draw grid: CanvasItem.draw_line CanvasItem._draw CanvasItem.draw_multiline
flip left: Sprite2D.flip_h AnimatedSprite2D.flip_h
sprite left: Sprite2D.flip_h AnimatedSprite2D.flip_h
walks left: Sprite2D.flip_h AnimatedSprite2D.flip_h
face left: Sprite2D.flip_h AnimatedSprite2D.flip_h
turn left: Sprite2D.flip_h AnimatedSprite2D.flip_h
look blurry: CanvasItem.texture_filter CanvasItem.TEXTURE_FILTER_NEAREST
blurry texture: CanvasItem.texture_filter CanvasItem.TEXTURE_FILTER_NEAREST
blurry sprite: CanvasItem.texture_filter CanvasItem.TEXTURE_FILTER_NEAREST
front behind: CanvasItem.y_sort_enabled CanvasItem.z_index
draw top: CanvasItem.z_index CanvasLayer CanvasItem.top_level
scrolls slower: Parallax2D.scroll_scale Parallax2D ParallaxLayer.motion_scale
apply shader: CanvasItem.material ShaderMaterial ShaderMaterial.shader
shader sprite: CanvasItem.material ShaderMaterial
pixel by pixel: Image.set_pixel Image.create_empty ImageTexture.create_from_image
image pixel: Image.set_pixel Image.get_pixel
create image: Image.create_empty Image.create ImageTexture.create_from_image
create texture: ImageTexture.create_from_image Image.create_empty
camera rectangle: CanvasItem.get_viewport_rect Camera2D.get_screen_center_position CanvasItem.get_canvas_transform
node screen position: CanvasItem.get_global_transform_with_canvas CanvasItem.get_screen_transform Camera3D.unproject_position
ignore parent transform: CanvasItem.top_level Node3D.top_level
parent rotation: CanvasItem.top_level Node3D.top_level
follow parent: CanvasItem.top_level Node3D.top_level
curve length: Curve2D.get_baked_length Curve3D.get_baked_length
evenly curve: Curve2D.tessellate_even_length Curve2D.get_baked_points Curve2D.sample_baked
draw curve: Curve2D.get_baked_points CanvasItem.draw_polyline Curve2D.tessellate
bezier handle: Curve2D.set_point_in Curve2D.set_point_out
curve control points: Curve2D.set_point_in Curve2D.set_point_out Curve2D.add_point
polygon collider: CollisionPolygon2D ConvexPolygonShape2D
irregular collision: CollisionPolygon2D CollisionPolygon3D
brighten color: Color.lightened
invert color: Color.inverted
complementary color: Color.inverted Color.from_hsv Color.h
mix colors: Color.lerp Color.blend
color gradient: Gradient Gradient.sample
color 255: Color.from_rgba8 @GDScript.Color8
hue: Color.h Color.from_hsv
rainbow: Color.from_hsv Color.h
desaturate color: Color.s Color.get_luminance
color name: Color.from_string
compare colors: Color.is_equal_approx
lighten color: Color.lightened
darken color: Color.darkened
bring front: CanvasItem.move_to_front CanvasItem.z_index
gradient background: GradientTexture2D TextureRect StyleBoxTexture
draw text outline: CanvasItem.draw_string_outline Font.draw_string_outline
tint children: CanvasItem.self_modulate CanvasItem.modulate
darken sprite: CanvasItem.modulate
semi transparent: CanvasItem.modulate BaseMaterial3D.transparency
darken scene: CanvasModulate
tint scene: CanvasModulate
actually visible: CanvasItem.is_visible_in_tree Node3D.is_visible_in_tree
ignore parent: CanvasItem.top_level Node3D.top_level
inherit transform: CanvasItem.top_level Node3D.top_level
sorting layer: CanvasItem.z_index CanvasLayer.layer
walk behind: CanvasItem.y_sort_enabled
behind trees: CanvasItem.y_sort_enabled
unlit sprite: CanvasItemMaterial.light_mode CanvasItem.light_mask
inherit material: CanvasItem.use_parent_material
sprite outline: CanvasItem.material ShaderMaterial
rounded image: CanvasItem.clip_children
sprite width: Sprite2D.get_rect Texture2D.get_width
sprite pivot: Sprite2D.offset Sprite2D.centered
part texture: Sprite2D.region_rect AtlasTexture
crop texture: AtlasTexture Sprite2D.region_rect
crop sprite: Sprite2D.region_rect AtlasTexture
spritesheet column: Sprite2D.hframes
sheet frame: Sprite2D.frame Sprite2D.frame_coords Sprite2D.hframes
pixel perfect click: Sprite2D.is_pixel_opaque
local mouse: CanvasItem.get_local_mouse_position
screen edge: CanvasItem.get_viewport_rect
screen center: CanvasItem.get_viewport_rect Viewport.get_visible_rect
repaint: CanvasItem.queue_redraw
clear drawing: CanvasItem.queue_redraw
draw image: CanvasItem.draw_texture CanvasItem.draw_texture_rect
draw sprite: CanvasItem.draw_texture CanvasItem.draw_texture_rect_region
draw triangle: CanvasItem.draw_colored_polygon CanvasItem.draw_polygon
draw ring: CanvasItem.draw_arc CanvasItem.draw_circle
circle outline: CanvasItem.draw_circle CanvasItem.draw_arc
draw ellipse: CanvasItem.draw_ellipse CanvasItem.draw_set_transform CanvasItem.draw_circle
dotted line: CanvasItem.draw_dashed_line
draw rounded rectangle: CanvasItem.draw_style_box
line thickness: Line2D.width
taper: Line2D.width_curve
jagged line: Line2D.antialiased CanvasItem.draw_line
aim line: Line2D CanvasItem.draw_line
infinite background: Parallax2D.repeat_size Parallax2D
repeating background: Parallax2D.repeat_size CanvasItem.texture_repeat
moving background: Parallax2D.autoscroll Parallax2D
light intensity: Light2D.energy Light3D.light_energy
dim light: Light2D.energy Light3D.light_energy
flickering light: Light2D.energy Light3D.light_energy
2d light size: PointLight2D.texture_scale PointLight2D.texture
soft shadow 2d: Light2D.shadow_filter Light2D.shadow_filter_smooth
sprite normal map: CanvasTexture.normal_texture CanvasTexture
player inside screen: CanvasItem.get_viewport_rect Vector2.clamp
additive blend mode: CanvasItemMaterial.blend_mode BaseMaterial3D.blend_mode
click transparent pixel: Sprite2D.is_pixel_opaque TextureButton.texture_click_mask
half transparent: CanvasItem.modulate BaseMaterial3D.transparency
inherit rotation: CanvasItem.top_level Node3D.top_level
multiply blend: CanvasItemMaterial.blend_mode BaseMaterial3D.blend_mode
shader children: CanvasItem.use_parent_material CanvasGroup
circular mask: CanvasItem.clip_children
sprite height: Sprite2D.get_rect Texture2D.get_height
sprite origin: Sprite2D.offset Sprite2D.centered
spritesheet row: Sprite2D.vframes
2d screen position: CanvasItem.get_global_transform_with_canvas CanvasItem.get_canvas_transform
radial gradient: GradientTexture2D.fill
draw square: CanvasItem.draw_rect
draw graph: CanvasItem.draw_polyline CanvasItem._draw
pie chart: CanvasItem.draw_colored_polygon CanvasItem.draw_arc
line corner: Line2D.joint_mode
lightning bolt: Line2D
textured polygon: Polygon2D.texture Polygon2D.uv
additive blending: CanvasItemMaterial.blend_mode BaseMaterial3D.blend_mode
crop image: Image.get_region Image.crop
combine images: Image.blend_rect Image.blit_rect
paint texture: DrawableTexture2D.blit_rect DrawableTexture2D ImageTexture.update Image.set_pixel
update texture: ImageTexture.update
pixel data: Image.get_data Image.create_from_data
pixel array: Image.create_from_data Image.get_data
grayscale image: Image.convert Image.adjust_bcs
transparent pixel: Sprite2D.is_pixel_opaque Image.get_pixel
trim transparent: Image.get_used_rect
texture pixels: Texture2D.get_image Image.get_pixel
compare images: Image.compute_image_metrics
seamless noise: NoiseTexture2D.seamless Noise.get_seamless_image
noise image: Noise.get_image NoiseTexture2D
independent parent: CanvasItem.top_level Node3D.top_level
negative scale: Sprite2D.flip_h Node2D.scale
string color: Color.from_string Color.html
mouse wrong: CanvasItem.get_global_mouse_position
event position: CanvasItem.make_input_local InputEventMouse.position
click wrong: CanvasItem.make_input_local CanvasItem.get_global_mouse_position
follow mouse: CanvasItem.get_global_mouse_position
follow cursor: CanvasItem.get_global_mouse_position
draw finger: Line2D.add_point InputEventScreenDrag.position
hide node: CanvasItem.visible Node3D.visible
fade text: CanvasItem.modulate Tween.tween_property
blinking text: CanvasItem.modulate Tween.set_loops
downscaled sprite: CanvasItem.texture_filter CanvasItem.TEXTURE_FILTER_LINEAR_WITH_MIPMAPS
white fringe: Image.fix_alpha_edges
white edges: Image.fix_alpha_edges
image compressed: Image.decompress Image.is_compressed
drawing allowed: CanvasItem._draw CanvasItem.queue_redraw
drawing update: CanvasItem.queue_redraw
sprite invisible: CanvasItem.visible CanvasItem.modulate
freehand: Line2D.add_point
scribble: Line2D.add_point
dash trail: Line2D GPUParticles2D
motion trail: Line2D GPUParticles2D
bullet trail: Line2D GPUParticles3D.trail_enabled
flash red: CanvasItem.modulate Tween.tween_property
damage flash: CanvasItem.modulate Tween.tween_property ShaderMaterial.set_shader_parameter
damage blink: CanvasItem.modulate CanvasItem.visible Timer
invincibility blink: CanvasItem.modulate CanvasItem.visible Timer
night scene: CanvasModulate.color DirectionalLight3D.light_energy
dark cave: CanvasModulate PointLight2D
candle: PointLight2D OmniLight3D
texture import: ResourceImporterTexture
debug line: CanvasItem.draw_line ImmediateMesh
highlight button: CanvasItem.modulate Control.add_theme_stylebox_override
endless runner: Parallax2D.autoscroll Parallax2D.repeat_size PackedScene.instantiate
bullet follows player: CanvasItem.top_level Node.add_child
switch weapon: CanvasItem.visible Node3D.visible Node.get_child
range circle: CanvasItem.draw_circle CanvasItem.draw_arc
placement preview: CanvasItem.modulate TileMapLayer.local_to_map GeometryInstance3D.transparency
building preview: CanvasItem.modulate TileMapLayer.local_to_map GeometryInstance3D.transparency
fog war: Image.blend_rect ImageTexture.update TileMapLayer.erase_cell SubViewport
reveal map: Image.blend_rect ImageTexture.update TileMapLayer.erase_cell
selection rectangle: CanvasItem.draw_rect Rect2.abs PhysicsDirectSpaceState2D.intersect_shape
rectangle drag: CanvasItem.draw_rect Rect2.abs
jigsaw: Sprite2D.region_rect AtlasTexture.region
drag card: CanvasItem.get_global_mouse_position Control.gui_input Control._get_drag_data
card overlap: CanvasItem.z_index CanvasItem.move_to_front
draw trajectory: Line2D.add_point CanvasItem.draw_polyline
ball trajectory: Line2D.add_point PhysicsDirectSpaceState2D.intersect_ray
behind background: CanvasItem.z_index CanvasItem.show_behind_parent CanvasLayer.layer
appears behind: CanvasItem.z_index CanvasItem.show_behind_parent CanvasItem.y_sort_enabled
hidden behind: CanvasItem.z_index CanvasItem.show_behind_parent CanvasItem.y_sort_enabled
`
