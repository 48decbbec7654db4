/** The watchdog's role alone, as a program. */
import { Effect } from "effect"
import * as Watchdog from "../../../src/timebox/process/Watchdog.ts"

void Effect.runPromise(Watchdog.main)
