/** The sentences of the code that README.ja.md shows, in Japanese; `npm run docs` fails where one is missing. */
export const japanese: ReadonlyMap<string, string> = new Map([
  // Heads of tables
  ["Tool", "ツール"],
  ["Argument", "引数"],
  ["Type", "型"],
  ["Meaning", "意味"],
  ["Variable", "環境変数"],
  ["Flag", "フラグ"],
  ["Default", "既定値"],
  ["default", "既定値"],
  ["Runner", "ランナー"],
  ["scope `all`", "scope が `all`"],
  ["scope `file`", "scope が `file`"],
  ["scope `pattern`", "scope が `pattern`"],
  ["Host", "ホスト"],
  ["`config`", "`config`"],
  ["Where it goes", "追加する場所"],
  ["one command, run in the project's folder", "1 つのコマンド(プロジェクトのフォルダーで実行)"],
  ["its list of MCP servers", "そのホストの MCP サーバーの一覧"],
  ["any other host", "その他のホスト"],
  [", or by one command", "、または 1 つのコマンドで"],

  ["The list of tools costs a model about N tokens.", "ツール一覧は、モデルのトークンを約 N 使います。"],

  // godot-docs-mcp
  ["Search Godot's API", "Godot の API を検索する"],
  [
    "A name or a task: Button.pressed, deg2rad, play a sound once, 効果音を鳴らす",
    "名前、またはやりたいこと: Button.pressed、deg2rad、play a sound once、効果音を鳴らす"
  ],
  ["Only results of this kind", "この種類の結果だけに絞る"],
  ["Maximum number of results (at most 100)", "結果の最大数(100 まで)"],
  ["Read one Godot class", "クラスを 1 つ読む"],
  ["Class name: CharacterBody2D, @GlobalScope", "クラス名: CharacterBody2D、@GlobalScope"],
  [
    "auto: in full if short, else the outline; full: never cut",
    "auto は短ければ全文、長ければアウトライン。full は常に全文"
  ],
  ["Only these sections", "指定したセクションだけ"],
  ["nextCursor from the previous response", "直前の回答の nextCursor"],
  ["List inherited members too, by owner", "継承したメンバーも所有クラスごとに並べる"],
  ["nextCursor of a description that was cut", "途中で切れた説明の nextCursor"],
  [
    "Up to 10 names in place of qname; answers { symbols: [...] }",
    "qname の代わりに 10 個までの名前。回答は { symbols: [...] }"
  ],
  ["Read members of Godot classes", "クラスのメンバーを読む"],
  [
    "Class.member: Node.add_child, Vector2.operator *; or a result's uri",
    "「クラス.メンバー」の形: Node.add_child、Vector2.operator *。検索結果の uri も使える"
  ],
  ["Disambiguates a name that exists in several kinds", "同じ名前に複数の種類があるときに選ぶ"],
  ["List Godot classes", "クラス名の一覧を得る"],
  ["Check GDScript, shaders and scenes", "GDScript、シェーダー、シーンを検査する"],
  [
    "A file, a function or statements; with path, its unsaved text",
    "ファイル、関数、または文。path があれば、その未保存のテキスト"
  ],
  ["A file of the project: player.gd, res://level.tscn", "プロジェクトのファイル: player.gd、res://level.tscn"],
  ["Name prefix, case-insensitive: Audio", "名前の先頭部分(大文字・小文字は問わない): Audio"],
  ["Maximum number of names; all by default", "最大件数。省略するとすべて"],
  [
    "A documentation root with classes/, a Godot checkout, a version in the store (4.7), builtin for the bundled starter reference, or auto for the version that fits the project.",
    "`classes/` を含むドキュメントのフォルダー、Godot のチェックアウト、ストアのバージョン(4.7 など)、同梱のスターターを使う `builtin`、またはプロジェクトに合うものを選ぶ `auto`。"
  ],
  [
    "Code in answers: gdscript, csharp or both; auto is C# in a project with a .csproj file, GDScript in any other, both without a project.",
    "回答のコードの言語: `gdscript`、`csharp`、`both`。`auto` は `.csproj` のあるプロジェクトなら C#、ほかのプロジェクトなら GDScript、プロジェクトがなければ両方。"
  ],
  [
    "Show and search Godot's own translation into this locale (ja, zh_CN); get and import then fetch it too.",
    "Godot 公式の翻訳のうち、このロケール(`ja`、`zh_CN` など)の説明文を表示・検索する。指定して `get` や `import` を実行すると、その翻訳も取り込む。"
  ],
  ["texts in English", "英語の説明文"],
  ["./doc where it holds classes, else auto", "`./doc` にクラスがあればそれ、なければ `auto`"],
  [
    "Your Godot project: its version decides what auto takes.",
    "自分の Godot プロジェクト。そのバージョンによって `auto` が選ぶものが決まる。"
  ],
  [
    "the folder of the nearest project.godot at or above the working directory; without one, the nearest with addons/*/plugin.cfg",
    "作業フォルダーかその上で最も近い `project.godot` のフォルダー。なければ最も近い `addons/*/plugin.cfg` のあるフォルダー"
  ],
  [
    "Where get and import put references, one folder per version.",
    "`get` と `import` で取り込んだリファレンス。バージョンごとに 1 フォルダー。"
  ],
  ["the user's data directory", "ユーザーのデータフォルダー"],
  [
    "./.cache/godot-index.json; for auto and the store the user's cache directory",
    "`./.cache/godot-index.json`。`auto` とストアではユーザーのキャッシュフォルダー"
  ],
  ["Compare two Godot versions", "2 つの Godot バージョンを比べる"],
  ["Version to compare with: 4.7", "比べる相手のバージョン: 4.7"],
  ["Older version. Default: the one served", "古いほうのバージョン。省略時は使用中のもの"],
  [
    "Only this class or member: Node, Node.add_child. Default: a summary",
    "このクラスまたはメンバーだけ: Node、Node.add_child。省略時は要約"
  ],
  ["Maximum number of lines, up to 500", "行数の上限(500 まで)"],
  ["nextCursor from the previous response", "直前の回答の nextCursor"],
  ["Another version of the store: 3.6", "ストアにある別のバージョン: 3.6"],
  ["Where the index is stored between starts.", "次回の起動まで索引を保存しておくファイル。"],
  [
    "Log level on stderr: silent, error, warn, info, debug.",
    "stderr に出すログのレベル: silent、error、warn、info、debug。"
  ],
  ["Follow changes of the class files.", "クラスファイルの変更に追従する。"],
  ["Only 1 is accepted: no other transport is offered.", "1 だけを受け付ける(stdio 以外の接続方法はない)。"],

  // mdatlas
  ["Outline of a Markdown file", "Markdown ファイルの見出し構造を得る"],
  ["Relative to the base directory", "基準フォルダーからの相対パス"],
  ["Deepest heading level", "見出しレベルの上限"],
  ["lines: one line a section; auto: the tree where it is short", "lines は 1 セクション 1 行、auto は短ければツリー"],
  ["Only this section and its descendants", "このセクションとその下位だけ"],
  ["Headings of these levels", "指定したレベルの見出しだけ"],
  ["next_offset of the last answer", "直前の回答の next_offset"],
  ["next_cursor of the last answer", "直前の回答の next_cursor"],
  ["Sections of a Markdown file", "Markdown ファイルのセクションを読む"],
  [
    'Id, or a unique title, path ("Result > Design") or #github-anchor',
    'ID。または 1 つに決まる題名、経路("Result > Design")、#github-anchor'
  ],
  ["Up to 10 in place of section_id", "section_id の代わりに 10 個まで"],
  ["In place of a section", "セクションの代わりに行の範囲を読む"],
  ["With its subsections", "下位のセクションも含める"],
  ["Exact source, text without markup, or safe HTML", "原文そのまま、記法を除いた文章、または安全な HTML"],
  ["Maximum length; by default 32,000", "本文の最大文字数。既定は 32,000"],
  ["Search Markdown files", "Markdown ファイルを検索する"],
  [
    "A phrase or words, as displayed or as in the source",
    "探す文字列。表示どおりでも原文どおりでもよく、語は離れていてもよい"
  ],
  ["Only this file; by default all", "このファイルだけ。省略するとすべてのファイル"],
  ["Only this file", "このファイルだけ"],
  ["Files below this folder", "このフォルダー以下のファイルだけ"],
  ['Such as "**/README.md", relative to folder', '例: "**/README.md"(folder からの相対)'],
  ["RE2 regular expression, line by line", "正規表現(RE2 の構文)として行ごとに照合する"],
  ["Upper and lower case differ", "大文字と小文字を区別する"],
  ["Sections of these levels", "指定した見出しレベルのセクションだけ"],
  ["Only this section of file_path", "file_path のこのセクションとその下位だけ"],
  ["Source lines around each match", "一致した行の前後に示す行数"],
  ["At most 100", "最大 100"],
  ["At most 500", "最大 500"],
  ["List Markdown files", "Markdown ファイルの一覧を得る"],
  ["Check Markdown links", "Markdown のリンクを検査する"],
  ["Extensions of Markdown files, separated by commas.", "Markdown ファイルの拡張子(コンマ区切り)。"],
  ["Whether lists and searches skip what .gitignore names.", "一覧と検索で .gitignore にあるものを除くかどうか。"],
  [
    "Whether to offer edit_markdown_section, which changes files below the base directory.",
    "基準フォルダー以下のファイルを変更する edit_markdown_section を使えるようにするかどうか。"
  ],
  ["the working directory", "作業フォルダー"],
  [
    "The directory whose Markdown files are served; nothing outside it is read.",
    "公開する Markdown ファイルのフォルダー。この外は読まない。"
  ],
  [".cache/mdatlas under the working directory", "作業フォルダーの `.cache/mdatlas`"],
  ["Where outlines are cached between starts.", "次回の起動まで見出し構造を保存しておく場所。"],

  // mcp-test-timebox
  ["Run tests in a timebox", "制限時間つきでテストを実行する"],
  ["The test program.", "テストを実行するプログラム。"],
  [
    "all: every test. file: those of one file or folder. pattern: those whose names match. failed: those that failed when they last ran.",
    "all はすべてのテスト、file は 1 つのファイルかフォルダー、pattern は名前が一致するもの、failed は最後に実行されたときに失敗したもの。"
  ],
  [
    "With file, a path from the repository root; with pattern, a pattern of test names in the runner's own syntax. Not with all and failed.",
    "file ならリポジトリのルートからのパス、pattern ならランナー自身の構文によるテスト名のパターン。all と failed では指定しない。"
  ],
  [
    "With scope file: run only the tests in it whose names match.",
    "scope が file のとき、そのファイルのうち名前が一致するテストだけを実行する。"
  ],
  [
    "Runs the tests this many times, within the same limit, to find flaky ones.",
    "不安定なテストを見つけるため、同じ制限時間の中でこの回数だけ繰り返す。"
  ],
  ["With repeat: stops after the first round that fails.", "repeat のとき、最初に失敗した回で終える。"],
  [
    "Limit for the whole run, in milliseconds; then everything it started is ended.",
    "実行全体の制限時間(ミリ秒)。過ぎると、起動したプロセスをすべて終わらせる。"
  ],
  [
    "How long the run may be silent, in milliseconds, before it is ended.",
    "出力がないまま待つ時間の上限(ミリ秒)。過ぎると終わらせる。"
  ],
  [
    "How much of the end of the output the excerpt is taken from, in bytes; the answer is at most about twice as long. 20000 suits most runs.",
    "抜粋の元にする出力末尾のバイト数。回答は最大でもその約 2 倍。ふつうは 20000 で足りる。"
  ],
  [
    "Folder for raw.log, summary.md and summary.json, from the repository root. Default: a new one for each run.",
    "raw.log、summary.md、summary.json を置くフォルダー(リポジトリのルートから)。省略すると実行ごとに新しく作る。"
  ],
  [
    "The repository root: tests run there, and no path leaves it.",
    "リポジトリのルート。テストはここで実行し、パスはこの外に出られない。"
  ],
  [
    "The runners that clients may use, separated by commas: flutter, dart, vitest, jest, pytest, cargo, go, godot-gut, godot-gdunit4, node, mocha, bun, deno, playwright, nextest, npm; or all.",
    "クライアントが使えるランナーをコンマ区切りで: flutter、dart、vitest、jest、pytest、cargo、go、godot-gut、godot-gdunit4、node、mocha、bun、deno、playwright、nextest、npm。all ならすべて。"
  ],
  [
    "Search and look up the project's own classes beside the engine's.",
    "プロジェクト自身のクラスも、エンジンのクラスと並べて検索・参照する。"
  ],
  ["none", "なし"],
  [
    "Additional environment variables for the tests, separated by commas.",
    "通常のもの以外にテストへ渡す環境変数の名前(コンマ区切り)。"
  ],
  ["67108864 (64 MiB)", "67108864(64 MiB)"],
  [
    "Maximum size of raw.log; beyond it the beginning and the end of the output are kept.",
    "raw.log の上限。超えた場合は先頭と末尾を残す。"
  ],
  ["The largest timeout_ms that a client may ask for.", "クライアントが指定できる timeout_ms の上限。"],
  ["How many reports are kept in the default folder.", "既定の場所に残すレポートの数。"],
  [
    "Run each command in its own PID namespace, if the system allows it.",
    "OS が許すなら、コマンドを専用の PID 名前空間で実行する。"
  ]
])
