/**
 * Makes an MCP transport from two byte streams, such as stdin and stdout; nothing that a client sends can end it.
 *
 * Wire format: one JSON-RPC 2.0 message, or a batch array of them, on each line of UTF-8. A line that is no valid
 * message is answered (-32700, -32600), never dropped in silence. Reading pauses while the client does not read our
 * answers; if it reads none for a minute, input is held unread, so that its end is seen.
 */
import type { Readable, Writable } from "node:stream"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type RequestId
} from "@modelcontextprotocol/sdk/types.js"
import { Effect } from "effect"
import { Idle } from "../util/Idle.ts"
import { messageToJson } from "./jsonCache.ts"
import { LineSplitter } from "./LineSplitter.ts"
import { isPlainRequest, isRequestId } from "./plainRequest.ts"
import { ErrorCode } from "./RpcError.ts"

export const limits = {
  /** Maximum length of a line, in bytes; a longer one is answered with an error and skipped. */
  line: 10 * 1024 * 1024,
  /** Maximum number of messages in a batch. */
  batch: 1000,
  /**
   * Milliseconds without the client reading output until its input is checked for its end. Output not read by then is
   * lost: a pipe from a file into a slow reader or a pager closes the input long before.
   */
  stalled: 60_000,
  /** Maximum input that is held meanwhile, in bytes. */
  held: 1024 * 1024
} as const

/** Answers of one batch, sent as one array when the last one is complete. */
interface Batch {
  readonly waiting: Set<RequestId>
  readonly answers: Array<unknown>
}

/** The SDK's transport over two streams; `send` resolves once the output has room again, `close` ends the input. */
export class StdioTransport implements Transport {
  onclose?: () => void
  onerror?: (error: Error) => void
  onmessage?: (message: JSONRPCMessage) => void

  readonly #input: Readable
  readonly #output: Writable
  readonly #batches = new Map<RequestId, Batch>()
  readonly #splitter: LineSplitter
  #closed = false
  #drained: Promise<void> | undefined
  /** Number of lines that the client has taken. */
  #taken = 0
  readonly #countTaken = () => void this.#taken++
  /** Input that came while the client took no output; undefined while input is handled as it comes. */
  #held: Array<Buffer> | undefined
  #heldBytes = 0

