/**
 * Properties that scenes and resources may have although the reference does not list them: those that Godot uses for
 * saving, and names of older versions that it still accepts.
 */
import { unlisted } from "./NativeClass.ts"

/** Class -> names that Godot 4 saves or takes. */
const inGodot4: Readonly<Record<string, string>> = {
  Animation: "markers loop",
  AnimationNode: "filters",
  AnimationNodeBlendSpace2D: "triangles",
  AnimationNodeBlendTree: "node_connections",
  AnimationNodeStateMachine: "transitions graph_offset",
  AnimatedSprite2D: "frames",
  AnimatedSprite3D: "frames",
  AnimationMixer: "libraries",
  AnimationPlayer: "libraries blend_times method_call_mode playback_active playback_process_mode",
  AnimationTree: "process_callback",
  AudioListener2D: "current",
  AudioListener3D: "current",
  Bone2D: "auto_calculate_length_and_angle length bone_angle",
  BoxShape3D: "extents",
  CSGBox3D: "depth height width",
  Decal: "extents",
  Environment: "background_sky background_sky_custom_fov",
  FogVolume: "extents",
  GLTFSkeleton: "unique_names godot_bone_node",
  GLTFSkin: "inverse_binds joint_i_to_bone_i joint_i_to_name",
  GPUParticlesAttractorBox3D: "extents",
  GPUParticlesAttractorVectorField3D: "extents",
  GPUParticlesCollisionBox3D: "extents",
  GPUParticlesCollisionHeightField3D: "extents",
  GPUParticlesCollisionSDF3D: "extents",
  GeometryInstance3D: "use_in_baked_light use_dynamic_gi",
  ImageTexture: "image",
  ItemList: "items",
  Label: "align valign",
  LightmapGIData: "uses_spherical_harmonics probe_data",
  NavigationRegion2D: "navpoly",
  NavigationRegion3D: "navmesh",
  OptimizedTranslation: "hash_table bucket_table strings",
  ParticleProcessMaterial:
    "angle angular_velocity anim_offset anim_speed damping hue_variation initial_velocity linear_accel orbit_velocity radial_accel scale tangential_accel",
  PhysicalBone3D: "bone_name",
  PointLight2D: "mode",
  PopupMenu: "items",
  RectangleShape2D: "extents",
  ReflectionProbe: "extents",
  ResourcePreloader: "resources",
  RichTextLabel: "bbcode_text",
  Skeleton2D: "modification_stack",
  Skin: "bind_count",
  SoftBody3D: "pinned_points",
  TextureRect: "expand ignore_texture_size",
  TileMap: "format cell_quadrant_size",
  TileMapPattern: "tile_data",
  TouchScreenButton: "normal pressed",
  Viewport: "size",
  VisualShader: "mode",
  VisualShaderNodeCustom: "initialized properties",
  VisualShaderNodeParameterRef: "param_type",
  VisualShaderNodeReroute: "port_type",
  VoxelGI: "extents",
  BaseMaterial3D: `depth_deep_parallax depth_enabled depth_flip_binormal depth_flip_tangent depth_max_layers
    depth_min_layers depth_scale depth_texture emission_energy flags_albedo_tex_force_srgb flags_disable_ambient_light
    flags_do_not_receive_shadows flags_fixed_size flags_no_depth_test flags_transparent flags_unshaded
    flags_use_point_size flags_use_shadow_to_opacity flags_vertex_lighting params_alpha_scissor_threshold
    params_billboard_keep_scale params_billboard_mode params_blend_mode params_cull_mode params_diffuse_mode
    params_grow params_grow_amount params_point_size params_specular_mode params_use_alpha_scissor`
}

/** Classes with properties that depend on others, or whose names were not examined. */
const dynamic =
  /^(?:OpenXR|Editor|GLTF|FBX|CSharp|ResourceImporter|FontFile$|SkeletonModification2D|MissingNode$|MissingResource$|ShaderGlobalsOverride$|AudioStreamPlaylist$|SkeletonModifier3D$)/

const stored: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(inGodot4).map(([name, names]) => [name, new Set(names.split(/\s+/))])
)

/** Class -> its properties with a number in their names, which the reference does not list. */
const numbered: Readonly<Record<string, RegExp>> = { AudioStreamPlaylist: /^stream_\d+$/, TileSet: /^pattern_\d+$/ }

/** Returns the class that has a numbered property of that name: `stream_0` of AudioStreamPlaylist. */
export const numberedOwner = (name: string): string | undefined =>
  /_\d+$/.test(name) ? Object.keys(numbered).find((className) => numbered[className]?.test(name)) : undefined

/** Classes with a range, a Vector2, under names that held a number in Godot 3. */
const takesRanges: ReadonlySet<string> = new Set(["ParticleProcessMaterial"])

/**
 * Returns the classes that take a value under a name which the reference does not list, in scenes as in scripts.
 *
 * @example
 * takersOf("scale", { isNumber: false }) // ["ParticleProcessMaterial"]
 * takersOf("scale", { isNumber: true }) // []
 */
export const takersOf = (name: string, { isNumber }: { readonly isNumber: boolean }): ReadonlyArray<string> =>
  Array.from(stored).flatMap(([className, names]) =>
    names.has(name) && !(isNumber && takesRanges.has(className)) ? [className] : []
  )

/**
 * Checks whether objects of a class may be saved with a property of this name that the reference does not list.
 *
 * @example
 * isStored("BoxShape3D", "extents") // true
 * isStored("BoxShape3D", "extent") // false
 */
export const isStored = (className: string, name: string): boolean =>
  name.startsWith("_") ||
  numbered[className]?.test(name) === true ||
  dynamic.test(className) ||
  stored.get(className)?.has(name) === true ||
  unlisted[className]?.has(name) === true
