/** Japanese words whose parts mean something else, and further everyday words of games. */
export default `
爆発: explosion
吹っ飛ばす 吹っ飛ぶ 吹き飛ぶ: blast|knockback push
動作が重い ゲームが重い 動きが重い: slow|lag performance
カクつく ガタつく: jitter|stutter
原因 理由: cause
消えた後 消した後 解放済み 解放された 存在しない: freed|deleted
消滅 いなくな 見えなくな: disappear
ぽよん ぼよん ぷるん バウンス: bounce|bouncy elastic
ふわっと: float|hover bob
ゆらめ 揺らめ: sway|flicker
チカチカ ちらつ: flicker|blink
ゆっくりと: gradually
ピカピカ きらきら キラキラ: shine|glow
くっつけ 吸い付: snap|attach
重力の方向 重力方向: gravity direction
画面サイズが変わ ウィンドウサイズが変わ 画面サイズの変更 リサイズされ: window resized size changed
画面サイズに追従 画面に合わせ 画面いっぱい 全体に広げ: fill screen anchor
溜める ためる チャージ: charge|hold
連打 素早く押 連続で押: press twice quickly|repeatedly
二回押 2回押 二度押し: double tap
モザイク ピクセル化: pixelate|pixel shader
松明 ランタン: torch|lamp light
ライトを持: flashlight
途切れ 途切れる: cut off|interrupted
ブーメラン: boomerang return
散弾 ショットガン 拡散: shotgun spread
弾切れ 弾薬: ammo
リロード: reload ammo
狙いを定: aim
広告: ad
課金 アプリ内購入 購入: purchase
リーダーボード: leaderboard|highscore
獲得点: score
掘る 掘り 採掘: dig|mine
加工: process
髪の毛 髪 しっぽ 尻尾 マント: hair|tail|cloth
量産 大量生成 次々に: spawn many
途中: middle
武器を持 持たせ: equip|weapon attach
レベルアップ: level up upgrade
見失: lose
ふりがな ルビ: ruby
縦書き: vertical text
日本語が表示されな 豆腐: font missing|glyphs
日本語入力: ime input
接続が切: disconnected|lost connection
崩す: destroy|break
押されたとき一度: just pressed once
離したとき: released
乗った: ride|on platform
持ち運: carry
放り: throw
倒れた やっつけ: kill|die
ミス: die|death
のけぞ: knockback
しゃがみ: crouch
泳ぎ: swim
滑空: glide|fly
潜む: hide
襲う 攻撃する 殴: attack
追いかけて: chase|follow
見回り: patrol
ふらふら: wander|random
発見する 見つけたら: detect|see|sight
テキスト送り: dialogue
お店 売買: shop
ミッション: quest
図鑑: collection list
制限時間: remaining time countdown
中断セーブ: suspend|pause
引き継 持ち越 残したい: keep|persist between scenes
切り替えても 遷移しても: switch scene keep
読み込み状況: progress
ヌルヌル: smooth|smoothly
弾むよう 弾ませ: bounce|bouncy
立ち絵 顔グラ: portrait
目線: view|look
見回す 見渡: look around
奥スクロール: parallax
ステージ地形: terrain
ランダム生成: generate random procedural
貫通して: pass through wall
埋ま ハマ: stuck
引っかか: stuck|catch
震え ガタガタ震: shake|jitter
なぞる: swipe|drag
引っ張: drag
繋がっているか 接続確認: connected
ネット対戦: multiplayer online
叩いて: request|call
返ってき: receive|response
見えないよう: hide
奥に 後ろに表示: behind|back
`
