/** Korean: actions. `lists.ts` describes the form of a line. */
export default `
재생 플레이하: play
정지 멈추 멈춤 중지: stop
시작: start|begin
일시정지 일시_정지 멈추게: pause
종료 끝내 닫기 닫: quit|exit|close
삭제 제거 지우: delete|remove
생성 만들: create|make
인스턴스: instantiate|instance
추가 삽입: add|insert
바꾸 변경 바뀌 수정: change|set
설정 지정: set
가져오 구하 얻 알아내: get
확인 검사 체크: check
감지 탐지 알아차리: detect
찾: find|search
기다 대기 지연: wait|delay
이동 움직: move
회전 돌리: rotate|turn
바라보 쪽으로 향하: look_at face
크기_조절 확대 축소: scale|resize
따라가 따라오 쫓 추적: follow
점프: jump
발사 쏘 쏴 쏠: shoot
밀: push
튕기 튀: jump|bounce
떨어지 낙하: fall|drop
숨기 숨겨 안_보이: hide|invisible
보이게 표시 나타내 보여주: show|visible
읽: read
쓰기 쓰는 기록: write
저장 세이브: save|store
불러오 로드 로딩: load
열기 열어 열: open
연결: connect
연결_해제 연결을_끊: disconnect
보내 전송: send
받기 수신 받: receive|get
다운로드: download
변환: convert
복사 복제: copy|duplicate
비교: compare|equal
정렬: sort
포함 들어_있: contain|has
개수 세기: count|size
교체 대체: replace
나누 분리 분할: split
합치 이어: join|concatenate
그리: draw
클릭: click
누르 눌렀 눌렸 누를 눌러 눌림: press|pressed
떼 놓았 뗐: release
드래그 끌: drag
드롭 놓기: drop
선택 고르: select|choose
스크롤: scroll
들어왔 들어가 들어오 진입: enter|enters|entered
나가 나갔: leave|exited|exits
맞았 맞는 부딪 충돌: hit|collide
붙이 부착: attach
실행 달리: run|execute
호출 부르: call
반복 루프: repeat|loop
애니메이션으로 애니메이트: animate|tween
페이드 서서히_사라: fade
깜빡 깜박: blink|flash
스폰 소환 등장: spawn|instantiate
파괴 없애: destroy queue_free
폭발: explode|explosion
제한 한계: limit|clamp
부드럽 부드러: smooth|smoothly
흔들: shake
진동: vibrate|rumble
줌 확대해: zoom
활성화 켜기 켜: enable
비활성화 끄기 끄: disable
잠그 고정: lock
걷 걸어: walk|move
피하 피해 회피: avoid
가져오기_플러그인 임포트: import
내보내 익스포트: export
출력: print|log
재기 측정: measure
초기화 리셋: reset
재시작 다시_시작: restart|reload
다시_불러오 리로드: reload
레이캐스트 레이를_쏘 레이를_쏴 광선: cast ray
순회: iterate
해제: free|release
거꾸로 역방향 반대로: backwards|reverse
전환 교환: change|switch
되돌리 실행_취소: undo
취소: cancel
복원: restore
반올림: round
뒤집 반전: flip|mirror
던지: throw
줍기 줍는 주워 획득 수집: collect|pickup
공격: attack
늘리 늘이: stretch
섞기 섞는 섞어: shuffle|mix
암호화: encrypt
강조: highlight
더블_클릭 더블클릭: double click
채우: fill
등록: register
방출 발신: emit
중단: interrupt|stop
자라: grow
수영: swim
오르 기어오르: climb
호버: hover
비우: clear
재할당: rebind|assign
키_설정: key rebind InputMap.action_add_event InputMap
미끄러: slide
이름_변경 이름을_바꾸: rename
반환: return
미리_로드 미리_불러오: preload
붙여넣: paste
누르고_있: hold
얼리: freeze
순간이동 텔레포트: teleport
부활 리스폰: respawn
죽었 죽으 죽는 죽을 사망: die|death
내뿜: emit
맞추: align
위에_있 마우스를_올: hover
음소거: mute
`
