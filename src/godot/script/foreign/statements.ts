/** Loops, branches, imports and assignments of other languages. */
import type { Form } from "./Form.ts"

const NO_YIELD_RETURN = "Godot 3 waits with yield(object, signal)."

export const statements: ReadonlyArray<Form> = [
  {
    pattern: /^(?:if|elif|while)\b.{1,300}\s(then\s?:|then|do)\s*$/d,
    message: "A condition ends with a colon.",
    fix: () => ":"
  },
  { pattern: /^(foreach)\b/d, message: "GDScript loops over a list with for item in list:", fix: () => "for" },
  {
    pattern: /^(for\s+\(?\s?\w{1,80}\s*,\s*\w{1,80}\s?\)?)\s+in\b/d,
    message: "A for loop in GDScript has one variable; for the index, write for i in list.size():"
  },
  {
    pattern: /^(for\s*\(.{0,200})/d,
    message: "GDScript counts with for i in range(n): and loops over a list with for item in list:"
  },
  { pattern: /^(switch)\b/d, message: "Write match.", fix: () => "match" },
  {
    pattern: /^(case\s+)[^:]{1,200}:/d,
    message: "match in GDScript has no case: write only the pattern.",
    fix: () => ""
  },
  { pattern: /^(default)\s*:/d, message: "The default pattern is _ in GDScript.", fix: () => "_" },
  { pattern: /^\}?\s*(else\s+if|elseif|elsif)\b/d, message: "Write elif.", fix: () => "elif" },
  {
    pattern: /^\}?\s*(try|catch|except|finally|throw|raise)\b/d,
    message: "GDScript has no exceptions; functions return an Error or null."
  },
  {
    pattern: /^(import|using|include|require|from\s+\w{1,80}\s+import)\b/d,
    message: "GDScript has no import: a class_name is known everywhere; load other scripts with preload()."
  },
  {
    pattern: /^class\s+(\w{1,80}\s*\(\s*(\w{1,80})\s*\))/d,
    message: "GDScript names the parent of a class with extends.",
    fix: ([all = "", parent = ""]) => `${all.split(/\W/)[0] ?? ""} extends ${parent}`
  },
  { pattern: /^(do)\s*[:{]/d, message: "GDScript has no do loop; write while true: and break." },
  { pattern: /^(loop|forever)\s*:/d, message: "GDScript has no such loop; write while true:", fix: () => "while true" },
  { pattern: /^(until)\s+\S/d, message: "GDScript has no until; write while not (condition):" },
  { pattern: /^(unless)\s+\S/d, message: "GDScript has no unless; write if not (condition):" },
  {
    pattern: /^(interface|trait|protocol)\s+\w/d,
    message: "GDScript has no interfaces; an abstract class can stand for one."
  },
  { pattern: /^(with)\s+\S/d, message: "GDScript has no with; files close automatically or with close()." },
  { pattern: /^(del)\s+\w/d, message: "GDScript has no del; use erase() or queue_free()." },
  {
    pattern: /^(global|nonlocal)\s+\w/d,
    message: "GDScript needs no such keyword; assign the variable directly."
  },
  {
    pattern: /^(print\s+(["'\w][^()]{0,200}))$/d,
    message: "print() takes its values in parentheses.",
    fix: ([, values = ""]) => `print(${values})`
  },
  { pattern: /^(print)\s+["'\w]/d, message: "print() takes its values in parentheses." },
  {
    pattern: /^(assert\s+([^(\s#][^#]{0,200}))$/d,
    message: "assert() takes its condition in parentheses.",
    fix: ([, values = ""]) => `assert(${values})`
  },
  {
    pattern: /^(yield\s+return\s+null;?)$/d,
    message: "GDScript waits with await.",
    dialect: 4,
    fix: () => "await get_tree().process_frame"
  },
  {
    pattern: /^(yield\s+return\s+null;?)$/d,
    message: NO_YIELD_RETURN,
    dialect: 3,
    fix: () => 'yield(get_tree(), "idle_frame")'
  },
  {
    pattern: /^(yield\s+return\s+new\s+WaitForSeconds\(([\w.]{1,40}?)f?\);?)$/d,
    message: "GDScript waits with await.",
    dialect: 4,
    fix: ([, time = ""]) => `await get_tree().create_timer(${time}).timeout`
  },
  {
    pattern: /^(yield\s+return\s+new\s+WaitForSeconds\(([\w.]{1,40}?)f?\);?)$/d,
    message: NO_YIELD_RETURN,
    dialect: 3,
    fix: ([, time = ""]) => `yield(get_tree().create_timer(${time}), "timeout")`
  },
  {
    pattern: /^(\w{1,80}\s*,\s*\w{1,80})\s*(?:=|$)/d,
    message: "GDScript assigns one value; put several into an array."
  },
  {
    pattern: /^return\s+([^,()[\]{}]{1,80},\s{0,9}[^()[\]{}]{1,80})$/d,
    message: "A function returns one value; put several into an array.",
    fix: ([all = ""]) => `[${all}]`
  }
]
