/** Korean: qualities and places; and words without meaning for a search. `lists.ts` describes the form of a line. */
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
아직: still
사용자_정의 사용자_지정 커스텀: custom
가로 수평: horizontal
세로 수직: vertical
전역 글로벌: global
로컬: local
무한: infinite|endless
밝기: brightness
흐림 블러: blur
동시에: simultaneous|together
동안 중에: -
메인: main
아래로: down
여러: multiple|several
단일: single
`
