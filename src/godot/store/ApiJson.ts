/**
 * Reads `extension_api.json` as class records.
 *
 * Godot 4 writes it with `--dump-extension-api-with-docs`. It lacks settings, annotations, the functions of
 * `@GDScript`, theme items, defaults of properties, tutorials and deprecation marks.
 */
import { Either, ParseResult, Schema } from "effect"
import {
  type Argument,
  type ClassDoc,
  type ConstantDoc,
  EMPTY_CLASS,
  type MethodDoc,
  type PropertyDoc,
  type SignalDoc
} from "../reference/ClassDoc.ts"
import { Api, type ApiArgument, type ApiClass, type ApiEnum, type ApiMethod, type ApiValue } from "./ApiSchema.ts"

/** All classes of a dump and the Godot that wrote it. */
export interface ApiReference {
  /** Version, such as `4.7`. */
  readonly version: string
  /** Full name, such as `Godot Engine v4.7.stable.official`, where the dump has it. */
  readonly fullName?: string
  readonly classes: ReadonlyArray<ClassDoc>
  /** True if it holds descriptions: dumps made without `-with-docs` do not. */
  readonly hasTexts: boolean
}

/**
 * Reads a dump; Left holds the reason why it cannot be read.
 *
 * @example
 * Either.map(parse(readFileSync("extension_api.json", "utf8")), ({ version }) => version) // "4.7"
 */
