/** Spanish: actions. `lists.ts` describes the form of a line. */
export default `
reproduc reproduz: play
deten parar para_la pares: stop
empez comenz inici arranc: start|begin
pausa pausar: pause
cerrar cierr salir sal: quit|exit|close
elimin borr quitar quit suprim: delete|remove
crear crea creo cree: create|make
gener: generate|create
instanci: instantiate|instance
añad agreg insert: add|insert
cambi modific alter: change|set
poner pon pong establec fij definir asign: set
obten obtien consegu conocer recuper: get
comprob verific saber_si revis: check
detect: detect
encontr encuentr busc hallar: find|search
esper retras: wait|delay
mover muev movim desplaz: move
girar gira gire giro rotar rota: rotate|turn
mirar mira hacia: look_at face
escal redimens: scale|resize
segu sigu persegu: follow
salt: jump
dispar: shoot
empuj: push
rebot: jump|bounce
caer cae caid: fall|drop
ocult escond invisib: hide|invisible
mostr: show|visible
leer lee lectur: read
escrib: write
guard salv almacen: save|store
carg: load
abrir abre abr: open
conect: connect
desconect: disconnect
envi mand: send
recib: receive|get
descarg: download
convert conviert transform: convert
copi duplic clon: copy|duplicate
compar: compare|equal
orden: sort
contien conten: contain|has
contar cuenta cuántos: count|size
reemplaz sustitu: replace
divid separ: split
unir_cadenas junt concaten: join|concatenate
dibuj pint: draw
clic clicar pincha: click
puls presion apret aprieta: press|pressed
solt: release
arrastr: drag
seleccion elig escog: select|choose
desplaz_contenid: scroll
entra entre_en ingres: enter|enters|entered
sale_del: leave|exited|exits
choc chocar choqu colision golpe: hit|collide
pegar_al adjunt sujet: attach
ejecut corr: run|execute
llam: call
repet bucl: repeat|loop
animar: animate|tween
desvanec fundido: fade
parpade destell: blink|flash
aparecer aparezc generar_enemig: spawn|instantiate
destru: destroy queue_free
explot explos: explode|explosion
limit restring: limit|clamp
suav: smooth|smoothly
temblor sacud vibr_de_pantalla: shake
vibr: vibrate|rumble
acerc alej zoom: zoom
activ habilit: enable
desactiv deshabilit: disable
bloque: lock
camin andar: walk|move
evit esquiv: avoid
import: import
export: export
imprim: print|log
medir mide: measure
reinici restablec: reset
volver_a_empezar: restart|reload
recarg: reload
lanzar_un_rayo lanzar_rayo: cast ray
recorr iter: iterate
liber: release|free
invert: reverse|flip
deshac: undo
rehac: redo
restaur: restore
cancel: cancel
redond: round
voltea reflej: flip|mirror
lanz arroj: throw
recoge recoger recogid recolect: collect|pickup
atac ataque: attack
estir: stretch
mezcl: mix|blend
cifr encript: encrypt
resalt: highlight
doble_clic: double click
rellen: fill
baraj: shuffle
registr: register
emit emis: emit
interrump: interrupt|stop
crecer crezc: grow
nadar: swim
trepar escalar_pared: climb
entrada_de_un_cuerpo entrada_del_cuerpo entrada_de_cuerpos: body enter|entered
vaciar vacia limpi: clear
reasign: rebind|assign
asignación_de_teclas: key rebind InputMap.action_add_event InputMap
desliz resbal: slide
renombr: rename
devolv devuelv: return
precarg: preload
pegar pegue: paste
mantener_pulsad manten: hold
congel: freeze
teletransport: teleport
reaparec reaparezc: respawn
morir muere muerte: die|death
emiti: emit
aline: align
pasa_sobre pasar_sobre: hover
silenci: mute
`
