/** German: nodes, bodies, movement and rendering. `lists.ts` describes the form of a line. */
export default `
szene szenen: scene
knoten: node
kind kinder kindknoten: child
eltern elternknoten: parent
baum: tree
grupp: group
signal: signal
funktion method: function|method
skript code: script|code
variable: variable
eigenschaft: property
klass: class
ressourc: resource
objekt: object
spiel spiels: game
spieler: player|character
figur spielfigur charakter: character body
gegner feind: enemy
kugel geschoss projektil: bullet
waff: weapon
leben gesundheit lebenspunkt: health
punktestand: score
inventar: inventory|item
level ebene: level
körper: body
starren_körper starrer_körper starrkörper: rigid body
kollision: collision
form formen: shape
bereich zone gebiet: area
boden fussboden: floor
wand wände mauer: wall
decke: ceiling
hang schräge rampe steigung: slope
plattform: platform
schwerkraft gravitation: gravity
geschwindigkeit tempo: speed|velocity
beschleunig: acceleration
reibung: friction
kraft kräfte impuls: force|impulse
masse: mass
physik: physics
strahl: ray|raycast RayCast2D RayCast3D
richtung: direction
winkel: angle
rotation drehung: rotation
position stelle lage: position
abstand entfernung distanz: distance
punkt punkten: point
vektor: vector
kamera: camera
licht beleucht: light
schatten: shadow
sprite: sprite
textur: texture|image
bild bilder: image
netz gitter: mesh
modell: model
material: material
shader: shader
partikel: particles
farbe farben: color|modulate
transparen durchsichtig: transparent|alpha
hintergrund: background
himmel: sky
kachel tile: tile
kachelkarte tilemap: tilemap tile TileMapLayer
karte: map
pfad weg wege: path
weg_finden wegfindung: path obstacle NavigationAgent2D NavigationAgent3D
hindernis: obstacle
navigation: navigation
jedem_frame jeden_frame jedes_bild: frame|every
bildrate bilder_pro_sekunde: frame rate
frame: frame
knochen skelett: bone|skeleton
schicht: layer
kurve: curve
kreis: circle
rechteck: rectangle
vieleck polygon: polygon
linie: line
gelenk: joint
feder: spring
fahrzeug: vehicle
rad räder: wheel
wasser: water
nebel: fog
leucht glüh: glow
spiegelung reflexion: reflection
umriss kontur: outline
deckkraft: opacity|alpha
verlauf farbverlauf: gradient
reihenfolge: order
zeichenreihenfolge: order draw CanvasItem.z_index
besitzer: owner
nachbar: neighbor
zelle zellen: cell
gelände: terrain
zeitlupe: slow motion Engine.time_scale
münze: coin
tür: door
eintrag einträge: item|entry
wind: wind
regen: rain
schnee: snow
gras: grass
kante kanten: edge
`
