/** Russian: files, values, sound, time and network. `lists.ts` describes the form of a line. */
export default `
файл: file
текстовый_файл текстового_файл текстовые_файл: text file FileAccess
папк каталог директор: folder|directory
данн: data
сохранение_игры сохранить_игру: saved game FileAccess
строк: string
число числа: number
случайное_число случайные_числ случайных_чис: random number
случайн рандом: random
целое целого: integer|int
дробн вещест: float
массив: array
словар: dictionary
элемент: element
значен: value
строку_в_число текст_в_число: text|number String.to_int String.to_float
дата даты дату: date
время времени: time
секунд: second|seconds
подождать_несколько_секунд подождать_секунд: seconds wait SceneTree.create_timer
таймер: timer
звук: sound
звуковой_эффект звуковые_эффект: sound effect AudioStreamPlayer
эффект: effect
музык: music
громкост: volume
микрофон: microphone
анимац: animation
твин интерпол tween: tween
видео: video
сеть сетев: network|multiplayer
многопольз мультиплеер сетевой_игр сетевая_игр: multiplayer
сервер: server
клиент: client
запрос: request
веб браузер: web
ссылк: address|url
поток потоки: thread
памят: memory
ошибк: error
плагин: plugin
редактор: editor
инспектор: inspector|export
настройк_проекта настройки_проекта: project settings
настройк опци: settings|config
скриншот снимок_экран: screenshot
верси: version
операционн: operating system
действит валид: valid
существ: exists
остав остал остат: remaining
ключ: key
строка_кода линия: line
столбец столбц колонк: column
символ букв: character|letter
верхний_регистр верхнего_регистр заглавн: uppercase
нижний_регистр нижнего_регистр строчн: lowercase
подстрок: substring
параметр аргумент: parameter|argument
урон: damage
возвращаемое_значение: return value
констант: constant
фоновый_поток в_фоне фоновом_режиме: background thread
шум: noise
миним: minimum
максим: maximum
средн: average
степен: power|pow
квадратный_корень корень: square root|sqrt
пуст: empty
командн_строк командной_строк: command line
парол: password
состоян: state
один_раз однажды: once
индекс: index
тип типа типы: type
имя имени имен назван: name
режим: mode
событ: event
услови: condition
длин: length
высот: height
ширин: width
глубин: depth
слово слова слов: word
пробел: space|whitespace
дорожк: track
знаков_после_запятой: decimals|digits
во_время_выполнения: runtime
шина шину шины: bus
аудио: audio
аудиошин: audio bus
`
