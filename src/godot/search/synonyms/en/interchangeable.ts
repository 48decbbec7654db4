/**
 * Everyday words with the same meaning in a task, a group per line: a line of the other lists with one of them holds
 * for the others, too. Godot's own terms stay apart, where they mean different things.
 */
export default `
above top front
additional extra custom
adjust change tune
align snap line
allow enable permit let
appearance look style
approach near reach
arrange order layout sort
assign set give
attack hit
automatically auto
avoid prevent stop
backdrop background
balance weight
bar meter gauge
base parent
beep sound
begin began begun
begin start
behind below under
bend bent
bend curve
big bigger biggest
big large huge giant
bind connect attach map
blend mix fade
block stop prevent
blocky pixelated jagged
boost speed
border edge boundary limit bounds
bounce rebound
boundary edge wall
break broken broke
break split destroy
bright light
brush paint
build built
bullet projectile shot missile arrow
button key
calculate compute get
call run execute invoke
caption title
capture grab record
car vehicle
cast throw
catch caught
center middle
chance probability random
change set modify edit alter
chat message
cheap fast performance
check detect know test determine notice
choose chosen
choose pick select
circle round sphere
circular round
clear remove delete empty
click tap press
click tap touch
climb ladder
clip cut crop
clock time
close closer
close shut
coast slide
collect gather
combine merge join
command run execute
common shared
connect link
contain include
continue resume
convert turn change
cooldown timer delay
coordinate position location
copy duplicate clone
corner edge
count number amount quantity
crash bug
crash error
crop region cut
cross pass through
crouch duck
currency money coin
custom own
cut slice split
cutscene cinematic
damage hurt
dark darker
dash boost
dash sprint
deactivate disable
decrease reduce lower
delete remove erase
delta frame
destroy delete remove kill
detach remove
device machine computer
dialog popup modal
dialogue conversation
die death dead
dim dark
disable off
disappear fade
divide split
dodge avoid
door gate
double twice
download fetch
draw drawn drew
drift slide
duration length time
earn score
edge side
enemy bot ai
enemy monster mob opponent npc
engage start
ensure make
entire whole full
erase clear
establish connect
every each
explode destroy
explosion explode blast
extend lengthen
eye view camera
face look aim point
fade dissolve
fail error
fall drop
fall fell fallen
fall gravity
fancy style
far distant away distance
fast faster
fast quick speed rapid
fill color
find found
finger touch
finish end complete done
fire flame
fit size
fix lock
flash blink flicker
flat plane
flip mirror
flip turn
float hover
floor ground
fly flew flown
focus select
fold collapse
folder directory
follow chase track pursue
foot leg
forward ahead
fps framerate frame
fragment piece
freeze frozen froze
frozen stuck
function method callback
gamepad controller joypad joystick
get got gotten
ghost transparent
glitch bug flicker
glow shine emit bloom
go went gone
grab carry pick hold
gradient fade
grayscale gray
grid map
grow expand bigger
gun weapon
handle manage
happen occur trigger
head top
heading title
health hp life
hear listen
heavy mass
height tall
hide hidden
hide invisible disappear vanish
high higher
highlight outline
hint tooltip
hit collide touch bump strike crash
hold held
host server
hover over
icon image
increase raise
individual single
information info data
inherit extend
initial start
input control
instantly immediately
interact use
interface gui ui hud
internet online network multiplayer
invert reverse flip
jitter stutter jittery
join connect enter
keep kept
keyboard key
lag slow stutter
lamp torch light
landscape orientation portrait
laser ray
launch run start
leap jump
leave disconnect
leave left
ledge edge
letter character
level map stage world
level scene
lift raise
limit clamp restrict confine
limit maximum
list array
load read restore
lobby room
location position place
lock freeze
look rotate
lose lost
loud louder
loud volume
low lower
magnet attract
main primary
make create generate build
make made
maximum max
meet met
menu panel
mesh model
message text
minimum min
mirror reflect
missing lost
monitor watch
motion movement
mouse cursor pointer
mouth lip
mute silence silent
name title
narrow thin
near nearby closest nearest
near nearer
night dark
nobody nothing
node object
notify signal
offset shift
once only
options settings preferences
orbit circle rotate
orientation rotation
outside leave
overlap touch inside
pad gamepad
paint draw
pair two
part piece
path route
patrol path
pause freeze
perform do
phone mobile android smartphone
photo screenshot
pick raycast
pickup collect coin item
picture image photo graphic
picture screenshot
pixel dot
plant tree
player character hero avatar
plugin addon extension
pop popup
popup window
portion part
possible available
press push hit
preview show
print log output
print show
prompt ask
pull drag attract
push force
push shove
put place set
quest mission
quiet quieter
quiet soft low volume
quit exit close leave
rain snow
range distance
reach arrive
reaction response
rebind remap
recognize detect
recoil knockback
reconnect connect
record save
redo undo
refresh update reload
regular normal
release up
remain stay
repeat loop forever
repeatedly loop
replace swap exchange
request ask
resize size scale
respawn restart spawn
respond react
restart reset reload
reveal show
reverse backward
ride platform
rise rose risen
road path
roll rotate
root main
rope chain
run ran
save store write remember persist keep
scenery background
score points highscore
screen display monitor
search find locate
second sec
see seen saw
seek find
send post submit transmit
send sent
shake shook shaken
shake tremble rumble vibrate wobble
shape form
share same
shield block
shift move
shoot fire
shoot shot
show display appear
show shown
shut quit
sit stand
slide slid
slide slip glide
slime enemy
slot inventory
slow gradual
slow slower
small smaller smallest
small tiny little
smooth gradual soft
snapshot screenshot
somebody player peer
song music soundtrack
song track
sound audio noise sfx
space room
sparkle particle
spawn instantiate instance place
spin spun
spread expand
sprint run
sprite image picture
square box
squash stretch
stairs steps slope
stand idle
stand stood
stay keep
step tick
stick attach glue pin
stick stuck
stick thumbstick analog joystick
stop halt end cease
straight line
strength force power
stretch fill
strike struck
submit enter
subtitle caption text
surface ground
suspend pause
swim water
swing swung
swipe drag gesture
switch change swap
switch toggle
symbol icon
tail end
target goal
teleport move
terrain ground landscape
text string words sentence
thick wide
throw thrown threw
throw toss launch fling
tick frame
tile cell block
tilt rotate
timer countdown cooldown
tiny scale
toast notification popup
top up
trail line
transfer move
transition fade switch
transparent opacity alpha translucent fade
travel move
trigger fire
turn rotate spin
type enter write
underwater water
unlock enable
update refresh change
upgrade level
upside flip
url link
user player
velocity speed
verify check
vertical up
visible shown
wait delay pause sleep
wake woke woken
walk run move
walk step
wall obstacle barrier
watch look
web browser website html5
wheel scroll
wide width
wind blow
wrap loop
write written wrote
zone area region
`
