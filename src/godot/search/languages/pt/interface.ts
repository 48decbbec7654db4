/** Portuguese: controls, windows and input. `lists.ts` describes the form of a line. */
export default `
botão botões: button
rótul label etiquet: label
text: text
janel: window
tela telas: screen
tela_cheia: fullscreen DisplayServer.window_set_mode Window.mode
resoluç: resolution
tamanho: size
interfac: interface|control
menu: menu
lista: list
tema: theme
fonte: font
foco: focus
barra_de_progresso: progress bar ProgressBar
barra_de_vida: health bar
diálogo: dialog
campo_de_texto: text field LineEdit
controle_deslizante: slider
canto cantos: corner
centr: center
mouse rato: mouse
cursor ponteiro: mouse|cursor
teclado: keyboard
tecla teclas: key
controle_de gamepad: gamepad|joypad
entrada ação: input action
tela_sensível: touch screen
arrastar_e_soltar: drag drop Control._get_drag_data Control._drop_data
área_de_transferência: clipboard
dica_de_tela: tooltip
quebra_de_linha: wrap|autowrap
idiom traduç: language|translation
ícone: icon
caixa_de_seleção: checkbox CheckBox
lista_suspensa: dropdown OptionButton
aba abas: tab
borda: border
margem: margin
contêiner: container
roda_do_mouse: mouse wheel
tabela: table
âncora: anchor
grade: grid
janela_pop_up: popup
duplo: double
`
