/** Korean: everyday words of games beside those of the other topics. `lists.ts` describes the form of a line. */
export default `
캡처: capture
추격 쫓아: follow|chase
필터: filter
병합 합치: merge|combine
압축: compress
죽음 죽으면: die
치료 회복: heal
조준: aim
앉기 웅크리: crouch
장착: equip
자르기: cut|crop
계산: calculate
연기: smoke
사다리: ladder
밧줄: rope
대화: dialogue|talk
마스크: mask
가중치: weight
확률: probability|chance
퍼센트: percent
응답: response|answer
최대화: maximize
줍기 수집: collect|pick
`
