/** French: files, values, sound, time and network. `lists.ts` describes the form of a line. */
export default `
fichier: file
fichier_text: text file FileAccess
dossier répertoir: folder|directory
donnée: data
sauvegarder_la_partie partie_sauvegard: saved game FileAccess
chaîne chaînes: string
nombre numéro: number
nombre_aléatoir nombres_aléatoir: random number
aléatoir hasard: random
entier: integer|int
flottant décimal: float
tableau tableaux: array
dictionnair: dictionary
élément: element
valeur: value
chaîne_en_nombre texte_en_nombre: text|number String.to_int String.to_float
date: date
temps heure: time
seconde: second|seconds
attendre_quelques_secondes attendre_secondes: seconds wait SceneTree.create_timer
minuteur minuterie: timer
son sons: sound
effet_sonore effets_sonores: sound effect AudioStreamPlayer
effet: effect
musiqu: music
volume: volume
micro microphone: microphone
animation: animation
tween interpol: tween
vidéo: video
réseau: network|multiplayer
multijoueur: multiplayer
serveur: server
client: client
requête: request
web navigateur: web
adresse lien: address|url
fil_d_exécution thread: thread
mémoire: memory
erreur: error
extension greffon: plugin
éditeur: editor
inspecteur: inspector|export
paramètres_du_projet: project settings
paramètr option réglage: settings|config
capture_d_écran: screenshot
version: version
système_d_exploitation: operating system
`
