/** mcp-test-timebox: test runs that always come back, over MCP; its shell commands; and the watchdog of its runs. */
import { MODE } from "../timebox/process/WatchdogNotice.ts"

// A standalone executable starts itself by its own path, which is then the first word.
const words = process.argv.slice(2).filter((word, i) => i > 0 || word !== process.execPath)

// The watchdog loads nothing of the server: each run starts one.
if (words[0] === MODE) void import("../timebox/process/WatchdogProcess.ts").then(({ start }) => start())
else void import("./timeboxServer.ts").then(({ start }) => start(words))
