/** The Chinese lists of all topics. */
import general from "./general.ts"

export const chinese: string = [general].join("")
