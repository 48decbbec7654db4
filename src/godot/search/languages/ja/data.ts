/** Japanese words for saving, files, network, text, arrays and math. */
export default `
ファイル: file
ファイルを読み ファイルの読み込み ファイルから読: read file FileAccess.open FileAccess.get_as_text
ファイルに書 ファイルへ書 ファイルに保存: write file FileAccess.open FileAccess.store_string FileAccess.store_line
ファイルが存在 ファイルの存在 ファイルがあるか: file exists FileAccess.file_exists ResourceLoader.exists
ファイルを削除 ファイルを消: remove file DirAccess.remove DirAccess.remove_absolute
ファイルをコピー: copy file DirAccess.copy
ファイル名: file name get_file
ファイル一覧 ファイルの一覧 ファイルをすべて 中のファイル: list files DirAccess.get_files DirAccess.get_files_at DirAccess.get_next
拡張子: extension String.get_extension
フォルダ フォルダー ディレクトリ: directory|folder DirAccess
フォルダを作 フォルダーを作 ディレクトリを作: make directory DirAccess.make_dir DirAccess.make_dir_recursive DirAccess.make_dir_absolute
パス: path
ユーザーフォルダ ユーザーデータ: user data OS.get_user_data_dir
セーブデータ セーブ データを保存 進行状況を保存 ゲームを保存: save game FileAccess.store_var FileAccess.open ConfigFile.save ResourceSaver.save
ロードする データを読み込 セーブデータを読: load game FileAccess.get_var FileAccess.open ConfigFile.load ResourceLoader.load
設定をファイル 設定ファイル 設定を保存: config file ConfigFile ConfigFile.save ConfigFile.set_value
設定を読み込: load config ConfigFile.load ConfigFile.get_value
データ: data
暗号化: encrypted Crypto FileAccess.open_encrypted_with_pass
圧縮: compress|compressed
圧縮ファイル 解凍: zip ZIPReader ZIPPacker
ハッシュ: hash HashingContext
文字列: string String
文字列を数値 文字列を整数 文字を数字 数値に変換 整数に変換 数字に変換: string to int String.to_int String.to_float String.is_valid_int
数値を文字列 数字を文字 文字列に変換: to string @GlobalScope.str String.num
文字列を分割 文字列を区切: split string String.split
文字列を結合 文字列を連結 文字列をつな: join string String.join
文字列を置換 文字列を置き換え: replace string String.replace
文字列を検索 文字列を含: find string String.contains String.find
文字列の長さ 文字数: string length String.length
大文字: upper String.to_upper
小文字: lower String.to_lower
空白を削除 空白を除 トリム: strip String.strip_edges
書式 フォーマット: format String.format
正規表現: regular expression RegEx
ゼロ埋め: pad zeros String.pad_zeros
配列: array Array
配列をシャッフル: shuffle array Array.shuffle
配列を並べ 配列をソート 配列の並べ: sort array Array.sort Array.sort_custom
配列からランダム ランダムに選 ランダムに取り出: random pick Array.pick_random
配列に追加 要素を追加: append array Array.append Array.push_back
配列から削除 要素を削除: remove array Array.erase Array.remove_at
配列の長さ 配列のサイズ 要素数: array size Array.size
配列に含 含まれ 含む: has|contains Array.has
配列を逆: reverse array Array.reverse
最大値 一番大き: max Array.max @GlobalScope.max
最小値 一番小さ: min Array.min @GlobalScope.min
合計: sum Array.reduce
重複: duplicate
最後の要素: back Array.back
要素: element
辞書 ディクショナリ 連想配列: dictionary Dictionary
辞書にキー キーがあるか キーが存在: has key Dictionary.has Dictionary.has_all Dictionary.get
辞書のキー キー一覧 キーをすべて: keys Dictionary.keys
値: value
数値 数字 数: number
整数: integer|int
小数 浮動小数: float|decimal
小数点以下: decimal|snapped|round String.pad_decimals
乱数 ランダム: random @GlobalScope.randi_range @GlobalScope.randf_range RandomNumberGenerator @GlobalScope.randi @GlobalScope.randf
乱数の種 シード値 乱数シード: seed @GlobalScope.seed RandomNumberGenerator.seed
確率: probability RandomNumberGenerator.rand_weighted @GlobalScope.randf
ノイズ: noise FastNoiseLite
絶対値: absolute @GlobalScope.abs
平方根: square root @GlobalScope.sqrt
累乗 べき乗: power @GlobalScope.pow
余り 剰余: remainder|modulo @GlobalScope.posmod @GlobalScope.fmod
符号: sign @GlobalScope.sign
三角関数 サイン: sine @GlobalScope.sin
ラジアン: radians
ラジアンに変換 度をラジアン 角度をラジアン: degrees to radians @GlobalScope.deg_to_rad
ラジアンを度 度に変換 ラジアンから: radians to degrees @GlobalScope.rad_to_deg
値を範囲内 範囲内に収 範囲内に収め 範囲に収 値を制限: clamp @GlobalScope.clamp @GlobalScope.clampf @GlobalScope.clampi
線形補間 補間する: lerp @GlobalScope.lerp Vector2.lerp
範囲を変換 マッピング: remap @GlobalScope.remap
ベクトル ベクター: vector Vector2
正規化 単位ベクトル: normalized Vector2.normalized
内積: dot product Vector2.dot Vector3.dot
外積: cross product Vector3.cross Vector2.cross
長さ: length
行列 変換行列: transform Transform3D
四元数 クォータニオン: quaternion Quaternion
矩形 四角形 長方形: rect Rect2
円: circle CircleShape2D
線: line Line2D CanvasItem.draw_line
多角形 ポリゴン: polygon Polygon2D
曲線 カーブ: curve Curve Curve2D
色: color Color
通信 ネットワーク: network
ネット オンライン: online|network|multiplayer
リクエストを送 リクエスト: request HTTPRequest.request HTTPRequest
ダウンロード: download HTTPRequest HTTPRequest.download_file
アップロード: upload HTTPRequest.request
ウェブ: web
ウェブソケット: websocket WebSocketPeer
マルチプレイ マルチプレイヤー オンライン対戦 対戦: multiplayer MultiplayerAPI Node.rpc
関数を呼ぶ リモート呼び出し リモートで: remote call rpc Node.rpc Node.rpc_id @GDScript.@rpc
サーバー サーバ: server
サーバーを立て サーバーを作 サーバを作 ホスト: create server ENetMultiplayerPeer.create_server TCPServer.listen
サーバーに接続 サーバに接続: connect server ENetMultiplayerPeer.create_client WebSocketPeer.connect_to_url StreamPeerTCP.connect_to_host
クライアント: client ENetMultiplayerPeer.create_client
ピア: peer
権限: authority Node.set_multiplayer_authority
ブラウザ ブラウザー: browser OS.shell_open
環境変数: environment variable OS.get_environment
コマンドライン: command line OS.get_cmdline_args
外部プログラム 外部コマンド: execute OS.execute
スレッド 別スレッド マルチスレッド 並列: thread Thread Thread.start WorkerThreadPool.add_task WorkerThreadPool
排他: mutex Mutex
メモリ: memory Performance.MEMORY_STATIC OS.get_static_memory_usage
エラー エラーメッセージ: error
エラーメッセージを出 エラーを出 エラーを表示: print error @GlobalScope.push_error @GlobalScope.printerr @GlobalScope.print
警告: warning @GlobalScope.push_warning
コンソール: console|print @GlobalScope.print
コンソールに出力 ログ出力 ログを出: print @GlobalScope.print @GlobalScope.print_rich
フレームレートを表示: fps Engine.get_frames_per_second
処理速度 パフォーマンス: performance Performance.get_monitor
プラットフォーム判定 実行環境: platform OS.get_name OS.has_feature
バージョン: version Engine.get_version_info
`
