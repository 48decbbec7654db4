/** French: everyday words of games that are in no other topic. `lists.ts` describes the form of a line. */
export default `
poursui: follow|chase
fusionn: merge|combine
soigner soigne soin: heal
viser vise visee: aim
accroup: crouch
équip: equip
couper coupe: cut|split
bascul: toggle|switch
filtrer filtre: filter
mélang: shuffle|mix|blend
fumée: smoke
échelle: ladder|scale
corde: rope
escalier: stairs
épée: sword
poids: weight
probabilité: probability|chance
pourcent: percent
connexion: connection
réponse: response|answer
ramass collect: collect|pick
gagner gagne: win
conserv maintient: keep
panneau: panel
même: same
différent: different
disque: disk
première_personne: first person
troisième_personne: third person
derrière: behind
fin: end
beaucoup: many
milliers: thousands
machine_à_écrire: typewriter
prochain: next
voir: see
caisse boîte: box
sombre obscur: dark
monde: world
peu_à_peu graduel: gradually
placer: place
téléphone: phone
demand: ask
enregistrer_le_son: record
synchron: sync
blanc: white
noir: black
ballon: ball
tête: head
pixel: pixel
pixel_art: pixel art
héberg: host
constru: build
retour arrière: back
premier_plan: foreground
toujours_au_premier_plan toujours_au_dessus: always on top Window.always_on_top
ignor: ignore
captur: capture
chanson: song
bruit_de_pas bruits_de_pas: footstep
soleil: sun
balay: swipe
expuls: kick
hauteur_du_son tonalité: pitch
gras: bold
flèche: arrow
permission: permission
notification: notification
performance: performance
os: bone
écran_de_chargement: loading screen
écran_partagé: split screen
zone_sûre: safe area
agent: agent
traverse à_travers: through
second_écran: monitor screen
travers_le_sol à_travers_le_sol: fall floor CollisionShape2D CollisionObject2D.collision_mask RigidBody2D.continuous_cd CharacterBody2D.move_and_slide
`
