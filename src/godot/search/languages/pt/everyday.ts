/** Portuguese: everyday words of games that are in no other topic. `lists.ts` describes the form of a line. */
export default `
curar cura: heal
mirar mira: aim
agach: crouch
equipa: equip
cortar corta recort: cut|crop
filtrar filtro: filter
tremer treme tremor: shake
fumaça: smoke
escada: ladder|stairs
corda cordas: rope
ponte: bridge
espada: sword
peso pesos: weight
probabilid: probability|chance
porcentag: percent
decimais: decimals
conexão: connection
respost: response|answer
colet pegar pega: collect|pick
ganhar ganha: win
maximiz: maximize
mantém manter mantenha: keep
painel: panel
mesmo mesma: same
diferente: different
redor: around
disco: disk
primeira_pessoa: first person
terceira_pessoa: third person
fim final: end
muitas: many
milhares: thousands
máquina_de_escrever: typewriter
mão: hand
caixa: box
escuro: dark
mundo: world
gradual aos_poucos: gradually
telefone: phone
pergunt: ask
gravar grava: record
sincron: sync
branco: white
preto: black
bola: ball
cabeça: head
pixel: pixel
pixel_art: pixel art
hosped: host
constru: build
voltar: back
borrad desfocad: blurry
primeiro_plano: foreground
sempre: always
sempre_no_topo sempre_visível: always on top Window.always_on_top
ignor: ignore
captur: capture
canção: song
passos: footstep
sol: sun
expuls: kick
tonalidade: pitch
negrito: bold
flecha: arrow
permissão permissões: permission
notificaç: notification
desempenho: performance
cifrad: encrypted
tela_de_carregamento: loading screen
tela_dividida: split screen
navega: navigation
área_segura: safe area
agente: agent
atravessa através: through
segunda_tela: monitor screen
atravess_o_chão através_do_chão: fall floor CollisionShape2D CollisionObject2D.collision_mask RigidBody2D.continuous_cd CharacterBody2D.move_and_slide
`
