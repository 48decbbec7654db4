/** Entry of a worker thread: answers passes one after the other. The thread loads nothing else. */
import { parentPort } from "node:worker_threads"
import { makeRunPass, type PassInput, type PassName, type PassReply, type PassRequest } from "./Passes.ts"

const runPass = makeRunPass()

const reply = async ({ name, source, input }: PassRequest): Promise<PassReply> => {
  try {
    return { value: await runPass(name, source, input as PassInput<PassName>) }
  } catch (error) {
    return { defect: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on("message", async (request: PassRequest) => parentPort?.postMessage(await reply(request)))
