/**
 * All that is loaded of search at once, as one module: a program that imports its parts would be cut into many files.
 */
export { askedByError } from "./analysis/errorMessage.ts"
export { parse } from "./analysis/Query.ts"
export { explain, toLines } from "./Explain.ts"
export { saysName } from "./names/wholeName.ts"
export { search } from "./Search.ts"
