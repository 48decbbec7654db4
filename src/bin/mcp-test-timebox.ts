/** mcp-test-timebox: test runs that always come back, over MCP; its shell commands; and the watchdog of its runs. */
import { MODE } from "../timebox/process/WatchdogNotice.ts"

// A standalone executable that starts itself passes its own path as the first argument.
const words = process.argv.slice(2).filter((word, i) => i > 0 || word !== process.execPath)

// The watchdog loads no code of the server, since each run starts one.
if (words[0] === MODE) void import("../timebox/process/WatchdogProcess.ts").then(({ start }) => start())
else void import("./timeboxServer.ts").then(({ start }) => start(words))
