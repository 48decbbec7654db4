/** English words of game making that Japanese writes in katakana. */
export const loanwords: ReadonlyArray<string> = (
  "accelerate action alpha anchor angle animation array aspect atlas audio avatar axis background backup bake bar base basis " +
  "batch binary bitmap block bone boolean border bounce box branch browser brush buffer bullet bus button cache callback camera " +
  "canvas capsule cell center channel character check chunk circle class client clip cloud collection collision color column " +
  "command comment compositor compute config console constraint container context control converter coordinate copy core counter " +
  "cube cubemap culling cursor curve custom cylinder data database debug decal default delta depth desktop device dialog " +
  "dictionary diffuse direction directory display distance docking document drag driver drop dummy edge editor effect element " +
  "emitter encoder engine entity environment error event export expression factory fade field file filter flag flat float floor " +
  "focus folder font force form format frame framework friction frustum function gamepad generator geometry gizmo global glow " +
  "gradient graph graphics grid group handle hash header height hinge host icon image import index indicator input inspector " +
  "instance integer interface interpolate inventory item iterator job joint joystick key keyboard label lambda layer layout level " +
  "library light lightmap limit line link list listener load local locale lock loop machine manager map margin mask matrix memory " +
  "menu mesh message meta method metronome mirror mode model module monitor motion mouse movie multi multiplayer music mutex " +
  "navigation network node noise normal number object occluder occlusion offset online option orbit order origin orthogonal " +
  "outline overlay override packet padding page palette panel parallax parameter parent particle patch path pattern pause " +
  "performance perspective physics pitch pixel plane platform player plugin pointer polygon pool popup port position preset " +
  "preview primitive priority process profile profiler program progress project projection property protocol proxy quad quality " +
  "queue random range raycast reflection region remote render renderer request reset resize resolution resource response rest " +
  "retry reverb root rotation router runtime sample sampler scale scene scheduler screen script scroll scrollbar search segment " +
  "semaphore sensor separator server session setting shader shadow shape shortcut signal simple singleton skeleton skin sky slider " +
  "slot smooth snap socket sort source space sphere splash spline split spot spring sprite stack stage standard state static status " +
  "stencil step stereo stick storage stream stretch string style surface switch symbol system table tag target task terminal " +
  "terrain tessellation test text texture theme thread tile tilemap tileset time timer title toggle tonemap tool toolbar tooltip " +
  "torque touch track trail transform transition trigger tree tween type uniform unit update upload user vector vertex video view " +
  "viewport virtual visual volume voxel wait weight widget wind window wireframe wrapper zone zoom"
).split(" ")
