/** Japanese words for sound, animation, cameras, light and shapes. */
export default `
オーディオ: sound|audio
SE 音效: sound effect
BGM 歌: music
無音: mute
音程 音高: pitch
反響 エコー 残響 こだま 響く リバーブ: echo|reverb
声 ボイス: voice
大音量 うるさい: loud|louder
小さくなる 静か: quiet|quieter
ストリーム: stream
拍 拍子 リズム: beat
次の曲 曲を順番 次の音楽: next song
ビート: beat
動き モーション: animation
歩きアニメ 歩くアニメ 歩行アニメ: walk animation
アニメの速さ アニメの速度: animation speed
連番: sprite frame
手に武器: attach bone
骨格: skeleton
姿勢 ボーンのポーズ ポーズを取: pose
模型: model
カメラが揺: camera shake
カメラを追: camera follow
主観: first person
二人プレイ: split screen
小地図 小さな地図: minimap
地図: map
地形チップ マップチップ: tile
灯り: light
かげ: shadow
平行光: sun|directional light
ランプ 電球: lamp|light
もや: fog
スカイボックス 空の背景: skybox
雲: cloud
燃える: fire|flame
天気 天候: weather
質感: material
uniform: shader parameter
尾 跡: trail
形状: mesh
頂点: vertex
描画 レンダリング: render
描画領域: viewport
階層 層: layer
3D 立体 三次元: 3d
2D 平面 二次元: 2d
映像: video
効果 演出: effect
遷移 切り替え効果 トランジション: transition
手: hand
頭: head
足: foot
腕: arm
目: eye
顔: face
ボール 球 玉: ball
箱 ボックス: box
立方体: cube
円柱: cylinder
カプセル: capsule
体 物体 ボディ: body
物理ボディ: rigid body
柔らかい 軟体: soft body
力 衝撃: force|impulse
回転力: torque
継ぎ手: joint
レイ 光線 レーザー 線を飛ば: ray
範囲 区域: area
領域 区画 一部を表示: region
形 図形: shape
マスク: mask
当たり判定レイヤー: collision layer
互いにぶつから 味方同士 ぶつからない 当たらない 衝突しない: collision mask
当たり判定を表示 当たり判定の形 当たり判定を見: debug collision shapes
ヘッドホン: headphones
モニター ディスプレイ: monitor
ヘッドセット ゴーグル: headset
楽曲: song|music
音色: tone
周波数: frequency
波形 スペクトル 周波数成分: spectrum
歪み ひずみ: distortion
コンプレッサー: compressor
イコライザー: equalizer
こもらせ こもった音 ローパス: low pass filter
ハイパス: high pass filter
コーラス: chorus
左右の音 定位 パン ステレオ: pan|stereo
同時発音 音が重な 同時に鳴: polyphony
曲の切り替え: crossfade
途中から 頭出し: seek
再生時間: sound position
サンプリング: sample rate
音声合成: text to speech
発話: speech
口パク: lip sync
待機アニメ 待機モーション: idle animation
モーション流用: retarget
変形: blend shape
IK 足を地面に合わせ: ik
アニメーションの状態: animation state
アニメーションツリー: animation tree
トラック 軌跡: track
時間軸: timeline
ムービーシーン イベントシーン カットシーン: cutscene
シート: sheet
九分割 角を保った 引き伸ばしても角: nine patch
アトラス まとめた画像: atlas
キャンバス: canvas
描き込み: draw
パレット: palette
コントラスト 明暗差: contrast
彩度 鮮やか: saturation
色相: hue
ガンマ: gamma
まぶしい: bloom|glow
溶ける 溶かす 消滅演出: dissolve
縁: outline
透け ガラス: transparent
屈折: refraction
金属 金属感: metal|metallic
ざらざら 粗さ: rough|roughness
つやつや 光沢 テカ: shiny
自己発光 自発光: emission
基本色: albedo
両面 裏面も: double sided
ワイヤーフレーム 線だけ: wireframe
常にカメラの方 常にこちら: billboard
貼り付け模様: decal
遠くは簡略 詳細度: lod
隠れた部分 カリング 見えない物を描画しない: cull|occlusion
焼き付け 光を焼: lightmap bake
間接光 大域照明: global illumination
全体の明るさ: ambient light
明かりの強さ: light energy
光の届く範囲: light range
影の画質 影がギザギザ: shadow quality
ギザギザ ジャギー: antialiasing
水面の波: water surface
木 樹木: tree
海: sea|ocean
自動生成 手続き: procedural
高低差 ハイトマップ 地形の高さ: terrain heightmap
ボクセル: voxel
図形の足し引き くり抜き: csg
押し出し: extrude
大量に表示 大量の同じ: many instances multimesh
モデルを取り込: import model
glTF: gltf
にじみ ぼやけた画像 画像がぼやけ 補間なし: texture filter
画像を繰り返 タイル状に: texture repeat
画像を縮小 画像を拡大: resize image
画像として保存: save image
ピクセルの色 画素の色 色を拾: pixel color
動画再生 動画を流 ムービー再生: video player
ウェブカメラ カメラ映像: webcam camera feed
カメラを寄せ カメラを引 カメラのズーム: zoom camera
カメラが外に: camera limit
カメラを回 カメラ回転: camera rotate
カメラ切り替え カメラ切替: switch camera
平行投影: orthographic
透視投影 遠近: perspective
画角: field of view
斜め見下ろし クォータービュー: isometric
俯瞰: top down
横スクロール: side scroll
奥行き順 前後の重なり: y sort
自動で繋がる: autotile terrain
動くタイル: tile animation
タイルの当たり判定: tile collision
六角形 六角: hexagon
VR 仮想現実: vr
AR 拡張現実: ar
VRコントローラー: controller vr
粒子の数 パーティクルの量: particle amount
一回だけ出す 一度だけ放出: one shot particles
粒子を出 放出 噴き出: emit particles
火の粉: spark
雷 稲妻: lightning
血: blood
画面全体に効果 後処理 画面効果: post processing
画面の画像: screen texture
周辺減光 画面の端を暗: vignette
背景をぼか: depth of field
モーションブラー: motion blur
周波数帯: frequency band
ビジュアライザー 可視化: visualizer|spectrum
ライティング: light|lighting
カクカク 角張: blocky|jagged
丸い角 角を丸: corner radius|rounded
ハンドル 取っ手: handle|gizmo
映る: camera view
光の筋 光芒 光柱: light shaft|volumetric
マスコット: mascot|pet
ブロック状: blocky
ビジュアル: visual
こもった くぐもった: muffled low pass
水中の: underwater
白く光 白く点滅: flash white
簡単なモデル: model simple lod
格子での経路: grid pathfinding
`
