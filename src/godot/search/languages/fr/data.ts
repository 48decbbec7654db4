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
valide: valid
existe existent existence: exists
restant: remaining
clé clef: key
ligne lignes: line
colonne: column
lettre caractèr: character|letter
majuscul: uppercase
minuscul: lowercase
sous_chaîne: substring
argument: parameter|argument
coordonné: coordinates|position
dégât: damage
valeur_de_retour: return value
constante: constant
arrière_plan_fil tâche_de_fond: background thread
bruit: noise
minim: minimum
maxim: maximum
moyenn: average
puissance: power|pow
racine_carrée: square root|sqrt
vide vides: empty
ligne_de_commande: command line
mot_de_passe: password
une_fois une_seule_fois: once
indice: index
type: type
nom noms: name
mode: mode
événement: event
condition: condition
longueur: length
hauteur: height
largeur: width
profondeur: depth
mot mots: word
espace: space|whitespace
piste: track
décimales: decimals|digits
à_l_exécution: runtime
`
