/** Types, hints, render modes and other words of the shading languages, and the successors of those of Godot 3. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Types of both versions; those of Godot 4 alone do no harm in Godot 3. */
export const types = words(`
void bool bvec2 bvec3 bvec4 int ivec2 ivec3 ivec4 uint uvec2 uvec3 uvec4 float vec2 vec3 vec4 mat2 mat3 mat4
sampler2D isampler2D usampler2D sampler2DArray isampler2DArray usampler2DArray sampler3D isampler3D usampler3D
samplerCube samplerCubeArray samplerExternalOES`)

/** Words that are neither names nor types. */
export const keywords = words(`
shader_type render_mode stencil_mode uniform group_uniforms varying const struct global instance flat smooth lowp mediump
highp in out inout if else for while do switch case default break continue return discard true false`)

/** Types of other shading languages -> those of Godot's. */
export const otherTypes: ReadonlyMap<string, string> = new Map([
  ["float2", "vec2"],
  ["float3", "vec3"],
  ["float4", "vec4"],
  ["half", "float"],
  ["half2", "vec2"],
  ["half3", "vec3"],
  ["half4", "vec4"],
  ["fixed", "float"],
  ["fixed4", "vec4"],
  ["int2", "ivec2"],
  ["int3", "ivec3"],
  ["int4", "ivec4"],
  ["float2x2", "mat2"],
  ["float3x3", "mat3"],
  ["float4x4", "mat4"],
  ["double", "float"],
  ["Color", "vec4"],
  ["Vector2", "vec2"],
  ["Vector3", "vec3"],
  ["Vector4", "vec4"],
  ["Vector2i", "ivec2"],
  ["Vector3i", "ivec3"],
  ["Vector4i", "ivec4"],
  ["Transform3D", "mat4"],
  ["Basis", "mat3"],
  ["Texture2D", "sampler2D"],
  ["Texture", "sampler2D"],
  ["Texture3D", "sampler3D"],
  ["Texture2DArray", "sampler2DArray"],
  ["Cubemap", "samplerCube"],
  ["boolean", "bool"]
])

/** Words that begin no declaration in Godot's shaders -> those that do. */
export const otherWords: ReadonlyMap<string, string> = new Map([
  ["export", "uniform"],
  ["group_uniform", "group_uniforms"],
  ["uniform_group", "group_uniforms"]
])

/** Words of GDScript -> their form in shaders. */
export const otherOperators: ReadonlyMap<string, string> = new Map([
  ["and", "&&"],
  ["or", "||"],
  ["not", "!"],
  ["elif", "else if"]
])

/** Words in place of a type in other languages -> their form in shaders. */
export const typeForms: ReadonlyMap<string, string> = new Map([
  ["var", "the type of the variable: `float x`"],
  ["let", "the type of the variable: `float x`"],
  ["auto", "the type of the variable: `float x`"],
  ["func", "the type of the result: `float f()`"],
  ["def", "the type of the result: `float f()`"],
  ["fn", "the type of the result: `float f()`"],
  ["function", "the type of the result: `float f()`"]
])

/** Functions whose names are ordinary words, which questions have that are not about shaders. */
export const ordinaryWords: ReadonlySet<string> = new Set(["degrees", "equal", "normalize", "not", "radians"])

/** Functions of other shading languages -> those of Godot's. */
export const otherFunctions: ReadonlyMap<string, string> = new Map([
  ["lerp", "mix"],
  ["frac", "fract"],
  ["deg_to_rad", "radians"],
  ["rad_to_deg", "degrees"],
  ["posmod", "mod"],
  ["atan2", "atan"],
  ["fmod", "mod"],
  ["rsqrt", "inversesqrt"],
  ["ddx", "dFdx"],
  ["ddy", "dFdy"],
  ["tex2D", "texture"],
  ["texture2D", "texture"],
  ["textureCube", "texture"],
  ["tex2Dlod", "textureLod"],
  ["texture2DLod", "textureLod"]
])

/** Built-ins of other shading languages -> Godot's, the likeliest first. */
export const otherBuiltIns: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ["iTime", ["TIME"]],
  ["u_time", ["TIME"]],
  ["_Time", ["TIME"]],
  ["iResolution", ["VIEWPORT_SIZE"]],
  ["fragCoord", ["FRAGCOORD"]],
  ["METALNESS", ["METALLIC"]],
  ["OCCLUSION", ["AO"]],
  ["OPACITY", ["ALPHA"]],
  ["EMISSIVE", ["EMISSION"]],
  ["BASE_COLOR", ["ALBEDO"]],
  ["DIFFUSE", ["DIFFUSE_LIGHT", "ALBEDO"]],
  ["gl_FragCoord", ["FRAGCOORD"]],
  ["gl_FragColor", ["ALBEDO", "COLOR"]],
  ["fragColor", ["ALBEDO", "COLOR"]],
  ["FragColor", ["ALBEDO", "COLOR"]],
  ["gl_FragDepth", ["DEPTH"]],
  ["gl_FrontFacing", ["FRONT_FACING"]],
  ["gl_Position", ["POSITION", "VERTEX"]],
  ["gl_PointSize", ["POINT_SIZE"]],
  ["gl_PointCoord", ["POINT_COORD"]],
  ["gl_VertexID", ["VERTEX_ID"]],
  ["gl_InstanceID", ["INSTANCE_ID"]],
  ["texcoord", ["UV"]],
  ["vUv", ["UV"]],
  ["v_uv", ["UV"]],
  ["True", ["true"]],
  ["False", ["false"]]
])

