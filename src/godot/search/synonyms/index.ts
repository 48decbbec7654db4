/**
 * Game developers' words besides Godot's own, in English; each topic is a module of `en/`. `languages/` has the lists
 * of other languages.
 *
 * `phrase: targets`. The phrase has at most three words without stop words. A target is what the reference
 * calls it: a word, a class, `Class.member`, or a member's bare name with an underscore. A line belongs here when many
 * different questions use its left side; names that the loaded documents lack are passed over.
 */
export { english } from "./en/index.ts"
export { default as interchangeable } from "./en/interchangeable.ts"
