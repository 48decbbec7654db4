/** Settings that accept one of a few words, which the reference does not list. */
import type { Dialect } from "../script/Script.ts"

/** Words of a setting, and those of other versions and tools with their names here. */
export interface NamedValues {
  readonly words: ReadonlyArray<string>
  readonly others: Readonly<Record<string, string>>
}

const aspects = ["ignore", "keep", "keep_width", "keep_height", "expand"]

const inGodot4: Readonly<Record<string, NamedValues>> = {
  "display/window/stretch/mode": { words: ["disabled", "canvas_items", "viewport"], others: { "2d": "canvas_items" } },
  "display/window/stretch/aspect": { words: aspects, others: {} },
  "display/window/stretch/scale_mode": { words: ["fractional", "integer"], others: {} },
  "rendering/renderer/rendering_method": {
    words: ["forward_plus", "mobile", "gl_compatibility", "dummy"],
    others: {
      compatibility: "gl_compatibility",
      opengl3: "gl_compatibility",
      gles3: "gl_compatibility",
      gles2: "gl_compatibility",
      "forward+": "forward_plus",
      "forward plus": "forward_plus",
      forward: "forward_plus",
      "gl compatibility": "gl_compatibility"
    }
  }
}

const inGodot3: Readonly<Record<string, NamedValues>> = {
  "display/window/stretch/mode": { words: ["disabled", "2d", "viewport"], others: { canvas_items: "2d" } },
  "display/window/stretch/aspect": { words: aspects, others: {} },
  "rendering/quality/driver/driver_name": {
    words: ["GLES2", "GLES3"],
    others: { gl_compatibility: "GLES2", opengl3: "GLES3", gles2: "GLES2", gles3: "GLES3" }
  }
}

/** Returns the words that a setting accepts; undefined if it accepts others, or they are not known. */
export const namedValues = (dialect: Dialect, path: string): NamedValues | undefined =>
  (dialect === 4 ? inGodot4 : inGodot3)[path]
