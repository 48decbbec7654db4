/** Russian: everyday words of games beside those of the other topics. `lists.ts` describes the form of a line. */
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
`
