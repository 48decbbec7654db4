import { assert, describe, it } from "@effect/vitest"
import { subjectOfSetupWarning } from "../../../../src/godot/search/analysis/configurationWarning.ts"

const warnings: ReadonlyArray<readonly [warning: string, about: string | undefined]> = [
  [
    "It has no shape. Consider adding a CollisionShape3D or CollisionPolygon3D as a child to define it.",
    "CollisionShape3D CollisionPolygon3D"
  ],
  ["Consider adding a CollisionShape2D as a child.", "CollisionShape2D"],
  ["A NavigationPolygon resource must be set or created for this node to work.", "NavigationPolygon"],
  ["PathFollow3D only works when set as a child of a Path3D node.", "PathFollow3D"],
  ["ParallaxLayer node only works when set as child of a ParallaxBackground node.", "ParallaxLayer"],
  ["CollisionPolygon2D only serves to provide a collision shape.", "CollisionPolygon2D"],
  ["Container by itself serves no purpose unless a script places its children.", "Container"],
  ["Only one visible CanvasModulate is allowed per canvas.", "CanvasModulate"],
  ["An occluder polygon must be set (or drawn).", "LightOccluder2D.occluder"],
  ["This body will be ignored until you set a mesh.", "SoftBody3D"],
  ["XRCamera3D may not function as expected without an XROrigin3D node as its parent.", "XRCamera3D"],
  [
    'A valid NodePath must be set in the "Root Path" property in order for MultiplayerSynchronizer to work.',
    "MultiplayerSynchronizer.root_path"
  ],
  ["The decal's Cull Mask has no bits enabled.", "Decal.cull_mask"],
  // Questions in the same words.
  ["an AnimationTree only works when it is active", undefined],
  ["consider adding a timer as a child", undefined],
  ["how is a SpriteFrames resource set", undefined]
]

describe("a warning about how a node is set up", () => {
  it("is about the class that it names, or about the property that is not set", () => {
    for (const [warning, about] of warnings)
      assert.deepStrictEqual([warning, subjectOfSetupWarning(warning)], [warning, about])
  })
})
