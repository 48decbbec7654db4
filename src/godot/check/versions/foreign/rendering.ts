/**
 * Names of other languages and engines for members of drawn objects: sprites, tiles, lights, cameras, meshes,
 * materials, particles and images.
 */

const particles = `
    start play: restart
    particle_count count: amount`

const animatedSprite = `
    finished: animation_finished
    play_reverse: play_backwards
    start begin resume unpause: play
    speed play_speed: speed_scale
    is_animation_playing: is_playing
    play_animation: play
    current_frame frame_index: frame
    current_animation: animation
    flip flip_x flip_horizontal mirror: flip_h
    flip_y flip_vertical: flip_v`

const segments = `
    segments: radial_segments`

const sprite = `
    image sprite: texture
    color tint: modulate
    rows: vframes
    columns cols: hframes
    frame_index current_frame: frame
    region: region_enabled
    flip_x flip_horizontal mirror: flip_h
    flip_y flip_vertical: flip_v`

const turned = `
    rotation_deg rotation_degree rotation_in_degrees: rotation_degrees
    local_rotation: rotation
    local_position: position`

const cells = `
    get_cell get_cellv get_cell_id get_tile get_tile_id: get_cell_source_id
    set_cellv set_tile: set_cell
    get_used_tiles: get_used_cells
    clear_cell remove_cell remove_tile clear_tile: erase_cell`

export const renderingMembers: Readonly<Record<string, string>> = {
  CanvasItem: `
    is_visible_self: is_visible
    redraw request_redraw force_redraw repaint invalidate: queue_redraw
    get_viewport_size: get_viewport_rect`,
  Node2D: `${turned}
    move: translate`,
  Node3D: `${turned}
    move: translate`,
  Sprite: sprite,
  Sprite2D: sprite,
  Sprite3D: sprite,
  TextureRect: `
    image sprite: texture
    flip_x flip_horizontal mirror: flip_h
    flip_y flip_vertical: flip_v`,
  AnimatedSprite2D: animatedSprite,
  AnimatedSprite3D: animatedSprite,
  TileMapLayer: cells,
  TileMap: cells,
  TileSet: `
    cell_size: tile_size`,
  TileData: `
    custom_data get_data: get_custom_data`,
  Parallax2D: `
    motion_scale: scroll_scale
    motion_offset: scroll_offset
    motion_mirroring: repeat_size`,
  Light2D: `
    intensity light_intensity: energy
    cast_shadow cast_shadows shadow shadows: shadow_enabled`,
  OmniLight3D: `
    range radius: omni_range`,
  SpotLight3D: `
    range radius: spot_range`,
  Light3D: `
    energy intensity light_intensity: light_energy
    cast_shadow cast_shadows shadow shadows: shadow_enabled
    color: light_color`,
  Camera2D: `
    activate make_active set_as_current: make_current`,
  Camera3D: `
    activate make_active set_as_current: make_current
    field_of_view: fov
    far_clip far_plane: far
    near_clip near_plane: near
    world_to_screen: unproject_position`,
  VisualInstance3D: `
    get_bounding_box get_bounds: get_aabb`,
  GeometryInstance3D: `
    material: material_override`,
  BaseMaterial3D: `
    albedo color: albedo_color
    emission_color: emission
    emission_strength: emission_energy_multiplier`,
  MultiMesh: `
    count: instance_count
    set_instance_position: set_instance_transform`,
  SphereMesh: segments,
  CylinderMesh: segments,
  CapsuleMesh: segments,
  MeshDataTool: `
    get_vertex_pos get_vertex_position: get_vertex
    set_vertex_pos set_vertex_position: set_vertex`,
  Skeleton3D: `
    set_bone_rotation: set_bone_pose_rotation
    set_bone_position: set_bone_pose_position
    set_bone_scale: set_bone_pose_scale
    get_bone_rotation: get_bone_pose_rotation
    get_bone_position: get_bone_pose_position
    get_bone_scale: get_bone_pose_scale
    get_bone_id get_bone_index get_bone: find_bone`,
  GPUParticles2D: particles,
  GPUParticles3D: `${particles}
    mesh: draw_pass_1`,
  CPUParticles2D: particles,
  CPUParticles3D: particles,
  Image: `
    save: save_png
    flip_h flip_horizontal: flip_x
    flip_v flip_vertical: flip_y
    scale: resize
    load_from_buffer: load_png_from_buffer`
}
