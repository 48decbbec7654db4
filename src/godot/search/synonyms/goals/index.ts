/**
 * Goals: the symbols that a task takes together, and the everyday words for the task.
 *
 * `Symbols: words`, the likeliest symbol first; a symbol is a class or `Class.member`, and stands for its counterpart
 * of the other dimension, too. Each word is a keyword of each symbol. Where a query finds one of the symbols and has
 * words of the line, the others are raised. A line belongs here when a task commonly takes more than one symbol.
 */
import input from "./input.ts"
import interfaces from "./interface.ts"
import media from "./media.ts"
import movement from "./movement.ts"
import world from "./world.ts"

export const goals: string = [input, interfaces, media, movement, world].join("")
