/**
 * Portuguese: qualities and places; and words without meaning for a search. `lists.ts` describes the form of a line.
 */
export default `
primeir: first
últim: last
todos todas tudo: all
cada: every
dois duas: two
nov novo nova: new
atual: current
grande: big|large
pequen: small
rápid: fast|speed
lent devagar: slow
esquerd: left
direit: right
acima cima: above|up
abaixo baixo: below|down
dentro: inside
perto próxim: near|closest
longe: far
automátic: automatically
visível: visible
botão_do_mouse: mouse button
o a os as um uma uns umas de do da dos das em na nas ao com por para pra que como quando onde meu: -
minha seu sua se e ou está estão este isso fazer faço faça posso pode quero preciso ver há desde: -
entre sem sobre usar uso ser alguns pelo pela até qual outro outra eu: -
personaliz próprio própria: custom
ainda: still
também já mais muito enquanto cujo: -
ao_contrário de_trás_para_frente para_trás: backwards|reverse
horizontal: horizontal
vertical: vertical
global: global
local: local
infinit: infinite|endless
brilho: brightness
desfoqu: blur
simultân: simultaneous|together
durante: -
principal: main
para_baixo: down
vários várias: multiple|several
único: single
`
