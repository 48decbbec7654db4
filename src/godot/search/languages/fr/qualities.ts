/** French: qualities and places; and words without meaning for a search. `lists.ts` describes the form of a line. */
export default `
premier: first
dernier: last
tous toutes tout: all
chaque: every
deux: two
nouve: new
actuel courant: current
grand: big|large
petit: small
rapid vite: fast|speed
lent ralent: slow
gauch: left
droit: right
haut dessus: above|up
bas dessous: below|down
dedans interieur: inside
proche près: near|closest
loin: far
automatiqu: automatically
visible: visible
bouton_de_la_souris: mouse button
le la les l un une des de du d au aux à en dans avec par pour que qu quoi comment quand où mon ma: -
mes son_propre sa ses se s et est sont ce cet cette ces si ne pas fait faire fais peux puis je j: -
veux dois il elle on y n depuis entre sans sur utiliser utilise être avoir lequel autre lorsque doit: -
personnalis propre: custom
encore toujours: still
aussi déjà plus très pendant jusqu dont: -
à_l_envers en_arrière à_rebours: backwards|reverse
horizontal: horizontal
vertical: vertical
global: global
local locale: local
infini: infinite|endless
luminosit: brightness
flou: blur|blurry
simultan: simultaneous|together
seulement: -
principal: main
vers_le_bas: down
plusieurs: multiple|several
unique: single
`
