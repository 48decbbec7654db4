/** Bounds the time of each property: a mutant that random cases find at all is nearly always found by the first of them. */
import { FastCheck } from "effect"

/** In milliseconds. */
const PROPERTY_TIME = 200

FastCheck.configureGlobal({ ...FastCheck.readConfigureGlobal(), interruptAfterTimeLimit: PROPERTY_TIME })
