/** Chinese words for saving, files, network, text, arrays and math, in simplified characters. */
export default `
文件: file
读取文件 读文件: read file FileAccess.open FileAccess.get_as_text
写入文件 写文件 保存到文件: write file FileAccess.open FileAccess.store_string FileAccess.store_line
文件是否存在 文件存在: file exists FileAccess.file_exists ResourceLoader.exists
删除文件: remove file DirAccess.remove DirAccess.remove_absolute
复制文件: copy file DirAccess.copy
文件名: file name get_file
文件列表 列出文件 遍历文件 所有文件: list files DirAccess.get_files DirAccess.get_files_at DirAccess.get_next
扩展名 后缀: extension String.get_extension
文件夹 目录: directory|folder DirAccess
创建文件夹 新建文件夹 创建目录: make directory DirAccess.make_dir DirAccess.make_dir_recursive DirAccess.make_dir_absolute
路径: path
用户目录: user data OS.get_user_data_dir
保存游戏 游戏存档 存档 保存数据 游戏数据 保存进度: save game FileAccess.store_var FileAccess.open ConfigFile.save ResourceSaver.save
读档 读取存档 加载存档 加载数据: load game FileAccess.get_var FileAccess.open ConfigFile.load
配置文件 保存设置 保存配置: config file ConfigFile ConfigFile.save ConfigFile.set_value
读取配置: load config ConfigFile.load ConfigFile.get_value
数据: data
加密: encrypted Crypto FileAccess.open_encrypted_with_pass
压缩: compress|compressed
解压 压缩包: zip ZIPReader ZIPPacker
哈希: hash HashingContext
解析: parse
字符串: string String
字符串转整数 字符串转数字 字符串转 转整数 转数字 转换为数字: string to int String.to_int String.to_float @GlobalScope.type_convert String.is_valid_int
数字转字符串 转字符串 转换为字符串: to string @GlobalScope.str String.num
分割字符串 拆分字符串 字符串分割: split string String.split
拼接字符串 字符串拼接: join string String.join
替换字符串 字符串替换: replace string String.replace
字符串包含 查找字符串: find string String.contains String.find
字符串长度: string length String.length
大写: upper String.to_upper
小写: lower String.to_lower
去除空格 去掉空格: strip String.strip_edges
格式化: format String.format
正则 正则表达式: regular expression RegEx
补零: pad zeros String.pad_zeros
数组: array Array
打乱数组 数组打乱: shuffle array Array.shuffle
数组排序 排序数组: sort array Array.sort Array.sort_custom
随机选择 随机选 随机取: random pick Array.pick_random
添加元素 数组添加 追加: append array Array.append Array.push_back
删除元素 数组删除: remove array Array.erase Array.remove_at
数组长度 数组大小: array size Array.size
包含 是否包含: has|contains Array.has
反转数组 数组反转: reverse array Array.reverse
过滤: filter Array.filter
最大值: max Array.max @GlobalScope.max
最小值: min Array.min @GlobalScope.min
求和 总和: sum Array.reduce
元素: element
字典: dictionary Dictionary
字典是否有 字典包含 字典里有 键是否存在 键存在: has key Dictionary.has Dictionary.has_all Dictionary.get
字典遍历 遍历字典 字典的键 所有键: keys dictionary Dictionary.keys Dictionary.values Dictionary
键: key
值 数值: value
数字 数: number
整数: integer|int
小数 浮点数: float|decimal
生成随机数 产生随机数 随机数 随机: random @GlobalScope.randi_range @GlobalScope.randf_range RandomNumberGenerator @GlobalScope.randi @GlobalScope.randf
随机种子 种子: seed @GlobalScope.seed RandomNumberGenerator.seed
概率 权重: probability RandomNumberGenerator.rand_weighted @GlobalScope.randf
噪声: noise FastNoiseLite
绝对值: absolute @GlobalScope.abs
平方根 开方: square root @GlobalScope.sqrt
次方 幂: power @GlobalScope.pow
取余 余数 取模: remainder|modulo @GlobalScope.posmod @GlobalScope.fmod
正弦: sine @GlobalScope.sin
弧度: radians
转弧度 角度转弧度 角度转换弧度: degrees to radians @GlobalScope.deg_to_rad
弧度转角度 转角度: radians to degrees @GlobalScope.rad_to_deg
限制范围 限制在 限制数值: clamp @GlobalScope.clamp @GlobalScope.clampf @GlobalScope.clampi
线性插值: lerp @GlobalScope.lerp Vector2.lerp @GlobalScope.lerpf
映射: remap @GlobalScope.remap
向量 矢量: vector Vector2
归一化 单位向量 标准化: normalized Vector2.normalized
点积 点乘: dot product Vector2.dot Vector3.dot
叉积 叉乘: cross product Vector3.cross Vector2.cross
长度: length
矩阵 变换: transform Transform3D
四元数: quaternion Quaternion
矩形: rect Rect2
圆 圆形: circle CircleShape2D
线 线条: line Line2D CanvasItem.draw_line
多边形: polygon Polygon2D
曲线: curve Curve Curve2D
颜色: color Color
网络: network
网络请求 发送请求 请求: request HTTPRequest.request HTTPRequest HTTPClient HTTPRequest.request_completed
下载: download HTTPRequest HTTPRequest.download_file
上传: upload HTTPRequest.request
网页: web
多人 联机 多人游戏 多人联机: multiplayer MultiplayerAPI Node.rpc
远程调用 远程过程调用: remote call rpc Node.rpc Node.rpc_id @GDScript.@rpc
服务器 服务端: server
创建服务器 建立服务器 主机: create server ENetMultiplayerPeer.create_server TCPServer TCPServer.listen WebSocketMultiplayerPeer.create_server
连接服务器 连接到服务器: connect server ENetMultiplayerPeer.create_client WebSocketPeer.connect_to_url StreamPeerTCP.connect_to_host
客户端: client ENetMultiplayerPeer.create_client
权限: authority Node.set_multiplayer_authority
浏览器 打开网页 打开链接: browser OS.shell_open
环境变量: environment variable OS.get_environment
命令行: command line OS.get_cmdline_args
外部程序: execute OS.execute
线程 多线程: thread Thread Thread.start WorkerThreadPool WorkerThreadPool.add_task
互斥锁: mutex Mutex
内存: memory Performance.MEMORY_STATIC OS.get_static_memory_usage
错误: error
错误信息 打印错误 输出错误 报错: print error @GlobalScope.push_error @GlobalScope.printerr @GlobalScope.print
警告: warning @GlobalScope.push_warning
控制台: console|print @GlobalScope.print
性能: performance Performance.get_monitor
平台: platform OS.get_name OS.has_feature
版本: version Engine.get_version_info
`
