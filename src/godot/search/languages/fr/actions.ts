/** French: actions. `lists.ts` describes the form of a line. */
export default `
jouer joue jouez lire_une_animation lire_un_son lire_le_son lance_un_son: play
arret stopp: stop
commenc demarr debut lancer: start|begin
pause mettre_en_pause: pause
quitt fermer ferm: quit|exit|close
supprim retir enlev efface: delete|remove
creer cree creez creation: create|make
gener: generate|create
instanci: instantiate|instance
ajout inser: add|insert
chang modif: change|set
defin mettre met mets regler regl: set
obten obtien recuper connaitre: get
verifi savoir_si controler tester: check
detect: detect
trouv cherch: find|search
attend attent delai: wait|delay
deplac boug mouv: move
tourn pivot rotation: rotate|turn
regard vers orient: look_at face
redimension agrand: scale|resize
suivr suit suiv: follow
saut: jump
tirer: shoot
pouss: push
rebond: jump|bounce
tomb chut: fall|drop
cach masqu invisib: hide|invisible
affich montr: show|visible
lire lis lecture: read
ecrir: write
enregistr sauvegard: save|store
charg: load
ouvr ouvert: open
connect relier: connect
deconnect: disconnect
envoy: send
recev: receive|get
telecharg: download
convert transform: convert
copi dupliqu clon: copy|duplicate
compar: compare|equal
trier tri triez: sort
contien conten: contain|has
compt combien: count|size
remplac: replace
divis decoup separ: split
concat joindre: join|concatenate
dessin: draw
cliqu clic: click
press appuy appuie enfonc: press|pressed
relach: release
gliss: drag|slide
depos: drop
selection choisi: select|choose
defil: scroll
entre_dans entrer: enter|enters|entered
sort_de quitte_la_zone: leave|exited|exits
touch heurt percut: hit|collide
attach fix: attach
execut courir cours: run|execute
appel: call
repet boucl: repeat|loop
animer animez: animate|tween
fondu estomp: fade
clignot: blink|flash
apparaitre apparit: spawn|instantiate
detrui: destroy queue_free
explos: explode|explosion
limit: limit|clamp
liss doux progressiv fluid: smooth|smoothly
secou trembl: shake
vibr: vibrate|rumble
zoom: zoom
activ: enable
desactiv: disable
verrouill bloqu: lock
march: walk|move
evit autour contourn: avoid
import: import
export: export
imprim: print|log
mesur: measure
reinitialis: reset
redemarr recommenc: restart|reload
recharg: reload
lancer_un_rayon lancer_de_rayon: cast ray
parcour itér: iterate
libér: free
invers: reverse|flip
annul: cancel|undo
rétabl restaur: redo|restore
arrond: round
retourn miroir: flip|mirror
jeter jett: throw
ramass collect: collect|pickup
attaqu: attack
étir: stretch
mélang: mix|blend
chiffr crypt: encrypt
surlign: highlight
double_clic: double click
rempl: fill
enregistrer_une_classe: register
émett émis: emit
interromp: interrupt|stop
grandir: grow
nager: swim
grimp escalad: climb
entrée_d_un_corps entrée_du_corps entrée_de_corps: body enter|entered
vider videz nettoy: clear
réassign réaffect: rebind|assign
affectation_des_touches: key rebind InputMap.action_add_event InputMap
dérap: slide
renomm: rename
renvoy: return
précharg: preload
coller: paste
maintenir maintenu: hold
figer gel: freeze
téléport: teleport
réappara: respawn
mourir meurt mort: die|death
émettre: emit
align: align
survol: hover
muet couper_le_son: mute
`
