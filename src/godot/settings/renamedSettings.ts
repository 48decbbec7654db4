/**
 * Settings of Godot 3 and their names in Godot 4, in addition to those of the tables of renames: the new names are in
 * the reference of 4.5, those of translations, which no reference lists, in its demo projects.
 */

/** Old path, new path; a `!` if the values differ too. */
const lines = `
display/window/size/fullscreen display/window/size/mode !
locale/fallback internationalization/locale/fallback
locale/test internationalization/locale/test
locale/translation_remaps internationalization/locale/translation_remaps
locale/translations internationalization/locale/translations
logging/file_logging/enable_file_logging debug/file_logging/enable_file_logging
logging/file_logging/log_path debug/file_logging/log_path
logging/file_logging/max_log_files debug/file_logging/max_log_files
mono/project/assembly_name dotnet/project/assembly_name
physics/common/physics_fps physics/common/physics_ticks_per_second
rendering/quality/2d/use_pixel_snap rendering/2d/snap/snap_2d_transforms_to_pixel
rendering/quality/directional_shadow/size rendering/lights_and_shadows/directional_shadow/size
rendering/quality/driver/driver_name rendering/renderer/rendering_method !
rendering/quality/filters/anisotropic_filter_level rendering/textures/default_filters/anisotropic_filtering_level !
rendering/quality/filters/msaa rendering/anti_aliasing/quality/msaa_3d !
rendering/quality/filters/use_debanding rendering/anti_aliasing/quality/use_debanding
rendering/quality/filters/use_fxaa rendering/anti_aliasing/quality/screen_space_aa !
rendering/quality/shadow_atlas/size rendering/lights_and_shadows/positional_shadow/atlas_size
rendering/vram_compression/import_etc rendering/textures/vram_compression/import_etc2_astc
rendering/vram_compression/import_etc2 rendering/textures/vram_compression/import_etc2_astc
`

interface Rename {
  readonly path: string
  /** True if values of the old setting mean something else in the new one. */
  readonly hasOtherValues: boolean
}

/** Paths of Godot 3 -> those of Godot 4. */
export const renamedSettings: ReadonlyMap<string, Rename> = new Map(
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [from = "", path = "", mark] = line.split(" ")
      return [from, { path, hasOtherValues: mark === "!" }]
    })
)
