/** Japanese words for nodes, scenes, signals, time and scripts. */
export default `
ノード: node
子ノード 子供: child node
親ノード 親: parent node
兄弟ノード: sibling
子ノードをすべて 子をすべて すべての子 全ての子 子ノード一覧: children Node.get_children
親を変更 親ノードを変更 親を変え 親を付け替え: reparent Node.reparent
ノードを削除 ノードを消: remove node Node.queue_free Object.free Node.remove_child
ノードを追加 子を追加: add child Node.add_child
ノードを探: find node Node.find_child Node.get_node
ノードパス: NodePath
ノードを取得: get node Node.get_node
ルート: root
シーン: scene
シーンを切り替え シーン遷移 シーンを変更 シーンを変え 画面遷移 シーン切り替え: change scene SceneTree.change_scene_to_file SceneTree.change_scene_to_packed
シーンを読み込 シーンをロード: load scene PackedScene ResourceLoader.load @GDScript.preload
シーンを再読み込 シーンをリロード リスタート やり直: reload scene SceneTree.reload_current_scene
シーンツリー: scene tree SceneTree
現在のシーン: current scene SceneTree.current_scene
ツリー: tree
グループ: group
グループ内 グループの: group SceneTree.get_nodes_in_group SceneTree.call_group
グループに追加: group Node.add_to_group
シグナル: signal
シグナルを接続 シグナルをつな シグナルを繋: connect signal Object.connect Signal.connect Signal
シグナルを発行 シグナルを発 シグナルを出 シグナルを送: emit signal Object.emit_signal Signal.emit
独自のシグナル カスタムシグナル 独自シグナル: custom signal Object.add_user_signal Object.emit_signal Signal.emit
シグナルを待: await signal Signal
シグナルを切断: disconnect signal Object.disconnect Signal.disconnect
コールバック: callback Callable
自動読み込み オートロード シングルトン: autoload singleton
スクリプト: script
関数 メソッド: method|function
変数: property variable
プロパティ: property
クラス: class
型: type
引数: argument
戻り値: return value
グローバル: global
定数: constant
列挙 列挙型: enum
毎フレーム フレームごと: process frame Node._process Node._physics_process
物理フレーム: physics frame Node._physics_process
物理フレームレート 物理FPS: physics ticks per second Engine.physics_ticks_per_second ProjectSettings.physics/common/physics_ticks_per_second
準備 準備ができ: ready Node._ready
初回 最初に呼: ready Node._ready
フレーム: frame
フレームレート FPS fps: frame rate Engine.get_frames_per_second Engine.max_fps Performance.TIME_FPS
タイマー: timer Timer
一定時間 定期的 秒ごと 一定間隔: timer interval Timer Timer.timeout
秒待 秒後 秒間待: wait seconds SceneTree.create_timer SceneTreeTimer.timeout Timer
時間切れ タイムアウト: timeout Timer.timeout
残り時間: time left Timer.time_left
時間: time
現在の時刻 現在時刻 今の時刻 日時 日付 現在の日付: current time date Time.get_datetime_dict_from_system Time.get_time_dict_from_system Time.get_unix_time_from_system Time.get_datetime_string_from_system
時刻: time
経過時間 経過: elapsed time Time.get_ticks_msec Time.get_ticks_usec
ミリ秒: milliseconds|msec
秒: seconds
スローモーション ゲームの速度 時間の速さ ゲーム速度: slow motion time scale Engine.time_scale
デルタ: delta
ゲームを終了 ゲーム終了 アプリを終了 アプリ終了 終了させ: quit game SceneTree.quit
ゲームを一時停止 ゲームをポーズ ポーズ画面 ゲームを止め 一時停止中: pause game SceneTree.paused Node.process_mode
ゲームを再開: resume SceneTree.paused
ゲームオーバー: game over
ゲーム: game
プレイヤー: player
キャラクター キャラ: character CharacterBody2D
敵: enemy
弾 弾丸 銃弾: bullet|projectile
弾を発射 弾を撃 弾を出: shoot bullet PackedScene.instantiate Node.add_child
アイテム: item
武器: weapon
体力 ヒットポイント: health
ステージ レベル: level
マップ: map
オブジェクト: object
インスペクタ インスペクター: inspector EditorInspector
リソース 資源: resource Resource
リソースを読み込 動的に読み込 動的にロード リソースをロード: load resource ResourceLoader.load @GDScript.load ResourceLoader.load_threaded_request
非同期 バックグラウンドで読み込 裏で読み込: background threaded load ResourceLoader.load_threaded_request
プリロード 事前読み込み: preload @GDScript.preload
メタデータ: metadata|meta
通知: notification Object._notification
遅延呼び出し: call deferred Object.call_deferred
参照: reference
弱参照: weakref WeakRef
名前: name
順番 順序: order
優先度 優先順位: priority
ゲームパッド コントローラー コントローラ パッド: gamepad|joypad|controller
プロジェクト設定: project settings ProjectSettings
プロジェクト: project
`
