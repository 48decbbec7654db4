/** Russian: everyday words of games that are in no other topic. `lists.ts` describes the form of a line. */
export default `
захват: capture|lock
фильтр отфильтр: filter
сжать сжат сжима: compress
перетащ перетаск: drag
выровн выравнив: align
лечить лечен лечит: heal
целить прицел: aim
присесть присяд приседа: crouch
экипир: equip
печат напечат: print
вырез обрез: cut|crop
переключ: toggle|switch
вычисл рассчит: calculate
формат: format
разверну: maximize|expand
дым дыма: smoke
лестниц: ladder|stairs
верёвк канат: rope
мост моста: bridge
меч меча: sword
маск: mask
вес веса: weight
вероятн: probability|chance
процент: percent
ответ: response|answer
собира собрат: collect|pick
выигр: win
панел: panel
одинаков: same
разные разных различн: different
вокруг: around
диск: disk
целый целиком: whole
первого_лица: first person
третьего_лица: third person
позади: behind
конец конце: end
много: many
тысяч: thousands
печатная_машинка печатной_машинки: typewriter
видеть видит увидеть: see
рука руки руке руку: hand
ящик короб: box
тёмн: dark
мир: world
постепенно: gradually
размест размещ: place
телефон смартфон: phone
спроси спраши: ask
синхрон: sync
белый белая белым: white
чёрн: black
мяч: ball
голов: head
пиксел: pixel
пиксель_арт: pixel art
хост: host
строит построй: build
мыльн: blurry
переднем_плане передний_план: foreground
поверх_всех поверх_всех_окон поверх_других_окон: always on top Window.always_on_top
игнорир: ignore
песн: song
шаги шагов: footstep
солнц: sun
свайп: swipe
кикнуть выгнать: kick
высота_тона высоту_тона: pitch
жирн: bold
разрешени: permission
уведомлен: notification
производительн: performance
избежат: avoid
экран_загрузки: loading screen
скругл закругл: rounded
разделённый_экран разделение_экрана: split screen
отключить_звук: mute
безопасная_зона: safe area
агент: agent
сквозь насквозь: through
второй_монитор втором_мониторе: monitor screen
сквозь_пол: fall floor CollisionShape2D CollisionObject2D.collision_mask RigidBody2D.continuous_cd CharacterBody2D.move_and_slide
`
