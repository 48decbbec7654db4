/** Chinese verbs and states, in simplified characters: actions on a thing. */
export default `
创建 新建 建立 制作 编写: create
生成 产生: create|generate|spawn
删除 移除 去掉: remove|delete|erase
销毁 消灭: free|destroy
释放: free
添加 增加 加入 加: add
插入: insert
获取 得到 取得 拿到 获得: get
设置 设定: set
修改 改变 更改 变更 改: change|set
切换: switch|change
更换 替换 换: replace|set
更新 刷新: update
加载 载入: load
读取 读: read
写入 写: write|store
保存 存储 存档 储存: save|store
打开 开启: open
关闭 关掉: close
开始 启动 开始播放: start
停止: stop
结束 完成 播放完 播完 完毕: finished
取消 中止: cancel|abort
播放: play
暂停: pause|paused
恢复 继续: resume
循环 重复: loop|repeat
执行 运行: execute|run|call
调用: call
等待: wait|timeout create_timer
延迟 延时: delay|deferred
显示: show|visible|display
隐藏: hide|hidden
绘制 画 绘图: draw
打印 输出: print
检测: detect|detection
检查 判断 是否: check
查找 寻找 搜索 查询: find|search
比较: compare
计算 求: calculate|compute
测量: measure
统计 计数: count
转换 转成 转为 转: convert
排序: sort
排列 布局: layout|arrange
分割 拆分: split
合并 拼接 连接字符串: join|concatenate|merge
复制 拷贝 克隆: duplicate|copy
粘贴: paste clipboard
移动 行走 走动: move
旋转 转动: rotate|rotation
缩放: scale
放大 缩小: zoom|scale
翻转 镜像: flip
倾斜: skew|slope
抖动 震动 晃动: shake
跟随 追踪 追逐 跟踪: follow
朝向 面向 看向: look_at direction
跳跃 跳: jump
反弹 弹跳: bounce
下落 掉落 坠落: fall|gravity
平滑: smooth|smoothly
滑动: slide
按下 被按下 点击按钮: pressed|press
松开 释放按键: released|release
点击 单击: click mouse button
双击: double_click
拖拽 拖放 拖动放置: drag drop Control._get_drag_data Control._drop_data Control._can_drop_data
拖动: drag
滚动: scroll
触摸 触屏: touch InputEventScreenTouch
选择 选中 挑选: select|selected|pick
输入: input
接收: receive
发送 发出请求: send
连接: connect
断开: disconnect
发出 发射信号 触发: emit
注册: register|add
重置: reset
初始化: initialize|init
清空 清除: clear
启用 开: enabled|enable
禁用 停用: disabled|disable
锁定: lock|freeze|fixed
固定: fixed
允许: allow|enable
禁止 防止 阻止: disable|prevent
忽略: ignore
限制: limit|clamp
超出 超过: exceed|limit
减少: decrease|subtract
四舍五入 取整: round @GlobalScope.round @GlobalScope.roundi @GlobalScope.snapped
向下取整: floor @GlobalScope.floor
向上取整: ceil @GlobalScope.ceil
插值: interpolate|lerp
打乱 洗牌: shuffle
碰撞 相撞 撞: collision|collide
进入: entered|enter
离开 退出区域: exited|exit
重叠: overlap|overlapping
同步: synchronize|sync
使用 用法 如何 怎么 怎样 怎么用 方法 示例 例子 教程 什么是 文档 中文文档 官方文档 说明文档 入门 详解 区别 的区别: -
当前: current
所有 全部: all
响应 处理: process|input
发射 射击 开火: shoot|spawn
实例化 实例: instantiate PackedScene.instantiate
继承: inherit|extends
重写 覆盖: override
导出: export
导入: import
调试: debug
日志: print|log
遍历 迭代: iterate
存在: exists|has
`
