/** Portuguese: files, values, sound, time and network. `lists.ts` describes the form of a line. */
export default `
arquiv fichei: file
arquivo_de_texto: text file FileAccess
pasta director: folder|directory
dados: data
jogo_salvo salvar_o_jogo: saved game FileAccess
string cadeia: string
númer: number
número_aleatóri números_aleatóri: random number
aleator: random
inteiro: integer|int
decimal flutuante: float
array vetor_de: array
dicionário: dictionary
element: element
valor valores: value
texto_em_número string_em_número texto_para_número: text|number String.to_int String.to_float
data_e_hora data_atual: date
tempo hora: time
segundo: second|seconds
esperar_alguns_segundos esperar_segundos: seconds wait SceneTree.create_timer
temporizador cronômetr: timer
som sons: sound
efeito_sonoro efeito_de_som efeitos_sonoros: sound effect AudioStreamPlayer
efeito: effect
músic: music
volume: volume
microfon: microphone
animaç: animation
tween interpol: tween
vídeo: video
rede: network|multiplayer
multijogador multiplayer: multiplayer
servidor: server
cliente: client
requisição pedido: request
web navegador: web
endereço link: address|url
thread threads: thread
memória: memory
erro erros: error
complemento: plugin
editor: editor
inspetor: inspector|export
configurações_do_projeto: project settings
configuraç opções: settings|config
captura_de_tela: screenshot
versão: version
sistema_operacional: operating system
válid: valid
existe existem exista existindo: exists
restant: remaining
chave: key
linha linhas: line
coluna: column
letra caractere: character|letter
maiúscul: uppercase
minúscul: lowercase
parâmetr argument: parameter|argument
coordenad: coordinates|position
dano: damage
valor_de_retorno: return value
constante: constant
segundo_plano: background thread
ruído: noise
mínim: minimum
máxim: maximum
média: average
potência: power|pow
raiz_quadrada: square root|sqrt
vazio vazia: empty
linha_de_comando: command line
senha: password
uma_vez uma_única_vez uma_só_vez: once
índice: index
tipo tipos: type
nome: name
modo: mode
evento: event
condiç: condition
comprimento: length
altura: height
largura: width
profundidade: depth
palavra: word
espaço: space|whitespace
faixa: track
casas_decimais: decimals|digits
tempo_de_execução: runtime
barramento: bus
`
