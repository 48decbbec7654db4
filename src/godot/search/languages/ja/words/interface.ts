/** Japanese words for controls, windows and input. */
export default `
押しボタン: button
文章 文言 文: text
一文字 文字ずつ: character letter
題名 見出し 表題: title
メインメニュー スタート画面: main menu
選択肢 項目 オプション: option
設定画面 設定 オプション画面: settings
一覧: list
要素: item
つまみ: slider
窓: window
対話 小窓: dialog
本当に よろしい: confirm|confirmation
説明を出す 説明を表示 ヒント 吹き出し: tooltip
乗せる 乗せた 重ねた カーソルを合わせ: hover
注目: focus
マウスの場所: mouse position
キー配置: key binding remap
スペース: space key
エスケープ エスケープキー: escape
スティック アナログ: stick|analog
記入欄 欄: field|input
パスワード 暗証: password
進捗バー: progress bar
体力ゲージ: health bar
バー 棒: bar
画像 絵 写真 イメージ: image|texture
書体 字体: font
文字を大きく: font size
ふちどり 枠線: outline
シャドウ: shadow
枠: frame border
バック: background
スクリーン: screen
入れ物: container
マス目 升目: grid
すき間 隙間: margin
内側の余白: padding
間隔 空き 行間 字間: spacing|separation
列 カラム: column
行: row
ライン: line
UI 画面構成 インターフェース: interface|ui
日本語 多言語: language
見た目: theme
デザイン: style
木構造 樹形: tree
表: table
ページ: page
リンク: link
メッセージ 伝言: message
お知らせ: notification
カウンター: counter
円形ゲージ: cooldown circle
時計: timer
カウントダウン 残り秒数: countdown
一字ずつ: typewriter
装飾文字: rich text
絵文字: emoji
ソフトキーボード: virtual keyboard
ポインタ: pointer
画質: resolution
最大化: fullscreen
パソコン PC コンピューター: computer|desktop|pc
デスクトップ: desktop
タッチ画面: touch screen
つまむ: pinch
フリック はらう: swipe
編集画面: editor
拡張機能 アドオン: plugin
クリックできる 押せる: clickable
編集可能 編集できる: editable
読み取り専用 編集不可 書き込み禁止: readonly
複数行: multiline
未入力 薄い文字: placeholder
補完 候補: autocomplete
入力位置: caret|cursor
選択範囲 選択中: selection
仕切り 区切り線: divider|separator
重ねて表示 オーバーレイ: overlay
HUD 画面上の情報: hud
ツールバー: toolbar
サイドバー: sidebar dock
ヘッダー: header
スロット: slot
選択項目: choice
問いかけ 入力を促: prompt|ask
通知表示 トースト: toast notification
警告画面 アラート: alert|dialog
OKボタン 決定ボタン 了解: ok button
はい いいえ 可否: yes no
択一: radio button
オンオフ 切り替えボタン 入り切り: toggle
スイッチ: switch toggle
数値入力: spin box
ノードエディタ: graph edit
図表 グラフ表示: chart
カレンダー: calendar|date
地図表示: map view
十字 レティクル: crosshair
数字が飛: damage number
字幕: subtitle
スタッフロール エンドロール: credits
起動画面 スプラッシュ ロゴ: splash
ローディング: loading screen
チュートリアル 操作説明: tutorial
指: finger
複数の指: multi touch
画面上のスティック 仮想パッド: virtual joystick touch
縦持ち: portrait
横持ち: landscape
切り欠き ノッチ 安全領域: notch safe area
画素密度 DPI: dpi
画素: pixel
ピクセルアート: pixel art
枠無し タイトルバー: window border
常に最前面: always on top
タスクバー: taskbar
トレイ 通知領域: tray
絵柄: icon
複数ウィンドウ 複数の窓: multiple windows
外部モニター 二枚目: monitor|screen
コントロールキー Ctrl: ctrl key
シフトキー Shift: shift key
決定キー: enter key
Altキー: alt key
ファンクションキー: function key
中クリック: middle click
同時押し 同時に押: simultaneously
感度: sensitivity
遊び: dead zone
センサー 傾きセンサー: sensor
ペン ペンタブ: pen
筆圧: pressure
単語: word
大文字小文字: case
タブレット: tablet|mobile
ジェスチャ: gesture
`
