/** Keeps the declared names of a shader, and says why one cannot be declared again. */
import type { Facts, ShaderType } from "./Facts.ts"

/** Built-ins that came after Godot 4.0: a shader of an older one may use their names for its own. */
const lateBuiltIns: ReadonlySet<string> = new Set(
  `CLIP_SPACE_FAR Z_CLIP_SCALE PREMUL_ALPHA_FACTOR BENT_NORMAL_MAP LIGHT_VERTEX EYE_OFFSET CAMERA_VISIBLE_LAYERS
MAIN_CAM_INV_VIEW_MATRIX REGION_RECT NODE_POSITION_WORLD NODE_POSITION_VIEW CAMERA_POSITION_WORLD CAMERA_DIRECTION_WORLD
INTERPOLATE_TO_END AMOUNT_RATIO EMITTER_VELOCITY CUSTOM0 CUSTOM1 CUSTOM2 CUSTOM3 IRRADIANCE SSS_TRANSMITTANCE_COLOR
SSS_TRANSMITTANCE_DEPTH SSS_TRANSMITTANCE_BOOST ALPHA_TEXTURE_COORDINATE EXPOSURE IN_SHADOW_PASS`.split(/\s+/)
)

export class DeclaredNames {
  private readonly shader: ShaderType | undefined
  private readonly facts: Facts
  /** Uniforms, varyings and constants of the file. */
  private readonly file = new Set<string>()
  private readonly structs = new Set<string>()
  /** Function -> the types of the parameters of each that is declared. */
  private readonly functions = new Map<string, Set<string>>()
  /** Names of the open function, for each open block. */
  private readonly scopes: Array<Set<string>> = []
  /** The function whose body is open; "" outside functions. */
  private open = ""

  constructor(facts: Facts, shader: ShaderType | undefined) {
    this.facts = facts
    this.shader = shader
  }

  push(): void {
    this.scopes.push(new Set())
  }

  pop(): void {
    this.scopes.pop()
  }

  /** Opens the scope of a function's parameters. */
  enter(name: string): void {
    this.open = name
    this.push()
  }

  leave(): void {
    this.open = ""
    this.pop()
  }

  /** Checks whether Godot itself calls a function of this name. */
  isStage(name: string): boolean {
    return this.shader?.stages.has(name) === true
  }

  get isInStage(): boolean {
    return this.isStage(this.open)
  }

  get stage(): string {
    return this.open
  }

  /** Checks whether a call of the name is certainly one of the open function. */
  isRecursion(name: string): boolean {
    return name === this.open && !this.functions.has(name) && !this.scopes.some((names) => names.has(name))
  }

  /** Declares a uniform, a varying or a constant of the file; returns why that is not allowed. */
  declareInFile(name: string, isConstant = false): string | undefined {
    // A constant may have the name of a function.
    const isTaken = this.file.has(name) || (!isConstant && this.functions.has(name))
    this.file.add(name)
    return this.builtIn(name) ?? (isTaken ? declaredTwice(name) : undefined)
  }

  declareStruct(name: string): string | undefined {
    const isTaken = this.structs.has(name)
    this.structs.add(name)
    return isTaken ? declaredTwice(name) : undefined
  }

  /** Declares a function of the file with the types of its parameters; returns why that is not allowed. */
  declareFunction(name: string, types: string): string | undefined {
    const declared = this.functions.get(name) ?? new Set()
    const isTwice = declared.has(types) || this.file.has(name) || this.structs.has(name)
    this.functions.set(name, declared.add(types))
    if (this.facts.functions.has(name)) {
      return `\`${name}()\` is a function of every shader; choose another name for your own.`
    }
    return this.builtIn(name) ?? (isTwice ? declaredTwice(name) : undefined)
  }

  declareParameter(name: string): string | undefined {
    return this.builtIn(name) ?? this.declare(name)
  }

  /** Declares a variable of the open block; returns why that is not allowed. */
  declareLocal(name: string): string | undefined {
    const { global, stages } = this.shader ?? {}
    const isBuiltIn = (global?.has(name) || stages?.get(this.open)?.has(name)) === true && !lateBuiltIns.has(name)
    return isBuiltIn ? isBuiltInAlready(name) : this.declare(name)
  }

  private declare(name: string): string | undefined {
    const scope = this.scopes.at(-1)
    if (scope?.has(name)) return declaredTwice(name)
    scope?.add(name)
    return this.file.has(name) ? `\`${name}\` is already declared for the whole file; choose another name.` : undefined
  }

  /** Returns why a name cannot be declared outside functions: built-ins of every stage are taken. */
  private builtIn(name: string): string | undefined {
    const { global, stages } = this.shader ?? {}
    const isTaken = global?.has(name) || Array.from(stages?.values() ?? []).some((names) => names.has(name))
    return isTaken && !lateBuiltIns.has(name) ? isBuiltInAlready(name) : undefined
  }
}

const declaredTwice = (name: string): string => `\`${name}\` is declared twice.`

const isBuiltInAlready = (name: string): string =>
  `\`${name}\` is built into the shading language; use it, or choose another name.`
