/** The classes that modules and types of other languages, and types of other engines, correspond to before a dot. */

/**
 * `name elsewhere: classes here`, the likeliest first; letter case counts. Classes of engines are in the vocabulary.
 */
const lines = `
str FString: String
FName: StringName
dict TMap: Dictionary
list tuple arr TArray List: Array
math Math FMath: @GlobalScope @GDScript
re Regex: RegEx
GameObject gameObject AActor: Node
FVector: Vector3
FQuat: Quaternion
FLinearColor: Color
Animator: AnimationPlayer AnimationTree
Dropdown: OptionButton
Toggle: CheckBox
CharacterController ACharacter: CharacterBody3D CharacterBody2D
`

const classesByForeign: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [names = "", classes = ""] = line.split(": ")
      return names.split(" ").map((name) => [name, classes.split(" ")] as const)
    })
)

/**
 * Returns the classes of Godot 4 that the name of a type elsewhere corresponds to; none for other names.
 *
 * @example foreignClasses("dict") // ["Dictionary"]
 */
export const foreignClasses = (name: string): ReadonlyArray<string> => classesByForeign.get(name) ?? []
