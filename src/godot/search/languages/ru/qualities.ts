/** Russian: qualities and places; and words without meaning for a search. `lists.ts` describes the form of a line. */
export default `
перв: first
последн: last
все всех: all
каждый каждую каждые: every
два двух двумя: two
нов новый: new
текущ: current
больш: big|large
маленьк: small
быстр: fast|speed
медлен: slow
влево лев слева: left
вправо прав справа: right
вверх над сверху: above|up
вниз под снизу: below|down
внутри: inside
ближайш рядом: near|closest
далек далеко: far
автоматич: automatically
видим: visible
кнопк_мыши кнопка_мыши: mouse button
и в во на с со к ко из от до по за для о об у при через что чтобы как когда где ли я мне мой моя мою: -
мы он она оно они это этот эта эту не нет есть быть можно нужно надо хочу сделать делать: -
использовать если или а но чем кто какой какая то же бы его её их заставить: -
пользоват свой свою своя собствен: custom
ещё: still
уже тоже очень пока который которая которые между всё без: -
горизонт: horizontal
вертик: vertical
глобал: global
локал: local
бескон: infinite|endless
яркост: brightness
размыт: blur|blurry
одноврем: simultaneous|together
только во_время: -
главн: main
книзу: down
нескольк: multiple|several
единств: single
`
