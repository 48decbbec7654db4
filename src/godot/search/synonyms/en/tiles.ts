/** Synonyms about tile maps and grids. `synonyms/index.ts` describes the form of a line. */
export default `
tilemap: TileMapLayer TileMap
tile map: TileMapLayer TileMap
tile: cell TileMapLayer
place tile: TileMapLayer.set_cell
set tile: TileMapLayer.set_cell
get tile: TileMapLayer.get_cell_source_id TileMapLayer.get_cell_atlas_coords TileMapLayer.get_cell_tile_data
clear tile: TileMapLayer.erase_cell TileMap.erase_cell TileMapLayer.set_cell
remove tile: TileMapLayer.erase_cell TileMap.erase_cell
erase tile: TileMapLayer.erase_cell TileMap.erase_cell
delete tile: TileMapLayer.erase_cell TileMap.erase_cell
tile mouse: TileMapLayer.local_to_map TileMap.local_to_map
tile position: TileMapLayer.local_to_map TileMapLayer.map_to_local
world tile: TileMapLayer.local_to_map
autotile: terrain TileMapLayer.set_cells_terrain_connect
terrain tiles: TileMapLayer.set_cells_terrain_connect
isometric: TileSet.TILE_SHAPE_ISOMETRIC TileSet.tile_shape
hexagonal: TileSet.TILE_SHAPE_HEXAGON
tile data: TileMapLayer.get_cell_tile_data TileData TileData.get_custom_data
custom data tile: TileData.get_custom_data TileMapLayer.get_cell_tile_data
custom property tile: TileData.get_custom_data TileMapLayer.get_cell_tile_data
property of tile: TileData.get_custom_data TileMapLayer.get_cell_tile_data
tile under: TileMapLayer.local_to_map TileMapLayer.get_cell_tile_data
which tile: TileMapLayer.local_to_map TileMapLayer.get_cell_tile_data
tile custom data: TileData.get_custom_data
grid movement: TileMapLayer.map_to_local TileMapLayer.local_to_map Node.create_tween @GlobalScope.snapped
grid based: TileMapLayer.map_to_local TileMapLayer.local_to_map AStarGrid2D
cell mouse: TileMapLayer.local_to_map
data tile: TileData.get_custom_data TileMapLayer.get_cell_tile_data
tilemap navigation: TileMapLayer.navigation_enabled NavigationRegion2D.bake_navigation_polygon TileData.get_navigation_polygon
texture bleeding: TileSetAtlasSource.use_texture_padding Sprite2D.region_filter_clip_enabled AtlasTexture.filter_clip
destroy tile: TileMapLayer.erase_cell
replace tile: TileMapLayer.set_cell
click tile: TileMapLayer.local_to_map CanvasItem.get_local_mouse_position
tile coordinate: TileMapLayer.local_to_map TileMapLayer.map_to_local
cell center: TileMapLayer.map_to_local
center tile: TileMapLayer.map_to_local
adjacent tile: TileMapLayer.get_surrounding_cells TileMapLayer.get_neighbor_cell
neighbor tile: TileMapLayer.get_surrounding_cells TileMapLayer.get_neighbor_cell
tile around: TileMapLayer.get_surrounding_cells
every tile: TileMapLayer.get_used_cells
all tiles: TileMapLayer.get_used_cells
iterate tiles: TileMapLayer.get_used_cells
loop tiles: TileMapLayer.get_used_cells
tilemap size: TileMapLayer.get_used_rect
empty cell: TileMapLayer.get_cell_source_id
remove all tiles: TileMapLayer.clear
tile type: TileMapLayer.get_cell_tile_data TileData.get_custom_data
tile collision: TileSet.add_physics_layer TileData.add_collision_polygon TileMapLayer.collision_enabled
solid tile: TileSet.add_physics_layer TileData.add_collision_polygon
tile hit: TileMapLayer.get_coords_for_body_rid
flip tile: TileSetAtlasSource.TRANSFORM_FLIP_H TileMapLayer.set_cell
rotate tile: TileSetAtlasSource.TRANSFORM_TRANSPOSE TileSetAtlasSource.TRANSFORM_FLIP_H
tint tile: TileMapLayer._tile_data_runtime_update TileData.modulate
auto tile: TileMapLayer.set_cells_terrain_connect
connect tiles: TileMapLayer.set_cells_terrain_connect
copy tiles: TileMapLayer.get_pattern TileMapLayer.set_pattern
generate tilemap: TileMapLayer.set_cell FastNoiseLite
hex grid: TileSet.TILE_SHAPE_HEXAGON TileMapLayer.get_surrounding_cells
tile navigation: TileSet.add_navigation_layer TileMapLayer.navigation_enabled TileData.get_navigation_polygon
3d tilemap: GridMap
place scene tile: TileSetScenesCollectionSource TileSetScenesCollectionSource.create_scene_tile
tile shadow: TileSet.add_occlusion_layer TileData.set_occluder_polygon
count tiles: TileMapLayer.get_used_cells
rule tile: TileMapLayer.set_cells_terrain_connect TileData.set_terrain_peering_bit
stamp tiles: TileMapLayer.set_pattern TileMapPattern
create tileset: TileSet.add_source TileSetAtlasSource.create_tile
3d tile: GridMap GridMap.set_cell_item MeshLibrary
place block: GridMap.set_cell_item GridMap.local_to_map
gridmap position: GridMap.local_to_map GridMap.map_to_local
breakable tile: TileMapLayer.erase_cell
swap tile: TileMapLayer.set_cell
tile gap: TileSetAtlasSource.use_texture_padding ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel
tile seam: TileSetAtlasSource.use_texture_padding ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel
lines tilemap: TileSetAtlasSource.use_texture_padding ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel
gaps tilemap: TileSetAtlasSource.use_texture_padding ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel
world generation: FastNoiseLite Noise.get_noise_2d TileMapLayer.set_cell
generate dungeon: TileMapLayer.set_cell RandomNumberGenerator Rect2i.intersects
noise tile: Noise.get_noise_2d TileMapLayer.set_cell
building placement: TileMapLayer.local_to_map PhysicsDirectSpaceState2D.intersect_shape Area2D.has_overlapping_areas
cell occupied: TileMapLayer.get_cell_source_id Dictionary.has
tile occupied: TileMapLayer.get_cell_source_id Dictionary.has
random dungeon: TileMapLayer.set_cell @GlobalScope.randi_range Rect2i.intersects
room pattern: TileMapLayer.set_pattern TileMapPattern
generate maze: TileMapLayer.set_cell Array.pop_back Array.pick_random
generate cave: FastNoiseLite TileMapLayer.set_cell TileMapLayer.set_cells_terrain_connect
cellular automata: TileMapLayer.get_surrounding_cells TileMapLayer.set_cell
flood fill: TileMapLayer.get_surrounding_cells Array.pop_front
generate map: FastNoiseLite TileMapLayer.set_cell
random map: FastNoiseLite TileMapLayer.set_cell
break block: GridMap.set_cell_item GridMap.local_to_map TileMapLayer.erase_cell
mine block: GridMap.set_cell_item TileMapLayer.erase_cell
minecraft: GridMap GridMap.set_cell_item ArrayMesh.add_surface_from_arrays
dig terrain: TileMapLayer.erase_cell Geometry2D.clip_polygons
farming: TileMapLayer.set_cell TileMapLayer.local_to_map Timer.timeout
sokoban: TileMapLayer.local_to_map RayCast2D.is_colliding
tetris: TileMapLayer.set_cell TileMapLayer.erase_cell Timer.timeout
highlight tile: TileMapLayer.set_cell TileMapLayer.local_to_map
hover tile: TileMapLayer.local_to_map CanvasItem.get_local_mouse_position
click cell: TileMapLayer.local_to_map CanvasItem.get_local_mouse_position
movement range: TileMapLayer.get_surrounding_cells AStarGrid2D.get_id_path
reachable tiles: TileMapLayer.get_surrounding_cells AStarGrid2D.get_id_path
chess piece: TileMapLayer.local_to_map TileMapLayer.map_to_local Tween.tween_property
`
