/**
 * The purposes of the most requested names of shaders, in our own words: built-ins, hints, modes and keywords.
 */

/** The purpose of a name that means the same in every shader that has it. */
export const purposes: ReadonlyMap<string, string> = new Map([
  ["TIME", "Time elapsed since the start, in seconds, for what moves by itself: waves, scrolling, pulsing, animation."],
  [
    "UV",
    "Texture coordinates, at which a texture is read: scroll, tile, rotate, wave or distort it by reading at other ones."
  ],
  ["VERTEX", "Position, of the vertex in vertex(): move, displace, wave, sway or deform vertices by it."],
  [
    "COLOR",
    "Color of the vertex, the particle, the sky, or the drawn pixel of a sprite: tint, flash white, recolor or fade by it."
  ],
  ["NORMAL", "Normal of the surface."],
  ["NORMAL_MAP", "Bumps from a normal map."],
  ["ALBEDO", "Base color of the surface."],
  ["ALPHA", "Opacity of the surface: transparent, semi-transparent or see-through surfaces, fading."],
  ["ALPHA_SCISSOR_THRESHOLD", "Opacity below which pixels are cut out, without blending."],
  ["EMISSION", "Light that the surface gives off itself, for glow and what shines in the dark."],
  ["ROUGHNESS", "How rough the surface is: 0 is a mirror."],
  ["METALLIC", "How much the surface is metal."],
  ["RIM", "Light at the edge of the silhouette."],
  ["DEPTH", "Depth of the pixel, where it is to be other than its geometry's."],
  ["SCREEN_UV", "Position on the screen, at which screen and depth textures are read."],
  ["FRAGCOORD", "Position of the pixel in the window, in pixels."],
  ["FRONT_FACING", "Tells the front of a face from its back side."],
  ["TEXTURE", "Texture of the sprite or other canvas item."],
  [
    "TEXTURE_PIXEL_SIZE",
    "Size of a pixel of the texture in UV, for outlines, blurs and pixelation, which read the pixels around."
  ],
  ["SCREEN_PIXEL_SIZE", "Size of a pixel of the screen in UV, for blurs, which read the pixels around."],
  ["MODEL_MATRIX", "Transforms model space into world space: world position of a vertex."],
  ["VIEW_MATRIX", "Transforms world space into the camera's."],
  ["INV_VIEW_MATRIX", "Transforms the camera's space into world space: world position of a pixel."],
  ["PROJECTION_MATRIX", "Transforms the camera's space into clip space."],
  ["INV_PROJECTION_MATRIX", "Transforms clip space into the camera's: position of a pixel by its depth."],
  ["POINT_SIZE", "Size of points that are drawn."],
  ["INSTANCE_ID", "Number of the instance of a MultiMesh."],
  ["INSTANCE_CUSTOM", "Data of the instance, of a MultiMesh or a particle."],
  ["DIFFUSE_LIGHT", "Sum of the diffuse light, to which light() adds: toon and other lighting of one's own."],
  ["SPECULAR_LIGHT", "Sum of the specular light, to which light() adds."],
  [
    "hint_screen_texture",
    "Reads the colors of the screen, the background drawn behind: distortion, refraction, water, glass, blur, heat haze."
  ],
  ["hint_depth_texture", "Reads the depth of the scene: foam where water meets the shore, fog, intersections."],
  ["source_color", "Reads a color or texture as sRGB; a color picker in the inspector."],
  ["hint_range", "Slider in the inspector, by minimum, maximum and step."],
  ["filter_nearest", "Reads the texture without smoothing: sharp pixel art."],
  ["filter_linear", "Reads the texture smoothed."],
  ["repeat_enable", "Repeats the texture beyond its edges: tiling, scrolling."],
  ["unshaded", "Draws without any light: lighting is disabled, colors are flat."],
  ["cull_disabled", "Draws both sides of faces: double-sided."],
  ["blend_add", "Additive blending, adds to what is behind: fire, beams, glow."],
  ["blend_mul", "Multiplicative blending, multiplies with what is behind: darkening, shadows."],
  ["depth_test_disabled", "Draws through what is in front: silhouettes behind walls."],
  ["world_vertex_coords", "Has vertex() work in world space."],
  ["shadows_disabled", "Draws without shadows on the surface."],
  ["wireframe", "Draws lines in place of faces."],
  ["fog_disabled", "Draws without fog."],
  ["light_only", "Draws only where light falls."]
])

/** Words of the language that do something of their own. */
export const statements: ReadonlyMap<string, string> = new Map([
  [
    "discard",
    "Drops the pixel, in fragment() and light(): transparent pixels, holes, cutouts, dissolving. [code]if (COLOR.a < 0.5) discard;[/code]"
  ],
  [
    "varying",
    "Passes data, such as a value or a position, from vertex() to fragment() or light(), interpolated over the face: [code]varying vec3 world;[/code]"
  ]
])
