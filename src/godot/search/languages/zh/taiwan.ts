/** Terms of Taiwan that differ from those of the other Chinese lists. `lists.ts` describes the form of a line. */
export default `
執行緒 多執行緒: thread Thread Thread.start WorkerThreadPool WorkerThreadPool.add_task
字串: string|text
字元: character|letter
位元組: bytes
位元: bit
迴圈: loop|repeat|iterate
變數: variable
環境變數: environment variable OS.get_environment
匯出變數: export variable @GDScript.@export
函式: function|method
類別: class
常數: constant
列舉: enum
浮點數: float|decimal
亂數: random number @GlobalScope.randi_range @GlobalScope.randf_range @GlobalScope.randi @GlobalScope.randf RandomNumberGenerator
雜湊: hash HashingContext
佇列: queue
陣列: array Array
介面: control|ui|interface Control
專案: project
專案設定: project settings ProjectSettings
資料: data
資料夾: folder|directory
檔名: file name
網路: network
封包: packet PacketPeer PacketPeerUDP
連線: connect|connection
中斷連線: disconnect
伺服器: server
用戶端: client
使用者: user
使用者名稱: username|name
登入: login|authentication
回傳 傳回: return
全域: global
全域變數: global variable autoload SceneTree.root
快取: cache
記憶體: memory OS.get_static_memory_usage Performance.MEMORY_STATIC
效能: performance Performance.get_monitor
除錯: debug
列印: print|log
註解: comment
外掛: plugin EditorPlugin
裝置: device
匯入: import
匯出: export
剪貼簿: clipboard DisplayServer.clipboard_set DisplayServer.clipboard_get
命令列: command line OS.get_cmdline_args
非同步: asynchronous|background|await
螢幕: screen
影格: frame
影格率 畫面更新率: frame rate Engine.get_frames_per_second Engine.max_fps
關鍵影格: keyframe Animation.track_insert_key
手把: gamepad|joypad|controller
游標: cursor|mouse
捲動: scroll
捲軸: scroll bar ScrollBar ScrollContainer.horizontal_scroll_mode
分頁: tab TabContainer TabBar
選單: menu
下拉選單: dropdown menu OptionButton OptionButton.add_item OptionButton.item_selected
核取方塊 勾選框: check box CheckBox
文字方塊: text box LineEdit TextEdit
滑桿: slider HSlider VSlider
圖示: icon|image
底線: underline
超連結: link|url RichTextLabel.meta_clicked
點兩下: double click InputEventMouseButton.double_click
迴轉: rotate|turn
偵測: detect|detection
碰撞偵測: collision detection Area2D.body_entered Area3D.body_entered
程式: program|application
程式碼: code|script
重新啟動: restart|reload SceneTree.reload_current_scene
結束程式 關閉程式: quit SceneTree.quit
重新載入: reload SceneTree.reload_current_scene
多人連線: multiplayer ENetMultiplayerPeer.create_server MultiplayerAPI
法線貼圖: normal map BaseMaterial3D.normal_texture
天空球: sky|skybox Sky
`
