/** The form of `extension_api.json`, as far as it is read. */
import { Schema } from "effect"

const Text = Schema.optional(Schema.String)
const Flag = Schema.optional(Schema.Boolean)
/** Names may be numbers or null in dumps of forks: anything but text is left out. */
const list = <A, I>(item: Schema.Schema<A, I>) => Schema.optional(Schema.Array(item))

export const ApiArgument = Schema.Struct({ name: Text, type: Text, default_value: Text })
export const ApiValue = Schema.Struct({
  name: Schema.String,
  value: Schema.Union(Schema.Number, Schema.String),
  description: Text
})
export const ApiEnum = Schema.Struct({ name: Schema.String, is_bitfield: Flag, values: list(ApiValue) })
export const ApiMethod = Schema.Struct({
  name: Schema.String,
  is_const: Flag,
  is_static: Flag,
  is_vararg: Flag,
  is_virtual: Flag,
  is_required: Flag,
  return_type: Text,
  return_value: Schema.optional(ApiArgument),
  arguments: list(ApiArgument),
  description: Text
})
const ApiProperty = Schema.Struct({
  name: Schema.String,
  type: Schema.String,
  setter: Text,
  getter: Text,
  description: Text
})
const ApiSignal = Schema.Struct({ name: Schema.String, arguments: list(ApiArgument), description: Text })
export const ApiClass = Schema.Struct({
  name: Schema.String,
  inherits: Text,
  brief_description: Text,
  description: Text,
  constants: list(ApiValue),
  enums: list(ApiEnum),
  methods: list(ApiMethod),
  properties: list(ApiProperty),
  signals: list(ApiSignal),
  /** Members of built-in types. */
  members: list(ApiProperty),
  constructors: list(Schema.Struct({ arguments: list(ApiArgument), description: Text })),
  operators: list(Schema.Struct({ name: Schema.String, right_type: Text, return_type: Text, description: Text }))
})
/** A whole dump, as far as it is read. */
export const Api = Schema.Struct({
  header: Schema.Struct({
    version_major: Schema.Int,
    version_minor: Schema.Int,
    version_patch: Schema.optional(Schema.Int),
    version_status: Text,
    version_full_name: Text
  }),
  global_constants: list(ApiValue),
  global_enums: list(ApiEnum),
  utility_functions: list(ApiMethod),
  builtin_classes: Schema.Array(ApiClass),
  classes: Schema.Array(ApiClass),
  singletons: list(Schema.Struct({ name: Schema.String, type: Schema.String }))
})
export type Api = Schema.Schema.Type<typeof Api>
export type ApiClass = Schema.Schema.Type<typeof ApiClass>
export type ApiMethod = Schema.Schema.Type<typeof ApiMethod>
export type ApiArgument = Schema.Schema.Type<typeof ApiArgument>
export type ApiValue = Schema.Schema.Type<typeof ApiValue>
export type ApiEnum = Schema.Schema.Type<typeof ApiEnum>
