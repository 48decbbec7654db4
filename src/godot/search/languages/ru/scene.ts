/** Russian: nodes, bodies, movement and rendering. `lists.ts` describes the form of a line. */
export default `
сцен: scene
узел узл нод нода ноды: node
дочер ребен потом дети детей детям детьми: child
родит: parent
дерев: tree
групп: group
сигнал: signal
функц метод: function|method
скрипт код кода коде коду: script|code
перемен: variable
свойств: property
класс: class
ресурс: resource
объект: object
игр игра игры игру: game
игрок: player|character
персонаж: character body
враг врага враги врагов противник: enemy
пул пуля пули снаряд: bullet
оруж: weapon
здоров жизн: health
очк счет: score
инвентар: inventory|item
уровен уровн: level
тело тела телом: body
твердого_тел твердое_тел твердых_тел: rigid body
столкнов коллиз: collision
форм: shape
област зона зону: area
пол полу земл: floor
стен: wall
потол: ceiling
склон уклон: slope
платформ: platform
гравитац притяж: gravity
скорост: speed|velocity
ускор: acceleration
трени: friction
сил сила силу импульс: force|impulse
масс: mass
физик физич: physics
луч луча лучом: ray|raycast RayCast2D RayCast3D
направл: direction
угол угла: angle
вращен: rotation
позиц координат положен: position
расстоя дистанц: distance
точк точек точкам: point
вектор: vector
камер: camera
свет освещ: light
тень тени теней: shadow
спрайт: sprite
текстур: texture|image
изображ картин: image
меш сетк: mesh
модел: model
материал: material
шейдер: shader
частиц: particles
цвет: color|modulate
прозрач: transparent|alpha
фон фона: background
небо неба: sky
тайл плитк: tile
тайлмап тайлов_карт: tilemap tile TileMapLayer
карт карте карту: map
путь пути маршрут: path
найти_путь поиск_пути: path obstacle NavigationAgent2D NavigationAgent3D
препятств: obstacle
навигац: navigation
каждый_кадр кадр кадра: frame|every
частот_кадров кадров_в_секунду: frame rate
фрейм: frame
кост скелет: bone|skeleton
слой слоя: layer
крив кривая: curve
круг окружн: circle
прямоуг: rectangle
многоуг полигон: polygon
сустав шарнир соединение_тел: joint
пружин: spring
машин транспорт: vehicle
колес: wheel
вода воды воду: water
туман: fog
свечен: glow
отражен: reflection
контур обводк: outline
непрозр: opacity|alpha
градиент: gradient
порядок_отрисов: order draw CanvasItem.z_index
владел: owner
сосед: neighbor
ячейк клетк: cell
ландшафт: terrain
замедлен_времен замедлить_врем: slow motion Engine.time_scale
монет: coin
дверь двери: door
пункт: item|entry
ветер ветра: wind
дожд: rain
снег: snow
трав: grass
край края: edge
`
