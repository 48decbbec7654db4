/** The operator's decisions, for everything that the program does. */
import { Context } from "effect"
import type { TimeboxSettings } from "./TimeboxSettings.ts"

export class TimeboxConfig extends Context.Tag("timebox/TimeboxConfig")<TimeboxConfig, TimeboxSettings>() {}
