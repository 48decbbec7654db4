/** Spanish: files, values, sound, time and network. `lists.ts` describes the form of a line. */
export default `
archiv ficher: file
archivo_de_texto archivos_de_texto: text file FileAccess
carpet director: folder|directory
datos: data
partida_guardada guardar_la_partida guardar_partida: saved game FileAccess
cadena cadenas: string
númer: number
número_aleatori números_aleatori: random number
aleator azar: random
entero: integer|int
decimal coma_flotante: float
arreglo array arrays: array
diccionario: dictionary
element: element
valor valores: value
texto_en_número cadena_en_número texto_a_número cadena_a_número: text|number String.to_int String.to_float
fecha: date
hora tiempo: time
segundo: second|seconds
esperar_unos_segundos esperar_segundos: seconds wait SceneTree.create_timer
temporizador: timer
sonid: sound
efecto_de_sonido efectos_de_sonido efecto_sonoro: sound effect AudioStreamPlayer
efecto: effect
músic: music
volumen: volume
micrófon: microphone
animaci: animation
tween interpol: tween
vídeo vídeos: video
red_local en_red: network|multiplayer
multijugador: multiplayer
servidor: server
cliente: client
petición solicitud: request
web navegador: web
dirección_web enlace: address|url
hilo hilos: thread
memoria: memory
error errores: error
complemento: plugin
editor: editor
inspector: inspector|export
ajustes_del_proyecto configuración_del_proyecto: project settings
ajustes configurac opciones: settings|config
captura_de_pantalla: screenshot
versión: version
sistema_operativo: operating system
válid: valid
existe existen existiendo exista: exists
restant: remaining
clave llave: key
línea líneas: line
columna: column
letra carácter caracteres: character|letter
mayúscul: uppercase
minúscul: lowercase
subcadena: substring
parámetr argument: parameter|argument
coordenad: coordinates|position
daño: damage
valor_de_retorno: return value
constante: constant
segundo_plano: background thread
ruido: noise
mínim: minimum
máxim: maximum
promedi: average
potencia: power|pow
raíz_cuadrada: square root|sqrt
vacío vacía: empty
línea_de_comandos: command line
contraseñ: password
una_vez una_sola_vez: once
índice: index
tipo tipos: type
nombre: name
modo: mode
evento: event
condici: condition
longitud: length
altura: height
anchura ancho: width
profundidad: depth
palabra: word
espacio: space|whitespace
pista: track
decimales: decimals|digits
tiempo_de_ejecución: runtime
`
