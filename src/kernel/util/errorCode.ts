/** The system's own names for errors. */

/**
 * Returns the code of an error of Node or of the system; undefined for any other value.
 *
 * @example
 * errorCode(Object.assign(new Error(), { code: "ENOENT" })) // "ENOENT"
 * errorCode("ENOENT") // undefined
 */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined
