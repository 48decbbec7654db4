/** Spanish: everyday words of games beside those of the other topics. `lists.ts` describes the form of a line. */
export default `
persig: follow|chase
fusion: merge|combine
curar cura: heal
apunt: aim
agach: crouch
equipa: equip
cortar corta recort: cut|crop
mezcl: shuffle|mix|blend
filtrar filtro: filter
humo: smoke
cuerda: rope
puente: bridge
espada: sword
borde bordes: border|edge
fila filas: row
peso pesos: weight
probabilid: probability|chance
porcentaj: percent
conexión: connection
respuest: response|answer
recoger recoge recogi: collect|pick
ganar gana: win
maximiz: maximize
`
