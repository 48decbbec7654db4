/** German: everyday words of games beside those of the other topics. `lists.ts` describes the form of a line. */
export default `
einfang eingefangen festhalt: capture|lock
filtern gefiltert: filter
zusammenführ zusammenfass: merge|combine
komprimier: compress
hochlad: upload
herunterlad: download
verblass: fade
einrast: snap
heilen heilt heilung: heal
zielen zielt anvisier: aim
ducken duckt: crouch
sprinten sprintet: run|sprint
ausrüst: equip
ausschneid abschneid: cut|crop
umschalt: toggle|switch
berechn: calculate
exportier: export
importier: import
rauch: smoke
höhle: cave
leiter: ladder
seil: rope
treppe: stairs
brücke: bridge
schwert: sword
gewicht: weight
wahrscheinlich: probability|chance
prozent: percent
antwort: response|answer
zertifikat: certificate
sammeln sammelt aufsamm: collect|pick
gewinn: win
verlier: lose
zur_laufzeit: from code
`
