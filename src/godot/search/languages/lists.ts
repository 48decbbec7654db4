/**
 * The word lists of each language.
 *
 * One line: phrases of the language, separated by spaces; a colon and a space; their translation to English, lower-case
 * words first, and then the names of the reference that the phrase may mean, most likely first. `-` is for a phrase
 * without meaning for a search. In languages that are written with spaces `_` is a space inside a phrase, and a stem of
 * four letters or more matches all words that begin with it. A line belongs here if different questions use its
 * phrases.
 */

import deActions from "./de/actions.ts"
import deData from "./de/data.ts"
import deEveryday from "./de/everyday.ts"
import deInterface from "./de/interface.ts"
import deQualities from "./de/qualities.ts"
import deScene from "./de/scene.ts"
import esActions from "./es/actions.ts"
import esData from "./es/data.ts"
import esEveryday from "./es/everyday.ts"
import esInterface from "./es/interface.ts"
import esQualities from "./es/qualities.ts"
import esScene from "./es/scene.ts"
import frActions from "./fr/actions.ts"
import frData from "./fr/data.ts"
import frEveryday from "./fr/everyday.ts"
import frInterface from "./fr/interface.ts"
import frQualities from "./fr/qualities.ts"
import frScene from "./fr/scene.ts"
import jaActions from "./ja/actions.ts"
import jaAreas from "./ja/areas.ts"
import jaData from "./ja/data.ts"
import jaEveryday from "./ja/everyday.ts"
import jaInput from "./ja/input.ts"
import jaMedia from "./ja/media.ts"
import jaPhysics from "./ja/physics.ts"
import jaReference from "./ja/reference.ts"
import jaScene from "./ja/scene.ts"
import jaSolutions from "./ja/solutions.ts"
import jaSubjects from "./ja/subjects.ts"
import jaTasks from "./ja/tasks.ts"
import jaUi from "./ja/ui.ts"
import jaWordActions from "./ja/words/actions.ts"
import jaWordCompounds from "./ja/words/compounds.ts"
import jaWordData from "./ja/words/data.ts"
import jaWordInterface from "./ja/words/interface.ts"
import jaWordMedia from "./ja/words/media.ts"
import jaWordMovement from "./ja/words/movement.ts"
import jaWordQualities from "./ja/words/qualities.ts"
import koActions from "./ko/actions.ts"
import koData from "./ko/data.ts"
import koEveryday from "./ko/everyday.ts"
import koInterface from "./ko/interface.ts"
import koQualities from "./ko/qualities.ts"
import koScene from "./ko/scene.ts"
import ptActions from "./pt/actions.ts"
import ptData from "./pt/data.ts"
import ptEveryday from "./pt/everyday.ts"
import ptInterface from "./pt/interface.ts"
import ptQualities from "./pt/qualities.ts"
import ptScene from "./pt/scene.ts"
import ruActions from "./ru/actions.ts"
import ruData from "./ru/data.ts"
import ruEveryday from "./ru/everyday.ts"
import ruInterface from "./ru/interface.ts"
import ruQualities from "./ru/qualities.ts"
import ruScene from "./ru/scene.ts"
import zhActions from "./zh/actions.ts"
import zhAreas from "./zh/areas.ts"
import zhData from "./zh/data.ts"
import zhEveryday from "./zh/everyday.ts"
import zhInput from "./zh/input.ts"
import zhMedia from "./zh/media.ts"
import zhPhysics from "./zh/physics.ts"
import zhReference from "./zh/reference.ts"
import zhScene from "./zh/scene.ts"
import zhSolutions from "./zh/solutions.ts"
import zhSubjects from "./zh/subjects.ts"
import zhTaiwan from "./zh/taiwan.ts"
import zhTasks from "./zh/tasks.ts"
import zhUi from "./zh/ui.ts"
import zhWordActions from "./zh/words/actions.ts"
import zhWordCompounds from "./zh/words/compounds.ts"
import zhWordData from "./zh/words/data.ts"
import zhWordInterface from "./zh/words/interface.ts"
import zhWordMedia from "./zh/words/media.ts"
import zhWordMovement from "./zh/words/movement.ts"
import zhWordQualities from "./zh/words/qualities.ts"

export const lists = {
  ja: [
    jaActions,
    jaScene,
    jaPhysics,
    jaInput,
    jaUi,
    jaData,
    jaMedia,
    jaTasks,
    jaSolutions,
    jaEveryday,
    jaReference,
    jaAreas,
    jaSubjects,
    jaWordActions,
    jaWordCompounds,
    jaWordData,
    jaWordInterface,
    jaWordMedia,
    jaWordMovement,
    jaWordQualities
  ],
  zh: [
    zhActions,
    zhScene,
    zhPhysics,
    zhInput,
    zhUi,
    zhData,
    zhMedia,
    zhTaiwan,
    zhTasks,
    zhSolutions,
    zhEveryday,
    zhReference,
    zhAreas,
    zhSubjects,
    zhWordActions,
    zhWordCompounds,
    zhWordData,
    zhWordInterface,
    zhWordMedia,
    zhWordMovement,
    zhWordQualities
  ],
  ko: [koActions, koScene, koInterface, koData, koQualities, koEveryday],
  de: [deActions, deScene, deInterface, deData, deQualities, deEveryday],
  es: [esActions, esScene, esInterface, esData, esQualities, esEveryday],
  fr: [frActions, frScene, frInterface, frData, frQualities, frEveryday],
  pt: [ptActions, ptScene, ptInterface, ptData, ptQualities, ptEveryday],
  ru: [ruActions, ruScene, ruInterface, ruData, ruQualities, ruEveryday]
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

export type Language = keyof typeof lists

/** Languages whose words are separated by spaces. */
export const spacedLanguages = ["de", "es", "fr", "pt", "ru"] as const satisfies ReadonlyArray<Language>
export type SpacedLanguage = (typeof spacedLanguages)[number]

/** Languages that are read letter by letter: words are not separated by spaces, or have particles attached. */
export type UnspacedLanguage = Exclude<Language, SpacedLanguage>
