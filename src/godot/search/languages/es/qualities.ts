/** Spanish: qualities and places; and words without meaning for a search. `lists.ts` describes the form of a line. */
export default `
primer: first
últim: last
todos todas todo: all
cada: every
dos: two
nuev: new
actual: current
grande: big|large
pequeñ: small
rápid: fast|speed
lent despacio: slow
izquierd: left
derech: right
arriba encima: above|up
abajo debajo: below|down
dentro: inside
cerca cercan: near|closest
lejos lejan: far
automátic: automatically
visible: visible
botón_del_ratón: mouse button
el la los las un una unos unas de del al a en con por para que como cuando donde mi mis su sus se lo: -
le les y o es está están este estos si no hace hacer haga hago puedo puede quiero necesito ver hay: -
desde entre sin sobre usar uso uso_de ser mediante dentro_de cuál qué_hay algo otro otra: -
personaliz propio propia: custom
aún todavía: still
sigue_existiendo todavía_existe aún_existe: still exists
también ya más muy mientras hasta sino cuyo: -
al_revés hacia_atrás marcha_atrás: backwards|reverse
horizontal: horizontal
vertical: vertical
global: global
local: local
infinit: infinite|endless
brillo: brightness
desenfoqu borros: blur|blurry
simultán: simultaneous|together
durante: -
principal: main
hacia_abajo: down
varios varias múltiples: multiple|several
único: single
`
