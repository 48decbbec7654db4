/** Japanese words for movement, physics and events in games. */
export default `
歩く 歩行 歩き 歩かせ: walk|move
走る 走り 駆ける: run|sprint
移す うごく うごかす 進む 進め 動作: move
止まる 停める 静止 やめる とめる: stop
跳躍 飛び跳ね: jump
空中ジャンプ 多段ジャンプ: double jump
突進: dash
よじ登 のぼる 上る: climb
泳ぐ 水泳: swim
飛ぶ 飛行 とぶ 飛ばす: fly|flying
浮く 浮かぶ 浮かせ ふわふわ 漂う 浮遊: float|hover
落ちる 落下 落とす 落っこちる 墜落: fall|drop
しゃがむ 伏せ かがむ: crouch|duck
すべる: slide
転がる 転がす ローリング: roll
押し出す 押しのけ 突き飛ばす 吹き飛ばす 押して動: push
ノックバック 吹っ飛: knockback|push
引く 引っ張る 引き寄せ 引きつけ: pull
放り投げ なげる: throw
捕まえる キャッチ: catch
持つ 抱え 運ぶ: grab|carry
拾う 拾い 回収 集める 収集 取る: pickup|collect
振る 振り子 揺れる スイング: swing
回る 回す 回転 まわる くるくる ぐるぐる スピン: spin|rotate
周回 公転 周りを回: orbit|around
曲がる 向きを変 振り向く 方向転換 ターン ターン制: turn
向く 向ける 向かう 見る 注視 向き: face|look
ねらう: aim
追う 追いかける 追尾 追従 追跡 付いてくる ついてく ホーミング: follow|chase
逃げる 逃走: flee
見回 徘徊: patrol
うろうろ さまよう: wander
経路 道 道のり ルート 通り道 レール: path|route
経路探索 道案内 パスファインディング ナビゲーション 最短経路: pathfinding|navigation
障害物 よける 避けて: obstacle|avoid
到着 たどり着 到達 着く: arrive|reached
目的地 目標 ターゲット 標的 ゴール: target|destination
瞬間移動: teleport
復活 リスポーン 生き返: respawn
出現 湧く 沸く 生まれ 生成 スポーン 発生: spawn|instantiate
減速 ブレーキ 摩擦: decelerate|friction
速さ: speed|velocity
引力: gravity
勢い: momentum|velocity
傾斜 スロープ: slope
地面 床 地上: ground|floor
足場 台: platform
一方通行 片方向 下から通: one way
すり抜ける 通り抜け 突き抜け: through|tunneling
空中 滞空: air|airborne
当たる ぶつかる 衝突 当てる 命中 接触: hit|collide
触れる 触る さわる: touch
判定: collision
かぶる: overlap
入った 入ると: enter|entered
出る 出た 抜ける 出て行 退出: leave|exited
跳ねる 跳ね返る 弾む はねる: bounce
攻撃 斬る 殴る 近接: attack
撃つ 発射 射撃 うつ 放つ: shoot|fire
飛び道具 ミサイル 矢: bullet|projectile
銃 武器 剣: gun|weapon
爆風 爆弾: explosion|explode
被弾 傷: damage
体力 HP ライフ 残機: health|hp
倒す 死ぬ 殺す 倒れる やられ: kill|die
モンスター 敵キャラ: enemy
自機 主人公 操作キャラ: player
人物: character
NPC 村人: npc
味方 仲間: friend
ボス: boss
コイン お金: coin
道具: item
所持品: inventory
点数: score
ドア 扉: door
鍵: key
車 乗り物: car|vehicle
電車 列車: train
船: ship
砲台 タレット: tower turret
縄 紐: rope
鎖 チェーン: chain
車輪 タイヤ: wheel
風: wind
攻撃判定: hit box|hitbox
罠: trap
チェックポイント 中間地点: checkpoint
クールタイム 再使用: cooldown
連続技: combo
対話 台詞: dialogue
視野 見つかる: vision|sight
視線が通 見通し 射線: line of sight
間隔 離れ具合: distance
角: angle
世界 ワールド: world
ブロック: block
はみ出 範囲外 外枠: bounds
崖 ふち 足場の端: ledge
立つ 立って 乗っている: stand
乗せて運: ride
丘 山 上り坂 下り坂: hill|slope
急な 急斜面 急坂: steep
穴 落とし穴: hole
洞窟: cave
道路: road
すきま 隙間: gap
氷 つるつる: ice|friction
泥: mud
溶岩: lava
針 とげ トゲ: spike
磁石 引き寄せる 吸い寄せ: magnet|attract
打ち上げ 射出 飛び出: launch
蹴る キック: kick
刀 近接攻撃: sword|melee
守る 盾 シールド 防御: protect|shield
回避 かわす: dodge
気絶 怯む ひるむ: stun
復帰: respawn|reset
競争 レース: race
ドリフト: drift
サスペンション: suspension
コンベア ベルト: conveyor belt
エレベーター: elevator
トランポリン: trampoline
歯車: gear
空飛ぶ: flying enemy
群れ 群衆: crowd
隊列: formation
ペット: pet
クエスト 任務: quest
カード 札: card
盤 盤面: board
将棋 チェス: chess
パズル: puzzle
ダンジョン 迷宮: dungeon
迷路: maze
店 ショップ: shop
所持金: money
クラフト 合成: crafting
強化 アップグレード: upgrade
経験値: experience
技 スキル 能力 必殺技: skill|ability
状態異常 バフ: buff status
セーブポイント: save point
話しかけ 調べて インタラクト: interact
近寄る 近づいたら 近づくと 近付いたら: approach
弾道 放物線 軌道: trajectory
予測 先読み: predict
反動: recoil
装填: reload
弾数 残弾: ammo
追尾弾 誘導: homing
レーザー ビーム 光線: laser
衝撃波: shockwave
遅くする: slow down
永遠に: forever
既に すでに もう: already
留まる とどまる: stay
待機状態 立ち止まり 棒立ち: idle
状態管理: state machine
状態 ステート: state
段階 局面: phase
挙動 振る舞い: behavior
単位 ユニット: unit
まとめて選: select multiple units
眺め 見え方: view
接点: contact
摩擦力: friction
減衰 空気抵抗 抵抗: damping
重心: center of mass
釣り合い バランス: balance
直立 倒れない: upright
ひっくり 転倒: tip over
留める ピン: pin
硬さ 剛性: stiffness
浮力: buoyancy
物理シミュ: simulate physics
結ぶ 縛る: tie|attach
ゴム びよんびよん 伸び縮み: elastic|springy
戦闘 バトル 戦い: battle|combat
見張り 衛兵 警備: guard
扇形 円錐 扇状: cone
歩ける 通れる: walkable|walk
部屋: room
見つける 目視 見つかった: see|sight
くっつく 張り付く へばりつく: stick
トリガー 引き金: trigger
勢いを失: lose momentum|damp
滑り落ちる ずり落ちる 滑って落ち: slip|slide
木箱: crate|box
残る 残り続け 生き残る: survive|keep
倒した 撃破: kill|defeat
重なり合う 押し合: push|overlap
コスト 代償: cost
手札: hand card
密集 固まって: crowd together
エンジン: engine
屋根: roof
回り込む 迂回: around wall|pathfinding
ジャンプでつな: jump link|navigation link
降りる 降りて: get off
めり込む めり込み: penetrate|through
家 建物: house
スライディング: slide
ぶら下がる: hang|attach
`
