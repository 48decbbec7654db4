/** The watchdog's role alone, as a program. */
import { start } from "../../../src/timebox/process/WatchdogProcess.ts"

void start()
