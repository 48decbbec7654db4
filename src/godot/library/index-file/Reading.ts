/** Gives the search index the plain text and the signatures of a document, as `reference` makes them. */
import { toPlainText } from "../../reference/BBCode.ts"
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import { signaturesOf } from "../../reference/Signature.ts"
import type { Reading } from "../../search/index/SearchIndexBuilder.ts"

/** Returns signatures, remembering those of the last document: the members of one document are read one after another. */
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

/** Makes a reader for one build of an index. */
export const reading = (): Reading => ({ plainText: toPlainText, signature: lastSignatures() })
