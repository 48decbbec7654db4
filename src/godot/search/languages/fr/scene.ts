/** French: nodes, bodies, movement and rendering. `lists.ts` describes the form of a line. */
export default `
scen: scene
nœud nœuds: node
enfant: child
parent: parent
arbre: tree
group: group
signal signaux: signal
fonction method: function|method
script code: script|code
variable: variable
propriet: property
classe: class
ressourc: resource
objet: object
jeu jeux: game
joueur: player|character
personnag: character body
ennemi: enemy
balle projectil: bullet
arme: weapon
vie sante: health
score: score
inventair: inventory|item
niveau niveaux: level
corps: body
corps_rigid: rigid body
collision: collision
forme: shape
zone aire région: area
sol_du plancher sol: floor
mur: wall
plafond: ceiling
pente: slope
plateform: platform
gravite: gravity
vitess: speed|velocity
acceler: acceleration
frottement friction: friction
force impuls: force|impulse
masse: mass
physiqu: physics
rayon: ray|raycast RayCast2D RayCast3D
direction sens: direction
angle: angle
position: position
distance: distance
point: point
vecteur: vector
camera camér: camera
lumi eclair: light
ombre: shadow
sprite: sprite
textur: texture|image
image: image
maillage: mesh
modèle: model
matéria materiau: material
shader: shader
particul: particles
couleur: color|modulate
transparen: transparent|alpha
fond arriere_plan: background
ciel: sky
tuil tile: tile
carte_de_tuiles: tilemap tile TileMapLayer
carte: map
chemin: path
trouver_un_chemin recherche_de_chemin: path obstacle NavigationAgent2D NavigationAgent3D
obstacle: obstacle
navigation: navigation
chaque_image chaque_frame: frame|every
images_par_seconde: frame rate
frame: frame
squelett: bone|skeleton
couche calque: layer
courbe: curve
cercle: circle
rectangle: rectangle
polygone: polygon
articulation: joint
ressort: spring
véhicule voiture: vehicle
roue: wheel
eau: water
brouillard brume: fog
lueur: glow
reflet réflexion: reflection
contour: outline
opacit: opacity|alpha
dégradé: gradient
ordre_d_affichage ordre_de_dessin: order draw CanvasItem.z_index
propriétaire: owner
voisin: neighbor
cellule: cell
terrain: terrain
ralenti_temps: slow motion Engine.time_scale
pièce: coin
porte: door
état: state
vent: wind
pluie: rain
neige: snow
herbe: grass
`