export const parse = (json: string): Either.Either<ApiReference, string> => {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    return Either.left(`it is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  return Either.mapBoth(Schema.decodeUnknownEither(Api)(value), {
    onLeft: (error) => {
      const [first] = ParseResult.ArrayFormatter.formatErrorSync(error)
      return `it is not an extension_api.json: ${first?.path.join(".") || "all of it"} ${first?.message ?? ""}`.trim()
    },
    onRight: toReference
  })
}

const toReference = (api: Api): ApiReference => {
  const { version_major, version_minor, version_full_name } = api.header
  const version = `${version_major}.${version_minor}`
  const classes = [
    globalScope(api),
    ...api.builtin_classes.filter(({ name }) => name !== "Nil").map((one) => toClass(one, version)),
    ...api.classes.map((one) => toClass(one, version))
  ]
  return {
    version,
    ...(version_full_name === undefined ? {} : { fullName: version_full_name }),
    classes: classes.map((doc) => ({ ...doc, version })),
    hasTexts: classes.some(({ brief }) => brief !== "")
  }
}

const globalScope = (api: Api): ClassDoc => ({
  ...EMPTY_CLASS,
  name: "@GlobalScope",
  methods: (api.utility_functions ?? []).map(toMethod),
  properties: (api.singletons ?? []).map(({ name, type }) => ({
    name,
    type,
    setter: "",
    getter: "",
    description: ""
  })),
  constants: [...(api.global_enums ?? []).flatMap(toConstants), ...(api.global_constants ?? []).map(toConstant)]
})

const toClass = (api: ApiClass, version: string): ClassDoc => {
  // The class reference lists accessors with their property, not as methods.
  const accessors = new Set((api.properties ?? []).flatMap(({ setter, getter }) => [setter, getter]))
  return {
    ...EMPTY_CLASS,
    name: api.name,
    ...(api.inherits === undefined ? {} : { inherits: api.inherits }),
    version,
    brief: api.brief_description ?? "",
    description: api.description ?? "",
    constructors: (api.constructors ?? []).map(({ arguments: args = [], description = "" }) => ({
      name: api.name,
      qualifiers: [],
      returnType: api.name,
      returnsErrors: [],
      arguments: args.map(toArgument),
      description
    })),
    methods: (api.methods ?? []).filter(({ name }) => !accessors.has(name)).map(toMethod),
    operators: (api.operators ?? []).flatMap((one) => toOperator(one)),
    properties: [...(api.properties ?? []), ...(api.members ?? [])].map(
      ({ name, type, setter = "", getter = "", description = "" }): PropertyDoc => ({
        name,
        ...toType(type),
        setter,
        getter,
        description
      })
    ),
    signals: (api.signals ?? []).map(
      ({ name, arguments: args = [], description = "" }): SignalDoc => ({
        name,
        arguments: args.map(toArgument),
        description
      })
    ),
    constants: [...(api.constants ?? []).map(toConstant), ...(api.enums ?? []).flatMap(toConstants)]
  }
}

const toMethod = (api: ApiMethod): MethodDoc => {
  const returned = toType(api.return_value?.type ?? api.return_type ?? "void")
  return {
    name: api.name,
    qualifiers: [
      ...(api.is_virtual ? ["virtual"] : []),
      ...(api.is_required ? ["required"] : []),
      ...(api.is_const ? ["const"] : []),
      ...(api.is_static ? ["static"] : []),
      ...(api.is_vararg ? ["vararg"] : [])
    ],
    returnType: returned.type,
    ...(returned.enum === undefined ? {} : { returnEnum: returned.enum }),
    ...(returned.bitfield === undefined ? {} : { returnBitfield: returned.bitfield }),
    returnsErrors: [],
    // The dump names the arguments of a vararg function; the class reference does not.
    arguments:
      api.is_vararg === true && api.return_value === undefined && api.is_virtual === undefined
        ? []
        : (api.arguments ?? []).map(toArgument),
    description: api.description ?? ""
  }
}

/** Operators of the dump that the class reference does not list: keywords, and comparison with null. */
const UNLISTED_OPERATORS: ReadonlySet<string> = new Set(["in", "and", "or", "not", "xor"])

const toOperator = (api: {
  readonly name: string
  readonly right_type?: string | undefined
  readonly return_type?: string | undefined
  readonly description?: string | undefined
}): ReadonlyArray<MethodDoc> => {
  const { name, right_type: right, return_type: type, description = "" } = api
  if (UNLISTED_OPERATORS.has(name) || right === "Variant") return []
  return [
    {
      name: `operator ${name}`,
      qualifiers: [],
      ...(type === undefined ? {} : { returnType: type }),
      returnsErrors: [],
      arguments: right === undefined ? [] : [{ name: "right", type: right }],
      description
    }
  ]
}

const toArgument = (api: ApiArgument): Argument => {
  const { default_value: value } = api
  return {
    name: api.name ?? "",
    ...toType(api.type ?? "Variant"),
    ...(value === undefined ? {} : { default: value })
  }
}

const toConstant = (api: ApiValue): ConstantDoc => ({
  name: api.name,
  value: String(api.value),
  description: api.description ?? ""
})

const toConstants = (api: ApiEnum): ReadonlyArray<ConstantDoc> =>
  (api.values ?? []).map((value) => ({
    ...toConstant(value),
    enum: api.name,
    ...(api.is_bitfield === true ? { bitfield: true as const } : {})
  }))

/**
 * Translates a type of the dump into that of the class reference.
 *
 * `enum::Node.ProcessMode` is an int with an enum, `typedarray::24/17:RDPipeline` is `RDPipeline[]`,
 * `typeddictionary::int;String` is `Dictionary[int, String]`.
 */
const toType = (type: string): { readonly type: string; readonly enum?: string; readonly bitfield?: true } => {
  const [, form, rest = ""] = /^(enum|bitfield|typedarray|typeddictionary)::(.*)$/s.exec(type) ?? []
  switch (form) {
    case "enum":
      return { type: "int", enum: rest }
    case "bitfield":
      return { type: "int", enum: rest, bitfield: true }
    case "typedarray":
      return { type: `${rest.replace(/^\d+\/\d+:/, "")}[]` }
    case "typeddictionary":
      return { type: `Dictionary[${rest.split(";").join(", ")}]` }
    default:
      return { type }
  }
}
