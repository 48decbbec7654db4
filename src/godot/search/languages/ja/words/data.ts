/** Japanese words for text, numbers, collections, files, time and network. */
export default `
一部を切り出 文字列の一部: substring
大文字: uppercase
小文字: lowercase
先頭を大文字 頭文字: capitalize
カンマ コンマ: comma
空白 スペース: space|whitespace
桁 桁数: digit|digits
桁を揃 先頭にゼロ 前にゼロ: pad zeros
小数点 浮動小数点: decimal|float
並び: array
2次元配列: two dimensional array
中身: element
あたい: value
添字 番号 インデックス 何番目: index
長さ: length|size
含まれる 入っている 持っている: contains|has
存在 存在する あるかどうか あるか: exists|has
末尾を削除 最後を削除 一番後ろを取り除: pop back
合計 総和 足し合わせ: sum|total
平均: average
最大値 一番大きい: maximum
最小値 一番小さい: minimum
割った余り: modulo|remainder
割る 割り算: divide
掛ける かけ算 掛け算: multiply
引き算 差: subtract
サイコロ さいころ ダイス: random number|dice
確率 当たる確率 出やすさ 出にくい: probability|chance
重み: weighted
シード 種: seed
度数: degrees
サイン波: sine wave
間の角度 なす角: angle between
中点: midpoint
丸 円周 円形: circle
半径: radius
四角形 長方形 矩形: rectangle|rect
三角形 三角: triangle
点 頂点: point
位置 座標 居場所: position|location
絶対位置: global position
相対位置 相対座標: local position
真偽値 ブール フラグ 真偽: boolean
ビット: bit
16進 十六進: hex
2進: binary
JSON ジェイソン: json
CSV: csv
XML: xml
テキストファイル: text file
画像ファイル: image file
場所 保存先: path
行ごと: line by line
保存データ 進行状況 進行度: save data
保存場所 保存先フォルダ セーブデータの場所: save folder user data
暗号: encrypted
ZIP: zip
チェックサム: checksum
整形: format
種類: type
引数 パラメータ: argument|parameter
返り値: return value
条件: condition
属性: property
物体 物: object
インスタンス 実体: instance
常駐: singleton|autoload
場面: scene
シーンを跨いで シーン間 シーンをまたぐ: across scenes
子: child
全部の子 全子ノード: children
別の親 親を変 親を付け替: reparent
兄弟: sibling
根: root
集団: group
タグ: tag
イベント 出来事: event
コード: script
ミューテックス: mutex
バックグラウンド 裏で 裏側で: background load
リーク 漏れ: leak
性能 負荷: performance
コマ数: frame rate
秒数: seconds
分: minute|minutes
時間: hour
年月日: date
時: time
今の時間 今何時: current time
かかった時間 掛かった時間 処理時間: elapsed time
おきに 秒おき: interval
スロー スローモー: slow motion
版: version
機種 OS: platform
プロセス: process
失敗 不具合: error
インターネット ネット: internet|network
ウェブサーバー webサーバー: web server
鯖: server
主催: host
ルーム: room
参加 加わる 入室: join
追い出す 追い出し 蹴り出す 締め出す: kick
協力プレイ: multiplayer
落ちた 回線が切: disconnected
落とす: download
順位: ranking|leaderboard
ログイン: login
アカウント: account
宛先: address
ポート: port
所有権: authority
許可 パーミッション: permission
バイト バイト列: bytes
ベース64: base64
文字コード: utf8
ユニコード: unicode
タイムスタンプ: timestamp
時差 タイムゾーン: timezone
日 曜日: day
今日 きょう 本日: today
明日 翌日: tomorrow
昨日 前日: yesterday
週: week|weekday
月: month
年: year
ストップウォッチ: stopwatch
プレイ時間 遊んだ時間: playtime
経過フレーム: delta
刻み: tick
待ち行列 キュー: queue
スタック: stack
集合: set
順列 連続した: sequence
範囲: range
部分配列 一部分 切り取: slice
入れ子の辞書: nested dictionary
キーと値: key value
組 ペア: pair
ダブり 同じ要素: duplicate
重複なし 重複しない: unique
ヌルチェック: null check
真か偽: true false
百分率: percent
比 比率 縦横比: ratio
分数: fraction
何桁 桁区切り: digits
三桁区切り: thousands separator
指数表記: scientific notation
無限大: infinity
非数: nan
大小比較 大小を比べ: compare
対数: logarithm
指数: exponent
タンジェント 接線: tangent
逆正接 アークタンジェント: arctangent
行列: matrix
オイラー角: euler
基底: basis
平面: plane
交わる: intersection
射影 投影: projection
反射させ: reflect
垂直な 直交: perpendicular
大きさを求 ベクトルの長さ: magnitude|length
正規化 長さを1: normalize
世界座標: world coordinates
スクリーン座標: screen coordinates
マス座標 格子座標: grid coordinates
グリッドに合わせ マス目に合わせ 格子に合わせ: snap grid
識別子 ID: id
一意なID 固有ID: uuid
ユーザー名 名前: username|name
アドレス URL: url
HTTP: http
ウェブ ブラウザ版 Web版: web|html5
JavaScript: javascript
API: api
ソケット: socket
LAN 社内: lan
IPアドレス IP: ip address
遅延 ピング 応答時間: latency|ping
オフライン: offline
待合: lobby
マッチング: matchmaking
同期して生成: spawn network
ホスト権限: host migration|authority
プレイヤーID 接続番号: id peer
不正 チート: cheat
安全な通信: secure|tls
アンドロイド Android: android
アイフォン iPhone: ios
Windows ウィンドウズ: windows
リナックス: linux
CPU プロセッサ: cpu
GPU グラボ: gpu
電池 バッテリー: battery
端末 デバイス 機器 装置: device
基本ソフト: operating system
地域: locale
プログラム: program
アプリ アプリケーション: app|application
外部アプリ 別のアプリ: external program
例外: exception|error
表明: assert
呼び出し履歴: stack trace
ブレークポイント: breakpoint
部品 コンポーネント: component
雛形 プレハブ 使い回せるシーン: prefab|scene
継承関係 親クラス: inheritance
インターフェイス: interface
モジュール: module
ライブラリ: library
素材 アセット: asset
追加データ DLC パック MOD: pck resource pack
バイナリファイル: binary file
一時ファイル: temporary file
ログファイル: log file
バックアップ 予備: backup
ゴミ箱: trash
ドライブ: drive
ファイルサイズ 容量: file size
更新日時: modified time
再帰的 サブフォルダも 下の階層: recursively
階層 親子関係: hierarchy
子孫 孫: descendant
所有者: owner
並び順: order children
ユニーク名 固有名: unique name
型かどうか 何の型: instance of type
静的関数: static function
ラムダ 無名関数: lambda
後回し 次のフレーム フレーム末: deferred
優先: priority
準備完了 読み込み完了: once ready
ツリーに入 シーンに追加され: enter tree
ツリーから外 シーンから消え: exit tree
毎物理: every physics frame
最高得点 最高記録: high score
実績: achievement
ディスク 磁気: disk
前のフレーム 直前のフレーム: last frame
機械: machine|computer
一致: same|sync
発見: find|discover
実行時 実行時に: runtime
情報 データ: information|data
フレームの最後 フレームの終わり: end of frame
日本語: japanese
中国語 漢字: chinese characters
記号: symbol
本机 本地: own|local
書庫: archive|zip
瞬間 タイミング: moment
0.5秒: half second
ジョブ: job|compute
今のフレームの最後: end current frame
実行ファイル: executable|export
パッケージ: package|export
宝箱: chest|item
`
