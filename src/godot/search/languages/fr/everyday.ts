/** French: everyday words of games beside those of the other topics. `lists.ts` describes the form of a line. */
export default `
poursui: follow|chase
fusionn: merge|combine
soigner soigne soin: heal
viser vise visee: aim
accroup: crouch
équip: equip
couper coupe: cut|split
bascul: toggle|switch
filtrer filtre: filter
mélang: shuffle|mix|blend
fumée: smoke
échelle: ladder|scale
corde: rope
escalier: stairs
épée: sword
poids: weight
probabilité: probability|chance
pourcent: percent
connexion: connection
réponse: response|answer
ramass collect: collect|pick
gagner gagne: win
`
