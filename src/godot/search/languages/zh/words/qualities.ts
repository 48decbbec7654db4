/** Chinese words for qualities, amounts and places. */
export default `
快 快速 迅速 高速: fast|quick
更快 加快 太快 变快: faster|speed
慢 缓慢 太慢 变慢 放慢: slow|slower
逐渐 渐渐 慢慢 缓缓 一点一点: gradually|smooth
突然 立即 立刻 马上 瞬间: suddenly|immediately
大 很大 巨大 变大: big|large
小 很小 变小 微小: small|tiny
长 很长: long
短 很短: short
高: high
低: low
重 沉重: heavy
轻 轻量: light weight
强 强度 力度: strong|strength
弱: weak
新 新的: new
旧 旧的: old
相同 同样 同一个 一样: same
不同 不一样 别的 另外 另一个: different
另 其他 其它: another
全体 一次性: all
每 每个 每次: every
多个 几个 许多 很多 大量 多: multiple|many
单个 一张 单: one|single
只 仅 仅仅 只有: only
两个 两 二 双 两者: two
三个 三: three
两次 两倍 双倍 加倍: twice|double
一半: half
只一次: once
第一 第一个 最先 首个: first
最后 最后一个 末尾: last
下一个 下一 下个 接下来: next
上一个 上次 前一个 之前: previous
中间 中央 中心 居中 正中: middle|center
左 左边 左侧 向左: left
右 右边 右侧 向右: right
向上 往上 朝上: up
向下 往下 朝下: down
顶部 顶端 最上 最上面 最前面: top
底部 底端 最下 最下面: bottom
上面 上方 头顶 之上: above|over
下面 下方 脚下 之下: below|under
前面 前方 正面 前 向前 朝前: front|forward
后面 后方 背后 背面 后退 向后: back|behind
里面 内部 范围内: inside
外面 外部 外 范围外 超出: outside
旁边 侧面 侧 一侧: side
水平 横向 左右: horizontal|horizontally
垂直 竖直 纵向 上下 竖: vertical|vertically
斜 斜向 对角线 斜着 斜方向: diagonal
附近 近 靠近 接近 旁: near|close
最近 最近的 最短: closest|nearest
远 远处 远离 很远: far|distant
周围 四周 环绕 围绕 绕着: around
边缘 边界 边: edge|border
角落 拐角 四角: corner
直线 笔直: straight
弯曲 曲线: curved|curve
圆形 圆 圆的: round|circular
方形 正方形: square
平 平坦: flat
锐利 清晰: sharp
模糊 糊 发虚 虚化: blurry|blur
亮 明亮 亮度 变亮: bright|brightness
暗 黑暗 昏暗: dark|darken
透明 半透明 透明度 不透明度: transparent|alpha
红色 红: red
绿色 绿: green
蓝色 蓝: blue
白色 白: white
黑色 黑: black
灰色: gray|grayscale
颜色 色彩: color
彩虹 彩色: colorful|rainbow
随机 随便 任意: random|randomly
自动 自动地: automatically|auto
手动: manually
自定义 自制 自己的: custom
默认 预设 缺省: default
最大 上限 最高: maximum|max
最小 下限 最低: minimum|min
空: empty
满 满的: full
现在 目前: current
实时: real time|realtime
动态 运行时: dynamic|runtime
公共 共用 到处: global
局部 本地: local
临时 暂时: temporary
无限 永远 一直 无尽: infinite|endless
连续 持续 不断 不停 始终: continuous|continuously
看得见: visible
不可见 看不见: invisible
无敌: invincible|invulnerable
活着 存活: alive
死亡 死掉 死 阵亡: dead|death
有效: valid
无效: invalid|error
空值 null: null|nil
简单 容易: easy|simple
漂亮 好看: beautiful
自然: natural
真实 逼真: realistic
嵌套: nested
唯一: unique
缺失 找不到 丢失: missing
卡住 卡死 动不了 卡在: stuck
卡顿 抖 抽搐 掉帧 闪烁: jitter|stutter
延迟 很卡 卡: lag|slow
不起作用 没反应 不生效 无效果 没用 失效 不工作: not working
坏掉 出错 异常: broken
防止 避免 阻止 不要 别让 不让 以免: prevent|avoid
不用 无需 没有 不带: without
代替: instead
一起 同时: together
分别 单独 分开 独立: separate|separately
精确 准确 刚好: exactly|precise
大约 近似: approximately
奇数: odd
正数: positive
负数: negative
素数 质数: prime
画面外: offscreen
屏幕内 屏幕里: onscreen
开始时 一开始 启动时: beginning|start
末端 终点: end|ending
剩余 剩下: remaining|left
足够: enough
太: too
宽度 宽: wide|width
高度: height|tall
深度: depth
粗细 厚度 粗: thick|thickness
细 薄: thin
大小 尺寸: size
面积: area
数量 个数 次数 人数: amount|count
百分比 比例: percent|percentage
错 错误的 不对: wrong
正确: correct
特定 某个 指定的: specific
整个 整体: whole|entire
部分 一部分: part
额外: extra
可用: available
不受影响: independent
相对: relative
平行 并行: parallel
相反 反方向 对面: opposite
上下颠倒 倒过来: upside down
加法 叠加: additive
原来 原始 原本: original
类似 相似: similar
邻近: nearby
大批: many
少量 一点: few
再次 重新 又: again
从不 永不: never
稍后 之后 晚: late
以前: before
以后 后: after
期间: while
激活 活动的: active
安静: quiet
流畅 顺滑: smooth
柔和: soft
硬: hard
弹性: elastic
热: hot
冷: cold
湿: wet
脏: dirty
奇怪: strange
黄色: yellow
橙色: orange
紫色: purple
粉色: pink
里 内 中 一个 某些 怎样 怎么 如何 怎么办 想要 需要 可以 能够 能 让 使 把 将 被 的话 时候 时 然后 以及 办法 方式 为什么 请问 教程 想: -
零 0: zero
所有人 大家 每个人 全员: everyone|all
自己: own
反复 一遍又一遍 多次: repeatedly|again
稀有 罕见: rare
多少 多大: how much|amount
前面加: front|leading
平静: calm|quiet
真: true
从高到低 从大到小 降序: descending|highest
从低到高 从小到大 升序: ascending|lowest
沿着 沿: along
环形 环状: radial|circular
浓 浓密: thick|dense
太长: too long
各自 各个: each|per
外观 看起来: look|appearance
哪里 哪儿 何处: where|location
四个 四: four
五个 五: five
总是: always
滞后: late|lag
好友 朋友: friend
对方 其他玩家 别人: other player|remote
依次 逐个: one by one|sequence
最远: farthest
之间: between
不会 不被 不能: -
随着: along
`
