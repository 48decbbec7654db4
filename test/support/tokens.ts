/** All tokens of a text at once, for code that examines its places without a tree. */
import { Lexer } from "../../src/godot/script/Lexer.ts"
import type { Dialect } from "../../src/godot/script/Script.ts"
import type { Token } from "../../src/godot/script/Token.ts"

/** The tokens of a text, `eof` the last of them, and where its lines begin. */
export const tokenize = (
  text: string,
  dialect: Dialect
): { readonly tokens: ReadonlyArray<Token>; readonly lineStarts: ReadonlyArray<number> } => {
  const lexer = new Lexer(text, dialect)
  const tokens = [lexer.next()]
  while (tokens.at(-1)?.kind !== "eof") tokens.push(lexer.next())
  return { tokens, lineStarts: lexer.lineStarts }
}
