/** A small `extension_api.json` with every form that Godot 4 writes. */
export const apiJson = {
  header: {
    version_major: 4,
    version_minor: 7,
    version_patch: 1,
    version_status: "stable",
    version_build: "test",
    version_full_name: "Godot Engine v4.7.1.stable.test",
    precision: "single"
  },
  builtin_class_sizes: [],
  global_constants: [],
  global_enums: [
    {
      name: "Side",
      is_bitfield: false,
      values: [
        { name: "SIDE_LEFT", value: 0, description: "Left side." },
        { name: "SIDE_TOP", value: 1 }
      ]
    },
    { name: "KeyModifierMask", is_bitfield: true, values: [{ name: "KEY_MASK_SHIFT", value: 33554432 }] }
  ],
  utility_functions: [
    {
      name: "print",
      category: "general",
      is_vararg: true,
      hash: 1,
      arguments: [{ name: "arg1", type: "Variant" }],
      description: "Prints."
    },
    {
      name: "sin",
      return_type: "float",
      category: "math",
      is_vararg: false,
      hash: 2,
      arguments: [{ name: "x", type: "float" }]
    }
  ],
  builtin_classes: [
    {
      name: "Nil",
      is_keyed: false,
      operators: [{ name: "==", right_type: "Variant", return_type: "bool" }],
      has_destructor: false
    },
    {
      name: "Vector2",
      is_keyed: false,
      members: [{ name: "x", type: "float", description: "The first component." }],
      constants: [{ name: "ZERO", type: "Vector2", value: "Vector2(0, 0)" }],
      enums: [{ name: "Axis", values: [{ name: "AXIS_X", value: 0 }] }],
      operators: [
        { name: "==", right_type: "Variant", return_type: "bool" },
        { name: "+", right_type: "Vector2", return_type: "Vector2", description: "Adds." },
        { name: "unary-", return_type: "Vector2" },
        { name: "in", right_type: "Array", return_type: "bool" },
        { name: "not", return_type: "bool" }
      ],
      methods: [
        {
          name: "from_angle",
          return_type: "Vector2",
          is_vararg: false,
          is_const: false,
          is_static: true,
          hash: 3,
          arguments: [{ name: "angle", type: "float" }]
        }
      ],
      constructors: [
        { index: 0 },
        {
          index: 1,
          arguments: [
            { name: "x", type: "float" },
            { name: "y", type: "float" }
          ],
          description: "Of two."
        }
      ],
      has_destructor: false,
      brief_description: "A 2D vector.",
      description: "Two floats."
    }
  ],
  classes: [
    {
      name: "Object",
      is_refcounted: false,
      is_instantiable: true,
      api_type: "core",
      brief_description: "Base of all."
    },
    {
      name: "Node",
      is_refcounted: false,
      is_instantiable: true,
      inherits: "Object",
      api_type: "core",
      constants: [{ name: "NOTIFICATION_READY", value: 13, description: "Ready." }],
      enums: [{ name: "ProcessMode", is_bitfield: false, values: [{ name: "PROCESS_MODE_INHERIT", value: 0 }] }],
      methods: [
        {
          name: "_ready",
          is_const: false,
          is_static: false,
          is_required: false,
          is_vararg: false,
          is_virtual: true,
          hash: 4
        },
        {
          name: "add_child",
          is_const: false,
          is_vararg: false,
          is_static: false,
          is_virtual: false,
          hash: 5,
          arguments: [
            { name: "node", type: "Node" },
            { name: "internal", type: "enum::Node.InternalMode", default_value: "0" }
          ],
          description: "Adds a child [param node]."
        },
        {
          name: "get_children",
          is_const: true,
          is_vararg: false,
          is_static: false,
          is_virtual: false,
          hash: 6,
          return_value: { type: "typedarray::Node" }
        },
        {
          name: "set_name",
          is_const: false,
          is_vararg: false,
          is_static: false,
          is_virtual: false,
          hash: 7,
          arguments: [{ name: "name", type: "StringName" }]
        },
        {
          name: "get_name",
          is_const: true,
          is_vararg: false,
          is_static: false,
          is_virtual: false,
          hash: 8,
          return_value: { type: "StringName" }
        }
      ],
      signals: [{ name: "child_entered_tree", arguments: [{ name: "node", type: "Node" }], description: "Emitted." }],
      properties: [
        { type: "StringName", name: "name", setter: "set_name", getter: "get_name", description: "The name." },
        { type: "typeddictionary::int;String", name: "labels", setter: "", getter: "get_labels" },
        { type: "bitfield::Node.ProcessThreadMessages", name: "messages", getter: "get_messages" },
        { type: "typedarray::24/17:Texture2D", name: "textures", getter: "get_textures" }
      ],
      brief_description: "Base class for all scene objects.",
      description: "Nodes are building blocks."
    }
  ],
  singletons: [{ name: "Input", type: "Input" }],
  native_structures: []
}
