/**
 * A real Godot 3 (`godot3-server`, Debian has one) as a judge of scripts: one process reads hundreds of them.
 *
 * It reports the first error of each; its messages on resources that were never imported are no verdict on the script.
 */
import { execFile, execFileSync } from "node:child_process"
import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const PROGRAM = "godot3-server"

const version = (): string | undefined => {
  try {
    return execFileSync(PROGRAM, ["--version"], {
      encoding: "utf8",
      timeout: 10_000,
      stdio: ["ignore", "pipe", "ignore"]
    }).trim()
  } catch (error) {
    // Godot 3 ends with 255 after printing its version.
    const out = typeof error === "object" && error !== null ? String(Reflect.get(error, "stdout") ?? "").trim() : ""
    return /^3\./.test(out) ? out : undefined
  }
}

/** The program's version; absent where there is none. */
export const godot3: string | undefined = version()

export interface Judged {
  /** `res://...`, for relative paths within the script. */
  readonly path: string
  readonly text: string
}

/** A fault that Godot finds in a script; `line` from 1, or 0 if unknown. */
export type Verdict = "accepted" | "unsure" | { readonly error: string; readonly line: number }

const judge = `extends SceneTree
func _init():
	var file = File.new()
	file.open("res://__scripts.json", File.READ)
	var scripts = JSON.parse(file.get_as_text()).result
	file.close()
	for i in scripts.size():
		printerr("JUDGE ", i)
		var script = GDScript.new()
		script.source_code = scripts[i].text
		script.take_over_path(scripts[i].path)
		printerr("RESULT ", script.reload())
	quit()
`

const verdictOf = (part: string): Verdict => {
  const error = /Parse Error: ([^\n]*)/.exec(part)?.[1] ?? /SCRIPT ERROR: GDScript::reload: ([^\n]*)/.exec(part)?.[1]
  if (error === undefined) return /^RESULT 0/m.test(part) ? "accepted" : "unsure"
  if (!error.includes("isn't a valid type") && /preload|Couldn't|Can't load|Could not|resource/i.test(error))
    return "unsure"
  return { error, line: Number(/At: (?:res:.*|built-in):(\d+)/.exec(part)?.[1] ?? 0) }
}

/** Returns the text that Godot writes to stderr while it runs the script that judges. */
const heard = (folder: string): Promise<string> =>
  new Promise((resolve) => {
    const options = {
      timeout: 60_000,
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, LANG: "en_US.UTF-8" }
    }
    execFile(PROGRAM, ["--path", folder, "-s", "res://__judge.gd"], options, (_, __, stderr) => resolve(stderr))
  })

/** Puts scripts to Godot in a project's folder, which must be a copy: it is written to. */
export const judgeAll = async (folder: string, scripts: ReadonlyArray<Judged>): Promise<ReadonlyArray<Verdict>> => {
  const [list, script] = [join(folder, "__scripts.json"), join(folder, "__judge.gd")]
  writeFileSync(list, JSON.stringify(scripts))
  writeFileSync(script, judge)
  const stderr = await heard(folder)
  rmSync(list)
  rmSync(script)
  const verdicts = new Map(
    stderr
      .split(/^JUDGE (?=\d)/m)
      .slice(1)
      .map((part) => [Number.parseInt(part, 10), verdictOf(part)])
  )
  return scripts.map((_, i) => verdicts.get(i) ?? "unsure")
}
