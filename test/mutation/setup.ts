/**
 * Runs before every test file of each mutant, in a worker that is kept: the modules of this repository are read again,
 * so that nothing of a mutant before is left in them. Properties have a limit of time: a mutant that random cases find
 * at all is nearly always found by the first of them.
 */
import { FastCheck } from "effect"
import { vi } from "vitest"

vi.resetModules()

/** In milliseconds. */
const PROPERTY_TIME = 200

FastCheck.configureGlobal({ ...FastCheck.readConfigureGlobal(), interruptAfterTimeLimit: PROPERTY_TIME })
