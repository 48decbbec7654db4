/** Names of other languages and engines for members of Godot's classes, of all topics. */
import { engineMembers } from "./foreign/engine.ts"
import { filesMembers } from "./foreign/files.ts"
import { interfaceMembers } from "./foreign/interface.ts"
import { physicsMembers } from "./foreign/physics.ts"
import { playbackMembers } from "./foreign/playback.ts"
import { renderingMembers } from "./foreign/rendering.ts"

/** Class -> lines of names of others, a colon, and Godot's names for it, likeliest first. */
export const foreignMembers: Readonly<Record<string, string>> = {
  ...engineMembers,
  ...interfaceMembers,
  ...physicsMembers,
  ...renderingMembers,
  ...playbackMembers,
  ...filesMembers
}
