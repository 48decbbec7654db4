/** Search keywords of paths, navigation and positions in space. `keywords/index.ts` describes the form of a line. */
export default `
AStar2D: graph points shortest route
AStarGrid2D: grid tiles turn-based shortest path
AStarGrid2D.get_id_path: grid shortest route tiles
AStarGrid2D.set_point_solid: wall blocked obstacle
AStarGrid2D.set_point_weight_scale: mud slower cost
Basis.looking_at: face direction rotation toward
Basis.z: forward direction facing
Curve2D: bezier points path
Curve2D.add_point: path create code
Curve2D.sample_baked: path point along position
Marker2D: spawn point muzzle position empty
NavigationAgent2D: pathfinding chase enemy follow walk obstacles ai
NavigationAgent2D.avoidance_enabled: crowd each other bump overlap
NavigationAgent2D.get_next_path_position: follow walk chase step
NavigationAgent2D.is_navigation_finished: arrived reached there
NavigationAgent2D.is_target_reachable: path exists blocked
NavigationAgent2D.navigation_finished: arrived reached
NavigationAgent2D.path_desired_distance: waypoint stuck jitter
NavigationAgent2D.target_desired_distance: stop close near arrive
NavigationAgent2D.target_position: go move chase destination
NavigationAgent2D.target_reached: arrived reached close
NavigationAgent2D.velocity_computed: avoid crowd each other
NavigationLink2D: jump gap ladder teleport
NavigationMesh.agent_radius: wall distance too close
NavigationObstacle2D: avoid block dynamic
NavigationRegion2D.travel_cost: lava mud swamp danger slow expensive prefer road
NavigationRegion2D: walkable area navmesh
NavigationRegion2D.bake_navigation_polygon: runtime update rebuild procedural
NavigationRegion3D.bake_navigation_mesh: runtime update rebuild procedural
NavigationServer2D.map_get_closest_point: nearest walkable random
NavigationServer3D.map_get_path: route without agent
Node2D.get_angle_to: direction facing
Node2D.global_position: where teleport move world place coordinates
Node2D.look_at: face turn toward point aim rotate target mouse
Node2D.move_local_x: forward move facing
Node2D.position: where move place local coordinates offset
Node2D.rotation: angle turn spin degrees
Node2D.rotation_degrees: angle turn spin
Node2D.scale: size bigger smaller flip mirror grow
Node2D.to_global: convert local coordinates world
Node2D.to_local: convert world coordinates relative
Node3D.global_basis: forward direction facing orientation
Node3D.global_transform: forward direction facing orientation
Node3D.rotate_y: turn spin around
Node3D.top_level: ignore parent independent detach
Node3D.translate: move step
Node3D.translate_object_local: forward move facing
Node3D.visible: hide show invisible
Path2D: patrol route curve rail follow
Path2D.curve: points route edit
PathFollow2D: patrol route move along train rail
PathFollow2D.progress: patrol move along distance
PathFollow2D.progress_ratio: patrol move along percent
Quaternion.slerp: smooth rotate interpolate turn
Transform3D.basis: rotation forward direction orientation axes
Transform3D.interpolate_with: smooth camera move between
`
