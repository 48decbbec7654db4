/** Chinese words whose parts mean something else, and further everyday words of games. */
export default `
爆炸 炸开: explosion
不同颜色 多种颜色 彩色文字: different colors bbcode rich text
往返 左右来回 上下来回: back forth patrol
带着玩家 载着 带走: carry
朝着 对着 指向: toward|face aim
闪红: flash white
一闪一闪: blink|flicker
爆装备 掉装备: drop
卡卡的 延迟高: lag|stutter
卡住界面 假死 无响应: freeze
卡在墙 卡墙: stuck
蓄力: charge|hold
释放技能: skill
潜水: dive|swim water
头像: portrait|avatar
支线: quest
跳字: floating damage numbers
重新来过 再来一次 重玩: restart|retry
区分: difference
摇一摇 晃动手机: shake phone accelerometer
打不出 无法输入: input
方块字 显示方块: missing glyphs font
撕裂: tearing
出包: export|build
广告: ad
内购 充值 支付: purchase
相册: save picture
槽位 存档位: slot
打日志: log|print
散弹 霰弹: shotgun spread
敌人在前方 前方还是后方: in front behind dot
战争迷雾: fog of war reveal
交替: day night cycle
火炬 灯笼: torch|lamp
像素化 马赛克: pixelate|pixel shader
体积光 丁达尔: volumetric fog rays
视锥: cone|frustum
换装 换衣服: change clothes equip
佩戴: equip
重连: reconnect
权威: authority
心跳: ping|timeout
弹跳床: trampoline bounce
滑倒: slippery friction
移除但不: remove detach
没有反应 不响应: not working
不触发 没触发 没有触发: not detected|never fires
检测不到 没检测到: not detected
已释放 被释放 已销毁 野指针: freed|deleted
空引用 空指针: null
空实例 空对象: null instance
预设体: prefab|scene
刷出 召唤: spawn
小怪: enemy
追过来 追击: chase|follow
看到玩家: see|sight detect
死了 挂了: die|death
爬墙: climb
滑翔: glide
大跳小跳: jump height
连按 连续点击: press repeatedly|quickly
气泡提示: tooltip
滑入 滑出 弹入: slide panel
q弹: elastic|bouncy
边缘外: border|limit edge
画面比例 黑边: aspect black bars
被挡: behind|hide order
前后关系: order|layer depth
尾迹: trail
地块: tile
挖掘 挖矿 挖: dig|mine
随机生成: random generate procedural
踢人 踢出: kick
存读档: save load game
配置 设置项: settings|config
保留数据 保留玩家: keep|persist between scenes
网页端: web browser
手机端: android|mobile
瓶颈 性能瓶颈: bottleneck performance profile
拉伸变形 不变形: distorted|stretch aspect
最底部 滚到底: bottom scroll
`
