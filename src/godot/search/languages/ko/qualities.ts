/** Korean: how and where something is; and what means nothing to a search. `lists.ts` describes the form of a line. */
export default `
첫: first
마지막: last
모든 전체 모두: all
매 마다: every
두: two
새 새로운: new
현재: current
큰: big|large
작은: small
빠르 빨리: fast|speed
느리 천천히: slow
왼쪽: left
오른쪽: right
위 위로: above|up
아래: below|down
안에 안쪽: inside
가까 근처: near|closest
멀리 먼: far
자동: automatically
보이: visible
마우스_버튼: mouse button
어떻게 방법 하는 하기 하고 싶어요 싶습니다 주세요 합니다 해야 하나요 있는지 있나요 되는 되나요 때 것 사용법 사용 사이의 에서 그리고 만약 무엇 쪽: -
`
