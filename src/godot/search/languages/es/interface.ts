/** Spanish: controls, windows and input. `lists.ts` describes the form of a line. */
export default `
botón botones: button
etiquet: label
text: text
ventan: window
pantall: screen
pantalla_completa: fullscreen DisplayServer.window_set_mode Window.mode
resoluc: resolution
tamañ: size
interfaz: interface|control
menú: menu
lista: list
tema: theme
fuente tipo_de_letra: font
foco: focus
barra_de_progreso: progress bar ProgressBar
barra_de_vida: health bar
diálogo: dialog
campo_de_texto: text field LineEdit
deslizador control_deslizante: slider
esquin: corner
centr: center
ratón mouse: mouse
cursor puntero: mouse|cursor
teclado: keyboard
tecla teclas: key
mando: gamepad|joypad
entrada acción: input action
pantalla_táctil toque: touch screen
arrastrar_y_soltar: drag drop Control._get_drag_data Control._drop_data
portapapel: clipboard
información_emergente: tooltip
ajuste_de_línea: wrap|autowrap
idiom traducc: language|translation
icono iconos: icon
casilla: checkbox CheckBox
desplegable: dropdown OptionButton
pestañ: tab
borde bordes: border
margen: margin
contenedor: container
rueda_del_ratón: mouse wheel
tabla: table
ancla: anchor
cuadrícul rejilla: grid
emergente: popup
doble: double
`
