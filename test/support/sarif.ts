/** What the standard SARIF 2.1.0 demands of a log of results, and what GitHub needs to show it beside the code. */
import { assert } from "@effect/vitest"

type Json = Readonly<Record<string, unknown>>

/** Reads an object, and refuses a property that the standard does not have there or that is not given. */
const object = (
  value: unknown,
  where: string,
  required: ReadonlyArray<string>,
  optional: ReadonlyArray<string>
): Json => {
  assert.isObject(value, where)
  const json = value as Json
  assert.includeMembers(Object.keys(json), [...required], where)
  assert.includeMembers([...required, ...optional], Object.keys(json), where)
  return json
}

const list = (value: unknown, where: string): ReadonlyArray<unknown> => {
  assert.isArray(value, where)
  return value as ReadonlyArray<unknown>
}

const text = (value: unknown, where: string): string => {
  assert.isString(value, where)
  assert.isNotEmpty(value, where)
  return String(value)
}

/** A number that counts from 1. */
const position = (value: unknown, where: string): number => {
  assert.isTrue(Number.isInteger(value) && Number(value) >= 1, `${where}: ${value}`)
  return Number(value)
}

const isAbsolute = (uri: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(uri)

/** A URI reference: one with a base is a relative path, one without it is absolute. */
const checkArtifact = (value: unknown, where: string): void => {
  const { uri, uriBaseId } = object(value, where, ["uri"], ["uriBaseId"])
  const given = text(uri, where)
  assert.match(given, /^(?:[\w\-.~!$&'()*+,;=:@/?#[\]]|%[\dA-F]{2})+$/i, where)
  assert.strictEqual(isAbsolute(given), uriBaseId === undefined, `${where}: ${given}`)
  if (uriBaseId !== undefined) assert.notMatch(given, /^\/|(?:^|\/)\.\.?(?:\/|$)/, where)
}

const checkRegion = (value: unknown, where: string): void => {
  const region = object(value, where, ["startLine", "startColumn"], ["endLine", "endColumn"])
  const line = position(region["startLine"], where)
  const column = position(region["startColumn"], where)
  const endLine = region["endLine"] === undefined ? line : position(region["endLine"], where)
  assert.isAtLeast(endLine, line, where)
  if (region["endColumn"] === undefined) return
  const end = position(region["endColumn"], where)
  if (endLine === line) assert.isAtLeast(end, column, where)
}

const checkResult = (value: unknown, rules: ReadonlyArray<string>, where: string): void => {
  const result = object(value, where, ["ruleId", "ruleIndex", "level", "message", "locations"], [])
  assert.strictEqual(rules[Number(result["ruleIndex"])], result["ruleId"], where)
  assert.include(["none", "note", "warning", "error"], result["level"], where)
  text(object(result["message"], where, ["text"], [])["text"], where)
  const locations = list(result["locations"], where)
  assert.isNotEmpty(locations, where)
  for (const location of locations) {
    const { physicalLocation } = object(location, where, ["physicalLocation"], [])
    const { artifactLocation, region } = object(physicalLocation, where, ["artifactLocation", "region"], [])
    checkArtifact(artifactLocation, where)
    checkRegion(region, where)
  }
}

/** A result, as far as tests read it. */
export interface SarifResult {
  readonly ruleId: string
  readonly level: string
  readonly locations: readonly [
    { readonly physicalLocation: { readonly artifactLocation: unknown; readonly region: unknown } }
  ]
}

/**
 * Checks a log as text, and returns its results.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export const sarifResults = (json: string): ReadonlyArray<SarifResult> => {
  const log = object(JSON.parse(json), "log", ["version", "runs"], ["$schema"])
  assert.strictEqual(log["version"], "2.1.0")
  const [first, ...more] = list(log["runs"], "runs")
  assert.isEmpty(more)
  const run = object(first, "run", ["tool", "results"], ["columnKind"])
  // Without it a column may as well be a code point.
  assert.strictEqual(run["columnKind"], "utf16CodeUnits")
  const { driver } = object(run["tool"], "tool", ["driver"], [])
  const about = object(driver, "driver", ["name", "rules"], ["version", "semanticVersion", "informationUri"])
  text(about["name"], "driver")
  assert.isTrue(isAbsolute(text(about["informationUri"], "driver")))
  assert.match(text(about["semanticVersion"], "driver"), /^\d+\.\d+\.\d+(?:[-+].+)?$/)
  const rules = list(about["rules"], "rules").map((rule, i) => {
    const where = `rule ${i}`
    const { id, shortDescription, helpUri } = object(rule, where, ["id"], ["shortDescription", "helpUri"])
    text(object(shortDescription, where, ["text"], [])["text"], where)
    assert.isTrue(isAbsolute(text(helpUri, where)))
    return text(id, where)
  })
  assert.strictEqual(new Set(rules).size, rules.length)
  const results = list(run["results"], "results")
  for (const [i, result] of results.entries()) checkResult(result, rules, `result ${i}`)
  return results as ReadonlyArray<SarifResult>
}