  /** `onLine` is called for each line received. */
  constructor(input: Readable, output: Writable, onLine: () => void = () => undefined) {
    this.#input = input
    this.#output = output
    this.#splitter = new LineSplitter(limits.line, {
      line: (bytes) => {
        onLine()
        this.#receive(bytes)
      },
      tooLong: () => this.#refuse(ErrorCode.invalidRequest, `A line is longer than ${limits.line} bytes.`, null)
    })
  }

  async start(): Promise<void> {
    // Never removed: every later write to a broken pipe emits another "error", which is fatal without a listener.
    this.#output.on("error", () => this.#finish())
    this.#input.on("error", () => this.#finish())
    this.#input.on("data", (chunk: Buffer) => {
      if (this.#held === undefined) this.#splitter.push(chunk)
      else this.#hold(this.#held, chunk)
    })
    this.#input.once("end", () => {
      if (this.#held === undefined) this.#splitter.end()
    })
  }

  send(message: JSONRPCMessage): Promise<void> {
    if (!("method" in message) && message.id !== undefined) {
      const batch = this.#batches.get(message.id)
      if (batch !== undefined) {
        this.#batches.delete(message.id)
        batch.waiting.delete(message.id)
        batch.answers.push(message)
        return batch.waiting.size === 0 ? this.#write(batch.answers) : Promise.resolve()
      }
    }
    return this.#write(message)
  }

  async close(): Promise<void> {
    this.#input.removeAllListeners("data")
    this.#input.destroy()
    this.#finish()
  }

  #finish(): void {
    if (this.#closed) return
    this.#closed = true
    this.onclose?.()
  }

  /** Waits until a client that has closed the input has read all output; gives up if it reads none for a minute. */
  readonly flushed: Effect.Effect<void> = Effect.suspend(() => {
    // A client that read nothing while its input was held has used up its minute.
    if (!this.#input.readableEnded || this.#held !== undefined) return Effect.void
    if (this.#closed || this.#output.destroyed) return Effect.void
    const all = Effect.async<void>((resume) => void this.#output.write("", () => resume(Effect.void)))
    const stalled: Effect.Effect<void> = Effect.suspend(() => {
      const taken = this.#taken
      const look = Effect.suspend(() => (this.#taken === taken ? Effect.void : stalled))
      return Effect.delay(look, limits.stalled)
    })
    return Effect.raceFirst(all, stalled)
  })

  #write(message: unknown): Promise<void> {
    if (this.#closed || this.#output.destroyed) return Promise.resolve()
    if (this.#output.write(`${messageToJson(message)}\n`, this.#countTaken)) return Promise.resolve()
    this.#drained ??= this.#untilDrained()
    return this.#drained
  }

  /** Pauses reading until all output has been taken; concurrent callers share one promise. */
  #untilDrained(): Promise<void> {
    this.#input.pause()
    let taken = this.#taken
    // A paused input shows no end: a client that closes it and takes no answer would keep the server alive.
    const look = setInterval(() => {
      if (this.#taken === taken && this.#held === undefined) {
        this.#held = []
        this.#input.resume()
      }
      taken = this.#taken
    }, limits.stalled).unref()
    return new Promise((resolve) => {
      const go = () => {
        clearInterval(look)
        this.#output.off("drain", go).off("close", go).off("error", go)
        this.#drained = undefined
        this.#readOn()
        resolve()
      }
      this.#output.on("drain", go).on("close", go).on("error", go)
    })
  }

  #hold(held: Array<Buffer>, chunk: Buffer): void {
    held.push(chunk)
    this.#heldBytes += chunk.length
    if (this.#heldBytes > limits.held) this.#input.pause()
  }

  /** Handles the held input, and reads on unless the answers fill the output again. */
  #readOn(): void {
    const held = this.#held ?? []
    this.#held = undefined
    this.#heldBytes = 0
    for (const chunk of held) this.#splitter.push(chunk)
    if (this.#input.readableEnded) this.#splitter.end()
    if (this.#drained === undefined) this.#input.resume()
  }

  #refuse(code: number, message: string, id: RequestId | null): void {
    this.onerror?.(new Error(message))
    void this.#write({ jsonrpc: "2.0", id, error: { code, message } })
  }

  #receive(bytes: Buffer): void {
    const text = bytes.toString("utf8")
    if (text.trim() === "") return
    const value = parseJson(text)
    if (value === NOT_JSON) this.#refuse(ErrorCode.parseError, "A line is not JSON.", null)
    else if (isMessage(value)) this.#deliver(value)
    else if (isStrayAnswer(value)) this.onerror?.(new Error(WHY_INVALID))
    else if (!Array.isArray(value)) this.#refuse(ErrorCode.invalidRequest, WHY_INVALID, idOf(value))
    else if (value.length === 0) this.#refuse(ErrorCode.invalidRequest, "A batch is empty.", null)
    else if (value.length > limits.batch) this.#refuse(ErrorCode.invalidRequest, TOO_MANY, null)
    else this.#receiveBatch(value)
  }

  #receiveBatch(values: ReadonlyArray<unknown>): void {
    const batch: Batch = { waiting: new Set(), answers: [] }
    const accepted: Array<JSONRPCMessage> = []
    for (const value of values) {
      // Answers to two requests with one id (in this batch or another) could not be distinguished.
      const repeated = isRequest(value) && (batch.waiting.has(value.id) || this.#batches.has(value.id))
      if (!isMessage(value) || repeated) {
        const error = { code: ErrorCode.invalidRequest, message: repeated ? "The id is already in use." : WHY_INVALID }
        batch.answers.push({ jsonrpc: "2.0", id: idOf(value), error })
        continue
      }
      if (isRequest(value)) {
        batch.waiting.add(value.id)
        this.#batches.set(value.id, batch)
      }
      accepted.push(value)
    }
    if (batch.waiting.size === 0 && batch.answers.length > 0) void this.#write(batch.answers)
    for (const message of accepted) this.#deliver(message)
  }

  /** Hands a message on. A cancelled request gets no answer, so the batch it came in must not wait for one. */
  #deliver(message: JSONRPCMessage): void {
    this.onmessage?.(message)
    if (!("method" in message) || message.method !== "notifications/cancelled") return
    const id = message.params?.["requestId"]
    const batch = isRequestId(id) ? this.#batches.get(id) : undefined
    if (!isRequestId(id) || batch === undefined) return
    this.#batches.delete(id)
    batch.waiting.delete(id)
    if (batch.waiting.size === 0 && batch.answers.length > 0) void this.#write(batch.answers)
  }
}

const WHY_INVALID = "A message is not a JSON-RPC 2.0 request, notification or response."

const TOO_MANY = `A batch holds more than ${limits.batch} messages.`

const NOT_JSON = Symbol("not JSON")

/** Ignores a byte order mark before the value, as RFC 8259 allows: shells of Windows put one before piped text. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
  } catch {
    return NOT_JSON
  }
}

const isMessage = (value: unknown): value is JSONRPCMessage =>
  isPlainRequest(value) ||
  isJSONRPCRequest(value) ||
  isJSONRPCNotification(value) ||
  isJSONRPCResultResponse(value) ||
  isJSONRPCErrorResponse(value)

/**
 * Matches an error response without an id, which a peer sends for a line that it could not read; answering it would
 * start an endless exchange.
 */
const isStrayAnswer = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !("method" in value) && ("error" in value || "result" in value)

const isRequest = (value: unknown): value is JSONRPCMessage & { readonly id: RequestId } =>
  isPlainRequest(value) || isJSONRPCRequest(value)

const idOf = (value: unknown): RequestId | null => {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : undefined
  return isRequestId(id) ? id : null
}

/** Makes the transport over the process's own stdin and stdout. */
export const ofProcess = Effect.map(
  Idle,
  ({ markActive }) => new StdioTransport(process.stdin, process.stdout, markActive)
)

/** Resolves when the client closes our input, stops reading our output, or the terminal hangs up. */
export const endOfInput: Effect.Effect<void> = Effect.async<void>((resume) => {
  const done = () => resume(Effect.void)
  process.stdin.once("end", done).once("close", done)
  process.stdout.once("error", done)
  // Stays after the first signal, so that a second one does not end the process before its work is done.
  process.on("SIGHUP", done)
})
