/** Imports a class reference on this machine into the store. */

import { FileSystem, Path } from "@effect/platform"
import { Data, Effect, Either, Option } from "effect"
import { accessOr, attempt, Files } from "../../kernel/files/Files.ts"
import { whyNotWritten } from "../../kernel/files/WhyNotWritten.ts"
import { clip } from "../../kernel/util/Text.ts"
import * as Catalogue from "../library/translation/Catalogue.ts"
import type { ClassDoc } from "../reference/ClassDoc.ts"
import * as Corpus from "../reference/Corpus.ts"
import { classXml } from "../reference/XmlWriter.ts"
import * as ApiJson from "./ApiJson.ts"
import * as Archive from "./Archive.ts"
import { placeOf } from "./ClassFiles.ts"
import { majorMinor, parse, setInName } from "./GodotVersion.ts"
import * as Program from "./Program.ts"
import { readSet } from "./SetReader.ts"
import { type Source, Store, type StoredSet } from "./Store.ts"
import { withTexts } from "./WithTexts.ts"

/** A source that cannot be imported; the message says why, and which sources can be. */
export class ImportError extends Data.TaggedError("ImportError")<{ readonly message: string }> {}

export interface ImportOptions {
  /** A folder, an archive, an `extension_api.json` or a Godot program. */
  readonly path: string
  /** Name of the set, if the source does not state its version. */
  readonly name?: string
  /** The locale whose translated texts are imported too, where a folder or an archive has them: `ja`, `zh_CN`. */
  readonly locale?: string
}

/** Maximum size of an `extension_api.json` that is read, in bytes; with texts it has 12 MB. */
const MAX_JSON_BYTES = 64 * 1024 * 1024

/** The result of reading a source. */
interface Brought {
  readonly source: Source
  /** Full version of a program. */
  readonly version?: string
  readonly lacks?: string
}

/**
 * Imports a reference; a set of the same version is replaced.
 *
 * @example
 * yield* importReference({ path: "godot-4.7-stable.tar.xz" }) // the set 4.7
 */
export const importReference = Effect.fn("Import.importReference")(function* ({ path, name, locale }: ImportOptions) {
  const store = yield* Store
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const absolute = paths.resolve(path)
  const stat = yield* Effect.option(fs.stat(absolute))
  if (Option.isNone(stat)) return yield* new ImportError({ message: `${path} does not exist or cannot be read` })
  const { type, size } = stat.value

  return yield* store.put((folder) =>
    Effect.gen(function* () {
      const brought: Brought =
        type === "Directory"
          ? yield* fromFolder(absolute, folder, locale)
          : type !== "File"
            ? yield* new ImportError({ message: `${path} is neither a folder nor a file` })
            : Archive.isArchive(absolute)
              ? yield* Effect.as(Archive.extract(absolute, folder, locale), { source: "archive" as const })
              : /\.json$/i.test(absolute)
                ? yield* fromJson(absolute, Number(size), folder)
                : yield* fromProgram(absolute, folder)
      const read = yield* readSet(folder)
      if (read === undefined || read.classes.size === 0) {
        const damaged = read?.damaged[0]
        return yield* new ImportError({
          message: `${path} holds no class reference of Godot${damaged === undefined ? "" : `; ${damaged}`}`
        })
      }
      const version =
        name ??
        read.version ??
        (brought.version === undefined ? undefined : majorMinor(brought.version)) ??
        setInName(paths.basename(absolute))
      if (version === undefined) {
        return yield* new ImportError({
          message: `${path} does not give its version; name it: godot-docs-mcp import ${path} --name 4.7`
        })
      }
      yield* keepBetter(yield* store.find(version), path, brought)
      // A name such as 3.2-program is not a version.
      const given = parse(version) === undefined ? majorMinor(brought.version ?? "") : version
      yield* writeVersion(folder, given ?? version, read.version)
      return { name: version, from: absolute, classes: read.classes.size, ...brought }
    }).pipe(
      Effect.catchTag("SystemError", "BadArgument", (error) =>
        Effect.fail(new ImportError({ message: `The reference cannot be written: ${whyNotWritten(error.message)}` }))
      )
    )
  )
})

/** Fails if an incomplete set would replace a complete one. */
const keepBetter = (known: Option.Option<StoredSet>, path: string, { source, lacks }: Brought) =>
  Effect.suspend(() => {
    if (lacks === undefined || Option.isNone(known) || known.value.info.lacks !== undefined) return Effect.void
    const { name } = known.value.info
    return Effect.fail(
      new ImportError({
        message: `the store has Godot ${name} whole, and ${path} lacks something: ${lacks}. To keep both: godot-docs-mcp import ${path} --name ${name}-${source}; to replace it, first: godot-docs-mcp remove ${name}`
      })
    )
  })

