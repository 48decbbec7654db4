import { assert, describe, it } from "@effect/vitest"
import { settingOfWarning } from "../../../../src/godot/search/analysis/warningMessage.ts"

const warnings: ReadonlyArray<readonly [message: string, setting: string]> = [
  ['The local variable "x" is declared but never used in the block.', "unused_variable"],
  ["The variable 'x' is declared but never used in the block", "unused_variable"],
  ['The local constant "MAX" is declared but never used in the block.', "unused_local_constant"],
  ['The class variable "_x" is declared but never used in the class.', "unused_private_class_variable"],
  ['The parameter "delta" is never used in the function "_process()".', "unused_parameter"],
  ['The signal "died" is declared but never explicitly used in the class.', "unused_signal"],
  ["The variable 'hp' was used but never assigned a value.", "unassigned_variable"],
  [
    'The local variable "hp" is shadowing an already-declared variable at line 3 in the current class.',
    "shadowed_variable"
  ],
  [
    'The local variable "hp" is shadowing an already-declared variable at line 3 in the base class "Enemy".',
    "shadowed_variable_base_class"
  ],
  ['The variable "Enemy" has the same name as a global class defined in "enemy.gd".', "shadowed_global_identifier"],
  ["Integer division. Decimal part will be discarded.", "integer_division"],
  ["Integer division, decimal part will be discarded.", "integer_division"],
  ["Narrowing conversion (float is converted to int and loses precision).", "narrowing_conversion"],
  ['Unreachable code (statement after return) in function "_ready()".', "unreachable_code"],
  ["Standalone expression (the line may have no effect).", "standalone_expression"],
  ["Standalone ternary operator (the return value is being discarded).", "standalone_ternary"],
  ["Values of the ternary operator are not mutually compatible.", "incompatible_ternary"],
  ['Variable "hp" has no static type.', "untyped_declaration"],
  ['Function "_ready()" has no static return type.', "untyped_declaration"],
  [
    'The method "shoot()" is not present on the inferred type "Node" (but may be present on a subtype).',
    "unsafe_method_access"
  ],
  ['Casting "Variant" to "Player" is unsafe.', "unsafe_cast"],
  ['The function "emit_signal()" returns a value that will be discarded if not used.', "return_value_discarded"],
  ["The function 'jump()' returns a value, but this value is never used.", "return_value_discarded"],
  ["W 0:00:01:0042   Line 1 (EMPTY_FILE): Empty script file.", "empty_file"],
  ["Empty script file.", "empty_file"],
  [
    "The variable type is being inferred from a Variant value, so it will be typed as Variant. (Warning treated as error.)",
    "inference_on_variant"
  ],
  [
    'The default value uses "$" which won\'t return nodes in the scene tree before "_ready()" is called. Use the "@onready" annotation to solve this.',
    "get_node_default_without_onready"
  ],
  ['"@onready" will set the default value after "@export" takes effect and will override it.', "onready_with_export"],
  [
    'The method "get_name()" overrides a method from native class "Node". This won\'t be called by the engine.',
    "native_method_override"
  ],
  ['Reassigning lambda capture does not modify the outer local variable "count".', "confusable_capture_reassignment"],
  // With its code, as the editor and the debugger write it.
  ["Line 7 (UNUSED_PARAMETER):The parameter 'delta' is never used.", "unused_parameter"],
  ["W 0:00:01:0042 GDScript::reload: ... <GDScript Error>SHADOWED_VARIABLE", "shadowed_variable"]
]

describe("settingOfWarning", () => {
  for (const [message, setting] of warnings)
    it(message.slice(0, 70), () => {
      assert.strictEqual(settingOfWarning(message), `debug/gdscript/warnings/${setting}`)
    })

  it("tells the warnings of shaders from those of scripts", () => {
    const ofShader = "debug/shader_language/warnings/"
    assert.strictEqual(settingOfWarning("The varying 'uv2' is declared but never used."), `${ofShader}unused_varying`)
    assert.strictEqual(
      settingOfWarning("The local variable 'x' is declared but never used."),
      `${ofShader}unused_local_variable`
    )
  })

  it("leaves errors, code and questions alone", () => {
    for (const text of [
      'Function "jump" has the same name as a previously declared variable.',
      'The member "Node" cannot have the same name as a builtin type.',
      "how do I find variables that are never used",
      "integer division",
      "how to create an empty script file",
      "empty script file template",
      "print(MAX_SPEED)",
      "if (is_on_floor()): jump()",
      "if (MAX_SPEED): jump()",
      "while not (IS_DONE):"
    ])
      assert.isUndefined(settingOfWarning(text), text)
  })

  it("reads the beginning of a long text only", () => {
    assert.isUndefined(settingOfWarning('variable "'.repeat(100_000)))
  })
})
