import { assert, describe, it } from "@effect/vitest"
import { cacheFolder, dataFolder, type Machine } from "../../../src/kernel/files/UserFolders.ts"

const linux = (env: Machine["env"] = {}): Machine => ({ platform: "linux", env, home: "/home/ann" })
const windows = (env: Machine["env"] = {}): Machine => ({ platform: "win32", env, home: "C:\\Users\\Ann" })
const mac: Machine = { platform: "darwin", env: { XDG_DATA_HOME: "/x" }, home: "/Users/ann" }

describe("UserFolders", () => {
  it("follows the XDG base directories on Linux", () => {
    assert.strictEqual(dataFolder(linux()), "/home/ann/.local/share/godot-docs-mcp")
    assert.strictEqual(dataFolder(linux({ XDG_DATA_HOME: "/data/" })), "/data/godot-docs-mcp")
    assert.strictEqual(cacheFolder(linux()), "/home/ann/.cache/godot-docs-mcp")
    assert.strictEqual(cacheFolder(linux({ XDG_CACHE_HOME: "/c" })), "/c/godot-docs-mcp")
  })

  it("ignores relative XDG paths, as the specification asks", () => {
    assert.strictEqual(dataFolder(linux({ XDG_DATA_HOME: "data" })), "/home/ann/.local/share/godot-docs-mcp")
    assert.strictEqual(dataFolder(linux({ XDG_DATA_HOME: "" })), "/home/ann/.local/share/godot-docs-mcp")
  })

  it("uses Library on macOS and the local application data on Windows", () => {
    assert.strictEqual(dataFolder(mac), "/Users/ann/Library/Application Support/godot-docs-mcp")
    assert.strictEqual(cacheFolder(mac), "/Users/ann/Library/Caches/godot-docs-mcp")
    assert.strictEqual(dataFolder(windows()), "C:\\Users\\Ann\\AppData\\Local\\godot-docs-mcp")
    assert.strictEqual(dataFolder(windows({ LOCALAPPDATA: "D:\\Local" })), "D:\\Local\\godot-docs-mcp")
    assert.strictEqual(cacheFolder(windows({ LOCALAPPDATA: "D:\\Local" })), "D:\\Local\\godot-docs-mcp\\Cache")
  })
})
