import { assert, describe, it } from "@effect/vitest"
import { nearIdentifiers } from "../../../src/mdatlas/library/NearIdentifiers.ts"
import { scan } from "../../support/scan.ts"

const near = (text: string, name: string): ReadonlyArray<string> => {
  const outline = scan([Buffer.from(text)])
  if ("refused" in outline) return assert.fail()
  return nearIdentifiers(outline, name).map((id) => id.replace(/-[0-9a-f]{8}$/, ""))
}

describe("ids near one that no section has", () => {
  it("begin as a version does, with or without its v", () => {
    const changes = "# [0.17.0] - 2024-08-16\n\n# [0.17.1] - 2024-11-04\n\n# v1.2.0\n\n# v1.2.1\n"
    const seventeen = ["0-17-0-2024-08-16", "0-17-1-2024-11-04"]
    for (const name of ["0.17", "v0.17", "version 0.17"]) assert.deepStrictEqual(near(changes, name), seventeen, name)
    for (const name of ["v1.2", "1.2"]) assert.deepStrictEqual(near(changes, name), ["v1-2-0", "v1-2-1"], name)
    assert.deepStrictEqual(near(changes, "v3"), [])
  })

  it("hold the last title of a path, and words of Japanese and Chinese", () => {
    assert.deepStrictEqual(near("# Guide\n\n## Typed arrays\n", "Guide > Typed array"), ["typed-arrays"])
    assert.deepStrictEqual(near("# 指南\n\n## 安装步骤\n", "安装"), ["安装步骤"])
  })
})
