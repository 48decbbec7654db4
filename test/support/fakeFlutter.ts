/** A root with a fake `flutter` on its PATH, and the proof that nothing it started is left. */
import { randomUUID } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { Effect, type Scope } from "effect"
import { temporaryFolder } from "./bundle.ts"

const script = fileURLToPath(new URL("fake-flutter.mjs", import.meta.url))

export interface FakeFlutter {
  /** A folder to run in; `fake-flutter` in it may name the scenario. */
  readonly root: string
  /** In the environment or the arguments of every process of every scenario. */
  readonly id: string
  /** Environment in which a run finds the fake and plays `scenario`. */
  readonly environment: (scenario?: string) => Record<string, string>
  readonly play: (scenario: string) => void
  /** The command lines of the living processes. */
  readonly living: () => ReadonlyArray<string>
}

export const fakeFlutter: Effect.Effect<FakeFlutter, never, Scope.Scope> = Effect.map(temporaryFolder, (folder) => {
  const id = randomUUID()
  const bin = join(folder, "bin")
  const root = join(folder, "app")
  mkdirSync(bin)
  mkdirSync(root)
  symlinkSync(script, join(bin, "flutter"))
  return {
    root,
    id,
    environment: (scenario) => ({
      PATH: [bin, dirname(process.execPath), process.env["PATH"]].join(delimiter),
      FAKE_FLUTTER_ID: id,
      ...(scenario === undefined ? {} : { FAKE_FLUTTER: scenario })
    }),
    play: (scenario) => writeFileSync(join(root, "fake-flutter"), scenario),
    living: () => living(id)
  }
})

/** Processes, zombies aside, with `word` in their environment or arguments. */
export const living = (word: string): ReadonlyArray<string> =>
  readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return []
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "latin1")
      if (/^[ZX]/.test(stat.slice(stat.lastIndexOf(")") + 2))) return []
      const told = ["cmdline", "environ"].map((name) => readFileSync(`/proc/${pid}/${name}`, "utf8"))
      return told.some((text) => text.includes(word)) ? [`${pid} ${told[0]?.replaceAll("\0", " ")}`] : []
    } catch {
      return []
    }
  })
