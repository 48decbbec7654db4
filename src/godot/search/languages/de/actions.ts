/** German: actions. `lists.ts` describes the form of a line. */
export default `
abspiel abgespielt spielen spiele spielt wiedergeb wiedergabe: play
stopp anhalt aufhör: stop
start anfang beginn: start|begin
pausier pause anhalten: pause
beend schliess verlass: quit|exit|close
lösch entfern: delete|remove
erstell erzeug anleg: create|make
generier: generate|create
instanzi instanti: instantiate|instance
hinzufüg einfüg ergänz: add|insert
änder veränder wechsel: change|set
setzen setz festleg einstell: set
ermittel abfrag abruf bekomm erhalt hole holen: get
prüf überprüf feststell testen: check
erkenn: detect
find such: find|search
wart verzöger: wait|delay
beweg verschieb: move
dreh rotier: rotate|turn
ausricht anschau zur_maus zum_mauszeiger: look_at face
skalier vergrösser verkleiner: scale|resize
folg verfolg: follow
spring sprung: jump
schiess schuss: shoot
schieb stoss: push
abprall hüpf: jump|bounce
fallen fällt herunter: fall|drop
versteck ausblend verberg unsichtbar: hide|invisible
anzeig zeig einblend: show|visible
lese lesen liest einles auslesen: read
schreib: write
speicher sicher: save|store
lade laden lädt geladen: load
öffn: open
verbind: connect
trenn: disconnect
send schick: send
empfang: receive|get
herunterlad download: download
umwandel konvertier umrechn: convert
kopier duplizier klon: copy|duplicate
vergleich: compare|equal
sortier: sort
enthält: contain|has
zählen zähle zählt anzahl wie_viele: count|size
ersetz: replace
teil aufteil trennen: split
zusammenfüg aneinander: join|concatenate
zeichn: draw
klick anklick: click
drück gedrückt: press|pressed
loslass: release
ziehen zieh: drag
ablegen fallenlass: drop
auswähl wähl: select|choose
scroll roll: scroll
betritt betret hineinkomm: enter|enters|entered
verlässt: leave|exited|exits
treff trifft getroffen kollid: hit|collide
befestig anhäng: attach
ausführ rennen lauf: run|execute
aufruf rufen: call
wiederhol schleife: repeat|loop
animier: animate|tween
überblend: fade
blink blitz: blink|flash
spawn erscheinen_lass auftauch: spawn|instantiate
zerstör: destroy queue_free
explod explos: explode|explosion
begrenz beschränk: limit|clamp
sanft weich gleichmässig glatt: smooth|smoothly
wackel schütteln zitter: shake
vibrier vibration: vibrate|rumble
zoom heranzoom: zoom
aktivier einschalt: enable
deaktivier ausschalt abschalt: disable
sperr fixier: lock
geh laufen: walk|move
ausweich umgeh: avoid
importier: import
exportier: export
ausgeb ausgab: print|log
mess messen: measure
zurücksetz: reset
neustart neu_starten neu_laden: restart|reload
neuladen nachlad: reload
strahl_werfen raycast: cast ray
durchlauf durchgeh iterier: iterate
freigeb freigegeben freigab: free
rückwärts umgekehrt: backwards|reverse
umkehr: reverse
umbrech umbruch: wrap|autowrap
rückgängig: undo
wiederherstell: restore
abbrech abbruch: cancel
rund abrund aufrund: round
spiegel: flip|mirror
wirf werfen wurf: throw
einsammel aufheb aufsammel: collect|pickup
angriff angreif: attack
streck dehn: stretch
misch: mix|blend
verschlüssel: encrypt
hervorheb: highlight
überfahr schweb: hover
doppelklick: double click
füllen fülle ausfüll auffüll: fill
mischt mischen: shuffle|mix
registrier: register
auslös: trigger|emit
unterbrech: interrupt|stop
wachs: grow
schwimm: swim
kletter: climb
leeren: clear
zuweis neu_beleg: rebind|assign
tastenbelegung: key rebind InputMap.action_add_event InputMap
rutsch gleit: slide
umbenenn: rename
zurückgeb: return
vorlad vorausladen: preload
einkleb: paste
gedrückt_halt festhalt: hold
einfrier eingefror: freeze
teleportier: teleport
wiederbeleb: respawn
sterb stirbt tod: die|death
emittier ausstoss: emit
ausgericht bündig: align
maus_über: hover
stummschalt stumm: mute
`
