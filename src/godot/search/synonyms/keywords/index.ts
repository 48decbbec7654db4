/**
 * Search keywords: everyday words that people use for a symbol and that are not in its name or text.
 *
 * `Symbol: words`. A symbol is a class or `Class.member`; its words hold for its counterpart of the other dimension,
 * too. A word belongs here if somebody who does not know the symbol would use it; words in the symbol's name are found
 * anyway.
 */
import animation from "./animation.ts"
import audio from "./audio.ts"
import code from "./code.ts"
import files from "./files.ts"
import input from "./input.ts"
import media2d from "./media2d.ts"
import media3d from "./media3d.ts"
import navigation from "./navigation.ts"
import physics from "./physics.ts"
import system from "./system.ts"
import themes from "./themes.ts"
import ui from "./ui.ts"

export const keywords: string = [
  animation,
  audio,
  code,
  files,
  input,
  media2d,
  media3d,
  navigation,
  physics,
  system,
  themes,
  ui
].join("")
