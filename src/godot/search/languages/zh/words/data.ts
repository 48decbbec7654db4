/** Chinese words for text, numbers, collections, files, time and network. */
export default `
文本串: string
部分字符串 一部分: substring
大写 大写字母: uppercase
小写 小写字母: lowercase
首字母: capitalize
逗号: comma
空格 空白: space|whitespace
换行符: newline
位数 位: digit|digits
补0 前导零 加零 前面加零: pad zeros
浮点: decimal|float
阵列: array
索引 下标 序号: index
长度: length|size
含有 里有 有没有: contains|has
还在: exists|has
去掉最后一个 删除最后一个 末尾删除: pop back
总和 合计 求和 总数: sum|total
平均 平均值: average
最大值: maximum
最小值: minimum
除 除法 除以: divide
乘 乘法 相乘: multiply
减 减法: subtract
符号 正负: sign
骰子 掷骰子: random number|dice
概率 几率 机率 掉率: probability|chance
权重 加权: weighted
噪点: noise
度: degrees
正弦波: sine wave
中点: midpoint
圆周 圆圈 一圈: circle
半径: radius
矩形 长方形: rectangle|rect
三角形: triangle
点 顶点: point
位置 坐标 座标 地点: position|location
相对位置: local position
布尔 布尔值: boolean
位运算 比特: bit
十六进制: hex
JSON: json
CSV 表格: csv
XML: xml
档案: file
文本文件 txt: text file
图片文件 图片档案: image file
资料夹: folder|directory
一行一行: line by line
游戏进度 进度存档: save data
存档位置 存档目录 保存位置 存档放在: save folder user data
设置文件: config file
zip: zip
校验: checksum
格式: format
种类: type
方法: function|method
条件: condition
物件 东西: object
实例: instance
场景之间 切换场景时保留 场景间: across scenes
子物体 子级: child
另一个父节点 换父节点 改父节点: reparent
兄弟节点 同级: sibling
根: root
群组: group
标记 标签: tag
讯号: signal
事件: event
代码 程式码 程序: script
互斥: mutex
后台: background load
泄漏: leak
分钟: minute|minutes
小时: hour
时刻: time
现在时间: current time
耗时 用时 执行时间: elapsed time
间隔 每隔几秒 隔几秒: interval
慢镜头: slow motion
系统: platform
进程: process
失败: error
联网: network
互联网 网上: internet|network
网站服务器: web server
伺服器: server
房主: host
加入 参加: join
在线: multiplayer
对端: peer
断开: disconnected
排行榜 排名: ranking|leaderboard
登录: login
账号: account
地址: address
端口: port
主控: authority
权限: permission
字节: bytes
base64: base64
字符编码: utf8
unicode: unicode
乱码: text encoding
时间戳: timestamp
时区: timezone
天 星期: day
今天 今日: today
明天: tomorrow
昨天: yesterday
周几: week|weekday
月份: month
年份: year
秒表: stopwatch
游戏时长 游玩时间: playtime
增量: delta
刻: tick
队列: queue
栈: stack
集合: set
序列: sequence
范围 区间: range
切片: slice
嵌套字典: nested dictionary
键值: key value
一对: pair
重复 去重: duplicate
不重复: unique
判空: null check
真假: true false
百分: percent
比例 比值 宽高比: ratio
几位: digits
千分位: thousands separator
科学计数: scientific notation
无穷大: infinity
非数: nan
比大小: compare
对数: logarithm
指数: exponent
正切 切线: tangent
反正切: arctangent
矩阵: matrix
欧拉角: euler
基: basis
平面: plane
交叉: intersection
投影: projection
反射: reflect
垂直于: perpendicular
模长 向量长度: magnitude|length
归一化 标准化 单位化: normalize
格子坐标 网格坐标: grid coordinates
吸附网格 对齐网格: snap grid
编号 标识 ID: id
唯一标识: uuid
用户名: username|name
网址: url
HTTP: http
网页 网页版 web: web|html5
JavaScript: javascript
接口 API: api
套接字: socket
WebSocket: websocket
局域网: lan
IP地址: ip address
网络延迟: latency|ping
离线 单机: offline
匹配: matchmaking
同步生成: spawn network
主机权限: host migration|authority
玩家ID: id peer
作弊: cheat
安全连接: secure|tls
安卓: android
苹果 iPhone: ios
Windows: windows
Linux: linux
CPU 处理器: cpu
GPU 显卡: gpu
内存使用: ram|memory
电池 电量: battery
设备: device
操作系统: operating system
地区: locale
应用: app|application
实参: arguments
异常: exception|error
调用栈: stack trace
断点: breakpoint
组件: component
预制体 预制件: prefab|scene
继承关系 父类: inheritance
模块: module
库: library
素材 资产: asset
工程: project
资源包 模组 补丁包: pck resource pack
二进制文件: binary file
临时文件: temporary file
日志文件: log file
备份: backup
回收站: trash
硬盘: drive
文件大小: file size
修改时间: modified time
递归: recursively
层次结构: hierarchy
后代 孙节点: descendant
所有者: owner
唯一名称: unique name
是什么类型: instance of type
静态函数: static function
匿名函数 lambda: lambda
下一帧 延后: deferred
进入场景树: enter tree
离开场景树: exit tree
成就: achievement
磁盘: disk
上一帧: last frame
机器: machine|computer
发现: find|discover
信息 数据: information|data
这一帧结束 帧末: end of frame
日语 日文: japanese
中文 汉字: chinese characters
请求头 头部信息: header
压缩文件: archive|zip
瞬间 时机: moment
半秒: half second
个字符: character
任务: job|compute
帧末尾: end current frame
显存: video memory
宝箱: chest|item
延迟补偿: lag compensation|prediction
`
