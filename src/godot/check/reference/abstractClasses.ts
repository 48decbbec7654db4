/** Classes of Godot that cannot be instantiated. */
import type { Dialect } from "../../script/Script.ts"

/** Classes that the engine registers as abstract; no reference states it. */
const abstractClasses: ReadonlySet<string> = new Set(
  `CanvasItem CollisionObject CollisionObject2D CollisionObject3D PhysicsBody PhysicsBody2D PhysicsBody3D Light Light3D
Joint Joint2D Joint3D InputEvent InputEventWithModifiers InputEventGesture InputEventMouse Viewport FileAccess DirAccess
StreamPeer PacketPeer Shape Shape2D Shape3D SceneState VisualInstance AnimationMixer GPUParticlesAttractor3D
GPUParticlesCollision3D InstancePlaceholder Lightmapper MultiplayerAPI MultiplayerPeer Node3DGizmo Occluder3D ScrollBar
Separator SkinReference Slider SpriteBase3D TreeItem Tweener VisualShaderNode VisualShaderNodeOutput`.split(/\s+/)
)

/** Those of Godot 3 alone, by `ClassDB.can_instance()` of 3.2.3. */
const abstractInGodot3: ReadonlySet<string> = new Set(
  `AudioEffect AudioEffectInstance AudioStream AudioStreamPlayback BaseButton BoxContainer Font GeometryInstance Material
Mesh NetworkedMultiplayerPeer PrimitiveMesh Range SceneTreeTimer Script Sky SpatialGizmo SplitContainer StyleBox Texture
TextureLayered VideoStream`.split(/\s+/)
)

/**
 * Checks whether a class of the reference cannot be instantiated; a Viewport can in Godot 3.
 *
 * @example hasNoObjects("CanvasItem", 4) // true
 */
export const hasNoObjects = (name: string, dialect: Dialect): boolean =>
  dialect === 3
    ? abstractInGodot3.has(name) || (abstractClasses.has(name) && name !== "Viewport")
    : abstractClasses.has(name)
