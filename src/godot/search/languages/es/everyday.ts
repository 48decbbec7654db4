/** Spanish: everyday words of games that are in no other topic. `lists.ts` describes the form of a line. */
export default `
persig: follow|chase
fusion: merge|combine
curar cura: heal
apunt: aim
agach: crouch
equipa: equip
cortar corta recort: cut|crop
mezcl: shuffle|mix|blend
filtrar filtro: filter
humo: smoke
cuerda: rope
puente: bridge
espada: sword
borde bordes: border|edge
fila filas: row
peso pesos: weight
probabilid: probability|chance
porcentaj: percent
conexión: connection
respuest: response|answer
recoger recoge recogi: collect|pick
ganar gana: win
maximiz: maximize
conserv: keep
panel: panel
mismo misma: same
diferente distint: different
alrededor: around
disco: disk
entera: whole
primera_persona: first person
tercera_persona: third person
detrás: behind
final: end
muchos muchas: many
miles: thousands
máquina_de_escribir: typewriter
próxim: next
mano: hand
caja: box
oscur: dark
mundo: world
gradual poco_a_poco: gradually
coloc: place
teléfono móvil: phone
pregunt: ask
grabar graba: record
sincron: sync
blanco: white
negro: black
pelota: ball
cabeza: head
píxel: pixel
pixel_art: pixel art
alojar hosped: host
constru: build
volver: back
primer_plano: foreground
siempre: always
siempre_visible siempre_encima: always on top Window.always_on_top
ignor: ignore
captur: capture
canción: song
pasos: footstep
sol: sun
expuls: kick
tono: pitch
negrita: bold
flecha: arrow
permiso: permission
notificac: notification
rendimiento: performance
pantalla_de_carga: loading screen
pantalla_dividida: split screen
área_segura: safe area
agente: agent
atraviesa a_través: through
segunda_pantalla: monitor screen
atravies_el_suelo a_través_del_suelo: fall floor CollisionShape2D CollisionObject2D.collision_mask RigidBody2D.continuous_cd CharacterBody2D.move_and_slide
`
