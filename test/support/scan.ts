/** A scan with all titles read, whatever they need. */
import type { Outline, Refusal } from "../../src/mdatlas/document/Outline.ts"
import { parsedTitle } from "../../src/mdatlas/document/ParsedTitle.ts"
import * as Scan from "../../src/mdatlas/document/Scan.ts"

export const scan = (chunks: Iterable<Uint8Array>): Outline | Refusal => {
  const scanned = Scan.scan(chunks)
  return "refused" in scanned ? scanned : scanned.outline(parsedTitle)
}
