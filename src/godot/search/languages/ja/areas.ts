/** Japanese words of threads, exports, XR, environment, particles, navigation and more that few projects need. */
export default `
セマフォ: semaphore Semaphore Semaphore.wait Semaphore.post
コア数 CPUコア コアの数: processor count OS.get_processor_count
メインスレッド: main thread Object.call_deferred Callable.call_deferred Node.call_deferred_thread_group
スレッドプール ワーカースレッド: worker thread pool WorkerThreadPool WorkerThreadPool.add_task
スレッドセーフ 安全に共有: thread safe Mutex Object.call_deferred Node.call_thread_safe
デッドロック: deadlock Mutex Mutex.try_lock Thread.wait_to_finish
スレッドが終わ スレッドの終了 スレッドを待: thread finish Thread.wait_to_finish Thread.is_alive WorkerThreadPool.wait_for_task_completion
スレッドの優先度: thread priority Thread.start Thread.PRIORITY_HIGH
スレッドから スレッドの中 スレッド内: thread deferred Object.call_deferred Callable.call_deferred Node.call_thread_safe
リリースビルド リリース版 デバッグビルド デバッグ版: debug build OS.is_debug_build OS.has_feature
アプリのアイコン アプリアイコン: icon ProjectSettings.application/config/icon DisplayServer.set_icon
ゲームのバージョン アプリのバージョン: version ProjectSettings.application/config/version ProjectSettings.get_setting
ヘッドレス 専用サーバー: headless DisplayServer.get_name OS.has_feature
機種名 端末の名前: model name OS.get_model_name OS.get_name
グラフィックカード グラフィックボード: video adapter RenderingServer.get_video_adapter_name
省電力: low processor OS.low_processor_usage_mode
ブラウザで動 ブラウザ上 ウェブ上で: web has feature OS.has_feature OS.get_name
JavaScriptを呼: javascript eval JavaScriptBridge.eval JavaScriptBridge
機能タグ: feature OS.has_feature
VRのリフレッシュレート ヘッドセットのリフレッシュレート: headset refresh rate OpenXRInterface.display_refresh_rate OpenXRInterface.get_available_display_refresh_rates
リフレッシュレート: refresh rate DisplayServer.screen_get_refresh_rate OpenXRInterface.display_refresh_rate
向きをリセット 正面をリセット 視点をリセット 位置をリセット: reset center XRServer.center_on_hmd
関節: joint
手の関節 指の関節: hand joint transform XRHandTracker.get_hand_joint_transform XRHandTracker
ハンドトラッキング: hand tracking XRHandTracker XRHandModifier3D
全身トラッキング フルトラ ボディトラッキング: body tracking XRBodyTracker XRBodyModifier3D
表情トラッキング フェイストラッキング: face tracking XRFaceTracker XRFaceModifier3D
トラッキング: tracking XRPositionalTracker XRNode3D
パススルー: passthrough XRInterface.environment_blend_mode XRInterface.start_passthrough XRInterface.is_passthrough_supported
触覚 ハプティクス: haptic XRNode3D.trigger_haptic_pulse Input.start_joy_vibration
プレイエリア 部屋の広さ: play area XRInterface.get_play_area XRInterface.xr_play_area_mode
中心窩 フォビエイテッド: foveation OpenXRInterface.foveation_level Viewport.vrs_mode
空の色 空の色を変 空の色を設定: sky color ProceduralSkyMaterial.sky_top_color ProceduralSkyMaterial.sky_horizon_color Environment.background_color
背景色 背景の色: background color RenderingServer.set_default_clear_color Environment.background_color ProjectSettings.rendering/environment/defaults/default_clear_color
アンビエントオクルージョン 環境遮蔽: ambient occlusion Environment.ssao_enabled Environment.ssao_intensity
スクリーンスペースリフレクション 画面空間反射: reflections Environment.ssr_enabled
トーンマップ トーンマッピング: tonemap Environment.tonemap_mode Environment.tonemap_exposure
露出: exposure Environment.tonemap_exposure CameraAttributes.exposure_multiplier
自動露出: auto exposure CameraAttributes.auto_exposure_enabled
ボリュメトリックフォグ 立体的な霧: volumetric fog Environment.volumetric_fog_enabled FogVolume
パノラマ 全天球 全方位画像: panorama PanoramaSkyMaterial Sky.sky_material
色補正 カラーグレーディング: color correction Environment.adjustment_color_correction Environment.adjustment_enabled
反射プローブ リフレクションプローブ: reflection probe ReflectionProbe
放出形状 発生範囲 放出範囲: emission shape ParticleProcessMaterial.emission_shape ParticleProcessMaterial.emission_box_extents CPUParticles2D.emission_shape
球面: sphere surface
パーティクルの色を時間 パーティクルの色が変 色を時間で 時間で色 時間とともに色 だんだん色: color ramp ParticleProcessMaterial.color_ramp CPUParticles2D.color_ramp
寿命: lifetime GPUParticles2D.lifetime CPUParticles2D.lifetime
初速 初速度: initial velocity ParticleProcessMaterial.initial_velocity_min CPUParticles2D.initial_velocity_min
サブエミッター: sub emitter ParticleProcessMaterial.sub_emitter_mode GPUParticles3D.sub_emitter
乱流: turbulence ParticleProcessMaterial.turbulence_enabled
一斉に放出 一気に放出 一気に出: explosiveness GPUParticles2D.explosiveness GPUParticles2D.one_shot
パーティクルの衝突 パーティクルを地面 パーティクルの当たり判定: particles collision GPUParticlesCollision3D ParticleProcessMaterial.collision_mode
パーティクルを引き寄せ: attractor GPUParticlesAttractor3D
パーティクルの大きさ パーティクルのサイズ: particles scale ParticleProcessMaterial.scale_min ParticleProcessMaterial.scale_curve
到達可能 到達できる 到達でき たどり着け 行けるかどうか: reachable NavigationAgent2D.is_target_reachable NavigationAgent2D.is_target_reached
移動コスト 通行コスト: travel cost NavigationRegion2D.travel_cost AStarGrid2D.set_point_weight_scale AStar2D.set_point_weight_scale
ナビゲーションレイヤー: navigation layers NavigationRegion2D.navigation_layers NavigationAgent2D.navigation_layers
ナビゲーションリンク: navigation link NavigationLink2D
ヒューリスティック: heuristic AStarGrid2D.default_compute_heuristic
斜めに進 斜め移動を禁止: diagonal AStarGrid2D.diagonal_mode
通れないマス 進入禁止: solid AStarGrid2D.set_point_solid AStar2D.set_point_disabled
ナビメッシュ上: navigation map closest point NavigationServer3D.map_get_closest_point NavigationServer2D.map_get_closest_point
文字数を制限 文字数制限 最大文字数 入力文字数: max length LineEdit.max_length
はみ出さない はみ出ない はみ出さず 枠からはみ出: autowrap clip Label.autowrap_mode Label.text_overrun_behavior Label.clip_text Control.clip_contents
折り返す 折り返して 自動で折り返: autowrap Label.autowrap_mode RichTextLabel.autowrap_mode
省略記号: ellipsis Label.text_overrun_behavior
複数行入力 複数行の入力: text edit TextEdit
右クリックメニュー: popup menu PopupMenu
テーマバリエーション: theme type variation Control.theme_type_variation
行間 行の間隔: line spacing LabelSettings.line_spacing Label.line_spacing
バスを指定 バスに送 バスに流 バスを変: audio bus AudioStreamPlayer.bus AudioServer.set_bus_send
減衰 距離減衰: attenuation AudioStreamPlayer3D.attenuation_model AudioStreamPlayer3D.unit_size AudioStreamPlayer2D.attenuation RigidBody2D.linear_damp
ドップラー: doppler AudioStreamPlayer3D.doppler_tracking
出力デバイス 音の出力先: output device AudioServer.output_device AudioServer.get_output_device_list
音量レベル 音量メーター: peak volume AudioServer.get_bus_peak_volume_left_db
音を生成 波形を生成: audio generator AudioStreamGenerator AudioStreamGeneratorPlayback.push_frame
ファイル名を変更: rename file DirAccess.rename
実行ファイルの場所 実行ファイルのパス: executable path OS.get_executable_path
ドキュメントフォルダ ピクチャフォルダ: system directory OS.get_system_dir
`
