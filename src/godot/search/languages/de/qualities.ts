/** German: qualities and places; and words without meaning for a search. `lists.ts` describes the form of a line. */
export default `
erste: first
letzt: last
alle alles: all
jede jeder jedes jedem jeden: every
zwei: two
neu neue neuen: new
aktuell: current
groß: big|large
klein: small
schnell: fast|speed
langsam: slow
links linke: left
rechts rechte: right
oben: above|up
unten unter: below|down
innerhalb innen drinnen: inside
nah nächst: near|closest
weit fern: far
automatisch: automatically
sichtbar: visible
maustaste: mouse button
der die das den dem des ein eine einen einem einer eines ich du er es wir man mein meine meinen in: -
im ins an am auf aus bei mit von vom zu zur zum für und oder ob wenn wann wo wie was ist sind wird: -
werden wurde hat habe kann könnte soll muss möchte will nicht kein keine sich so dass über durch: -
nach lassen lasse per um benutzen benutze verwenden machen mache paar etwas andere unterschied_zwischen unterschiede_zwischen: -
eigener eigene eigenen eigenes eigenem benutzerdefiniert: custom
noch: still
zwischen schon auch wieder ganz dabei sowie obwohl damit deren dessen: -
gleichzeit: simultaneous|together
horizontal waagerecht: horizontal
vertikal senkrecht: vertical
global: global
lokal: local
unendlich endlos: infinite|endless
dauerhaft: persistent
hell helligkeit: brightness
unscharf unschärf: blur|blurry
nur während: -
haupt: main
hinunter herab hinab: down
mehrere: multiple|several
einzeln: single
`
