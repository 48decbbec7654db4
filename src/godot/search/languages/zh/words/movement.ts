/** Chinese words for movement, physics and events in games. */
export default `
走 走路 行走 步行 走动: walk|move
跑 跑步 奔跑 冲刺: run|sprint
运动 挪动 前进: move
停 停下 停住 静止: stop
跳起 起跳: jump
二段跳 双跳 多段跳 空中跳跃: double jump
突进 闪避: dash
攀登: climb
游泳 游: swim
飞 飞行: fly|flying
漂浮 悬浮 浮动 浮: float|hover
掉落 下落 落下 坠落 掉下: fall|drop
蹲 蹲下 下蹲: crouch|duck
滑 滑行 滑落: slide
滚 翻滚 滚动: roll
推 推动 推开 推箱子: push
击退 击飞 炸飞: knockback|push
拉 拉动 吸引 拖: pull
抛 丢: throw
接住: catch
抓 拿 拿起 搬运 举起: grab|carry
捡 收集: pickup|collect
摆动 挥动 摇摆 荡: swing
旋转 转 转动 自转 打转: spin|rotate
绕圈 公转: orbit|around
转弯 转向 转身 掉头 回合 回合制: turn
面向 朝向 看向 面朝 对准 看: face|look
跟随 追 追赶 追着 追踪 跟着 跟踪: follow|chase
逃跑 逃离: flee
来回: patrol
游荡 闲逛: wander
路径 路线 道路 轨道 路: path|route
寻路 导航 自动寻路 最短路径: pathfinding|navigation
障碍 障碍物 避开 避障 绕开: obstacle|avoid
到达 抵达: arrive|reached
目标 目的地 终点: target|destination
瞬移 传送 瞬间移动: teleport
重生 复活: respawn
生成 刷新 出现 产生 刷: spawn|instantiate
减速 刹车 摩擦: decelerate|friction
速率: speed|velocity
动量: momentum|velocity
坡道 斜面: slope
阶梯: stairs|step
地面 地板 地上: ground|floor
墙面 贴墙: wall
头顶: ceiling
跳板: platform
移动的平台: moving platform
单向平台 单面: one way
穿过 穿透 穿墙 穿模: through|tunneling
空中 空气中 滞空: air|airborne
撞 碰撞 碰到 撞到 击中 打中 命中 相撞: hit|collide
触碰 接触 碰: touch
碰撞体积 碰撞箱: collision
重合: overlap
走进 进到: enter|entered
离开 走出 退出 移出: leave|exited
弹 弹开 弹起: bounce
攻击 砍 近战: attack
射击 发射 开枪 开火 射: shoot|fire
导弹 炮弹 箭 飞弹: bullet|projectile
枪 武器 剑: gun|weapon
炸弹 炸: explosion|explode
被打中 受击: damage
血量 生命 生命值 血: health|hp
杀死 消灭 打死 击杀: kill|die
怪 敌方: enemy
主角: player
NPC 村民: npc
队友 友军 同伴: friend
Boss 首领: boss
金币 硬币 钱: coin
仓库: inventory
积分: score
等级: level
门 大门: door
钥匙: key
车 汽车 车辆: car|vehicle
火车: train
船: ship
炮塔: tower turret
绳子 绳索: rope
链条 锁链: chain
车轮 轮子: wheel
风: wind
攻击判定: hit box|hitbox
陷阱: trap
检查点 存档点: checkpoint
连击 连招: combo
剧情: dialogue
视野 视线 看见: vision|sight
看得到: line of sight
间距: distance
夹角: angle
世界: world
方块 砖块: block
边界 越界 界限: bounds
悬崖 边沿: ledge
站 站立 站在: stand
骑 乘坐: ride
山坡 上坡 下坡: hill|slope
陡 陡坡: steep
洞 坑: hole
洞穴 山洞: cave
公路: road
缝隙 空隙: gap
冰 冰面 打滑: ice|friction
泥: mud
岩浆: lava
尖刺: spike
磁铁 吸附 吸: magnet|attract
发射出去 弹射: launch
踢: kick
刀: sword|melee
保护 盾 防御: protect|shield
躲避: dodge
眩晕 硬直: stun
复位: respawn|reset
赛车 竞速: race
圈数: lap
漂移: drift
悬挂: suspension
传送带: conveyor belt
电梯: elevator
蹦床: trampoline
钟摆: pendulum
齿轮: gear
飞行敌人: flying enemy
人群 群体: crowd
队形: formation
宠物: pet
任务: quest
卡牌 卡片 扑克牌: card
棋盘: board
象棋: chess
拼图 解谜: puzzle
地牢 迷宫: dungeon
商店: shop
金钱: money
合成 制造: crafting
升级 强化: upgrade
经验 经验值: experience
技能 能力: skill|ability
状态 增益: buff status
交互 互动: interact
走近 靠近时 接近时: approach
抛物线 弹道: trajectory
预测: predict
后坐力: recoil
换弹: reload
弹药: ammo
制导: homing
光束: laser
冲击波: shockwave
永远: forever
已经: already
停留 留在: stay
待机 闲置 站着不动: idle
阶段: phase
行为: behavior
框选: select multiple units
视图: view
接触点: contact
阻力 空气阻力: damping
重心: center of mass
平衡: balance
直立 不倒: upright
翻倒 倒下: tip over
铰链: hinge
钉: pin
刚度: stiffness
浮力: buoyancy
物理模拟: simulate physics
绑 系住: tie|attach
橡皮筋 有弹性: elastic|springy
战斗 打斗: battle|combat
守卫 警卫 卫兵: guard
扇形 锥形 圆锥: cone
可行走 能走: walkable|walk
房间: room
看到: see|sight
粘住 粘在 贴住 吸住: stick
扳机: trigger
减速停: lose momentum|damp
滑下去 滑下: slip|slide
木箱: crate|box
保留下来 不会消失 不消失 存活: survive|keep
打败 击败: kill|defeat
挤 挤在一起 拥挤: push|overlap
代价 消耗 花费: cost
手牌: hand card
扎堆: crowd together
引擎: engine
屋顶 房顶: roof
绕过 绕路: around wall|pathfinding
跳跃连接: jump link|navigation link
跳下 下去: get off
穿进: penetrate|through
房子 建筑: house
往下掉 下坠 摔落 往下落: fall|drop
受力 受重力: force gravity
平移: translate|pan
移位: move|offset
滑铲: slide
不动 不移动: freeze|stop
冰冻: freeze
出生点: spawn|start position
`
