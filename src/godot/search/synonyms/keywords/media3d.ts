/** Search keywords of meshes, materials, lights, cameras and the environment. `keywords/index.ts` describes the form of a line. */
export default `
ArrayMesh: procedural vertices custom generate geometry
BaseMaterial3D.albedo_color: color tint paint
BaseMaterial3D.albedo_texture: image skin paint
BaseMaterial3D.billboard_mode: face camera always sprite
BaseMaterial3D.cull_mode: both sides double backface inside
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
Camera3D.current: switch active change view
Camera3D.far: distance disappear clipped cut render view draw far away
Camera3D.fov: zoom scope field view sniper wide
Camera3D.h_offset: shake
Camera3D.near: clipped cut close through walls near
Camera3D.project_position: mouse world screen point cursor
Camera3D.project_ray_normal: mouse click pick select object under cursor ray
Camera3D.project_ray_origin: mouse click pick select object under cursor ray
Camera3D.projection: orthographic isometric perspective flat
Camera3D.unproject_position: world screen label above head marker health bar over
CameraAttributesPractical.dof_blur_far_enabled: depth field bokeh background blur focus
CSGCombiner3D: boolean cut hole subtract
Decal: blood splat splatter bullet hole stain mark poster graffiti dirt footprint wall puddle sticker projected burn
DirectionalLight3D: sun daylight moon day night
DirectionalLight3D.directional_shadow_max_distance: blocky pixelated quality blurry far jagged
Environment: sky fog glow ambient brightness
Environment.adjustment_brightness: gamma settings lighter
Environment.adjustment_saturation: grayscale black white desaturate
Environment.ambient_light_color: dark scene
Environment.ambient_light_energy: dark too bright scene
Environment.background_mode: sky color backdrop
Environment.fog_density: mist haze thick
Environment.fog_enabled: mist haze distance atmosphere
Environment.glow_enabled: bloom neon shine light
Environment.ssao_enabled: ambient occlusion corners shading
Environment.ssr_enabled: reflection puddles mirror floor
Environment.tonemap_mode: washed out hdr filmic
Environment.volumetric_fog_enabled: god rays mist light shafts
FogVolume: local mist smoke cloud
Geometry2D: intersection polygon lines clip
Geometry2D.is_point_in_polygon: inside shape click
GeometryInstance3D.cast_shadow: shadow off invisible only
GeometryInstance3D.material_overlay: outline highlight flash damage
GeometryInstance3D.material_override: change color highlight whole replace
GeometryInstance3D.transparency: fade out see through
GeometryInstance3D.visibility_range_end: lod distance hide far disappear
GridMap: voxel blocks 3d tiles level minecraft
ImmediateMesh: draw debug line 3d dynamic
Light3D.light_color: warm tint
Light3D.light_energy: brightness brighter darker flicker intensity
Light3D.shadow_bias: acne artifacts stripes peter panning
Light3D.shadow_enabled: cast shadows dark
LightmapGI: bake static light global illumination
MeshInstance3D: model object show cube shape
MeshInstance3D.create_convex_collision: collision from model simple
MeshInstance3D.create_trimesh_collision: collision from model exact static
MeshInstance3D.set_surface_override_material: change color replace one
OccluderInstance3D: performance hidden behind culling
OmniLight3D: lamp bulb torch point
PanoramaSkyMaterial: hdri skybox image 360
ProceduralSkyMaterial: sky gradient sunset horizon
ReflectionProbe: mirror reflect shiny
RenderingServer.global_shader_parameter_set: uniform everywhere wind
Shader.code: write source string
ShaderMaterial: custom effect dissolve outline water wave
ShaderMaterial.set_shader_parameter: uniform pass change value effect
Sky: skybox background stars clouds
SpotLight3D: flashlight torch cone headlight
SpringArm3D: third person camera clip wall behind orbit
SubViewport: minimap splitscreen render texture picture security camera portal screen
SurfaceTool: procedural vertices custom generate geometry terrain
Viewport.get_mouse_position: cursor screen
Viewport.get_texture: screenshot capture render
Viewport.get_visible_rect: screen size width bounds
Viewport.msaa_3d: jagged edges antialiasing smooth
Viewport.scaling_3d_scale: resolution performance render lower
Viewport.set_input_as_handled: stop propagate consume block click through
Viewport.size_changed: window resize resized resolution responsive
Viewport.transparent_bg: see through background
ViewportTexture: render mirror portal minimap
VoxelGI: global illumination bounce indirect
WorldEnvironment: sky fog glow background ambient post processing
`
