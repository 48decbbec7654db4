/** Japanese words for user interface, text and windows. */
export default `
ボタン: button
ボタンが押され ボタンを押し ボタンが押 ボタンをクリック ボタン押下: button|pressed BaseButton.pressed BaseButton.button_down BaseButton._pressed
ボタンを無効 ボタンを押せな ボタンを使えな: disable button BaseButton.disabled
チェックボックス: check box CheckBox
トグル トグルボタン: toggle BaseButton.toggle_mode BaseButton.toggled
ラジオボタン: radio button group ButtonGroup
ラベル: label Label
ラベルの文字 ラベルのテキスト ラベルに表示: label text Label.text RichTextLabel.text Label
文字 テキスト: text
文字の色 文字色 フォントの色: font color Control.add_theme_color_override LabelSettings.font_color
文字の大きさ 文字サイズ フォントサイズ フォントの大きさ: font size Control.add_theme_font_size_override LabelSettings.font_size Theme.default_font_size
フォント: font Font
太字: bold RichTextLabel
改行: newline autowrap Label.autowrap_mode
折り返し: autowrap Label.autowrap_mode
文字を一文字ずつ 一文字ずつ タイプライター: visible characters Label.visible_characters Label.visible_ratio RichTextLabel.visible_characters
テキスト入力 入力欄 テキストボックス テキスト入力欄 文字入力: line edit text LineEdit LineEdit.text TextEdit.text LineEdit.text_submitted
文字を入力 入力された文字: text LineEdit.text_changed LineEdit.text LineEdit.text_submitted
パスワード: secret LineEdit.secret
コードエディタ: code edit CodeEdit
プレースホルダー: placeholder LineEdit.placeholder_text
リスト: list item ItemList
項目を追加 選択肢を追加 リストに追加: add item ItemList.add_item OptionButton.add_item PopupMenu.add_item
項目 選択肢: item
ドロップダウン プルダウン: option button OptionButton OptionButton.add_item
メニュー: menu PopupMenu MenuBar
ポップアップ: popup Popup Window.popup_centered
コンテキストメニュー: popup menu PopupMenu
ダイアログ: dialog AcceptDialog ConfirmationDialog Window.popup_centered
確認ダイアログ: confirmation dialog ConfirmationDialog
ファイル選択 ファイルダイアログ ファイルを選択: file dialog FileDialog
スライダー: slider HSlider Slider Range.value_changed
値が変わ 値の変更: value changed Range.value_changed
プログレスバー 進捗 体力バー ゲージ: progress bar ProgressBar Range.value TextureProgressBar
スピンボックス: spin box SpinBox
タブ: tab TabContainer TabBar
コンテナ コンテナー: container Container
縦に並べ 縦並び: vbox VBoxContainer
横に並べ 横並び: hbox HBoxContainer
グリッド 格子: grid GridContainer
余白 マージン: margin MarginContainer
スクロールバー: scroll bar ScrollBar
スクロールできる スクロール領域: scroll ScrollContainer
パネル: panel Panel PanelContainer
中央に配置 画面の中央 中央揃え 真ん中 中央: center CenterContainer Control.set_anchors_preset Control.PRESET_CENTER
アンカー: anchor Control.set_anchors_preset
テーマ: theme Theme
スタイル: style StyleBox
ツールチップ: tooltip Control.tooltip_text
フォーカス: focus Control.grab_focus Control.focus_mode
ユーザーインターフェース インターフェース: ui Control
画面: screen
画面の大きさ 画面サイズ 画面の幅: screen size Viewport.get_visible_rect DisplayServer.window_get_size CanvasItem.get_viewport_rect DisplayServer.screen_get_size Window.size
解像度: resolution Window.size Window.content_scale_size DisplayServer.window_set_size Window.content_scale_mode
解像度を変 ウィンドウサイズ ウィンドウの大きさ ウインドウサイズ: resolution|size Window.size DisplayServer.window_set_size
全画面 フルスクリーン: fullscreen Window.mode DisplayServer.window_set_mode Window.MODE_FULLSCREEN DisplayServer.WINDOW_MODE_FULLSCREEN
ウィンドウ ウインドウ: window Window
タイトル: title
ウィンドウのタイトル ウインドウのタイトル ウィンドウタイトル: window title Window.title DisplayServer.window_set_title
ウィンドウを閉じ 閉じるボタン: close request Window.close_requested
ウィンドウの位置: window position Window.position DisplayServer.window_set_position
最小化: minimize Window.MODE_MINIMIZED
最大化: maximize Window.MODE_MAXIMIZED
枠なし 枠を消 ボーダーレス: borderless Window.borderless
常に手前 最前面: always on top Window.always_on_top
透明 透過: transparent|transparency
透明なウィンドウ 背景を透明: transparent background Viewport.transparent_bg Window.transparent
モニター ディスプレイ: screen DisplayServer
アイコン: icon
リッチテキスト: rich text RichTextLabel
画像を表示 画像表示: texture|image TextureRect Sprite2D TextureRect.texture
動画 ビデオ ムービー: video VideoStreamPlayer
アスペクト比 縦横比: aspect AspectRatioContainer Window.content_scale_aspect
翻訳 多言語 ローカライズ: translation TranslationServer Object.tr
言語を切り替え 言語を変 言語設定 言語切り替え: change language TranslationServer.set_locale
言語: language|locale
ツリー表示: tree Tree
グラフ: graph GraphEdit
色選択 カラーピッカー: color picker ColorPicker
マウスを無視 クリックを通: mouse filter Control.mouse_filter
文字の太さ フォントの太さ 文字を太く フォントを太く: font bold|weight FontVariation.variation_embolden FontVariation SystemFont.font_weight
フォーカスを外す フォーカスを外し フォーカスを解除: release focus Control.release_focus Control.focus_exited
`
