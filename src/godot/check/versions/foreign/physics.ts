/** Names of other languages and engines for members of bodies, areas, queries and navigation. */

const agent = `
    agent_radius: radius
    set_target set_destination go_to: set_target_position
    target destination: target_position
    get_next_position get_next_point: get_next_path_position
    has_reached_target is_target_arrived: is_target_reached
    has_arrived is_finished is_done: is_navigation_finished`

const area = `
    get_bodies get_overlapping_body: get_overlapping_bodies
    get_areas get_overlapping_area: get_overlapping_areas
    is_body_inside contains_body: overlaps_body
    is_area_inside contains_area: overlaps_area
    gravity_strength gravity_force: gravity`

const rayCast = `
    cast_to: target_position
    get_hit get_hit_object hit_object get_collision_object: get_collider
    hit_point get_hit_point get_hit_position get_collision_position: get_collision_point
    is_hit has_hit: is_colliding
    update_raycast update_cast force_update: force_raycast_update`

const query = `
    collision_layer mask layer_mask: collision_mask`

const body = `
    is_on_ground is_grounded on_floor: is_on_floor
    linear_velocity motion: velocity
    slope_limit max_slope max_slope_angle: floor_max_angle`

export const physicsMembers: Readonly<Record<string, string>> = {
  CharacterBody2D: body,
  CharacterBody3D: body,
  RigidBody2D: `
    add_force add_central_force: apply_force apply_central_force
    add_impulse: apply_impulse
    set_velocity: set_linear_velocity
    velocity: linear_velocity`,
  RigidBody3D: `
    add_force add_central_force: apply_force apply_central_force
    add_impulse: apply_impulse
    velocity: linear_velocity`,
  Area2D: area,
  Area3D: area,
  RayCast2D: rayCast,
  RayCast3D: rayCast,
  PhysicsRayQueryParameters2D: query,
  PhysicsRayQueryParameters3D: query,
  PhysicsShapeQueryParameters2D: query,
  PhysicsShapeQueryParameters3D: query,
  PhysicsPointQueryParameters2D: query,
  PhysicsPointQueryParameters3D: query,
  NavigationAgent2D: agent,
  NavigationAgent3D: agent,
  NavigationRegion2D: `
    bake bake_navmesh bake_polygon: bake_navigation_polygon`,
  NavigationRegion3D: `
    bake bake_navmesh: bake_navigation_mesh`
}
