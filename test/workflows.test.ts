/** The workflow files say what the README promises, pin what they use, and ask for no right that they do not need. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { parseDocument } from "yaml"
import packageJson from "../package.json" with { type: "json" }
import { root } from "./support/bundle.ts"

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly name?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}

interface Job {
  readonly "runs-on": string
  readonly "timeout-minutes"?: number
  readonly permissions?: Readonly<Record<string, string>>
  readonly strategy?: { readonly matrix: Readonly<Record<string, ReadonlyArray<unknown>>> }
  readonly steps: ReadonlyArray<Step>
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions?: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Job>>
}

const folder = join(root, ".github", "workflows")

/** A YAML 1.2 file; duplicate keys, bad indentation and the like fail. */
const read = <A>(path: string): A => {
  const document = parseDocument(readFileSync(path, "utf8"), { strict: true, uniqueKeys: true })
  assert.deepStrictEqual([...document.errors, ...document.warnings], [], path)
  return document.toJS() as A
}

const workflows = readdirSync(folder)
  .sort()
  .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8"), flow: read<Workflow>(join(folder, file)) }))

const named = (file: string): Workflow => {
  const found = workflows.find((one) => one.file === file)
  if (found === undefined) throw new Error(`${file} is missing`)
  return found.flow
}

const steps = ({ jobs }: Workflow): ReadonlyArray<Step> => Object.values(jobs).flatMap((job) => job.steps)

describe("the workflows", () => {
  it("are three, each with a trigger and jobs that end", () => {
    assert.deepStrictEqual(
      workflows.map(({ file }) => file),
      ["ci.yml", "nightly.yml", "release.yml"]
    )
    for (const { file, flow } of workflows) {
      assert.isNotEmpty(Object.keys(flow.on), file)
      for (const [name, job] of Object.entries(flow.jobs)) {
        assert.match(job["runs-on"], /^(?:ubuntu|macos|windows)-|^\$\{\{ matrix\.os \}\}$/, `${file} ${name}`)
        assert.isAtMost(job["timeout-minutes"] ?? Number.POSITIVE_INFINITY, 60, `${file} ${name}`)
        for (const step of job.steps) {
          assert.strictEqual(Number(step.uses !== undefined) + Number(step.run !== undefined), 1, `${file} ${name}`)
        }
      }
    }
  })

  it("pin every action to a commit, with its version beside it", () => {
    for (const { file, text, flow } of workflows) {
      for (const { uses } of steps(flow)) {
        if (uses !== undefined) assert.match(uses, /^[\w-]+\/[\w-]+@[0-9a-f]{40}$/, file)
      }
      for (const line of text.split("\n").filter((one) => one.includes("uses:"))) {
        assert.match(line, /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, file)
      }
    }
  })

  it("may read the repository, and nothing more but for a release", () => {
    for (const { file, flow } of workflows) {
      assert.deepStrictEqual(flow.permissions, { contents: "read" }, file)
      for (const job of Object.values(flow.jobs)) {
        if (file !== "release.yml") assert.isUndefined(job.permissions, file)
      }
    }
    assert.deepStrictEqual(named("release.yml").jobs["release"]?.permissions, {
      contents: "write",
      "id-token": "write"
    })
  })

  it("take no text of strangers into a shell", () => {
    for (const { file, flow } of workflows) {
      for (const { run } of steps(flow)) assert.notMatch(run ?? "", /\$\{\{/, file)
    }
  })

  it("run only scripts that there are", () => {
    for (const { file, flow } of workflows) {
      for (const { run = "" } of steps(flow)) {
        for (const [, script] of run.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)) {
          assert.property(packageJson.scripts, script ?? "", file)
        }
      }
    }
  })

  it("run the README's two commands on three systems and three Nodes, the oldest being the promised one", () => {
    const job = named("ci.yml").jobs["test"]
    assert.deepStrictEqual(job?.strategy?.matrix, {
      os: ["ubuntu-latest", "macos-latest", "windows-latest"],
      node: [20, 22, 24]
    })
    assert.deepStrictEqual(
      job?.steps.flatMap(({ run }) => (run === undefined ? [] : [run])),
      ["npm ci && npm run demo", "npm test"]
    )
    assert.strictEqual(packageJson.engines.node, ">=20")
  })

  it("publish from a tag that is the version, with provenance and the bundle", () => {
    const release = named("release.yml")
    assert.deepStrictEqual(release.on, { push: { tags: ["v*"] } })
    const lines = steps(release).map(({ run }) => run ?? "")
    const at = (part: string) => lines.findIndex((line) => line.includes(part))
    assert.isAtLeast(at("package.json"), 0)
    assert.isAbove(at("npm run check"), at("npm ci"))
    assert.isAbove(at("npm publish --provenance"), at("npm run check"))
    assert.match(lines.at(-1) ?? "", /gh release create .*\.mcpb$/)
  })

  it("publish by trust in the workflow: no long-lived token, no address of a registry", () => {
    const text = workflows.find(({ file }) => file === "release.yml")?.text ?? ""
    assert.notMatch(text, /secrets\.|NODE_AUTH_TOKEN|registry/)
    assert.strictEqual(named("release.yml").jobs["release"]?.permissions?.["id-token"], "write")
  })

  it("make and ask the executables on three systems", () => {
    const job = named("release.yml").jobs["executables"]
    assert.deepStrictEqual(job?.strategy?.matrix, { os: ["ubuntu-latest", "macos-latest", "windows-latest"] })
    const lines = job?.steps.map(({ run }) => run ?? "") ?? []
    assert.include(lines, "npm run executable")
    assert.isTrue(lines.some((line) => line.startsWith("dist/executables/godot-docs-mcp --doc-dir builtin")))
  })

  it("run the long suites at night", () => {
    assert.includeMembers(
      steps(named("nightly.yml")).map(({ run }) => run),
      ["npm run test:long", "npm run test:mutation"]
    )
  })

  it("are kept up to date, as the packages are", () => {
    const { updates } = read<{
      readonly updates: ReadonlyArray<{ readonly "package-ecosystem": string; readonly schedule: { interval: string } }>
    }>(join(root, ".github", "dependabot.yml"))
    assert.deepStrictEqual(
      updates.map((one) => [one["package-ecosystem"], one.schedule.interval]),
      [
        ["npm", "weekly"],
        ["github-actions", "weekly"]
      ]
    )
  })
})
