/** Korean: files, values, sound, time and network. `lists.ts` describes the form of a line. */
export default `
파일: file
텍스트_파일: text file FileAccess
폴더 디렉터리: folder|directory
데이터: data
게임_저장 세이브_파일: saved game FileAccess
문자열: string
숫자 수로: number
난수 랜덤_숫자 무작위_숫자: random number
무작위 랜덤: random
정수: integer|int
실수 소수: float
배열: array
딕셔너리 사전: dictionary
요소 원소: element
값: value
문자열을_숫자로 문자열을_정수로: text|number String.to_int String.to_float
날짜: date
시간: time
초: second|seconds
초_기다 초_대기: seconds wait SceneTree.create_timer
타이머: timer
소리 사운드: sound
효과음: sound effect AudioStreamPlayer
효과: effect
음악: music
볼륨 음량: volume
마이크: microphone
애니메이션: animation
트윈 보간: tween
비디오 동영상: video
네트워크: network|multiplayer
멀티플레이어 멀티플레이: multiplayer
서버: server
클라이언트: client
요청: request
웹 브라우저: web
주소 링크: address|url
스레드 쓰레드: thread
메모리: memory
오류 에러: error
플러그인: plugin
에디터 편집기: editor
인스펙터: inspector|export
프로젝트_설정: project settings
스크린샷: screenshot
버전: version
운영체제: operating system
유효: valid
존재: exists
남은: remaining
줄 행: line
문자: character|letter
대문자: uppercase
소문자: lowercase
부분_문자열: substring
매개변수 인자 인수 파라미터: parameter|argument
데미지: damage
반환_값 반환값: return value
상수: constant
백그라운드: background thread
노이즈: noise
최소: minimum
최대: maximum
평균: average
거듭제곱: power|pow
제곱근: square root|sqrt
비어 빈: empty
명령줄 커맨드_라인: command line
비밀번호 암호: password
상태: state
한_번 한번: once
인덱스: index
타입 유형: type
이름: name
모드: mode
이벤트: event
조건: condition
길이: length
높이: height
너비 폭: width
깊이: depth
단어: word
공백: space|whitespace
트랙: track
소수점: decimals|digits
런타임: runtime
버스: bus
오디오: audio
`
