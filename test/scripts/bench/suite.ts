/** Time of the suite that every change runs, once. */
import { spawnSync } from "node:child_process"
import { root } from "../../support/bundle.ts"
import { timed } from "./figures.ts"
import type { Bench } from "./installed.ts"
import type { Measured } from "./rows.ts"

const npm = (args: ReadonlyArray<string>) => () => {
  const { status } = spawnSync("npm", args, { cwd: root, stdio: "ignore" })
  if (status !== 0) throw new Error(`npm ${args.join(" ")} failed`)
}

export const measureSuite = async (bench: Bench): Promise<ReadonlyArray<Measured>> => {
  if (bench.isQuick) return []
  // Keeps nothing of an earlier one: the baseline is the check of all files.
  const whole = ["--incremental", "false", "--tsBuildInfoFile", "null"]
  const baseline = await timed(npm(["run", "-s", "typecheck", "--", ...whole]))
  return [{ row: "suite", ours: await timed(npm(["test"])), baseline }]
}
