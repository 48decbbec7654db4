/** Portuguese: actions. `lists.ts` describes the form of a line. */
export default `
reproduz toca tocar toque: play
parar parad: stop
comec inici: start|begin
pausa pausar: pause
sair fechar fech encerr: quit|exit|close
remov delet exclu apag elimin: delete|remove
criar cria crie: create|make
gera gerar: generate|create
instanci: instantiate|instance
adicion inserir acrescent: add|insert
mudar muda mude alter modific troc: change|set
definir defin coloc: set
obter obtenh pegar pega pegue recuper: get
verific checar conferir saber_se: check
detect: detect
encontr ach procur busc: find|search
esper aguard atras: wait|delay
mover mova move movimen desloc: move
girar gira gire giro rota: rotate|turn
olhar apont na_direção_do na_direção_da: look_at face
escal redimens: scale|resize
segu segue seguir persegu: follow
pular pula pule pulo salt: jump
atir dispar: shoot
empurr: push
quic ricoche rebat: jump|bounce
cair cai queda: fall|drop
escond ocult invisív invisiv: hide|invisible
mostr exib: show|visible
ler leitura leia: read
escrev: write
salv guard armazen: save|store
carreg: load
abrir abr: open
conect ligar liga: connect
desconect deslig: disconnect
envi mand: send
receb: receive|get
baix: download
convert transform: convert
copi duplic clon: copy|duplicate
compar: compare|equal
orden classific: sort
contem contenh conter: contain|has
contar quantos: count|size
substitu: replace
divid separ: split
unir junt concaten: join|concatenate
desenh: draw
clic clique: click
pression apert: press|pressed
solt liber: release
arrast: drag
selecion escolh: select|choose
rolar rolagem: scroll
entra entrar: enter|enters|entered
sair_da_area sai_da: leave|exited|exits
colid bater bate acert: hit|collide
anex prend: attach
execut rod corr: run|execute
cham: call
repet: repeat|loop
animar anime: animate|tween
desvanec esmaec: fade
pisc: blink|flash
surgir gerar_inimig spawn: spawn|instantiate
destru: destroy queue_free
explod explos: explode|explosion
limit restring: limit|clamp
suav: smooth|smoothly
tremor sacud trem: shake
vibr: vibrate|rumble
zoom aproxim: zoom
ativ habilit: enable
desativ desabilit: disable
bloque trav travar: lock
andar caminh: walk|move
evit desvi: avoid
import: import
export: export
imprim: print|log
medir meça: measure
reinici redefin: reset
recomec: restart|reload
recarreg: reload
lançar_um_raio lançar_raio: cast ray
percorr iter: iterate
liberar_memória liberado: free
invert: reverse|flip
desfaz: undo
refaz: redo
restaur: restore
cancel: cancel
arredond: round
espelh: flip|mirror
lança arremess jogar_objeto: throw
colet recolh: collect|pickup
atac ataque: attack
estic: stretch
mistur mescl: mix|blend
criptograf: encrypt
destac realç: highlight
duplo_clique: double click
preench: fill
embaralh: shuffle
registr: register
emit: emit
interromp: interrupt|stop
crescer cresç: grow
nadar: swim
escalar_parede subir_escada: climb
entrada_de_um_corpo entrada_do_corpo: body enter|entered
limp esvazi: clear
remape reatribu: rebind|assign
mapeamento_de_teclas: key rebind InputMap.action_add_event InputMap
escorreg desliz: slide
renome: rename
devolv: return
pré_carreg: preload
colar: paste
segurar manter_pressionad: hold
congel: freeze
teletransport teleport: teleport
renasc: respawn
morrer morre morte: die|death
emiti: emit
alinh: align
passa_sobre passar_sobre: hover
silenci mudo: mute
`
