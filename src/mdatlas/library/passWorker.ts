/** Entry of a worker thread: answers passes one after the other. The thread loads nothing else. */
import { parentPort } from "node:worker_threads"
import { type PassInput, type PassName, type PassReply, type PassRequest, runPass } from "./Passes.ts"

const reply = ({ name, source, input }: PassRequest): PassReply => {
  try {
    return { value: runPass(name, source, input as PassInput<PassName>) }
  } catch (error) {
    return { defect: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on("message", (request: PassRequest) => parentPort?.postMessage(reply(request)))
