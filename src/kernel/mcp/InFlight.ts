/** Keeps the requests in flight, so that their client can cancel them. */
import type { RequestId } from "@modelcontextprotocol/sdk/types.js"

/** A request in flight. */
export interface Running {
  /** True once it is answered or cancelled. */
  isOver: boolean
  readonly interrupt: () => void
}

/**
 * Keeps only the last request of each identifier: a client may use an identifier again too soon.
 *
 * @example
 * const inFlight = new InFlight()
 * inFlight.add(1, { isOver: false, interrupt: () => console.log("interrupted") })
 * inFlight.cancel(1) // logs
 */
export class InFlight {
  readonly #running = new Map<RequestId, Running>()

  add(id: RequestId, request: Running): void {
    this.#running.set(id, request)
  }

  /** Forgets a request that is over, but no later one of the same identifier. */
  delete(id: RequestId, request: Running): void {
    if (this.#running.get(id) === request) this.#running.delete(id)
  }

  /** Interrupts a request, and marks it so that it is answered no more. */
  cancel(id: RequestId): void {
    const request = this.#running.get(id)
    if (request !== undefined) giveUp(request)
  }

  cancelAll(): void {
    this.#running.forEach(giveUp)
  }
}

const giveUp = (request: Running): void => {
  request.isOver = true
  request.interrupt()
}
