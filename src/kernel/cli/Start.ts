/**
 * Starts a bundle, whose compiled code V8 keeps in the user's cache where Node can do that (22.1 and newer).
 *
 * Loaded by the launchers, which are in old syntax: this file is only read by a Node that is new enough.
 */
import * as nodeModule from "node:module"
import { homedir } from "node:os"
import { join } from "node:path"
import { cacheFolder } from "../files/UserFolders.ts"

/** Time from the start until compiled code is written, in milliseconds. */
const WRITE_AFTER = 3000

/**
 * Loads and so runs the bundle `name` beside this file.
 *
 * Node keys its cache by the content of each file, so a bundle that changed is compiled again.
 *
 * @see https://nodejs.org/api/module.html#module-compile-cache
 */
export const start = (name: string): Promise<unknown> => {
  try {
    const machine = { platform: process.platform, env: process.env, home: homedir() }
    // The types in use are those of Node 20, which lacks both functions.
    const enable: unknown = Reflect.get(nodeModule, "enableCompileCache")
    if (typeof enable === "function") enable(join(cacheFolder(machine), "compiled"))
    // Node writes at the end of the process, which a killed server does not reach; on Windows every host kills.
    const flush: unknown = Reflect.get(nodeModule, "flushCompileCache")
    if (typeof flush === "function") setTimeout(() => flush(), WRITE_AFTER).unref()
  } catch {
    // Without a home folder there is no cache, and the start only takes longer.
  }
  return import(new URL(`./${name}.main.js`, import.meta.url).href)
}
