/** Exit codes of `run`: 0 and 1 for the tests, 124 and 125 of timeout(1) for no time left and a failure of its own. */
export const exitCodes = { pass: 0, fail: 1, timeout: 124, no_output: 124, error: 125 } as const
