/** How the search index reads a document: plain text and signatures, in the words of `reference`. */
import { toPlainText } from "../../reference/BBCode.ts"
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import { signaturesOf } from "../../reference/Signature.ts"
import type { Reading } from "../../search/index/SearchIndexBuilder.ts"

/** The signatures of the document that was read last: all members of one come in a row. */
const lastSignatures = (): Reading["signature"] => {
  let of: ClassDoc | undefined
  let signatures = (_kind: Parameters<Reading["signature"]>[1], _name: string): string => ""
  return (doc, kind, name) => {
    if (doc !== of) {
      of = doc
      signatures = signaturesOf(doc)
    }
    return signatures(kind, name)
  }
}

/** For one build of an index. */
export const reading = (): Reading => ({ plainText: toPlainText, signature: lastSignatures() })
