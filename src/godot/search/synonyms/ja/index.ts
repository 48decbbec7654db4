/** The Japanese lists of all topics. */
import general from "./general.ts"

export const japanese: string = [general].join("")
