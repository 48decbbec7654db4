/** Portuguese: everyday words of games beside those of the other topics. `lists.ts` describes the form of a line. */
export default `
curar cura: heal
mirar mira: aim
agach: crouch
equipa: equip
cortar corta recort: cut|crop
filtrar filtro: filter
tremer treme tremor: shake
fumaça: smoke
escada: ladder|stairs
corda cordas: rope
ponte: bridge
espada: sword
peso pesos: weight
probabilid: probability|chance
porcentag: percent
decimais: decimals
conexão: connection
respost: response|answer
colet pegar pega: collect|pick
ganhar ganha: win
maximiz: maximize
`