/** Writes the version into a set whose files do not state it, so that answers can name it. */
const writeVersion = Effect.fnUntraced(function* (folder: string, name: string, given: string | undefined) {
  const version = parse(name)
  if (given !== undefined || version === undefined) return
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  yield* fs.writeFileString(
    paths.join(folder, "version.py"),
    `major = ${version.major}\nminor = ${version.minor}\npatch = ${version.patch}\n`
  )
})

/**
 * Copies the class files of a checkout, of a documentation root, or of a folder of class files, and the catalogue that
 * it has for a locale.
 */
const fromFolder = Effect.fnUntraced(function* (path: string, folder: string, locale: string | undefined) {
  const files = yield* Files
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const opened = Corpus.open(files, path)
  const listed = attempt(() =>
    Either.match(opened, {
      onRight: (corpus) => Corpus.list(files, corpus).fingerprints.map((one) => [one.path, one.path] as const),
      onLeft: ({ problem }) =>
        problem === "is-classes-folder"
          ? files.list(path).flatMap(({ name, kind }) => {
              const isClass = kind === "file" && name.endsWith(".xml") && !name.startsWith(".")
              return isClass ? [[name, `doc/classes/${name}`] as const] : []
            })
          : undefined
    })
  )
  const found = yield* Effect.mapError(listed, ({ message }) => new ImportError({ message }))
  if (found === undefined) {
    return yield* new ImportError({
      message: `${path} holds no class files: neither classes/, doc/classes/ nor *.xml`
    })
  }
  for (const [from, to] of found) {
    const place = placeOf(to) ?? `doc/classes/${paths.basename(to)}`
    const target = paths.join(folder, place)
    yield* fs.makeDirectory(paths.dirname(target), { recursive: true })
    yield* fs.copyFile(paths.join(path, from), target)
  }
  const real = accessOr(() => files.realPath(path), path)
  const catalogue = locale === undefined ? undefined : Catalogue.find(files, real, locale)
  if (catalogue !== undefined) {
    const target = paths.join(folder, Catalogue.CATALOGUES, paths.basename(catalogue.file))
    yield* fs.makeDirectory(paths.dirname(target), { recursive: true })
    yield* fs.copyFile(paths.join(path, catalogue.file), target)
  }
  const version = paths.join(path, "version.py")
  if (yield* fs.exists(version)) yield* fs.copyFile(version, paths.join(folder, "version.py"))
  const brought: Brought = { source: "folder" }
  return brought
})

const WITHOUT_XML =
  "made from extension_api.json: no settings, annotations, @GDScript, theme items, property defaults, tutorials, deprecations"

const fromJson = Effect.fnUntraced(function* (path: string, size: number, folder: string) {
  const fs = yield* FileSystem.FileSystem
  if (size > MAX_JSON_BYTES) {
    return yield* new ImportError({ message: `${path} is larger than 64 MB: no extension_api.json of Godot is` })
  }
  const text = yield* fs.readFileString(path)
  const api = ApiJson.parse(text)
  if (Either.isLeft(api)) return yield* new ImportError({ message: `${path} cannot be read: ${clip(api.left, 300)}` })
  yield* writeClasses(api.right.classes, folder)
  const texts = api.right.hasTexts ? "" : "; no texts (dump it with --dump-extension-api-with-docs)"
  const brought: Brought = {
    source: "api-json",
    ...(api.right.fullName === undefined ? {} : { version: api.right.fullName }),
    lacks: `${WITHOUT_XML}${texts}`
  }
  return brought
})

/** Runs a Godot program: its doctool knows every member, its dump of the extension API the texts. */
const fromProgram = Effect.fnUntraced(function* (path: string, folder: string) {
  const { version, classes: skeletons, api } = yield* Program.dump(path)
  const dump = api === undefined ? undefined : ApiJson.parse(api)
  const hasTexts = dump !== undefined && Either.isRight(dump) && dump.right.hasTexts
  const classes = dump !== undefined && Either.isRight(dump) ? withTexts(skeletons, dump.right.classes) : skeletons
  yield* writeClasses(classes, folder)
  const brought: Brought = {
    source: "program",
    version,
    ...(hasTexts ? {} : { lacks: "signatures only: this program gives no descriptions" })
  }
  return brought
})

const writeClasses = Effect.fnUntraced(function* (classes: ReadonlyArray<ClassDoc>, folder: string) {
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const target = paths.join(folder, "doc", "classes")
  yield* fs.makeDirectory(target, { recursive: true })
  for (const doc of classes) {
    if (!/^@?[\w@.]{1,120}$/.test(doc.name)) continue
    yield* fs.writeFileString(paths.join(target, `${doc.name}.xml`), classXml(doc))
  }
})
