/** The English synonyms of all topics. */
import abbreviations from "./abbreviations.ts"
import animation from "./animation.ts"
import audio from "./audio.ts"
import camera from "./camera.ts"
import editor from "./editor.ts"
import everyday from "./everyday.ts"
import features from "./features.ts"
import files from "./files.ts"
import general from "./general.ts"
import input from "./input.ts"
import maths from "./maths.ts"
import movement from "./movement.ts"
import network from "./network.ts"
import nodes from "./nodes.ts"
import otherEngines from "./otherEngines.ts"
import otherLanguages from "./otherLanguages.ts"
import particles from "./particles.ts"
import rendering2d from "./rendering2d.ts"
import rendering3d from "./rendering3d.ts"
import signals from "./signals.ts"
import textData from "./textData.ts"
import tiles from "./tiles.ts"
import ui from "./ui.ts"
import unity from "./unity.ts"
import unreal from "./unreal.ts"
import window from "./window.ts"

export const english: string = [
  abbreviations,
  animation,
  audio,
  camera,
  editor,
  everyday,
  features,
  files,
  general,
  input,
  ui,
  maths,
  movement,
  network,
  nodes,
  otherEngines,
  otherLanguages,
  particles,
  rendering2d,
  rendering3d,
  signals,
  textData,
  tiles,
  unity,
  unreal,
  window
].join("")
