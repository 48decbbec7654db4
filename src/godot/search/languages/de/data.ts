/** German: files, values, sound, time and network. `lists.ts` describes the form of a line. */
export default `
datei dateien: file
textdatei textdateien: text file FileAccess
ordner verzeichnis: folder|directory
daten: data
spielstand: saved game FileAccess
zeichenkette: string
zahl zahlen nummer: number
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
gültig: valid
existier vorhanden: exists
verbleib restlich übrig: remaining
schlüssel: key
zeile zeilen: line
spalte: column
buchstabe: character|letter
großbuchstab: uppercase
kleinbuchstab: lowercase
teilstring teilzeichenkette: substring
parameter argument: parameter|argument
string strings: string
koordinate: coordinates|position
schaden: damage
rückgabewert: return value
konstante: constant
hintergrundthread: background thread
rauschen: noise
minimum minimal: minimum
maximum maximal: maximum
durchschnitt mittelwert: average
betrag: absolute|abs
potenz: power|pow
wurzel: square root|sqrt
teilbar restwert: modulo
leer: empty
kommandozeile befehlszeile: command line
umgebungsvariable: environment variable
einmal einmalig: once
index: index
typ typen: type
namen name: name
zustand: state
modus: mode
ereignis: event
bedingung: condition
länge: length
höhe: height
breite: width
tiefe: depth
wort wörter: word
leerzeichen: space|whitespace
spur spuren: track
nachkommastell dezimalstell: decimals|digits
laufzeit: runtime
audiobus: bus
`
