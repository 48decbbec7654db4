/** German: controls, windows and input. `lists.ts` describes the form of a line. */
export default `
knopf schaltfläch: button
label beschrift: label
text: text
fenster: window
bildschirm: screen
vollbild: fullscreen DisplayServer.window_set_mode Window.mode
auflösung: resolution
größe: size
oberfläch benutzeroberfläch: interface|control
menü: menu
liste: list
thema design: theme
schrift schriftart: font
fokus: focus
fortschrittsbalken: progress bar ProgressBar
lebensbalken: health bar
dialog: dialog
textfeld eingabefeld: text field LineEdit
schieberegler: slider
ecke ecken: corner
zentrier mitte: center
maus: mouse
mauszeiger zeiger: mouse|cursor
tastatur: keyboard
taste tasten: key
gamepad: gamepad|joypad
eingabe aktion: input action
berühr touchscreen: touch screen
drag_and_drop ziehen_und_ablegen: drag drop Control._get_drag_data Control._drop_data
zwischenablage: clipboard
kurzinfo: tooltip
zeilenumbruch: wrap|autowrap
sprache übersetz: language|translation
zahnrad symbol icon: icon
kontrollkästchen: checkbox CheckBox
auswahlliste dropdown: dropdown OptionButton
reiter registerkart: tab
rahmen umrand: border
aussenabstand innenabstand: margin
platzhalter: placeholder
behälter: container
mausrad: mouse wheel
tabelle: table
baumansicht: tree view Tree
textmarke einfügemarke: caret
passwort kennwort: password
bildlauf: scroll
anker verank: anchor
spaltenweise raster: grid
popup meldung: popup
controller: gamepad|joypad
`
