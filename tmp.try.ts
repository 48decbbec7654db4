import { NodeContext } from "@effect/platform-node"
import { Effect, Layer } from "effect"
import { Files } from "./src/kernel/files/Files.ts"
import { XmlDocParser } from "./src/godot/reference/XmlDocParser.ts"
import { Store } from "./src/godot/store/Store.ts"
import { get } from "./src/godot/store/Get.ts"
import { importReference } from "./src/godot/store/Import.ts"
const layer = Layer.mergeAll(Store.layerAt("/tmp/gr/store"), Files.layer, XmlDocParser.layer).pipe(Layer.provideMerge(NodeContext.layer))
const attempt = (name: string, e: Effect.Effect<any, any, any>) => Effect.gen(function* () {
  const t = performance.now()
  const r = yield* Effect.either(e)
  console.log(name, Math.round(performance.now() - t), r._tag === "Right" ? JSON.stringify(r.right.info ?? r.right) : "ERR " + (r.left.message))
})
await Effect.runPromise(Effect.gen(function* () {
  yield* attempt("get 4.7", get({ version: "4.7", from: "/tmp/gr/bare.git" }))
  yield* attempt("get 4.8", get({ version: "4.8", from: "/tmp/gr/bare.git" }))
  yield* attempt("get 4.6", get({ version: "4.6", from: "/tmp/gr/bare.git" }))
  yield* attempt("get none", get({ version: "4.6", from: "/tmp/gr/none.git" }))
  yield* attempt("targz", importReference({ path: "/tmp/gr/ref.tar.gz" }))
  yield* attempt("xz", importReference({ path: "/tmp/gr/ref.tar.xz" }))
  yield* attempt("zip", importReference({ path: "/tmp/gr/ref.zip" }))
  yield* attempt("folder", importReference({ path: "/work/shared/corpora/godot-4.5" }))
  yield* attempt("folder named", importReference({ path: "/work/shared/corpora/godot-4.5", name: "4.5" }))
  yield* attempt("classes", importReference({ path: "/work/shared/corpora/godot-3.2/doc/classes" }))
  yield* attempt("godot3", importReference({ path: "/usr/bin/godot3-server" }))
  yield* attempt("bash", importReference({ path: "/bin/bash" }))
  yield* attempt("list", Effect.flatMap(Store, (s) => Effect.map(s.list, (l) => l.map((x) => x.info.name + " " + x.info.bytes))))
  yield* attempt("remove", Effect.flatMap(Store, (s) => s.remove("3.2")))
}).pipe(Effect.provide(layer)) as any)
