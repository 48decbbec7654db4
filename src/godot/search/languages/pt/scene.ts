/** Portuguese: nodes, bodies, movement and rendering. `lists.ts` describes the form of a line. */
export default `
cena cenas: scene
no_da nó nós nodo: node
filh: child
pai: parent
árvore: tree
grupo: group
sinal sinais: signal
funç funcao metodo: function|method
script codig código: script|code
variáve: variable
propriedad: property
classe: class
recurs: resource
objet: object
jogo jogos: game
jogador: player|character
personagem personagens: character body
inimig: enemy
bala projétil: bullet
arma: weapon
vida saúde: health
pontuac pontos: score
inventar: inventory|item
nível fase fases: level
corpo: body
corpo_rigid corpos_rigid: rigid body
colis: collision
forma formato: shape
área zona região: area
chão piso solo: floor
parede muro: wall
teto: ceiling
rampa inclinac ladeira: slope
plataform: platform
gravid: gravity
velocid: speed|velocity
aceler: acceleration
atrito friccao: friction
força: force|impulse
massa: mass
físic: physics
raio: ray|raycast RayCast2D RayCast3D
direç: direction
ângul: angle
rotaç: rotation
posiç: position
distânc: distance
ponto: point
vetor: vector
câmer: camera
luz luzes ilumin: light
sombra: shadow
sprite: sprite
textur: texture|image
imagem imagens: image
malha: mesh
modelo: model
material: material
shader: shader
partícul: particles
cor cores: color|modulate
transparen: transparent|alpha
fundo: background
ceu: sky
tile bloco azulej: tile
mapa_de_tiles tilemap: tilemap tile TileMapLayer
mapa: map
caminho: path
encontrar_um_caminho encontrar_caminho busca_de_caminho: path obstacle NavigationAgent2D NavigationAgent3D
obstácul: obstacle
navegaç: navigation
quadro a_cada_quadro: frame|every
quadros_por_segundo taxa_de_quadros: frame rate
frame: frame
osso esqueleto: bone|skeleton
camada: layer
curva: curve
círculo: circle
retângulo: rectangle
polígono: polygon
articulaç junta: joint
mola: spring
veículo carro: vehicle
roda: wheel
água: water
névoa neblina: fog
reflexo: reflection
contorno: outline
opacidade: opacity|alpha
gradiente: gradient
ordem_de_desenho: order draw CanvasItem.z_index
proprietári: owner
vizinh: neighbor
célula: cell
terreno: terrain
câmera_lenta: slow motion Engine.time_scale
moeda: coin
porta: door
estado: state
vento: wind
chuva: rain
neve: snow
grama: grass
beirada: edge
`
