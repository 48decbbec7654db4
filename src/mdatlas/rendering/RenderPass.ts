/** Renders as much of a part of a document as an answer holds: from a place that was reached before, block by block. */
import { countCodePoints } from "../document/CodePoints.ts"
import { definitionsFor } from "../document/Definitions.ts"
import { type TopBlock, topBlocks } from "../document/TopBlocks.ts"
import { type ByteSource, chunks, read } from "../files/ByteSource.ts"
import { isFitting, isTooDeep, renderApart, renderBlock, renderSource, renderWith, type Step } from "./LargeBlock.ts"
import { type Rendered, SEPARATOR } from "./Rendering.ts"

/** A place that rendering can begin at: a byte of the document, steps after it, and the code points before them. */
export interface Mark {
  readonly byte: number
  readonly steps: number
  readonly chars: number
}

export interface RenderInput {
  /** Bytes of the part. */
  readonly start: number
  readonly end: number
  readonly format: Rendered
  /** Place to begin at: the start of the part, or a mark of an earlier answer. */
  readonly from: Mark
  /** Code points of the rendered part that come before what is wanted. */
  readonly offset: number
  /** Number of code points wanted. */
  readonly wanted: number
}

export interface RenderedPart {
  /** The blocks that hold what is wanted, each with the separator before it. */
  readonly blocks: ReadonlyArray<string>
  /** Code points of the rendered part before the first of them. */
  readonly at: number
  /** True if nothing of the part comes after them. */
  readonly isLast: boolean
  /** Places at which later answers may begin. */
  readonly marks: ReadonlyArray<Mark>
}

/** Number of bytes of source that are given to the parser at once. */
const BATCH = 16 * 1024

/** Size of a byte-order mark, in bytes. */
const BOM = 3

/** Renders a part from a position until an answer is full, and returns the positions at which later answers begin. */
export const renderPart = (source: ByteSource, input: RenderInput): RenderedPart => {
  const { end, format, from, offset, wanted } = input
  const marks: Array<Mark> = []
  const blocks: Array<string> = []
  let chars = from.chars
  let at = from.chars
  let isFirst = from.chars === 0
  const isStart = from.byte <= BOM
  let skipped = from.steps
  for (const batch of batches(topBlocks(chunks(source, from.byte, end), { isDocumentStart: isStart }), from.byte)) {
    let steps = 0
    // A place within a block means that the block does not fit an answer.
    const stepsOfBatch =
      skipped > 0 && batch.isLarge
        ? apartOf(source, batch, format)
        : stepsOf(source, batch, format, isStart && batch.start === from.byte)
    for (const step of stepsOfBatch) {
      steps += 1
      if (skipped > 0) {
        skipped -= 1
        continue
      }
      if (chars >= offset + wanted && blocks.length > 0) return { blocks, at, isLast: false, marks }
      marks.push({ byte: batch.start, steps: steps - 1, chars })
      for (const block of step()) {
        const text = isFirst ? block : SEPARATOR[format] + block
        isFirst = false
        const length = countCodePoints(Buffer.from(text))
        if (chars + length > offset) {
          if (blocks.length === 0) at = chars
          blocks.push(text)
        } else at = chars + length
        chars += length
      }
    }
  }
  if (format === "plain" && !isFirst) {
    blocks.push("\n")
    if (blocks.length === 1) at = chars
  }
  return { blocks, at, isLast: true, marks }
}

const textOf = (source: ByteSource, batch: Batch): string =>
  new TextDecoder().decode(read(source, batch.start, batch.end))

/** Yields the steps that render a large block which does not fit an answer. */
const apartOf = (source: ByteSource, batch: Batch, format: Rendered): Generator<Step> => {
  const text = textOf(source, batch)
  return renderApart(
    text,
    batch.items,
    format,
    definitionsFor(text, () => chunks(source))
  )
}

/** Yields the steps that render a batch. */
function* stepsOf(source: ByteSource, batch: Batch, format: Rendered, isStart: boolean): Generator<Step> {
  const text = textOf(source, batch)
  const definitions = definitionsFor(text, () => chunks(source))
  if (batch.isLarge) {
    yield* renderBlock(text, batch.items, format, definitions)
    return
  }
  if (!isTooDeep(text)) {
    const blocks = renderWith(text, definitions, format, isStart)
    if (isFitting(blocks)) {
      yield () => blocks
      return
    }
  }
  yield* renderSource(text, format, definitions, 0)
}

/** Blocks that are parsed together, or one that is too long for that. */
interface Batch {
  readonly start: number
  end: number
  /** Starts of the items of a single block, relative to its start. */
  readonly items: ReadonlyArray<number>
  isLarge: boolean
}

/** Gathers blocks (relative to `base`) until they are enough for the parser. */
function* batches(blocks: Iterable<TopBlock>, base: number): Generator<Batch> {
  let open: Batch | undefined
  for (const { start, end, items } of blocks) {
    if (open !== undefined && end + base - open.start > BATCH) {
      yield open
      open = undefined
    }
    if (end - start > BATCH) {
      yield { start: start + base, end: end + base, items: items.map((item) => item - start), isLarge: true }
    } else if (open === undefined) open = { start: start + base, end: end + base, items: [], isLarge: false }
    else open.end = end + base
  }
  if (open !== undefined) yield open
}
