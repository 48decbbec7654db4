/** The guardian's role alone, as a program. */
import { Effect } from "effect"
import * as Guardian from "../../../src/timebox/process/Guardian.ts"

void Effect.runPromise(Guardian.main)
