/** Spanish: nodes, bodies, movement and rendering. `lists.ts` describes the form of a line. */
export default `
escen: scene
nodo nodos: node
hij hijo hijos: child
padre: parent
árbol: tree
grupo: group
señal: signal
función metod: function|method
script codig código: script|code
variable: variable
propiedad: property
clase: class
recurs: resource
objet: object
jueg videojueg: game
jugador: player|character
personaj: character body
enemig: enemy
bala proyectil: bullet
arma: weapon
vida salud: health
puntuacion puntaje puntos: score
inventar: inventory|item
nivel nivele: level
cuerp: body
cuerpo_rigid cuerpos_rigid: rigid body
colisi choques: collision
forma: shape
área zona region: area
suelo piso: floor
pared muro: wall
techo: ceiling
pendiente rampa cuesta: slope
plataform: platform
graved: gravity
velocid rapidez: speed|velocity
aceler: acceleration
fricc rozamient: friction
fuerz: force|impulse
masa: mass
físic: physics
rayo: ray|raycast RayCast2D RayCast3D
direcc: direction
ángul: angle
rotac: rotation
posici ubicaci: position
distanc: distance
punto: point
vector: vector
cámar: camera
luz luces ilumin: light
sombra: shadow
sprite: sprite
textur: texture|image
imagen imagenes: image
malla: mesh
modelo: model
material: material
shader sombread: shader
partícul: particles
color colores: color|modulate
transparen: transparent|alpha
fondo: background
ciel cielo: sky
tile baldosa loseta: tile
mapa_de_tiles mapa_de_baldosas: tilemap tile TileMapLayer
mapa: map
camino ruta: path
encontrar_un_camino encuentre_un_camino buscar_camino búsqueda_de_caminos: path obstacle NavigationAgent2D NavigationAgent3D
obstácul: obstacle
navegac: navigation
fotograma cada_fotograma: frame|every
fotogramas_por_segundo: frame rate
frame: frame
hueso esqueleto: bone|skeleton
capa: layer
curva: curve
círculo: circle
rectángulo: rectangle
polígono: polygon
articulaci: joint
resorte muelle: spring
vehículo coche: vehicle
rueda: wheel
agua: water
niebla: fog
resplandor: glow
reflejo: reflection
contorno: outline
opacidad: opacity|alpha
degradado: gradient
orden_de_dibujo: order draw CanvasItem.z_index
propietario dueño: owner
vecin: neighbor
celda: cell
terreno: terrain
cámara_lenta: slow motion Engine.time_scale
moneda: coin
puerta: door
estado: state
viento: wind
lluvia: rain
nieve: snow
hierba: grass
bordes_de_pantalla: edge
`
