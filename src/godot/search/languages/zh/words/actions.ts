/** Chinese words for actions on a thing. */
export default `
创建 制作 做 新建 建立 做出 弄: create|make
删 去除 清掉: remove|delete
破坏 摧毁 释放: destroy|free
添加 加入 增加 加上 放进: add|append
查询 知道 取出 求 查看: get
指定 设为 设成: set
变化 改成 变成 换成 调整: change|set
调节 调: adjust|change
换: switch|change
换掉 交换: replace
更新 刷新: update|refresh
提高 升高 增大: increase
减少 降低 减小 调低 下降: decrease|reduce|lower
调高 举起: raise
读出: read
读入: load
写到 写进: write|store
存 存盘 记录 存到 存成: save
开: open
关上 关: close
开始 启动 开启 起动: start|begin
结束 完成 完 完毕 放完 播完: finish|finished|end
退出: quit|exit
等待 等 等候 延迟 延时 隔: wait|delay
放 奏: play
中断: pause
继续 恢复: resume|continue
反复: repeat|loop
跑: run|execute
呼叫 叫: call
展示 呈现 弹出 出现 显现: show|display
藏 消失 看不见: hide
冒出: appear
绘画 画出: draw
打印 输出: print|log
侦测 感知 识别: detect
判断 检查 是否 是不是 有没有 确认 能否: is
找 找到 搜寻: find|search
对比: compare
算 算出: calculate|compute
测: measure
数 多少个: count
变为 转化: convert
排列 按顺序: sort
排: arrange|layout
放置 摆放 安放 放在 放到 摆: place|put
分开 切分 分: split
合并 连接 拼接 组合 结合 连起来: join|combine
剪切 裁剪 切 截取 剪 切割: cut|crop
贴: paste
撤回: undo
重置 还原 复位: reset|restore
返回 回到 退回: return|back
选择 选中 选 挑选: select|choose
按 点 点按: press|pressed
按住 长按 一直按: held|hold
放开 抬起: release|released
双击: double click
拖 拖着: drag
放下: drop
触摸 触碰 轻触 触屏: touch|tap
输入 键入 打字: input|type
滚 卷动: scroll
缩放 拉近 拉远: zoom|scale
变大 变小 拉伸 放大 缩小: scale|resize
伸展: stretch
翻转 镜像 反转 颠倒: flip|mirror
反向 倒序 逆序 倒: reverse
摇晃 震: shake
震动 振动: vibrate|rumble
闪烁 闪 闪光 一闪: blink|flash
渐变 渐显: fade
接 绑定 连 关联: connect
断线 取消连接 掉线: disconnect
附加 挂 挂载 安装 附着 装备: attach
分离 取下 脱离 卸下: detach
发射: emit
触发 引发: trigger
发 传送: send
收到 收: receive
传递 传入 传 传参: pass
共享 分享 共用: share
保持 保留 维持: keep
登记: register|add
注销 解除: unregister|remove
打开 激活: enable
关闭 不能点 变灰 不可用: disable
锁 锁住: lock
解锁: unlock
许可: allow
约束 不超过 范围内 限定: limit|clamp
忽略 排除 无视 跳过: ignore|exclude
略过: skip
挑出: filter
乱序: shuffle
舍入: round
舍去: floor
过渡 补间: interpolate|lerp
吸附 对齐 贴合: snap
排齐: align
放中间 放在中间: center
适应 适配 自适应: fit
折行: wrap
填充 填满 涂: fill
涂色 上色 绘制: paint
覆盖 遮住 遮挡: cover
打开网址 打开网站: open url
构建 建造 搭建: build
测试 试: test
崩溃 闪退: crash
卡死 卡住: freeze
休眠 睡眠: sleep
唤醒: wake
记住 记忆: remember
忘记: forget
学习: learn
模拟 仿真: simulate
翻译: translate
使用 用 利用: use
访问 存取: access
覆写: override
实现: implement
处理: handle|process
遍历 迭代 循环: iterate|loop
监听 订阅: subscribe|listen
通知 告诉 告知: notify
请求 询问: ask|request
响应 回应 反应: respond
录制 录像: record
捕获 截图 捕捉: capture
游戏截图: screenshot
躲避: avoid|prevent
确保 保证: ensure
对调 互换: swap
扩大 展开 扩展 膨胀: expand|grow
收缩: shrink
折叠 收起: collapse
揭示 露出: reveal
高亮 突出 强调: highlight
染色 着色: tint
融合: mix|blend
打碎 破碎 碎: break|split
拿着 握住: hold
标记: mark
注意到 发现: notice
可视化: visualize
匹配 符合: match
提取 解压: extract
包含 包括: include
选取: choose
顺序 次序: order|sort
重新排序: reorder
归类: group
分配 赋值: assign
解绑: unbind|remove
提交 确定: submit
接受: accept|confirm
取消: cancel|close
失败: fail
成功: succeed
重试: retry
重来 重启: restart|reload
关机 关闭程序: shut down|quit
卸载: unload|free
提前加载: preload
流式: stream
获取数据 拉取: fetch
上传分数: submit score
编码: encode
解码: decode
序列化: serialize
验证 校验: validate
说: tell|say
说话 朗读 讲话: talk|speak
听 听到 听见: hear|listen
唱: sing
思考: think
尝试: try
发生: happen
靠近: approach
包围 围住: surround
经过 通过 越过: cross|pass
达到 够到: reach
失去 输: lose
赢 胜利: win
散布 撒: scatter|random
堆叠 叠加: stack
堆: pile
折: fold
弯: bend
扭: twist
波动 飘动 波浪: wave
压扁 挤压: squash stretch
摇摆: wobble
脉动 呼吸: pulse
弹一下: pop
回弹 弹性: overshoot|elastic
缓动: ease|easing
延后: delay
计划: schedule
跳帧: skip frame
优化: optimize|performance
缓存: cache
复用 对象池: reuse|pool
性能分析: profile
追溯: trace
检视: inspect
注释: document|comment
改名: rename
命名: name
描述 说明: describe
屏幕共享: share screen
重新生成 重建 重新构建: rebuild|bake
预先计算 预计算: precompute|bake
不显示 不可见 看不到 不出现: hide|invisible
列出 列举: list
关掉声音 关声音: mute
倾斜: tilt
篡改 编辑: edit|cheat
问: ask|confirm
发布: submit|post
支持: support
切到: switch
省略 省略号 截断: truncate|ellipsis
解压缩: extract|unzip
操作 操控: operate|control
附带: attach|add
拦截: intercept|override
修改按键 更改按键 自定义按键 改按键 按键修改: rebind keys
插入手柄 插上: plug|connected
模拟按键 模拟输入: simulate key press
中止: abort|cancel|kill
拥有 归属: own|owner
读回: read back
不卡住: finish stuck
只接受: accept|only
报告: report
回到开头 循环回到: return first|wrap
不卡 不卡顿 不卡游戏: without freezing|background
影响: affect|influence
控制: control
丢弃 丢掉: drop|remove|discard
挡住 阻挡 拦住: block
录屏: record|movie
回放 重放: replay|play
重播: repeat|loop
抽卡 抽奖: weighted|random
累加: sum|total
广播: broadcast|emit
解密: decrypt|decrypted
快进: fast forward|seek
倒着播放 倒着放: play backwards
相连: connect
`
