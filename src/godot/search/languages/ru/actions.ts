/** Russian: actions. `lists.ts` describes the form of a line. */
export default `
воспроизв проигр играть_звук: play
останов прекрат стоп: stop
запус начать начал начин старт: start|begin
пауз приостан: pause
выйти выход закры завершить_игр: quit|exit|close
удали удал убрать стереть: delete|remove
созда: create|make
генер сгенер: generate|create
экземпляр инстанц: instantiate|instance
добав встав: add|insert
измен помен смен поменя: change|set
установ задать задат поставить настро: set
получ узна взять: get
провер узнать_ли: check
определ обнаруж: detect
найти поиск искать найд: find|search
подожд ждать ожид задержк: wait|delay
двига движ перемещ передвин: move
поворот повер вращ: rotate|turn
смотр к_курсору направлен_на: look_at face
масштаб: scale|resize
следу следов преслед: follow
прыга прыж прыг: jump
стрел выстрел: shoot
толка толк: push
отскак отскок: jump|bounce
пада упас: fall|drop
скры спрят невидим: hide|invisible
показ отобраз: show|visible
чита прочит считать: read
запис писать напис: write
сохран: save|store
загру загруз: load
откры: open
подключ соедин: connect
отключ отсоедин: disconnect
отправ послать: send
получен_данн прин: receive|get
скача: download
преобраз перевест конверт: convert
копир дублир клон: copy|duplicate
сравн: compare|equal
сортир отсортир упоряд: sort
содерж есть_ли: contain|has
посчит сколько количеств: count|size
замен: replace
раздел разби: split
объедин склеи: join|concatenate
рисов нарис: draw
клик щелч: click
нажат нажим нажм: press|pressed
отпус: release
перетаск: drag
бросить_элемент: drop
выбр выбир: select|choose
прокру: scroll
входит войти вошл вошел попада: enter|enters|entered
выход_из_обл покида: leave|exited|exits
столкн попал удар: hit|collide
прикреп привяз: attach
выполн запустить_код бежа бега: run|execute
вызыв вызов вызв: call
повтор цикл: repeat|loop
анимиров: animate|tween
затух исчез плавно_исчез: fade
мига мерца: blink|flash
заспавн появля спавн: spawn|instantiate
уничтож: destroy queue_free
взрыв взорв: explode|explosion
огранич предел: limit|clamp
плавн: smooth|smoothly
тряск тряс дрож: shake
вибр: vibrate|rumble
приблиз зум: zoom
включ активир: enable
выключ отключ_физ деактив: disable
заблок закреп: lock
ходит идти ходьб: walk|move
обход избег обойти: avoid
импорт: import
экспорт: export
вывести_в_консоль напечат: print|log
измер: measure
сброс: reset
перезапус заново: restart|reload
перезагруз: reload
пустить_луч пускать_луч: cast ray
перебр перебир обойти_всех итерир: iterate
освобо освобож: free
обратн назад задом: backwards|reverse
зацикл: loop|repeat
отмен: undo|cancel
восстанов: restore
округл: round
отрази зеркал перевернуть: flip|mirror
бросить бросок кидать: throw
подобра подбира собрать: collect|pickup
атак атаков: attack
растя: stretch
смеш: mix|blend
шифр зашифр: encrypt
подсвет выдел: highlight
двойной_клик двойного_клика: double click
заполн залив: fill
перемеш: shuffle
зарегистр регистр: register
испусти испуск эмит: emit
прерв прерыв: interrupt|stop
расти вырасти: grow
плавать плаван: swim
вход входа вхожд: enter|entered
навед навест: hover
очист очищ: clear
переназнач: rebind|assign
назначение_клавиш: key rebind InputMap.action_add_event InputMap
скольз соскальз: slide
переимен: rename
вернуть возвращ: return
предзагруз: preload
вклеить: paste
удерж: hold
замор: freeze
телепорт: teleport
возрод возрожд: respawn
умер умира смерт: die|death
излуч: emit
выравн: align
мышь_над мыши_над: hover
заглуш без_звука: mute
`
