/** Class documents in the user's language, where the checkout that they are read from has a translation. */
import { Path } from "@effect/platform"
import { Effect, Either } from "effect"
import { attempt, Files } from "../../../kernel/files/Files.ts"
import { lazy } from "../../../kernel/util/memoize.ts"
import { XmlDocParser } from "../../reference/XmlDocParser.ts"
import { GodotSettings } from "../GodotSettings.ts"
import * as Catalogue from "./Catalogue.ts"
import { translateDoc } from "./translateDoc.ts"

/** The catalogue for the locale of the settings, and the root below which it lies. */
const catalogueOf = Effect.gen(function* () {
  const { docDir, locale, starterDir } = yield* GodotSettings
  const files = yield* Files
  const paths = yield* Path.Path
  if (locale === undefined) return undefined
  const found = attempt(() => {
    const root = files.realPath(paths.resolve(docDir === "builtin" ? starterDir : docDir))
    const catalogue = Catalogue.find(files, root, locale)
    return catalogue === undefined ? undefined : { ...catalogue, root }
  })
  return yield* Effect.orElseSucceed(found, () => undefined)
})

/** The parser of the environment, its documents translated; the catalogue is read with the first of them. */
export const make = Effect.gen(function* () {
  const parser = yield* XmlDocParser
  const files = yield* Files
  const catalogue = yield* catalogueOf
  if (catalogue === undefined) return parser
  const texts = lazy(() => Catalogue.load(files, catalogue.root, catalogue))
  return XmlDocParser.of({
    *parseSteps(file, xml) {
      return Either.map(yield* parser.parseSteps(file, xml), (doc) => translateDoc(doc, texts()))
    },
    variant: `${catalogue.file} ${catalogue.stamp}`
  })
})
