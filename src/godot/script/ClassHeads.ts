/** The part of the parser that reads the heads of classes: `class_name`, with its icon in Godot 3, and `extends`. */
import type { Literal, Name } from "./Ast.ts"
import { FunctionParser } from "./Functions.ts"
import { NONE, type OpenClass } from "./OpenClass.ts"

export abstract class ClassHeadParser extends FunctionParser {
  protected current: OpenClass = { name: NONE, members: [], annotations: [] }
  protected isInner = false

  protected extendsClause(): void {
    const { start } = this.token
    let file: Literal | undefined
    const path: Array<Name> = []
    if (this.at("String")) {
      const { start, end, value } = this.next()
      file = { kind: "literal", start, end, type: "String", value }
    } else path.push(this.name("the class that is extended"))
    while (!this.isLost && this.accept(".")) path.push(this.name("the name of a class"))
    const clause = { start, end: this.endFrom(start), path, file }
    if (this.current.extends !== undefined) this.fault(clause, "A class can extend only one class.")
    else if (this.current.members.length > 0 && !this.isInner)
      this.fault(clause, '"extends" must come before everything else in a class.')
    this.current.extends ??= clause
    if (!this.isInner) this.current.annotations.push(...this.taken())
  }

  protected className(): void {
    const { start } = this.next()
    const name = this.name("the name of the class")
    if (this.current.name !== NONE && !this.isLost) this.fault(name, "A script can have only one class_name.")
    else if (this.dialect === 4 && this.current.members.length > 0 && !this.isLost)
      this.fault(name, '"class_name" must come before the members of a script.')
    this.current.name = name
    this.current.annotations.push(...this.taken())
    if (this.at(",")) {
      const comma = this.next()
      const { start: from } = this.token
      this.expression()
      const path = this.text.slice(from, this.previous.end)
      const { end } = this.previous
      if (this.dialect === 4) {
        const icon = `@icon(${path})`
        // The annotation cannot come after "extends".
        if (this.current.extends !== undefined)
          this.otherVersion({ start: comma.start, end }, `Godot 4 names the icon of a class at the top: ${icon}.`)
        else
          this.otherVersion(
            { start, end },
            "Godot 4 names the icon of a class before it.",
            `${icon}\n${this.text.slice(start, comma.start)}`
          )
      }
    }
    if (this.at("extends")) {
      this.next()
      this.extendsClause()
    }
  }
}
