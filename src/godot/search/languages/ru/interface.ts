/** Russian: controls, windows and input. `lists.ts` describes the form of a line. */
export default `
кнопк: button
метк надпис: label
текст: text
окно окна окне окон: window
экран: screen
полноэкран полный_экран весь_экран: fullscreen DisplayServer.window_set_mode Window.mode
разреш_экр разрешение: resolution
размер: size
интерфейс: interface|control
меню: menu
списк список: list
тема тему темы: theme
шрифт: font
фокус: focus
полос_прогр индикатор_прогр: progress bar ProgressBar
полос_здоров: health bar
диалог: dialog
поле_ввода текстовое_поле: text field LineEdit
ползун слайдер: slider
углы: corner
центр: center
мыш курсор_мыши: mouse
курсор: mouse|cursor
клавиатур: keyboard
клавиш: key
геймпад джойстик: gamepad|joypad
ввод действ: input action
сенсорн касани: touch screen
перетаскиван: drag drop Control._get_drag_data Control._drop_data
буфер_обмена: clipboard
подсказк: tooltip
перенос_строк перенос_слов: wrap|autowrap
язык перевод_текста локализ: language|translation
иконк значок: icon
флажок чекбокс: checkbox CheckBox
выпадающ: dropdown OptionButton
вкладк: tab
рамк границ: border
отступ: margin
контейнер: container
колесо_мыши колесик: mouse wheel
таблиц: table
якор: anchor
всплыва попап: popup
перенос_текст перенос_по_слов: text wrap|autowrap
`
