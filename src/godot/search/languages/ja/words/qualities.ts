/** Japanese words for qualities, amounts and places. */
export default `
速い はやい 早い 素早い 高速 速く: fast|quick
速すぎ 早くする 速める 加速させ: faster|speed
遅い おそい 低速 ゆっくり のろい: slow|slower
だんだん じわじわ 次第に 少しずつ: gradually|smooth
急に 突然 いきなり すぐに 即座 即時 直ちに: suddenly|immediately
大きい 大きな でかい 巨大 大きく: big|large
小さい 小さな ちいさい 小型 小さく: small|tiny
長い ながい: long
短い みじかい: short
高い たかい: high
低い ひくい: low
重い おもい 重たい: heavy
軽い 軽量: light weight
強い つよい 強さ 強度: strong|strength
弱い よわい: weak
新しい あたらしい 新規: new
古い 旧: old
同じ おなじ 同一: same
違う 異なる 別の 別々: different
別 ほか 他の: another
すべて 全て 全部 全員 みんな 一括 まとめて: all
毎 ごとに 毎回: every
複数 いくつか たくさん 多数 大量: multiple|many
単一 一人 一枚: one|single
だけ のみ: only
二つ ふたつ 2つ 二人 二点 両方: two
三つ 3つ: three
二回 二度 2回 二倍 二重: twice|double
半分: half
一度 一回 1回: once
最初 先頭 はじめ 一番目 初め: first
最後 末尾 一番後ろ 最終: last
次 つぎ: next
前の 前回 一つ前: previous
真ん中 中央 中心 中間: middle|center
左 左側: left
右 右側: right
上方 上へ 上向き: up
下方 下へ 下向き: down
一番上 上端 頂点 最上: top
一番下 底 下端 最下: bottom
頭上 上空 真上 の上に: above|over
真下 足元 の下に: below|under
前 正面 前方 手前 前面 前へ: front|forward
後ろ うしろ 背後 背面 裏側 奥 後方: back|behind
内側 内部 範囲内: inside
外 外側 外部 範囲外 はみ出す: outside
横 側面 脇: side
水平 横方向 左右 横向き 横に: horizontal|horizontally
垂直 縦 縦方向 上下 縦向き: vertical|vertically
斜め ななめ 対角: diagonal
近い 近く 付近 そば 近付く 近づく 接近: near|close
一番近い 最も近い 最寄り 最短: closest|nearest
遠い 遠く 離れる 遠ざか: far|distant
周り 周囲 まわり 周辺: around
端 縁 境界 ふち: edge|border
角 隅 四隅: corner
まっすぐ 直進 直線: straight
曲がる 曲線 カーブ: curved|curve
丸い 円形 丸く: round|circular
四角 四角い 正方形: square
平ら 平面: flat
鋭い くっきり 鮮明: sharp
ぼける ぼかす ぼかし にじむ: blurry|blur
明るい 明るさ 輝度 明るく: bright|brightness
暗い 闇 真っ暗: dark|darken
透明 半透明 透過 透ける 不透明度: transparent|alpha
赤い 赤 赤色: red
緑: green
青 青い: blue
白 白い 真っ白: white
黒 黒い 真っ黒: black
灰色 グレー モノクロ: gray|grayscale
色 カラー 色合い: color
虹色 カラフル: colorful|rainbow
ランダム 無作為 適当に ばらばら でたらめ 乱数: random|randomly
自動 自動的 勝手に オート: automatically|auto
手動: manually
独自 自作 カスタム オリジナル 任意の 好きな: custom
デフォルト 既定 初期値 標準: default
最大 上限 最高: maximum|max
最小 下限 最低: minimum|min
満タン いっぱい 満杯: full
現在 今 いま 現時点: current
リアルタイム 実時間: real time|realtime
動的 実行中 ランタイム プレイ中: dynamic|runtime
全体 どこからでも 共通: global
ローカル 相対: local
一時的 一時: temporary
無限 永遠 永久 延々 ずっと: infinite|endless
連続 継続 続けて 常に: continuous|continuously
見える 可視 見えて: visible
見えない 不可視: invisible
無敵: invincible|invulnerable
生きて 生存: alive
死亡 死んだ 死ぬ: dead|death
有効か: valid
不正 無効な: invalid|error
ヌル null: null|nil
簡単 シンプル 手軽: easy|simple
きれい 綺麗: beautiful
自然: natural
リアル 本物: realistic
入れ子 ネスト: nested
一意 ユニーク 固有: unique
足りない 見つからない ない場合: missing
引っかかる 挟まる はまる 動けない: stuck
カクカク ガクガク がたつく 震える ブルブル ちらつく: jitter|stutter
重くなる 処理落ち ラグ もっさり: lag|slow
動かない 効かない 反応しない 機能しない うまくいかない: not working
壊れる おかしい バグる: broken
たくない されたくない 防ぐ 避ける 防止 回避 ないように しないで されないように: prevent|avoid
なしで せずに 無しで なし: without
代わりに: instead
一緒に 同時に いっしょに: together
別々に 個別 分離 単独: separate|separately
正確 ぴったり 精密 厳密: exactly|precise
約 だいたい ほぼ: approximately
奇数: odd
正の プラス: positive
負の マイナス: negative
素数: prime
画面に映: onscreen
開始時 起動時 始めに: beginning|start
終わり 終端: end|ending
残り 余り のこり: remaining|left
十分: enough
すぎる 過ぎる: too
幅 広い 横幅: wide|width
高さ 縦幅: height|tall
深さ 深度 奥行き: depth
太さ 太い 厚み 厚い: thick|thickness
細い 薄い: thin
大きさ: size
面積: area
量 個数 人数 枚数 件数 回数: amount|count
パーセント 割合 % 比率: percent|percentage
間違う おかしな 変な: wrong
正しい: correct
特定の 決まった: specific
丸ごと: whole|entire
一部 部分: part
余分 追加の: extra
使える 利用可能: available
独立 影響されない 無関係: independent
相対的: relative
平行 並行: parallel
反対 逆の 対面: opposite
上下逆 さかさま: upside down
加算: additive
元の 本来 元通り: original
似た 類似: similar
近所 近辺: nearby
沢山 多い: many
少し 少数: few
再び もう一度 また: again
絶対 決して 一度も: never
遅れて あとで 後で: late
前に 先に 以前: before
後に してから たら: after
間 最中: while
同時 いっぺんに: simultaneously
用意: ready
有効な 動作中 アクティブ: active
開閉: open closed
静かに: quiet
滑らか: smooth
やわらか: soft
硬い: hard
弾力 弾性: elastic
熱い: hot
冷たい: cold
濡れた: wet
汚れ: dirty
不思議: strange
黄色: yellow
オレンジ: orange
紫: purple
ピンク: pink
もの できるように ように 一つ ひとつ 一個 何か どれか どこか ときに 場合 について たい ください 方法 やり方 仕方 とき 時に あとに 使い方: -
ゼロ 零: zero
ほかの 他: other
自分 自分の 自身: own
何度も 何回も 繰り返し何度: repeatedly|again
レア 珍しい 希少: rare
どれくらい どのくらい どれだけ: how much|amount
先頭に 頭に: front|leading
静かな 穏やか: calm|quiet
真: true
高い順 大きい順 降順: descending|highest
低い順 小さい順 昇順: ascending|lowest
沿って 沿う: along
環状: radial|circular
濃い: thick|dense
長すぎる: too long
それぞれ 各 物ごと: each|per
見た目 外見 ように見え に見える: look|appearance
どこ 場所: where|location
四つ 4つ 四人: four
五つ: five
一秒間に: per second
いつも: always
友達 友人: friend
相手 他の人 他人: other player|remote
`
