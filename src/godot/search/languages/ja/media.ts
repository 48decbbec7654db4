/** Japanese words for sound, animation, graphics, 3D, tiles, particles and the editor. */
export default `
音 サウンド 音声: sound|audio
効果音: sound effect AudioStreamPlayer.play AudioStreamPlayer AudioStreamPlayer2D AudioStreamPlayer2D.play
効果音を鳴ら 音を鳴ら サウンドを再生 音を再生 音を出: play sound AudioStreamPlayer.play AudioStreamPlayer AudioStreamPlayer2D.play AudioStreamPlayer2D
背景音楽 音楽 曲 ミュージック: music AudioStreamPlayer AudioStreamPlayer.play
ループ再生 繰り返し再生: loop AudioStreamMP3.loop AudioStreamOggVorbis.loop AudioStreamWAV.loop_mode
音量 ボリューム: volume AudioStreamPlayer.volume_db AudioServer.set_bus_volume_db @GlobalScope.linear_to_db
音を止め 音を消 曲を止め 音楽を止め 再生を止め: stop sound AudioStreamPlayer.stop AudioServer.set_bus_mute
ミュート 消音: mute AudioServer.set_bus_mute
音の高さ ピッチ: pitch AudioStreamPlayer.pitch_scale
オーディオバス バス: audio bus AudioServer
マイク 録音: microphone record AudioStreamMicrophone AudioEffectRecord
再生位置: playback position AudioStreamPlayer.get_playback_position AudioStreamPlayer.seek
再生が終わ 曲が終わ 音が終わ: finished AudioStreamPlayer.finished
エコー 残響 リバーブ: reverb AudioEffectReverb
立体音響 距離で音: positional audio AudioStreamPlayer3D AudioStreamPlayer2D
アニメーション アニメ: animation
アニメーションを再生 アニメを再生: play animation AnimationPlayer.play AnimatedSprite2D.play AnimationPlayer AnimatedSprite2D
アニメーションが終わ アニメーション終了 アニメーションの終了 アニメが終わ: animation finished AnimationMixer.animation_finished AnimatedSprite2D.animation_finished
アニメーションを止め アニメーションを停止: stop animation AnimationPlayer.stop AnimatedSprite2D.stop
アニメーションの速度 アニメーション速度 再生速度: animation speed AnimationPlayer.speed_scale AnimatedSprite2D.speed_scale
アニメーションを切り替え アニメーションの切り替え: animation change AnimationPlayer.play AnimationTree AnimationNodeStateMachine
アニメーションをブレンド: blend animation AnimationTree AnimationNodeBlend2
キーフレーム: key track Animation.track_insert_key
ステートマシン 状態遷移: state machine AnimationNodeStateMachine AnimationNodeStateMachinePlayback.travel
トゥイーン ツイーン: tween Tween Node.create_tween Tween.tween_property
滑らかに移動 なめらかに移動 スムーズに移動 徐々に: smooth move tween Tween.tween_property Vector2.lerp Vector2.move_toward
イージング: easing Tween.set_ease Tween.set_trans
フェード フェードアウト フェードイン: fade CanvasItem.modulate Tween.tween_property
スプライト: sprite Sprite2D
スプライトの画像 画像を差し替え 画像を変え テクスチャを変: sprite|texture Sprite2D.texture
左右反転 反転させ: flip Sprite2D.flip_h AnimatedSprite2D.flip_h
上下反転: flip Sprite2D.flip_v
スプライトシート コマ: sprite frame Sprite2D.hframes Sprite2D.frame AnimatedSprite2D
画像 イメージ: image Image
画像を読み込 画像をロード: load image Image.load Image.load_from_file ImageTexture.create_from_image
画像を保存: save image Image.save_png
ピクセル ドット: pixel Image.get_pixel Image.set_pixel
テクスチャ: texture Texture2D
ドット絵 ぼやけ: texture filter nearest CanvasItem.texture_filter
色を変え 色を変更 色を付け: color|modulate CanvasItem.modulate
透明度 半透明 不透明度: transparency|alpha CanvasItem.modulate Color.a
点滅: blink|modulate CanvasItem.modulate CanvasItem.visible
表示順 描画順 重なり順 手前に表示: z index CanvasItem.z_index CanvasItem.y_sort_enabled
表示を切り替え 表示非表示: visible CanvasItem.visible CanvasItem.show CanvasItem.hide
線を引 線を描: draw line CanvasItem.draw_line Line2D
円を描: draw circle CanvasItem.draw_circle
四角を描 矩形を描: draw rect CanvasItem.draw_rect
文字を描: draw string CanvasItem.draw_string
図形を描 自分で描画 独自の描画: custom drawing CanvasItem._draw CanvasItem.queue_redraw
再描画: redraw CanvasItem.queue_redraw
カメラ: camera Camera2D Camera3D
カメラを追従 カメラをプレイヤー カメラが追 カメラの追従 プレイヤーに追従 追従カメラ: camera follow Camera2D Camera2D.position_smoothing_enabled RemoteTransform2D
カメラを揺ら カメラの揺れ 画面を揺ら 画面揺れ 画面振動: camera shake Camera2D.offset Camera2D
カメラの移動範囲 カメラの範囲 カメラを制限 カメラの制限: camera limit Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
カメラを切り替え カメラの切り替え: current camera Camera2D.make_current Camera3D.make_current Camera3D.current
ズーム ズームインズームアウト カメラを拡大: zoom Camera2D.zoom Camera3D.fov
ズームイン・ズームアウト: zoom Camera2D.zoom Camera3D.fov
視野角 視野: fov Camera3D.fov
視点 一人称: camera Camera3D
背景: background ParallaxBackground
視差 パララックス 多重スクロール: parallax Parallax2D ParallaxBackground
タイルマップ: tile map TileMapLayer
タイル: tile TileMapLayer
タイルを置 タイルを配置 タイルを変 タイルを設置: set cell tile TileMapLayer.set_cell
タイルを取得 タイルを調べ タイル情報: get cell tile TileMapLayer.get_cell_source_id TileMapLayer.local_to_map TileMapLayer.get_cell_tile_data
タイルセット: tile set TileSet
マス セル: cell
オートタイル 地形: terrain TileMapLayer.set_cells_terrain_connect
パーティクル 粒子: particles GPUParticles2D CPUParticles2D GPUParticles3D
一度だけ 一回だけ 1回だけ ワンショット: one shot one_shot
パーティクルを一度 パーティクルを一回: particles one shot GPUParticles2D.one_shot GPUParticles2D.emitting CPUParticles2D.one_shot
炎 火 煙 火花 エフェクト 雪 雨: particles effect GPUParticles2D GPUParticles3D CPUParticles2D ParticleProcessMaterial
光 ライト 照明 明かり: light Light2D Light3D
影: shadow
影を付け 影をつけ 影を落と: shadow Light2D.shadow_enabled Light3D.shadow_enabled LightOccluder2D DirectionalLight3D
太陽光 平行光源: directional light DirectionalLight3D
点光源: point light OmniLight3D PointLight2D
スポットライト: spot light SpotLight3D
発光 光らせ グロー ブルーム: glow emission Environment.glow_enabled BaseMaterial3D.emission_enabled
環境光 環境: environment WorldEnvironment Environment
空 スカイ: sky Sky
霧 フォグ: fog Environment.fog_enabled FogVolume
モデル: model|mesh MeshInstance3D
モデルの色 マテリアルの色: material color BaseMaterial3D.albedo_color StandardMaterial3D GeometryInstance3D.material_override MeshInstance3D.set_surface_override_material
メッシュ: mesh Mesh MeshInstance3D
メッシュを生成 メッシュを作 手続き的: procedural mesh SurfaceTool ArrayMesh ImmediateMesh
マテリアル 材質: material Material
シェーダー シェーダ: shader Shader ShaderMaterial
シェーダーのパラメータ シェーダーに値 シェーダーの変数 ユニフォーム: shader parameter ShaderMaterial.set_shader_parameter
パラメータ パラメーター: parameter
ポストプロセス: post processing CompositorEffect Environment
アンチエイリアス: anti aliasing Viewport.msaa_2d Viewport.msaa_3d
垂直同期: vsync DisplayServer.window_set_vsync_mode
ビューポート: viewport Viewport
サブビューポート ミニマップ 画面分割 分割画面: sub viewport SubViewport SubViewportContainer
スクリーンショット スクショ 画面を保存 画面キャプチャ: screenshot Viewport.get_texture Texture2D.get_image Image.save_png
レンダリング: rendering RenderingServer
カリング: culling VisibleOnScreenNotifier2D
画面外 画面の外: screen exited VisibleOnScreenNotifier2D.screen_exited VisibleOnScreenNotifier2D
画面内: on screen VisibleOnScreenNotifier2D.is_on_screen
骨 ボーン スケルトン: skeleton|bone Skeleton3D Skeleton2D
逆運動学: inverse kinematics SkeletonIK3D
大量に描画 大量のオブジェクト: multimesh MultiMeshInstance3D MultiMesh
仮想現実: xr XRServer XROrigin3D
エディタ エディター: editor
エディタ拡張 プラグイン プラグインを作 エディタプラグイン エディター拡張: editor plugin EditorPlugin
エディタ上で実行 エディタで実行 ツールスクリプト: tool script @GDScript.@tool EditorScript
エクスポート変数 インスペクタに表示 インスペクターに表示 インスペクタから: export variable @GDScript.@export
輸出 ビルド: export EditorExportPlugin
ギズモ: gizmo EditorNode3DGizmoPlugin
元に戻す やり直し アンドゥ: undo redo UndoRedo EditorUndoRedoManager
ドック: dock EditorPlugin.add_control_to_dock EditorDock
地形データ 高さ: height HeightMapShape3D
めり込まないカメラ カメラが壁 カメラがめり込 カメラの壁抜け: camera wall SpringArm3D SpringArm3D.collision_mask SpringArm3D.spring_length
`
