/** French: controls, windows and input. `lists.ts` describes the form of a line. */
export default `
bouton: button
étiquett: label
text: text
fenêtr: window
écran: screen
plein_écran: fullscreen DisplayServer.window_set_mode Window.mode
resolution: resolution
taill: size
interfac: interface|control
menu: menu
list: list
thème: theme
police: font
focus: focus
barre_de_progression: progress bar ProgressBar
barre_de_vie: health bar
dialogue: dialog
champ_de_texte: text field LineEdit
curseur_de: slider
coin: corner
centr: center
souris: mouse
curseur: mouse|cursor
clavier: keyboard
touche touches: key
manette: gamepad|joypad
entrée action: input action
écran_tactile tactile: touch screen
glisser_déposer glisser_et_déposer: drag drop Control._get_drag_data Control._drop_data
presse_papier: clipboard
infobulle: tooltip
retour_à_la_ligne: wrap|autowrap
langue traduction: language|translation
icône: icon
case_à_cocher: checkbox CheckBox
liste_déroulante: dropdown OptionButton
onglet: tab
bordure bords bord: border
marge: margin
conteneur: container
molette: mouse wheel
tableau_d_éléments: table
ancre ancrage: anchor
grille: grid
surgissant: popup
double: double
`
