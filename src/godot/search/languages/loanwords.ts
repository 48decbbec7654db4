/** English words of game making that Japanese writes in katakana. */
export const loanwords: ReadonlyArray<string> = (
  "ability accelerate access achievement action actor adapter additive address agent alarm alert alias align " +
  "alignment alpha ambient amount anchor android angle angular animation anti application archive array arrow " +
  "aspect asset async atlas attach attack attribute audio auto autoload automatic autotile avatar axis background " +
  "backup bake ball bar barrel barrier base basic basis batch battery battle beam bezier billboard binary bitmap " +
  "black blend blink block blood bloom blue blur board body bomb bone bonus boolean boost border boss bottom bounce " +
  "bounds box brake branch breakpoint brightness browser brush buff buffer build bullet burst bus button cable " +
  "cache calendar call callback camera cancel candle canvas capsule capture card cast category cave ceil cell " +
  "center chain chance change channel character charge chart chase chat cheat check checkbox checkpoint chest chunk " +
  "cinematic circle clamp class clean clear click client clip clipboard clipping clock close cloth cloud code coin " +
  "collection collider collision color column combat combo command comment compass compositor compress compressor " +
  "compute config connect console constant constraint contact container context continue contour contrast control " +
  "converter cooldown coordinate copy core corner cost count counter coyote craft crash create cross crossfade " +
  "crosshair crouch crystal cube cubemap culling currency cursor curve custom cutscene cycle cylinder damage dash " +
  "data database date dead death debug decal decibel deck default delay delete delta demo depth desktop device " +
  "dialog dictionary difficulty diffuse digital dimension direction directory disable dispatch display distance " +
  "distortion docking document door double download drag draw drift driver drone drop drum duck dummy dump duration " +
  "dust dynamic ease easing echo edge edit editor effect element ellipse email emission emitter enable encoder " +
  "enemy energy engine enter entity environment equalizer equip erase error escape event experience explorer " +
  "explosion export expression extension face factory fade fall fast feedback fetch field fight file filter fire " +
  "first flag flame flash flat flick flip float floor flow focus folder follow font footstep force form format " +
  "frame framework free freeze frequency fresnel friction frustum full fullscreen function gain gamepad gamma " +
  "garbage gate gauge gear generate generator geometry gesture ghost gizmo glass global glow goal gold grab " +
  "gradient graph graphics grass gravity green grenade grid ground group guard guide gyro hair half hammer handle " +
  "hash head header headset heal health heart heat height help hexagon hide high highlight hill hinge hint hitbox " +
  "hold hole hook horizontal host hour html hunger icon idle illumination image immediate impact import impulse " +
  "index indicator infinite info init inline inner input insert inspector install instance integer interactive " +
  "interface interpolate interval inventory inverse invert item iterator job joint joystick json jump kernel key " +
  "keyboard kick kill knockback label lag lambda land landscape laser last launch lava layer layout leader leak " +
  "left legacy length level library lift light lightmap lightning limit line linear link list listener load lobby " +
  "local locale lock logger login logo long look loop loot loud machine main mana manager manual map margin marker " +
  "mask mass master match math matrix memory menu merge mesh message meta metal meter method metronome microphone " +
  "middle mini minimap minute mirror mixer mobile mode model module money monitor monster moon motion mountain " +
  "mouse move movie multi multiplayer music mute mutex name native navigation near neon network next night node " +
  "noise normal notification null number object occluder occlusion octree offset online open option orange orbit " +
  "order origin orthogonal orthographic outline output over overlay override pack packet padding page paint palette " +
  "panel parallax parameter parent parse particle password paste patch path patrol pattern pause pendulum percent " +
  "performance permission perspective phase phone photo physics pickup piece ping pistol pitch pivot pixel place " +
  "placeholder plane planet platform play player playlist plugin plus point pointer polygon pong pool popup port " +
  "pose position power precision predict prefab preset press pressure preview primitive print priority prism probe " +
  "process product profile profiler program progress project projection property protocol proxy pulse push puzzle " +
  "python quad quality quaternion quest queue quit race radar radial radian radio rain rainbow random range rank " +
  "ratio raycast reaction read recoil record rect rectangle redo reflection refresh region reload remote rename " +
  "render renderer repeat replay report request reset resize resolution resource respawn response rest result retry " +
  "return reverb reverse reward rhythm right rigid ring river road rocket roll room root rope rotate rotation " +
  "roulette round route router runtime safe sample sampler sandbox saturation save scale scan scene scheduler " +
  "scissors scope score screen screenshot script scroll scrollbar seamless search second section seed seek segment " +
  "select semaphore semi send sensitivity sensor separator sequence serial server session setting shader shadow " +
  "shake shape share sharp shield ship shockwave shoot shop short shortcut shot show shuffle shutdown side signal " +
  "silhouette simple singleton size skeleton skill skin skip sky skybox sleep slice slider slope slot slow small " +
  "smoke smooth snap snow socket soft solid song sort sound source space spark spatial spawn spectrum speech speed " +
  "sphere spin splash spline split spot spring sprite stack stage stamina stamp standard star start stat state " +
  "static status stealth steam steering stencil step stereo stick stiffness stop storage storm straight stream " +
  "strength stretch strike string style submit subtitle surface suspension swap swipe switch sword symbol sync " +
  "system table tag target task team teleport tempo terminal terminate terrain tessellation test text texture theme " +
  "thread throw thumbnail tick tile tilemap tileset tilt time timeline timer tint title toast toggle token tone " +
  "tonemap tool toolbar tooltip topdown torch torque total touch tower trace track trail trajectory trampoline " +
  "transform transition trap treasure tree triangle trigger trim turn turret tutorial tween twist type typewriter " +
  "undo uniform unit unlock update upload user value variable variant vector vehicle velocity vertex vertical " +
  "vibration video view viewport virtual visible vision visual visualizer voice volcano volume voxel wait wall " +
  "warning warp water wave weapon weather web webcam website weight wheel white widget width wind window wing wire " +
  "wireframe word world wrap wrapper write yaw zero zombie zone zoom"
).split(" ")
