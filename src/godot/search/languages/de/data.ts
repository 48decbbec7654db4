/** German: files, values, sound, time and network. `lists.ts` describes the form of a line. */
export default `
datei dateien: file
textdatei textdateien: text file FileAccess
ordner verzeichnis: folder|directory
daten: data
spielstand: saved game FileAccess
zeichenkette: string
zahlen nummer: number
zufallszahl: random number
zufall zufällig: random
ganzzahl: integer|int
gleitkomma kommazahl: float
array arrays feld: array
wörterbuch: dictionary
element: element
wert werte: value
text_in_eine_zahl text_in_zahl: text|number String.to_int String.to_float
datum: date
zeit uhrzeit: time
sekunde: second|seconds
sekunden_warten: seconds wait SceneTree.create_timer
timer zeitgeber: timer
ton töne sound klang geräusch: sound
soundeffekt geräuscheffekt klangeffekt: sound effect AudioStreamPlayer
effekt: effect
musik: music
lautstärk: volume
mikrofon: microphone
animation: animation
tween interpol: tween
video: video
netzwerk: network|multiplayer
mehrspieler: multiplayer
server: server
client: client
anfrage: request
web browser: web
adresse: address|url
thread: thread
arbeitsspeicher: memory
fehler: error
erweiterung plugin: plugin
editor: editor
inspektor: inspector|export
projekteinstellung: project settings
einstellung optionen: settings|config
screenshot bildschirmfoto: screenshot
version: version
betriebssystem: operating system
`
