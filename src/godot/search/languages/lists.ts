/**
 * The word lists of each language.
 *
 * One line: phrases of the language, parted by blanks; a colon and a blank; what they are in English, small words
 * first, and then the names of the reference that the phrase most likely means, the likeliest first. `-` says that a
 * phrase means nothing to a search. A line belongs here when different questions use its phrases.
 */
import jaActions from "./ja/actions.ts"
import jaData from "./ja/data.ts"
import jaInput from "./ja/input.ts"
import jaMedia from "./ja/media.ts"
import jaPhysics from "./ja/physics.ts"
import jaScene from "./ja/scene.ts"
import jaTasks from "./ja/tasks.ts"
import jaUi from "./ja/ui.ts"
import zhActions from "./zh/actions.ts"
import zhData from "./zh/data.ts"
import zhInput from "./zh/input.ts"
import zhMedia from "./zh/media.ts"
import zhPhysics from "./zh/physics.ts"
import zhScene from "./zh/scene.ts"
import zhTasks from "./zh/tasks.ts"
import zhUi from "./zh/ui.ts"

export const lists = {
  ja: [jaActions, jaScene, jaPhysics, jaInput, jaUi, jaData, jaMedia, jaTasks],
  zh: [zhActions, zhScene, zhPhysics, zhInput, zhUi, zhData, zhMedia, zhTasks]
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

export type Language = keyof typeof lists
