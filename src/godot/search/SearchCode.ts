/**
 * All of search as one module, loaded at once: imported part by part, it would be split into many files.
 */
export { subjectOfError } from "./analysis/errorMessage.ts"
export { parse } from "./analysis/Query.ts"
export { explain, toLines } from "./Explain.ts"
export { saysName } from "./names/wholeName.ts"
export { search } from "./Search.ts"
