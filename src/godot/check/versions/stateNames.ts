/** Words for states of objects that are often written, and the words of Godot's classes for the same states. */

/** Lines of words, a colon, and Godot's words for the same; one after `not` is the opposite. */
export const stateNames = `
    running playing: running playing emitting alive not:stopped
    active started: running playing emitting alive not:stopped
    stopped: not:running not:playing not:emitting
    enabled: not:disabled
    disabled: not:enabled
    hidden: not:visible
    finished: not:alive
    shown displayed: visible
    readonly read_only: not:editable
    grounded on_ground: on_floor
    hitting: colliding
    checked toggled: button_pressed
    loop looping repeat repeating: not:one_shot
    frozen: freeze
    asleep: sleeping
    paused: stream_paused`

/** Lines of words for an action on an object, a colon, and Godot's words for the resulting state. */
export const commandNames = `
    enable activate: enabled active not:disabled
    disable deactivate: not:enabled not:active disabled
    pause: paused stream_paused
    unpause resume: not:paused not:stream_paused
    sleep: sleeping
    wake wake_up: not:sleeping
    stop: not:emitting`
