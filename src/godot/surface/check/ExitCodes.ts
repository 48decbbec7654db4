/** Exit codes of the shell command `check`. */

/** Something was found. */
export const FOUND = 1

/** Something could not be checked. */
export const CANNOT = 2

/** A hook's feedback: the host gives its stderr to the model. */
export const FEEDBACK = 2

/** A hook's failure: the host shows its stderr to the user alone. */
export const NO_FEEDBACK = 1