/** Values of other shading languages and of other shaders -> their computation here, and its built-in. */
export const computedBuiltIns: ReadonlyMap<string, { readonly from: string; readonly fix: string }> = new Map(
  ["iResolution", "u_resolution", "VIEWPORT_SIZE"].map((name) => [
    name,
    { from: "SCREEN_PIXEL_SIZE", fix: "(1.0 / SCREEN_PIXEL_SIZE)" }
  ])
)

/** Built-ins that constants of the file and the sizes of its arrays can use. */
export const fileBuiltIns: ReadonlySet<string> = words("PI TAU E CLIP_SPACE_FAR OUTPUT_IS_SRGB")

/** Hints and render modes in other languages -> those of Godot 4. */
export const otherHints: ReadonlyMap<string, string> = new Map([
  ["range", "hint_range"],
  ["hint_slider", "hint_range"],
  ["color", "source_color"],
  ["repeat", "repeat_enable"],
  ["clamp", "repeat_disable"],
  ["filter", "filter_linear"],
  ["linear", "filter_linear"],
  ["nearest", "filter_nearest"],
  ["screen_texture", "hint_screen_texture"],
  ["depth_texture", "hint_depth_texture"]
])

export const otherRenderModes: ReadonlyMap<string, string> = new Map([
  ["cull_none", "cull_disabled"],
  ["cull_off", "cull_disabled"],
  ["double_sided", "cull_disabled"],
  ["unlit", "unshaded"],
  ["additive", "blend_add"],
  ["transparent", "blend_mix"]
])

/** Functions of other shading languages -> Godot's form, if that is not a function of the same arguments. */
export const otherForms: ReadonlyMap<string, string> = new Map([
  ["saturate", "clamp(x, 0.0, 1.0)"],
  ["mul", "a * b"],
  ["clip", "if (x < 0.0) discard"],
  ["rcp", "1.0 / x"]
])

/** Words that begin a declaration of the file; the code before them has ended. */
export const declarations = words("shader_type render_mode stencil_mode group_uniforms uniform varying struct void")

/** Words between `uniform`, `varying`, `const` and a type. */
export const qualifiers = words("const lowp mediump highp flat smooth in out inout global instance uniform varying")

export const hints4 = words(`
source_color hint_range hint_enum hint_normal hint_default_white hint_default_black hint_default_transparent
hint_anisotropy hint_roughness_r hint_roughness_g hint_roughness_b hint_roughness_a hint_roughness_normal
hint_roughness_gray hint_screen_texture hint_depth_texture hint_normal_roughness_texture filter_nearest filter_linear
filter_nearest_mipmap filter_linear_mipmap filter_nearest_mipmap_anisotropic filter_linear_mipmap_anisotropic
repeat_enable repeat_disable instance_index color_conversion_disabled
hint_blit_source0 hint_blit_source1 hint_blit_source2 hint_blit_source3`)

export const hints3 = words(`
hint_color hint_range hint_albedo hint_black_albedo hint_normal hint_white hint_black hint_aniso hint_transparent`)

export const renderModes4: Readonly<Record<string, ReadonlySet<string>>> = {
  spatial: words(`
blend_mix blend_add blend_sub blend_mul blend_premul_alpha depth_draw_opaque depth_draw_always depth_draw_never
depth_prepass_alpha depth_test_default depth_test_disabled depth_test_inverted sss_mode_skin cull_back cull_front
cull_disabled unshaded wireframe diffuse_lambert diffuse_lambert_wrap diffuse_burley diffuse_toon specular_schlick_ggx
specular_toon specular_disabled skip_vertex_transform world_vertex_coords ensure_correct_normals shadows_disabled
ambient_light_disabled shadow_to_opacity vertex_lighting particle_trails alpha_to_coverage alpha_to_coverage_and_one
debug_shadow_splits fog_disabled specular_occlusion_disabled`),
  canvas_item: words(`
skip_vertex_transform blend_mix blend_add blend_sub blend_mul blend_premul_alpha blend_disabled unshaded light_only
world_vertex_coords`),
  particles: words("collision_use_scale disable_force disable_velocity keep_data"),
  sky: words("use_half_res_pass use_quarter_res_pass disable_fog use_debanding"),
  fog: words("")
}

/** Stencil modes of spatial shaders; those of other types have none. */
export const stencilModes4 = words(`
read write write_depth_fail compare_always compare_less compare_equal compare_less_or_equal compare_greater
compare_not_equal compare_greater_or_equal`)

