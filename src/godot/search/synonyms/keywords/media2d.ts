/** Search keywords of drawing, sprites, particles and tiles. `keywords/index.ts` describes the form of a line. */
export default `
AtlasTexture: spritesheet part crop cut region
BackBufferCopy: screen read shader post distortion
BitMap: mask pixel polygon opaque
Camera2D: follow player scroll view level
Camera2D.drag_horizontal_enabled: deadzone margin follow only when edge
Camera2D.limit_bottom: border edge bounds level map outside boundary stop past
Camera2D.limit_left: border edge bounds level map outside boundary stop past
Camera2D.limit_right: border edge bounds level map outside boundary stop past
Camera2D.limit_top: border edge bounds level map outside boundary stop past
Camera2D.make_current: switch active change view cutscene
Camera2D.offset: shake earthquake rumble screen look ahead
Camera2D.position_smoothing_enabled: smooth follow lag delay catch up soft
Camera2D.position_smoothing_speed: smooth follow lag delay catch up soft
Camera2D.reset_smoothing: teleport jump snap instantly
Camera2D.zoom: scroll wheel closer farther bigger smaller magnify
CanvasGroup: fade together opacity overlapping outline
CanvasItem.TEXTURE_FILTER_NEAREST: pixel art sharp crisp blurry
CanvasItem._draw: custom shapes lines circles paint canvas
CanvasItem.clip_children: mask cut outside hide portrait
CanvasItem.draw_arc: circle ring part cone
CanvasItem.draw_circle: round dot disc shape
CanvasItem.draw_line: laser segment grid shape
CanvasItem.draw_polygon: triangle shape custom
CanvasItem.draw_polyline: path connected lines
CanvasItem.draw_rect: rectangle box selection square shape
CanvasItem.draw_string: text write code
CanvasItem.draw_texture: image picture code
CanvasItem.get_global_mouse_position: cursor pointer follow aim mouse world
CanvasItem.get_local_mouse_position: cursor relative
CanvasItem.get_viewport_rect: screen size bounds edge width wrap
CanvasItem.hide: invisible disappear
CanvasItem.is_visible_in_tree: shown check parent hidden
CanvasItem.light_mask: only lit ignore light
CanvasItem.material: shader effect apply
CanvasItem.modulate: tint color transparency fade flash red opacity alpha
CanvasItem.move_to_front: order top above bring
CanvasItem.queue_redraw: update refresh redraw again drawing
CanvasItem.self_modulate: tint color transparency only itself opacity
CanvasItem.set_instance_shader_parameter: different each sprite per uniform unique
CanvasItem.show: visible appear
CanvasItem.show_behind_parent: order back under
CanvasItem.texture_filter: blurry pixel art sharp crisp nearest fuzzy
CanvasItem.texture_repeat: tile tiled repeat scrolling background
CanvasItem.top_level: ignore parent transform independent detach
CanvasItem.visible: hide show invisible appear disappear
CanvasItem.y_sort_enabled: behind front depth topdown order tree overlap
CanvasItem.z_index: order front behind above layer depth draw top sort
CanvasItemMaterial.blend_mode: additive multiply glow
CanvasModulate: night dark darken ambient tint whole
CPUParticles2D: fire smoke rain snow dust sparks explosion web mobile
CPUParticles2D.one_shot: once explosion burst single
DirectionalLight2D: sun moon
GPUParticles2D: fire smoke rain snow dust sparks explosion effect
GPUParticles2D.amount: how many more fewer number
GPUParticles2D.emitting: start stop turn play trigger
GPUParticles2D.explosiveness: burst all once
GPUParticles2D.finished: done over delete free
GPUParticles2D.local_coords: trail follow world space moves
GPUParticles2D.one_shot: once explosion burst single
GPUParticles2D.restart: again replay burst
GPUParticles2D.visibility_rect: disappear culled vanish
GPUParticles3D.trail_enabled: ribbon streak
Gradient: color ramp fade
Gradient.sample: color between blend time
GradientTexture2D: fade color background radial
Image.blend_rect: combine overlay stamp paste
Image.blit_rect: copy paste combine
Image.create_empty: new blank generate
Image.get_pixel: read color at
Image.load: read external picture
Image.load_from_file: external user picture disk png
Image.load_png_from_buffer: download url picture bytes
Image.resize: scale smaller thumbnail
Image.save_png: screenshot write picture
Image.set_pixel: paint draw color at
ImageTexture.create_from_image: convert show generated picture
ImageTexture.update: refresh painted changed
Light2D.energy: brightness flicker intensity
LightOccluder2D: shadow cast wall block light
Line2D: trail rope laser path stroke curve beam lightning
Line2D.add_point: trail draw mouse append
MeshInstance2D: mesh 2d draw
MultiMesh: lag many thousands instances grass trees crowd optimize drawcalls foliage
MultiMesh.instance_count: how many number
MultiMesh.set_instance_transform: place position each
MultiMeshInstance2D: many thousands instances bullets optimize particles
MultiMeshInstance3D: many thousands instances grass trees forest crowd optimize foliage rocks
NoiseTexture2D: random clouds texture
Parallax2D: background scroll layers depth clouds far
Parallax2D.autoscroll: background clouds moving endless
Parallax2D.repeat_size: background endless infinite loop
Parallax2D.scroll_scale: background slower faster depth
ParticleProcessMaterial: particle gravity spread speed color emission
ParticleProcessMaterial.color_ramp: fade color lifetime
ParticleProcessMaterial.emission_shape: sphere box ring area spawn
ParticleProcessMaterial.scale_curve: shrink grow size lifetime
PointLight2D: torch lamp flashlight glow lantern fire
PointLight2D.texture_scale: bigger radius size
Polygon2D: shape terrain filled custom mesh deform
RemoteTransform2D: camera follow attach copy position another node
Sprite2D: image picture show character texture
Sprite2D.centered: origin pivot corner top left
Sprite2D.flip_h: mirror left right face turn direction facing
Sprite2D.frame: spritesheet cell animation
Sprite2D.hframes: spritesheet columns cut grid
Sprite2D.is_pixel_opaque: click precise transparent
Sprite2D.offset: pivot origin center shift
Sprite2D.region_enabled: spritesheet part crop cut atlas
Sprite2D.region_rect: spritesheet part crop cut atlas
Sprite2D.texture: image change swap picture
Texture2D.get_image: pixels read screenshot
TileData.get_custom_data: metadata damage type walkable property
TileData.z_index: order above
TileMapLayer: tiles map level grid dungeon world
TileMapLayer.erase_cell: remove destroy dig break block
TileMapLayer.get_cell_atlas_coords: which tile type
TileMapLayer.get_cell_source_id: empty check which tile
TileMapLayer.get_cell_tile_data: custom data properties which under
TileMapLayer.get_neighbor_cell: adjacent next side
TileMapLayer.get_surrounding_cells: neighbors adjacent hex
TileMapLayer.get_used_cells: all tiles list every
TileMapLayer.get_used_cells_by_id: find all certain
TileMapLayer.get_used_rect: size bounds camera limits
TileMapLayer.local_to_map: mouse position tile coordinates which under convert
TileMapLayer.map_to_local: tile center position world coordinates convert
TileMapLayer.set_cell: place paint put build block change
TileMapLayer.set_cells_terrain_connect: autotile terrain automatic walls
TileMapLayer.set_pattern: paste stamp room
TileMapPattern: stamp copy paste room prefab
TileSet.add_custom_data_layer: metadata property damage
TileSet.tile_shape: hexagon isometric
TileSetAtlasSource.use_texture_padding: seams lines gaps bleeding between
VideoStreamPlayer: movie cutscene intro clip mp4
VideoStreamPlayer.finished: movie ended cutscene
VisibleOnScreenEnabler2D: lag many enemies offscreen optimize deactivate far away sleep
VisibleOnScreenEnabler2D.enable_mode: pause offscreen
VisibleOnScreenNotifier2D: offscreen leaves visible view out outside culled seen
VisibleOnScreenNotifier2D.is_on_screen: visible check
VisibleOnScreenNotifier2D.screen_entered: appears enters visible view activate
VisibleOnScreenNotifier2D.screen_exited: bullet leaves offscreen out outside view delete despawn edge
`
