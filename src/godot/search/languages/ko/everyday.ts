/** Korean: everyday words of games that are in no other topic. `lists.ts` describes the form of a line. */
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
유지: keep
패널: panel
같은 동일: same
다른: different
주위 주변: around
디스크: disk
1인칭: first person
3인칭: third person
뒤에: behind
끝: end
많은: many
수천: thousands
타자기: typewriter
다음: next
손: hand
상자: box
어두: dark
월드 세계: world
점점 서서히: gradually
배치: place
휴대폰 스마트폰: phone
물어: ask
녹음 녹화: record
동기화: sync
흰색 하얀: white
검은: black
공: ball
머리: head
픽셀: pixel
픽셀아트 도트: pixel art
호스트: host
건설: build
뒤로: back
흐릿 흐린: blurry
앞에: foreground
항상: always
항상_위 항상_위에: always on top Window.always_on_top
무시: ignore
노래: song
발소리: footstep
태양 햇빛: sun
스와이프: swipe
강퇴 추방: kick
피치 음높이: pitch
굵은: bold
화살표: arrow
권한: permission
알림: notification
성능: performance
로딩_화면: loading screen
둥근: rounded
화면_분할: split screen
안전_영역: safe area
에이전트: agent
통과: through
두번째_모니터 모니터: monitor screen
바닥을_통과 바닥을_뚫: fall floor CollisionShape2D CollisionObject2D.collision_mask RigidBody2D.continuous_cd CharacterBody2D.move_and_slide
`
