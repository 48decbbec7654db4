/** Japanese words for actions on a thing. */
export default `
作る 作成 つくる 制作 こしらえ 新規作成: create|make
取り除く 除く 取り除き 無くす なくす けす 取り去 删掉 清除掉: remove|delete
消去 空にする 全消し: clear
壊す 解放: destroy|free
足す 加える 追加 付け足す 入れる 増やす: add|append
差し込む 割り込: insert
手に入れる 取り出す 拾い出 調べる 知る 知りたい 読み取る 受け取る: get
決める 定める 入れ: set
変わる かえる 変化させ 書き換える いじる: change|set
調整 調節: adjust|change
切り替える 切替 切り替わる 切り換え: switch|change
置き換える 差し替える 入れ替える 交換 取り換え: replace
更新 リフレッシュ アップデート: update|refresh
増える 上げる 上昇: increase
減る 減らす 下げる 減少 低下: decrease|reduce|lower
高くする 持ち上がる: raise
読み出す よむ: read
読み込む 読みこむ: load
書き込む 書き出す かく: write|store
残す 書き留 書き留める: save
開ける ひらく あける: open
閉じる 閉める とじる: close
始める 始まる 開始 起動 はじめる スタート: start|begin
終わる 終える 終了 完了 おわる 済む 終わった: finish|finished|end
終了する 抜ける やめる 閉じ: quit|exit
待つ 待機 まつ 待たせる 遅らせる: wait|delay
鳴らす 奏でる: play
止める 中断: pause
再開 続ける 続き: resume|continue
繰り返す 繰り返し くり返 反復 回す: repeat|loop
走らせる 動かす: run|execute
呼び出す 呼ばれる よぶ 叩く: call
出す 見せる 表す 浮かび: show|display
隠れる 消える かくす: hide
現れる 出てくる あらわれ: appear
消えて: disappear
えがく 引く 書く: draw
プリント 書き出: print|log
察知 気づく: detect
調べ 確認 確かめる かどうか 判断 判別 チェック: is
見つける 探し出 さがす 見つかる: find|search
比べる 比較する: compare
求める 割り出: calculate|compute
計る はかる: measure
数える 数 いくつ 何個: count
直す 変換する 置き換: convert
解析 パース 解釈: parse
並べ替える 並び替える 順に並: sort
並べる 整える 並ぶ: arrange|layout
置く 設置 据える: place|put
分ける 区切る 切り分 わける: split
つなげる 繋げる 合わせる 結合 くっつける 連結: join|combine
切る 切り取る 切り抜く 切り出す トリミング: cut|crop
写す: copy|duplicate
貼る 貼り付ける: paste
取り消す: undo
やり直す: redo
戻す リセット 元通り 初期状態: reset|restore
戻る 返す もどる 帰る: return|back
選ぶ 選択 選べる えらぶ: select|choose
押される おす 押して: press|pressed
押し続ける 長押し 押している間: held|hold
放す はなす: release|released
ダブルクリック: double click
引きずる 引っ張って: drag
タッチ タップ 触る: touch|tap
入力 打つ 打ち込む タイプ: input|type
巻く: scroll
ズーム 寄る 拡大縮小: zoom|scale
大きくする 小さくする 伸ばす 引き伸ばす 縮める 伸縮: scale|resize
伸びる ストレッチ: stretch
反転 裏返す ひっくり返す 逆さ 左右反転: flip|mirror
逆 逆順 反対 逆さま: reverse
揺れる ゆらす ガタガタ 震わせ: shake
振動 バイブ: vibrate|rumble
点滅 ちかちか 光る フラッシュ 明滅: blink|flash
薄れる 薄く だんだん消 じわっと: fade
光らせる 輝く: glow
結ぶ 繋がる 紐付け 結びつけ: connect
外す 切れる 接続解除: disconnect
付ける 取り付ける つける 装着 固定: attach
取り外す はずす 切り離: detach
飛ばす: emit
きっかけ 起こす 作動: trigger
おくる: send
うけとる: receive
渡す わたす 引き渡: pass
共有 分け合 使い回: share
保つ 維持 保持 引き継ぐ キープ: keep
シンクロ: sync|synchronize
登録解除 解除: unregister|remove
有効にする 有効化 オンにする 使えるように: enable
無効にする 無効化 オフにする 使えなく できなく 押せない: disable
鍵をかけ: lock
解錠 アンロック: unlock
許す 可能にする: allow
制限 抑える 収める 範囲内 超えない はみ出さない: limit|clamp
無視 除外: ignore|exclude
省く スキップ とばす: skip
絞り込む 抽出 抜き出す: filter
混ぜる ばらばらに: shuffle
丸める: round
切り捨てる 切捨て: floor
切り上げる 切上げ: ceil
つなぐ: interpolate|lerp
吸着 スナップ ぴったり: snap
揃える そろえる 整列 寄せ: align
中央寄せ 真ん中に 中央に: center
フィット: fit
折り返す: wrap
埋める 塗りつぶす 満たす 塗る: fill
ペイント 色を塗: paint
覆う 隠れ: cover
ブラウザで開く urlを開く リンクを開く サイトを開く: open url
インストール 導入: install
書き出し: export
取り込む: import
ビルド 組み立て 建てる 建設: build
不具合: debug
テスト 試す 検証: test
落ちる 強制終了: crash
固まる フリーズ 止まってしまう 凍る: freeze
眠る 休止 スリープ: sleep
起きる: wake
覚える 記憶: remember
忘れる: forget
学ぶ: learn
生み出す 自動生成 生成: generate|create
再現 シミュレート 模擬 真似: simulate
翻訳 訳す: translate
使う 利用 使用 用いる つかう: use
アクセス 参照: access
受け継: inherit|extends
実装: implement
処理 扱う さばく: handle|process
走査 一つずつ 順番に処理 ループで回: iterate|loop
受け取り 待ち受け 聞く 購読: subscribe|listen
知らせる 通知 伝える: notify
要求 頼む 尋ねる 問い合わせ リクエスト: ask|request
反応 応答 応じ: respond
録画 記録 撮る: record
撮影 取り込 捕捉 キャプチャ: capture
画面を撮: screenshot
反応する 反応させ: react
よける かわす: avoid|prevent
確実に 必ず: ensure
入れ替え 交換する: swap
広げる 広がる 膨らむ 大きくなる: expand|grow
縮む 小さくなる: shrink
折りたたむ たたむ 畳む: collapse
明かす 明らかに 現す: reveal
強調 目立たせ ハイライト: highlight
着色 染める 色をつけ 色を付け: tint
混合 合わせ: mix|blend
割る 砕く 割れる: break|split
持っている: hold
印 印を付け: mark
気付く 気づいた: notice
可視化 見える化: visualize
一致 合致: match
抜き出 解凍: extract
含める 同梱: include
選ばせ: choose
順番 順序 順: order|sort
並べ替え 順番を変 順序を変: reorder
まとめる グループ化: group
割り当てる 代入: assign
割り当て 結び付け 束ね: bind
割り当て解除: unbind|remove
送信ボタン 決定 確定: submit
承認 了承: accept|confirm
取りやめ キャンセル: cancel|close
失敗 しくじ: fail
成功: succeed
再試行 再挑戦: retry
再起動 再スタート もう一度 最初から: restart|reload
立ち上げ 立ち上がる: launch|start
シャットダウン: shut down|quit
解放する アンロード: unload|free
先に読み込 事前に読み込 前もって: preload
ストリーミング: stream
取ってくる 引っ張ってくる: fetch
スコア送信: submit score
エンコード 符号化: encode
デコード 復号: decode
シリアライズ 直列化: serialize
妥当: validate
圧縮する 小さくまとめ: compress
言う 教える: tell|say
話す しゃべる 喋る 読み上げ: talk|speak
聞こえる 聴く: hear|listen
歌う: sing
考える: think
試みる やってみ: try
起こる: happen
囲む 取り囲: surround
横切る 越える 通る 通過: cross|pass
超える 上回 オーバー: exceed
達する 届く 行き着: reach
失う 負ける: lose
勝つ クリアする 勝利: win
線を引く: draw line
散らす ばらまく: scatter|random
積む 積み重ね: stack
山積み: pile
折る: fold
曲げる: bend
ねじる: twist
波 揺らめく なびく 波打つ: wave
つぶれ: squash stretch
ぷるぷる ゆらゆら: wobble
脈打つ 鼓動: pulse
ぽんと: pop
行き過ぎ びよーん: overshoot|elastic
緩急 イージング: ease|easing
予定 予約: schedule
コマ飛ばし: skip frame
最適化 軽くする 高速化: optimize|performance
キャッシュ: cache
使い回す 再利用: reuse|pool
負荷を調べ 計測 プロファイル: profile
追跡: trace
中身を見: inspect
説明文 ドキュメント コメント: document|comment
名前を変 改名 リネーム: rename
名称 名付け: name
説明: describe
保護: protect
画面共有: share screen
作り直す 再構築 作り直し: rebuild|bake
事前計算 前計算 事前に計算: precompute|bake
届いた: receive|arrive
表示しない 見せない 映さない: hide|invisible
列挙 並べ上げ: list
音を消す: mute
傾ける: tilt
放: put|place
改造 編集: edit|cheat
覚えておく 覚えて: remember|save
投稿 提出: submit|post
切り換える: switch
省略 三点リーダー 末尾を…: truncate|ellipsis
展開: extract|unzip
操作 操縦: operate|control
持たせる: attach|add
横取り 割り込み: intercept|override
幸存: survive
操作キーを変 キーを変更 キー割り当てを変 キー設定を変: rebind keys
挿す 差し込まれ: plug|connected
キー入力を発生 入力を再現: simulate key press
中止: abort|cancel|kill
持ち主: own|owner
読み戻す: read back
固まらずに: finish stuck
受け付ける: accept|only
報告: report
最初に戻 先頭に戻: return first|wrap
止めずに 固まらず 重くならず: without freezing|background
かける: apply
影響: affect|influence
制御: control
捨てる: drop|remove
遮る: block
抽選: pick|choose random
公開: export|expose
早送り: fast forward|seek
装備: equip|attach
滑らせる 滑らせ: slide
`
