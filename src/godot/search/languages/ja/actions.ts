/** Japanese verbs and states: actions on a thing. */
export default `
作成 作る 作り 作っ 生成 つくる 新規: create
生成する: create|generate
削除 消す 消し 消去 取り除 除去: remove|delete|erase
破棄 破壊: free|destroy|drop|discard
解放: free
追加 加える 足す 足し 付け加え: add
挿入: insert
取得 得る 手に入れ 拾う 拾い 取り出: get
設定 セット 指定: set
変更 変える 変え 変わ 切替 変化: change|set
切り替え 切り替わ 切替え: switch|change
置き換え 置換 差し替え 入れ替え 書き換え: replace|set
更新 アップデート: update
読み込 ロード 読込 読み込み: load
読む 読み取 読み: read
書き込 書込 書く 書き 書き出: write|store
保存 セーブ 記録: save|store
開く 開き オープン 開け: open
閉じ クローズ: close
開始 始め 始ま スタート 起動: start
停止 止め 止ま 止める ストップ: stop
終了 終わ 終える: finished
中断 取り消 取消: abort|cancel
キャンセル: cancel
再生 鳴ら 鳴る 流す 流し: play
一時停止 ポーズ 中断する: pause|paused
再開: resume
繰り返 くりかえ ループ リピート: loop|repeat
実行 走らせ: execute|run|call
呼び出 呼ぶ 呼ば コール: call
待つ 待っ 待ち 待機: wait|timeout create_timer
遅延 遅らせ ディレイ 遅れ: delay|deferred
表示 見せ 映す 映し 出力表示: show|visible|display
非表示 隠す 隠し 隠れ 見えなく: hide|hidden
描画 描く 描き 描い: draw
出力: print output
検出 検知 感知 判定: detect|detection
調べ 確認 チェック 調査: check
判断 判別: check
検索 探す 探し 見つけ 探索: find|search
比較 くらべ 比べ: compare
計算 求め 算出: calculate|compute
測定 計測 測る: measure
数え カウント: count
変換 コンバート: convert
並べ替え 並び替え ソート 整列: sort
並べ 配置 レイアウト: layout|arrange
分割 分け 区切: split
結合 連結 つなげ 繋げ 合体: join|concatenate|merge
複製 コピー 複写 クローン: duplicate|copy
貼り付け ペースト: paste clipboard
移動 動かす 動か 動く 動き 動い: move
回転 回す 回る 回し: rotate|rotation
拡大縮小 拡縮 スケール: scale
拡大 ズームイン: zoom|scale
縮小 ズームアウト: zoom|scale
反転 ひっくり返 裏返: flip
傾け 傾き: tilt|skew|slope
揺れ 揺ら 揺らす 振動 シェイク: shake
追従 追いかけ 追跡 追う ついてくる ついていく 付いて: follow
向く 向け 向か 方を向: look_at direction
ジャンプ 跳ぶ 飛ぶ 跳ね: jump
跳ね返 バウンド 反射: bounce
落ち 落下: fall|gravity
滑ら スムーズ なめらか: smooth|smoothly
滑る 滑り スライド: slide
押され 押した 押す 押し 押下: pressed|press
離し 離す 離した: released|release
クリック: click mouse button
ダブルクリック: double_click
ドラッグ&ドロップ ドラッグアンドドロップ: drag drop Control._get_drag_data Control._drop_data Control._can_drop_data
ドラッグ: drag
ドロップ: drop
スクロール: scroll
スワイプ: swipe|drag InputEventScreenDrag
タップ タッチ: touch InputEventScreenTouch
選択 選ぶ 選び 選ん: select|selected|pick
入力: input
受け取 受信: receive
送信 送る 送り: send
接続 つなぐ 繋ぐ 繋げる: connect
切断: disconnect
発行 発火 発信 送出: emit
登録: register|add
解除: remove|unset|clear
リセット 元に戻: reset
初期化 初期設定: initialize|init
クリア 空にす: clear
有効 オン: enabled|enable
無効 オフ: disabled|disable
ロック: lock|freeze|fixed
固定: fixed
許可: allow|enable
禁止: disable|prevent
無視: ignore
制限 制約: limit
制限する クランプ: clamp|limit
超え 越え: exceed|limit
増や 増加: increase|add
減ら 減少: decrease|subtract
丸め 四捨五入: round @GlobalScope.round @GlobalScope.snapped
切り捨て: floor
切り上げ: ceil
補間: interpolate|lerp
シャッフル 混ぜ かき混ぜ: shuffle
衝突 ぶつか 当たっ 当たる 接触: collision|collide
入っ 入る 進入 侵入: entered|enter
出た 退出 出て: exited|exit
触れ: touch|entered
乗っ 乗る: on floor
重なり 重なっ 重なる 重ねる: overlap|overlapping
同期: synchronize|sync
使い方 使用方法 使う 使っ 利用 方法 やり方 について について教えて を教えて 教えてください 書き方 サンプル 例: -
説明 とは: -
対応: support
反応 応答: input|pressed
処理: process
受ける: receive
付け 付ける つける: add
外す はずす: remove
出す 出し: spawn|show
発射 撃つ 撃ち 射撃: shoot|spawn|instantiate
出現 スポーン 湧: spawn PackedScene.instantiate Node.add_child
インスタンス化 インスタンス: instantiate PackedScene.instantiate
継承: inherit|extends
上書き オーバーライド: override
エクスポート 書き出す: export
インポート 取り込: import
デバッグ: debug
ログ: print|log
`
