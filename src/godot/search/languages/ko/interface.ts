/** Korean: controls, windows and input. `lists.ts` describes the form of a line. */
export default `
버튼: button
라벨 레이블: label
텍스트 글자 글씨: text
창 윈도우: window
화면 스크린: screen
전체_화면 전체화면 풀스크린: fullscreen DisplayServer.window_set_mode Window.mode
해상도: resolution
크기 사이즈: size
인터페이스: interface|control
메뉴: menu
목록 리스트: list
테마: theme
글꼴 폰트: font
포커스: focus
진행_바 프로그레스_바: progress bar ProgressBar
체력바 체력_바: health bar
대화상자 다이얼로그: dialog
입력란 텍스트_입력: text field LineEdit
슬라이더: slider
모서리: corner
가운데 중앙: center
마우스: mouse
커서: mouse|cursor
키보드: keyboard
키 키가 키를: key
게임패드 조이스틱 컨트롤러: gamepad|joypad
입력 액션: input action
터치: touch screen
드래그_앤_드롭 드래그앤드롭 끌어다_놓기: drag drop Control._get_drag_data Control._drop_data
클립보드: clipboard
툴팁: tooltip
줄바꿈 줄_바꿈: wrap|autowrap
언어 번역: language|translation
아이콘: icon
체크박스: checkbox CheckBox
드롭다운 콤보박스: dropdown OptionButton
탭: tab
테두리: border
여백: margin
컨테이너: container
마우스_휠 휠: mouse wheel
앵커: anchor
격자 그리드: grid
팝업: popup
`
