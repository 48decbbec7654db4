/**
 * Everyday words that say the same in a task, a line each: what a line of the other lists says with one of them, it
 * says with the others. Godot's own terms stay apart, where they mean different things.
 */
export default `
big large huge giant
small tiny little
fast quick speed rapid
slow gradual
begin start
stop halt end cease
finish end complete done
quit exit close leave
close shut
picture image photo graphic
song music soundtrack
sound audio noise sfx
quiet soft low volume
loud volume
mute silence silent
internet online network multiplayer
join connect enter
leave disconnect
host server
player character hero avatar
enemy monster mob opponent npc
bullet projectile shot missile arrow
gun weapon
shoot fire
destroy delete remove kill
delete remove erase
make create generate build
spawn instantiate instance place
search find locate
show display appear
hide invisible disappear vanish
hit collide touch bump strike crash
overlap touch inside
wall obstacle barrier
floor ground
walk run move
turn rotate spin
face look aim point
follow chase track pursue
push shove
pull drag attract
throw toss launch fling
explosion explode blast
shake tremble rumble vibrate wobble
bounce rebound
fall drop
slide slip glide
stick attach glue pin
grab carry pick hold
choose pick select
click tap press
press push hit
gamepad controller joypad joystick
stick thumbstick analog joystick
mouse cursor pointer
finger touch
phone mobile android smartphone
screen display monitor
interface gui ui hud
dialog popup modal
popup window
text string words sentence
letter character
list array
type enter write
change set modify edit alter
replace swap exchange
switch change swap
save store write remember persist keep
load read restore
folder directory
copy duplicate clone
level map stage world
level scene
camera view
border edge boundary limit bounds
limit clamp restrict confine
glow shine emit bloom
color colour
transparent opacity alpha translucent fade
fade dissolve
flash blink flicker
smooth gradual soft
wait delay pause sleep
pause freeze
timer countdown cooldown
second sec
every each
repeat loop forever
sprite image picture
tile cell block
path route
near nearby closest nearest
far distant away distance
count number amount quantity
check detect know test determine notice
happen occur trigger
call run execute invoke
function method callback
crash error
print log output
lag slow stutter
plugin addon extension
web browser website html5
url link
send post submit transmit
download fetch
score points highscore
health hp life
damage hurt
die death dead
velocity speed
flip mirror
reverse backward
hint tooltip
resize size scale
center middle
above top front
behind below under
node object
user player
`
