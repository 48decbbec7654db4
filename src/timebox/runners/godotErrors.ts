/** Reads the errors that Godot itself prints: what went wrong in one line, the place in the next. */

export interface GodotError {
  readonly message: string
  /** The script could not be parsed or loaded, so none of its tests can run. */
  readonly isParsing: boolean
  /** The script, `res://test/test_sum.gd`. */
  readonly script: string
  /** Absent if Godot names the script alone. */
  readonly line?: number
  /** The function that was running; empty if it is not reported. */
  readonly inFunction: string
}

/**
 * The place after an error of Godot 3 or 4: `   At: res://test/test_sum.gd:7.`,
 * `   at: test_adds (res://test/test_sum.gd:7)`.
 */
const PLACE = /^\s+[Aa]t: (?:(\w{1,200}) \()?.{0,200}?(res:\/\/\S{1,500}\.gd):(\d+)/

/** An error of a script that ran, with its function in Godot 3. */
const SCRIPT_ERROR = /^SCRIPT ERROR: (?:(\w{1,200}): )?(.*)$/

const PARSE_ERROR = /^(?:SCRIPT ERROR|ERROR): (.*?(?:Parse Error|Failed to load script|Can't load script).*)$/i

/**
 * `ERROR: Failed to load script "res://test/sum_test.gd" with error "Parse error".`, behind which a place in Godot's
 * own sources stands.
 */
const LOADED = /"(res:\/\/[^"]{1,500}\.gd)"/

/** A part that every such line has. */
export const GODOT_ERROR = /ERROR: /

/** Makes a reader of Godot's errors, which takes the output line by line. */
export const godotErrors = () => {
  let open: Omit<GodotError, "script" | "line"> | undefined
  return {
    /** The error that a line completes; true if the line begins one. */
    read: (line: string): GodotError | boolean => {
      const [, functionName = "", script, at] = open === undefined ? [] : (PLACE.exec(line) ?? [])
      if (open !== undefined && script !== undefined) {
        const error = { ...open, script, line: Number(at), inFunction: functionName || open.inFunction }
        open = undefined
        return error
      }
      const parseError = PARSE_ERROR.exec(line)?.[1]
      const [, inFunction = "", scriptError] = SCRIPT_ERROR.exec(line) ?? []
      const message = parseError ?? scriptError
      open = undefined
      if (message === undefined) return false
      const loaded = LOADED.exec(message)?.[1]
      if (loaded !== undefined) return { message, isParsing: true, inFunction: "", script: loaded }
      open = { message, isParsing: parseError !== undefined, inFunction }
      return true
    },
    /** The next line may be the place. */
    isInside: (): boolean => open !== undefined
  }
}
