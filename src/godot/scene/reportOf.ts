/** Makes the report on a text whose comments begin with a semicolon: scenes, resources, settings. */
import type { CheckReport, Finding } from "../check/Diagnostic.ts"
import { type ReportLimits, report } from "../check/Report.ts"
import { lineStartsOf } from "../script/Position.ts"

/** Matches a comment to the checker, with the text before it on its line. */
const IGNORING = /^([^\n]*?);[ \t]*godot-check:[^\n]*/gm

export const reportOf = (
  code: string,
  findings: ReadonlyArray<Finding>,
  said: Parameters<typeof report>[2],
  limits: ReportLimits | undefined
): CheckReport => {
  const comments = Array.from(code.matchAll(IGNORING), ({ 0: text, 1: before = "", index }) => ({
    start: index + before.length,
    end: index + text.length,
    isAlone: before.trim() === ""
  }))
  return report({ text: code, lineStarts: lineStartsOf(code), comments }, findings, said, limits)
}