/** Stencil modes in other languages -> those of Godot 4. */
export const otherStencilModes: ReadonlyMap<string, string> = new Map([
  ["always", "compare_always"],
  ["less", "compare_less"],
  ["equal", "compare_equal"],
  ["greater", "compare_greater"],
  ["not_equal", "compare_not_equal"],
  ["compare_lequal", "compare_less_or_equal"],
  ["compare_gequal", "compare_greater_or_equal"],
  ["replace", "write"],
  ["test", "read"]
])

export const renderModes3: Readonly<Record<string, ReadonlySet<string>>> = {
  spatial: words(`
blend_mix blend_add blend_sub blend_mul depth_draw_opaque depth_draw_always depth_draw_never depth_draw_alpha_prepass
depth_test_disable cull_back cull_front cull_disabled unshaded wireframe diffuse_lambert diffuse_lambert_wrap
diffuse_oren_nayar diffuse_burley diffuse_toon specular_schlick_ggx specular_blinn specular_phong specular_toon
specular_disabled skip_vertex_transform world_vertex_coords ensure_correct_normals shadows_disabled
ambient_light_disabled shadow_to_opacity vertex_lighting async_visible async_hidden`),
  canvas_item: words(`
skip_vertex_transform blend_mix blend_add blend_sub blend_mul blend_premul_alpha blend_disabled unshaded light_only`),
  particles: words("disable_force disable_velocity keep_data")
}

/** The successor of something of Godot 3: the text to write, "" if nothing takes its place, and a remark. */
export interface Successor {
  readonly fix: string
  readonly remark?: string
  /** The hint of the uniform that takes its place; `fix` is a name for that. */
  readonly hint?: string
}

const to = (fix: string, remark?: string): Successor => ({ fix, ...(remark === undefined ? {} : { remark }) })

const readFrom = (hint: string, name: string): Successor => ({
  ...to(name, `declare \`uniform sampler2D ${name} : ${hint}, repeat_disable, filter_nearest;\` and read from that`),
  hint
})

export const hintSuccessors: ReadonlyMap<string, Successor> = new Map([
  ["hint_color", to("source_color")],
  ["hint_albedo", to("source_color")],
  ["hint_black_albedo", to("source_color, hint_default_black")],
  ["hint_white", to("hint_default_white")],
  ["hint_black", to("hint_default_black")],
  ["hint_aniso", to("hint_anisotropy")],
  ["hint_transparent", to("hint_default_transparent")]
])

export const renderModeSuccessors: ReadonlyMap<string, Successor> = new Map([
  ["depth_draw_alpha_prepass", to("depth_prepass_alpha")],
  ["depth_test_disable", to("depth_test_disabled")],
  ["diffuse_oren_nayar", to("diffuse_burley", "the Oren-Nayar model is gone")],
  ["specular_blinn", to("specular_schlick_ggx", "the Blinn model is gone")],
  ["specular_phong", to("specular_schlick_ggx", "the Phong model is gone")]
])

/** Built-ins of any shader, and of one type of shader before them. */
export const builtInSuccessors: ReadonlyMap<string, Successor> = new Map([
  ["SCREEN_TEXTURE", readFrom("hint_screen_texture", "screen_texture")],
  ["DEPTH_TEXTURE", readFrom("hint_depth_texture", "depth_texture")],
  ["NORMAL_ROUGHNESS_TEXTURE", readFrom("hint_normal_roughness_texture", "normal_roughness_texture")],
  ["WORLD_MATRIX", to("MODEL_MATRIX")],
  ["CAMERA_MATRIX", to("INV_VIEW_MATRIX")],
  ["INV_CAMERA_MATRIX", to("VIEW_MATRIX")],
  ["NORMALMAP", to("NORMAL_MAP")],
  ["NORMALMAP_DEPTH", to("NORMAL_MAP_DEPTH")],
  ["TRANSMISSION", to("BACKLIGHT")],
  ["ALPHA_SCISSOR", to("ALPHA_SCISSOR_THRESHOLD")],
  ["CLEARCOAT_GLOSS", to("CLEARCOAT_ROUGHNESS", "the meaning is turned round: 1.0 - gloss")],
  ["EXTRA_MATRIX", to("CANVAS_MATRIX")],
  ["SHADOW_COLOR", to("SHADOW_MODULATE")],
  ["LIGHT_VEC", to("LIGHT_DIRECTION", "or the difference of LIGHT_POSITION and LIGHT_VERTEX")],
  ["LIGHT_HEIGHT", to("LIGHT_POSITION.z")],
  ["LIGHT_UV", to("", "light textures are no longer seen by shaders")],
  ["SHADOW_VEC", to("SHADOW_VERTEX", "is set in fragment()")],
  ["MODULATE", to("", "COLOR in vertex() holds the modulation")]
])

/** In 2D shaders of Godot 4 the projection is another name. */
export const canvasSuccessors: ReadonlyMap<string, Successor> = new Map([["PROJECTION_MATRIX", to("SCREEN_MATRIX")]])
