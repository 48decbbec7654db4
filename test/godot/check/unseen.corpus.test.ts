/** What may be there although nothing that was read declares it: plugins, C#, the editor, classes that are missing. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { corpora, onCorpora } from "../../support/corpora.ts"
import { foundInProject } from "../../support/foundInProject.ts"

const enemy = { "enemy.gd": "class_name Enemy|extends Node2D|var health := 3|func hit(by: int) -> void:|\tpass" }

const cases: ReadonlyArray<
  readonly [name: string, script: string, files: Readonly<Record<string, string>>, expected: string]
> = [
  [
    "nothing of the keys of a dictionary that Godot gives, which were members in Godot 3",
    "extends Node|func f(found):|\tprint(found.collider, found.collider_id)|\tprint(found.rect_size)",
    enemy,
    "4 unknown-member size"
  ],
  [
    "nothing of a numbered property that a class below has",
    "extends Node|func f(p: AudioStreamPlayer, l: AudioStreamPlaylist, t: TileSet):|\tp.stream.stream_0 = null|\tl.stream_9 = null|\tp.stream.strem_0 = null|\tp.stream.pattern_0 = null|\tprint(t.pattern_0)",
    enemy,
    "5 unknown-member, 6 unknown-member"
  ],
  [
    "nothing of the properties of a file that a constant preloads",
    'extends Node|const A = preload("res://a.tres").resource_path|const B = preload("res://a.tres")|const C = [B.resource_path, B.resource_name]|var b: Resource|const D = b.resource_path',
    { ...enemy, "a.tres": '[gd_resource type="Resource" format=3]||[resource]' },
    "6 assign-constant"
  ],
  [
    "nothing of new and free without their calls, which the editor takes and release builds refuse",
    'extends Node|const A = preload("res://a.gd")|func f(n: Node):|\tprint(A.new, A.In.new, A.Made.new, Enemy.new, Node.new)|\tfree.call_deferred()|\tn.tree_exited.connect(free)|\tn.free.call_deferred()|\tvar e: Enemy = Enemy.new',
    { ...enemy, "a.gd": "class In:|\tvar x|class Made:|\tfunc _init(a):|\t\tprint(a)" },
    "8 assign-type"
  ],
  [
    "nothing of an inner class that is named like a member of the parent",
    "extends Node2D|class name:|\tvar x|class position:|\tvar x|class NOTIFICATION_READY:|\tvar x|const rotation = 1|enum scale {A}",
    enemy,
    "8 member-exists, 9 member-exists"
  ],
  [
    "no file of another addon for one that is missing in an addon",
    'extends Node|const A = preload("res://addons/a/x.gd")|const B = preload("res://old/y.gd")',
    { "addons/a/z.gd": "", "addons/b/x.gd": "", "addons/b/y.gd": "" },
    '2 missing-file, 3 missing-file "res://addons/b/y.gd"'
  ],
  [
    "an inner class with the name of a class of the project, which Godot refuses",
    "extends Node|class Enemy:|\tvar x|class Own:|\tclass Main:|\t\tvar y",
    { ...enemy, "main2.gd": "class_name Foe" },
    "2 shadow"
  ],
  [
    "functions of a parent named as a setter and a getter, which Godot looks for in the class alone",
    "extends Enemy|var a = 1: set = hit|var b = '': set = set_name, get = get_name|var c = 1: set = put|func put(x):|\tprint(x)",
    enemy,
    "2 unknown-function, 3 unknown-function, 3 unknown-function"
  ],
  ["a member that no script has", "extends Node|func f(e: Enemy):|\te.shoot()", enemy, "3 unknown-member"],
  ["a slip in a member of a script", "extends Node|func f(e: Enemy):|\te.helath = 2", enemy, "3 unknown-member health"],
  ["arguments of a script's function", 'extends Node|func f(e: Enemy):|\te.hit("x")', enemy, "3 argument-type"],
  ["a call that no class and no script has", "extends Node|func f(x):|\tx.explode()", enemy, "3 unknown-member"],
  [
    "nothing of a method, a signal or a property that the script asks for before",
    'extends Node|func f(x, n: Node2D):|\tif x.has_method("burn"): x.burn(1)|\tif n.has_method("burn"): n.burn(1)|\tif n.has_signal("burnt"): n.burnt.connect(f)|\tif "heat" in n: n.heat -= 1|\tn.melt()',
    enemy,
    "7 unknown-member"
  ],
  [
    "nothing of what may be a key of a dictionary, though another Godot had such a member",
    "extends Node|func f(hit, recipes: Dictionary):|\tprint(hit.collider, recipes[1].result, hit.scancode)|\thit.result = 1|\treturn hit.rect_position",
    enemy,
    "5 unknown-member position"
  ],
  [
    "a name that is nowhere, and nothing of what it may have",
    "extends Node|func f():|\tGC.groan()|\tgarbage.groan().groan()|\tprint(garbage.rect_position)",
    enemy,
    "3 unknown-identifier, 4 unknown-identifier"
  ],
  [
    "more arguments than any method of the name takes, whatever has it",
    "func f(x, n: Node):|\tn.hit(1, 2)|\tx.size(1)|\tx.hit(1, 2)|\tx.hit(1)|\tx.new(1, 2, 3)|\tx.call(1, 2, 3)",
    enemy,
    "2 argument-count, 3 argument-count"
  ],
  [
    "nothing of arguments where a class is missing",
    "extends Node|var a: Zombie|func f(x):|\tx.size(1)",
    enemy,
    "2 unknown-type"
  ],
  ["fewer arguments than any method of the name takes", "func f(x):|\tx.hit()", enemy, "2 argument-count"],
  [
    "members of a variable that is only given values of one type",
    "extends Node|var list = []|var clock = Timer.new()|func f():|\tlist = [1]|\tlist.push(1)|\tclock.begin()|\tclock = null",
    enemy,
    "6 unknown-member append, 7 unknown-member start"
  ],
  [
    "members of what another script preloads by a path relative to itself",
    'extends Node|const Main := preload("res://main.gd")|const Board := preload("data/board.gd")|func f(board: Board):|\tboard.task().done()|\tboard.task().explode()',
    {
      "data/board.gd": 'const Main := preload("main.gd")|func task() -> Main:|\treturn null',
      "data/main.gd": "func done():|\tpass"
    },
    "6 unknown-member"
  ],
  [
    "nothing of a variable to which another script assigns",
    "extends Node|var list = []|var box = []|var kept = []|func f():|\tlist.hit(1)|\tbox.hit(1)|\tkept.hit(1)",
    {
      ...enemy,
      "other.gd": 'func f(main):|\tmain.list = Enemy.new()|\tmain.set("box", Enemy.new())',
      "heir.gd": 'extends "res://main.gd"|func g():|\tkept = Enemy.new()'
    },
    ""
  ],
  [
    "nothing of the number of arguments where scripts are written at run time, but of Godot's own methods",
    "func f(x):|\tx.hit()|\tx.hit(1, 2)|\tx.size(1)",
    { ...enemy, "double.gd": "func make(text):|\tvar s = GDScript.new()|\ts.source_code = text|\treturn s" },
    "4 argument-count"
  ],
  [
    "nothing of the number of arguments where a script takes them",
    "func f(x):|\tx.hit(1, 2)|\tx.size(1)",
    { ...enemy, "ship.gd": "func size(of):|\tpass|class Part:|\tfunc hit(by, how = 1):|\t\tpass" },
    ""
  ],
  [
    "a class that no script has, though some scripts are compiled",
    "extends Node|func f():|\treturn Enmy.new()",
    { ...enemy, "old/enemy.gdc": "" },
    "3 unknown-type Enemy"
  ],
  [
    "nothing of a class that project.godot lists for a compiled script",
    "extends Node|func f():|\treturn Zombie.new()",
    { ...enemy, "zombie.gdc": "", "project.godot": '_global_script_classes=[ {|"base": "Node",|"class": "Zombie"|} ]' },
    ""
  ],
  [
    "methods that are only named, but not where a script has a variable of that name",
    "extends Node|var relay: Node|func f(n: Node):|\tif n.is_inside_tree: return|\tif not relay.is_connected: return",
    { "relay.gd": "extends Node|var is_connected := false" },
    "4 uncalled-function n.is_inside_tree()"
  ],
  [
    "nothing of a class in small letters that a plugin that is absent may bring",
    "extends Node|func f():|\treturn candy_guard.new()",
    {
      ...enemy,
      "project.godot": 'config_version=5|[editor_plugins]|enabled=PackedStringArray("res://addons/x/plugin.cfg")'
    },
    ""
  ],
  [
    "slips in names of the script and of other scripts, though a plugin that is absent may bring names",
    "extends Node|const Ship = 1|func f(info):|\tinof.x()|\tinffo.x()|\treturn [Shpi, Enmey, Enemies]",
    {
      ...enemy,
      "project.godot": 'config_version=5|[editor_plugins]|enabled=PackedStringArray("res://addons/gone/plugin.cfg")'
    },
    "4 unknown-identifier info, 5 unknown-identifier info, 6 unknown-type Ship, 6 unknown-type Enemy"
  ],
  ["nothing of what an object is asked for", 'func f(x):|\tif x.has_method("explode"): x.explode()', enemy, ""],
  ["nothing of a property that an object is asked for", 'func f(e: Enemy):|\tif e.get("fuel"): e.fuel = 1', enemy, ""],
  [
    "a property that only a dictionary is asked for",
    'func f(e: Enemy, d: Dictionary):|\te.fuel = d.get("fuel", 1)',
    enemy,
    "2 unknown-member"
  ],
  ["nothing of a method that C# writes", "func f(x):|\tx.Explode()|\tx.get_Health()", enemy, ""],
  ["a method of C# where no file is of C#", "extends Node|func f(n: Node):|\tn.Explode()", enemy, "3 unknown-member"],
  [
    "nothing of a method that a library of C# may bring, but of a misspelt one and those of singletons",
    'extends Node|func f(n: Node):|\tn.Explode()|\tn.get_Fuel()|\tn.add_chlid(n)|\tInput.IsActionPressed("a")',
    { "a.cs": "public partial class Loader : Node {}" },
    "5 unknown-member add_child, 6 unknown-member is_action_pressed"
  ],
  [
    "nothing of what a class that is not there may give",
    "extends Zombies|func f():|\tthing().explode()",
    enemy,
    "1 unknown-type"
  ],
  [
    "nothing of objects of a class that an absent plugin may bring",
    "extends Node|var client: Billing|func f():|\tclient = Billing.new()|\tclient.start_connection()",
    { "project.godot": 'config_version=5|[editor_plugins]|enabled=PackedStringArray("res://addons/b/plugin.cfg")|' },
    ""
  ],
  ["nothing of a script's own functions", "func f(s: Script):|\ts.is_custom_running()", enemy, ""],
  [
    "nothing of the editor's own nodes",
    '@tool|extends Node|func f():|\tfind_child("x").zoom_changed.emit(1)',
    enemy,
    ""
  ],
  [
    "a class that is missing, and nothing of what it may have",
    "extends Node|var a: Zombie|func f(x):|\ta.groan()|\tx.groan()",
    enemy,
    "2 unknown-type"
  ],
  [
    "nothing of what another script gets from a class that is missing",
    "extends Node|func f(maker: Maker):|\tmaker.make().groan()",
    { "maker.gd": "class_name Maker|func make() -> Zombie:|\treturn null" },
    ""
  ],
  [
    "a script that is missing, and nothing of what it may have",
    'extends Node|const Made = preload("res://made.gd")|func f():|\tMade.new().groan()',
    enemy,
    "2 missing-file"
  ],
  [
    "nothing of functions that a script writes, whose names begin as they do there",
    "extends Node|func f(x):|\tx.fetch_lorem()|\tx.emit_lorem()",
    { "compiler.gd": 'func f(field):|\treturn "func fetch_" + field + "():\\n"' },
    "4 unknown-member"
  ],
  [
    "nothing of a class that an absent plugin may bring, called by its name",
    "extends Node|func f():|\tBilling.init()|\tBilling.begin_trade(1)|\tBilling.shop.plus_file(1)",
    { "project.godot": 'config_version=5|[editor_plugins]|enabled=PackedStringArray("res://addons/b/plugin.cfg")|' },
    "5 unknown-member path_join"
  ],
  [
    "members of a constant of the function that a type names, and that a name of nothing is no type",
    'extends Node|func f(x):|\tconst E := preload("enemy.gd")|\tconst N = 3|\tif x:|\t\tvar e: E = x as E|\t\te.helth = 1|\t\treturn x is E|\tfor e: E in x:|\t\te.hit("")|\tvar list: Array[E] = [x]|\treturn func(e: E) -> E: return e|func g(e: E):|\tpass',
    enemy,
    "7 unknown-member health, 10 argument-type, 13 unknown-type"
  ],
  [
    "nothing of a name that a library without source may bring, used here with a dot",
    "extends Node|func f():|\treturn IEOS|func g(x):|\tx.a(IEOS, ABC)|\tIEOS.run()",
    { "addons/eos/eos.gdextension": "[configuration]|" },
    "5 unknown-identifier"
  ],
  ["nothing of a script template", "extends _BASE_|func _ready() -> void:|\tpass", enemy, ""],
  [
    "a node that its scene tells, and nothing of what takes its place",
    "extends Node|@onready var a := $Edit|@onready var b := $Edit|func f() -> void:|\ta.base_type|\tb.base_type|\tb = EditorResourcePicker.new()",
    {
      "main.tscn":
        '[gd_scene format=3]|[ext_resource type="Script" path="res://main.gd" id="1"]|[node name="Main" type="Node"]|script = ExtResource("1")|[node name="Edit" type="LineEdit" parent="."]'
    },
    "5 unknown-member"
  ],
  [
    "nothing of a script that is made at run time",
    'func f():|\tvar s := GDScript.new()|\ts.source_code = "static func can_show(): pass"|\treturn s.can_show',
    enemy,
    ""
  ],
  [
    "an autoload that a plugin adds",
    "extends Node|func f():|\tMusic.play()|\tMusic.paly()|\tMusik.play()",
    {
      "music.gd": "extends Node|func play():|\tpass",
      "addons/m/plugin.gd":
        '@tool|extends EditorPlugin|func _enable_plugin():|\tadd_autoload_singleton("Music", "res://music.gd")'
    },
    "4 unknown-member play, 5 unknown-type Music"
  ],
  [
    "nothing of autoloads whose names are not literal",
    "extends Node|func f():|\tMusic.play()",
    { "plugin.gd": "@tool|extends EditorPlugin|func _enable_plugin():|\tadd_autoload_singleton(name_of(), PATH)" },
    ""
  ],
  [
    "a class that takes the name of a listed autoload, not of one that a plugin may add",
    "class_name Music|extends Node",
    { "plugin.gd": '@tool|extends EditorPlugin|func f():|\tadd_autoload_singleton("Music", "res://main.gd")' },
    ""
  ]
]

describe.skipIf(corpora === undefined)(onCorpora("a check of what cannot be seen"), () => {
  for (const [name, script, files, expected] of cases) {
    it.effect(`finds ${name}`, () =>
      Effect.map(foundInProject(script, files), (said) => assert.strictEqual(said, expected))
    )
  }
})
