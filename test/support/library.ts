/** A Godot library over files in memory, its index file among them, with a watcher rung by hand. */
import { Path } from "@effect/platform"
import { Effect, Layer, Option, Stream } from "effect"
import { GodotSettings } from "../../src/godot/library/GodotSettings.ts"
import { IndexBuilder } from "../../src/godot/library/index-file/IndexBuilder.ts"
import type { IndexContents } from "../../src/godot/library/index-file/IndexFile.ts"
import { IndexStore } from "../../src/godot/library/index-file/IndexStore.ts"
import { DocLibrary } from "../../src/godot/library/live/DocLibrary.ts"
import * as ClassCatalog from "../../src/godot/library/lookup/ClassCatalog.ts"
import { SymbolResolver } from "../../src/godot/library/lookup/SymbolResolver.ts"
import { XmlDocParser } from "../../src/godot/reference/XmlDocParser.ts"
import { Watcher } from "../../src/kernel/files/Watcher.ts"
import { Idle, make as idle } from "../../src/kernel/util/Idle.ts"
import * as memoryFiles from "./memoryFiles.ts"

/** A class file; `body` is the content of `<class>`. */
export const xml = (
  name: string,
  options: { inherits?: string; brief?: string; body?: string; version?: string } = {}
) =>
  `<?xml version="1.0" encoding="UTF-8" ?>
<class name="${name}"${options.inherits === undefined ? "" : ` inherits="${options.inherits}"`}${
    options.version === undefined ? "" : ` version="${options.version}"`
  }>
	<brief_description>${options.brief ?? ""}</brief_description>
	<description></description>
	${options.body ?? ""}
</class>
`

export const methods = (...names: ReadonlyArray<string>) =>
  `<methods>${names
    .map((name) => `<method name="${name}"><return type="void" /><description>Does ${name}.</description></method>`)
    .join("")}</methods>`

export interface Memory {
  readonly files: memoryFiles.MemoryFiles
  /** Tells the library that something changed. */
  readonly ring: Effect.Effect<void>
  /** Folders that are watched. */
  readonly watched: () => ReadonlyArray<string>
  readonly store: {
    /** Index that was written last. */
    saved: IndexContents | undefined
    /** Runs between the reading of the names and of the rest. */
    beforeRest: Effect.Effect<void>
  }
  readonly builder: {
    /** Runs between the reading of the files and their indexing. */
    beforeIndexing: Effect.Effect<void>
  }
}

/** One turn of the real event loop. */
const turn = Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 1)))

/** Waits for something that real turns of the event loop bring about; dies if it does not come. */
export const until = (condition: Effect.Effect<boolean>): Effect.Effect<void> =>
  Effect.andThen(turn, condition).pipe(
    Effect.repeat({ until: (holds) => holds, times: 2000 }),
    Effect.flatMap((holds) => (holds ? Effect.void : Effect.dieMessage("what was waited for did not happen")))
  )

export const make = (contents: Readonly<Record<string, string>>) =>
  Effect.gen(function* () {
    const bells = new Set<() => void>()
    let watched: ReadonlyArray<string> = []
    const files = memoryFiles.make(contents)
    const store: Memory["store"] = { saved: undefined, beforeRest: Effect.void }
    const builder: Memory["builder"] = { beforeIndexing: Effect.void }
    const heldBack = Layer.effect(
      IndexBuilder,
      Effect.map(IndexBuilder, (real) =>
        IndexBuilder.of({
          ...real,
          index: (read, options) =>
            Effect.andThen(
              Effect.suspend(() => builder.beforeIndexing),
              real.index(read, options)
            )
        })
      )
    ).pipe(Layer.provide(IndexBuilder.layer), Layer.provide(XmlDocParser.layer))
    const watcher = Layer.succeed(Watcher, {
      changes: (directories) => {
        watched = directories
        return Stream.asyncPush<void>((emit) =>
          Effect.acquireRelease(
            Effect.sync(() => {
              const ring = () => void emit.single(undefined)
              bells.add(ring)
              return ring
            }),
            (ring) => Effect.sync(() => bells.delete(ring))
          )
        )
      }
    })
    const index = Layer.effect(
      IndexStore,
      Effect.map(IndexStore, (real) =>
        IndexStore.of({
          ...real,
          open: (origin) =>
            Effect.map(
              real.open(origin),
              Option.map((open) => ({
                ...open,
                contents: Effect.andThen(
                  Effect.suspend(() => store.beforeRest),
                  open.contents
                )
              }))
            ),
          save: (origin, contents) =>
            Effect.tap(real.save(origin, contents), () => {
              store.saved = contents
            })
        })
      )
    ).pipe(
      Layer.provide(IndexStore.layer),
      Layer.provide(Layer.succeed(Idle, { ...idle(), awaitQuiet: () => Effect.void }))
    )
    const layer = services.pipe(
      Layer.provide(heldBack),
      Layer.provide(Layer.merge(watcher, index)),
      Layer.provide(Layer.merge(files.layer, Path.layer))
    )
    const memory: Memory = {
      files,
      ring: Effect.sync(() => bells.size > 0).pipe(
        Effect.tap(turn),
        Effect.repeat({ until: (isHeard) => isHeard, times: 1000 }),
        Effect.andThen(
          Effect.sync(() => {
            for (const ring of bells) ring()
          })
        ),
        Effect.andThen(turn)
      ),
      watched: () => watched,
      store,
      builder
    }
    return { ...memory, layer }
  })

/** Takes over the index file of another library. */
export const copyIndex = (from: Memory, to: Memory): void =>
  to.files.write("/cache/index.json", from.files.files.readBytes("/cache/index.json"))

export const settings = (more: Partial<typeof GodotSettings.Service> = {}) =>
  Layer.succeed(GodotSettings, {
    docDir: "/docs",
    starterDir: "/starter",
    indexPath: "/cache/index.json",
    watch: true,
    version: "1.0.0",
    ...more
  })

const services = Layer.merge(SymbolResolver.layer, ClassCatalog.ClassCatalog.layer).pipe(
  Layer.provideMerge(DocLibrary.layer),
  Layer.provide(XmlDocParser.layer),
  Layer.provide(Path.layer)
)
