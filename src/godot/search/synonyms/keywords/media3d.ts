/**
 * Search keywords of meshes, materials, lights, cameras and the environment. `keywords/index.ts` describes the form of
 * a line.
 */
export default `
ArrayMesh: procedural vertices custom generate geometry
ArrayMesh.add_surface_from_arrays: procedural vertices custom generate geometry build
BaseMaterial3D.CULL_DISABLED: both sides double
BaseMaterial3D.albedo_color: color tint paint
BaseMaterial3D.albedo_texture: image skin paint
BaseMaterial3D.billboard_mode: face camera always sprite
BaseMaterial3D.blend_mode: additive glow
BaseMaterial3D.cull_mode: both sides double backface inside
BaseMaterial3D.emission: glow neon color
BaseMaterial3D.emission_enabled: glow neon light shine self
BaseMaterial3D.metallic: shiny reflective metal chrome mirror
BaseMaterial3D.no_depth_test: through walls always on top xray visible
BaseMaterial3D.normal_texture: bumpy bump detail
BaseMaterial3D.roughness: shiny glossy reflective mirror
BaseMaterial3D.shading_mode: unlit flat fullbright
BaseMaterial3D.transparency: glass see through alpha fade invisible
BaseMaterial3D.uv1_offset: scroll move texture water
BaseMaterial3D.uv1_scale: tile tiling repeat texture
BoxMesh: cube block box
Camera3D.cull_mask: hide only layers first person
Camera3D.current: switch active change view
Camera3D.far: distance disappear clipped cut render view draw far away
Camera3D.fov: zoom scope field view sniper wide
Camera3D.h_offset: shake
Camera3D.is_position_behind: marker behind offscreen indicator
Camera3D.is_position_in_frustum: visible see on screen check
Camera3D.near: clipped cut close through walls near
Camera3D.project_position: mouse world screen point cursor
Camera3D.project_ray_normal: mouse click pick select object under cursor ray
Camera3D.project_ray_origin: mouse click pick select object under cursor ray
Camera3D.projection: orthographic isometric perspective flat
Camera3D.size: orthographic zoom
Camera3D.unproject_position: world screen label above head marker health bar over
CameraAttributesPractical.dof_blur_far_enabled: depth field bokeh background blur focus
CompositorEffect: post processing screen custom compute
CSGCombiner3D: boolean cut hole subtract
Decal: blood splat splatter bullet hole stain mark poster graffiti dirt footprint wall puddle sticker projected burn
DirectionalLight3D: sun daylight moon day night
DirectionalLight3D.directional_shadow_max_distance: blocky pixelated quality blurry far jagged
Environment: sky fog glow ambient brightness
Environment.adjustment_brightness: gamma settings lighter
Environment.adjustment_enabled: brightness contrast saturation colors
Environment.adjustment_saturation: grayscale black white desaturate
Environment.ambient_light_color: dark scene
Environment.ambient_light_energy: dark too bright scene
Environment.background_mode: sky color backdrop
Environment.fog_density: mist haze thick
Environment.fog_depth_begin: mist distance start
Environment.fog_enabled: mist haze distance atmosphere
Environment.glow_enabled: bloom neon shine light
Environment.sdfgi_enabled: global illumination realtime
Environment.sky: skybox background
Environment.ssao_enabled: ambient occlusion corners shading
Environment.ssr_enabled: reflection puddles mirror floor
Environment.tonemap_mode: washed out hdr filmic
Environment.volumetric_fog_enabled: god rays mist light shafts
FogVolume: local mist smoke cloud
Geometry2D: intersection polygon lines clip
Geometry2D.is_point_in_polygon: inside shape click
GeometryInstance3D.cast_shadow: shadow off invisible only
GeometryInstance3D.custom_aabb: disappear culled vanish pop
GeometryInstance3D.extra_cull_margin: disappear culled vanish pop edge
GeometryInstance3D.lod_bias: detail distance quality
GeometryInstance3D.material_overlay: outline highlight flash damage
GeometryInstance3D.material_override: change color highlight whole replace
GeometryInstance3D.set_instance_shader_parameter: different each object per uniform unique
GeometryInstance3D.transparency: fade out see through
GeometryInstance3D.visibility_range_end: lod distance hide far disappear
GLTFDocument: model import runtime glb blender
GLTFDocument.append_from_file: load model runtime glb
GridMap: voxel blocks 3d tiles level minecraft
GridMap.set_cell_item: place build block voxel put
ImmediateMesh: draw debug line 3d dynamic
Light3D.light_color: warm tint
Light3D.light_energy: brightness brighter darker flicker intensity
Light3D.shadow_bias: acne artifacts stripes peter panning
Light3D.shadow_enabled: cast shadows dark
Light3D.shadow_normal_bias: acne artifacts stripes
LightmapGI: bake static light global illumination
Material.next_pass: outline second shader
Material.render_priority: transparent sorting order glitch
Mesh.create_trimesh_shape: collision from model exact
Mesh.get_aabb: size bounds dimensions model
MeshInstance3D: model object show cube shape
MeshInstance3D.create_convex_collision: collision from model simple
MeshInstance3D.create_trimesh_collision: collision from model exact static
MeshInstance3D.set_surface_override_material: change color replace one
MeshLibrary: gridmap tiles blocks
OccluderInstance3D: performance hidden behind culling
OmniLight3D: lamp bulb torch point
PanoramaSkyMaterial: hdri skybox image 360
PanoramaSkyMaterial.panorama: hdri image 360
PlaneMesh: floor ground water
ProceduralSkyMaterial: sky gradient sunset horizon
ReflectionProbe: mirror reflect shiny
RenderingServer.frame_post_draw: screenshot wait rendered
RenderingServer.get_rendering_info: draw calls count
RenderingServer.global_shader_parameter_set: uniform everywhere wind
Shader: glsl custom effect code
Shader.code: write source string
ShaderMaterial: custom effect dissolve outline water wave
ShaderMaterial.set_shader_parameter: uniform pass change value effect
Sky: skybox background stars clouds
SpotLight3D: flashlight torch cone headlight
SpringArm3D: third person camera clip wall behind orbit
StandardMaterial3D: color texture surface pbr
SubViewport: minimap splitscreen render texture picture security camera portal screen
SubViewport.size: resolution minimap
SurfaceTool: procedural vertices custom generate geometry terrain
SurfaceTool.add_vertex: triangle point
SurfaceTool.commit: finish build
Viewport.get_camera_2d: active current which
Viewport.get_camera_3d: active current which
Viewport.get_mouse_position: cursor screen
Viewport.get_texture: screenshot capture render
Viewport.get_visible_rect: screen size width bounds
Viewport.gui_get_focus_owner: which focused current
Viewport.msaa_2d: jagged edges antialiasing smooth lines
Viewport.msaa_3d: jagged edges antialiasing smooth
Viewport.physics_object_picking: click area mouse not working
Viewport.scaling_3d_mode: fsr upscaling
Viewport.scaling_3d_scale: resolution performance render lower
Viewport.screen_space_aa: fxaa jagged edges
Viewport.set_input_as_handled: stop propagate consume block click through
Viewport.size_changed: window resize resized resolution responsive
Viewport.transparent_bg: see through background
Viewport.world_2d: minimap splitscreen same world share
ViewportTexture: render mirror portal minimap
VisualInstance3D.get_aabb: size bounds dimensions model
VisualInstance3D.layers: only visible camera mask first person
VoxelGI: global illumination bounce indirect
WorldEnvironment: sky fog glow background ambient post processing
`
