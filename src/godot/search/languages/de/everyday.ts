/** German: everyday words of games that are in no other topic. `lists.ts` describes the form of a line. */
export default `
einfang eingefangen festhalt: capture|lock
filtern gefiltert: filter
zusammenführ zusammenfass: merge|combine
komprimier: compress
hochlad: upload
herunterlad: download
verblass: fade
einrast: snap
heilen heilt heilung: heal
zielen zielt anvisier: aim
ducken duckt: crouch
sprinten sprintet: run|sprint
ausrüst: equip
ausschneid abschneid: cut|crop
umschalt: toggle|switch
berechn: calculate
exportier: export
importier: import
rauch: smoke
höhle: cave
leiter: ladder
seil: rope
treppe: stairs
brücke: bridge
schwert: sword
gewicht: weight
wahrscheinlich: probability|chance
prozent: percent
antwort: response|answer
zertifikat: certificate
sammeln sammelt aufsamm: collect|pick
gewinn: win
verlier: lose
zur_laufzeit: from code
behalt beibehalt: keep
panel: panel
gleiche selben selbe: same
verschieden: different
herum drumherum: around
festplatte: disk
gesamt komplett: whole
ego_perspektive egoperspektive: first person
dritte_person: third person
hinter: behind
ende: end
viele: many
tausend: thousands
sehen sieht: see
hand: hand
kiste: box
dunkel: dark
welt: world
allmählich schrittweise nach_und_nach: gradually
platzier: place
smartphone: phone
fragen: ask
aufnehm aufzeichn aufnahm: record
synchron: sync
weiß: white
schwarz: black
ball: ball
kopf: head
pixel: pixel
hosten: host
bauen gebaut: build
zurück: back
verschwommen: blurry
vordergrund: foreground
immer: always
immer_im_vordergrund immer_oben: always on top Window.always_on_top
ignorier: ignore
erfass: capture
lied: song
schritte fußschritt: footstep
sonne: sun
wischen wischgest: swipe
rauswerf kicken: kick
tonhöhe: pitch
fett: bold
pfeil: arrow
berechtigung: permission
benachrichtig: notification
performance leistung: performance
vermeid: avoid
abgerundet: rounded
geteilter_bildschirm splitscreen: split screen
sicherer_bereich: safe area
agent: agent
hindurch: through
zweiter_bildschirm zweiten_bildschirm: monitor screen
durch_den_boden: fall floor CollisionShape2D CollisionObject2D.collision_mask RigidBody2D.continuous_cd CharacterBody2D.move_and_slide
zeichenaufruf: draw calls
`
