/** The input actions that Godot defines in every project. */
import type { Dialect } from "../script/Script.ts"

/** Actions of Godot 3 and 4 alike. */
const COMMON = "accept select cancel focus_next focus_prev left right up down page_up page_down home end"

/**
 * Actions that text fields, trees, graphs and file dialogs of Godot 4 listen to; with those that only one system has.
 */
const SINCE_4 = `
menu cut copy paste undo redo text_completion_query text_completion_accept text_completion_replace text_newline
text_newline_blank text_newline_above text_indent text_dedent text_backspace text_backspace_word
text_backspace_word.macos text_backspace_all_to_left text_backspace_all_to_left.macos text_delete text_delete_word
text_delete_word.macos text_delete_all_to_right text_delete_all_to_right.macos text_caret_left text_caret_word_left
text_caret_word_left.macos text_caret_right text_caret_word_right text_caret_word_right.macos text_caret_up
text_caret_down text_caret_line_start text_caret_line_start.macos text_caret_line_end text_caret_line_end.macos
text_caret_page_up text_caret_page_down text_caret_document_start text_caret_document_start.macos
text_caret_document_end text_caret_document_end.macos text_caret_add_below text_caret_add_below.macos
text_caret_add_above text_caret_add_above.macos text_scroll_up text_scroll_up.macos text_scroll_down
text_scroll_down.macos text_select_all text_select_word_under_caret text_select_word_under_caret.macos
text_add_selection_for_next_occurrence text_skip_selection_for_next_occurrence text_clear_carets_and_selection
text_toggle_insert_mode text_submit unicode_start graph_duplicate graph_delete graph_follow_left
graph_follow_left.macos graph_follow_right graph_follow_right.macos filedialog_up_one_level filedialog_refresh
filedialog_show_hidden filedialog_delete filedialog_find filedialog_focus_path filedialog_focus_path.macos
swap_input_direction colorpicker_delete_preset accessibility_drag_and_drop close_dialog close_dialog.macos
focus_mode`

const named = (words: string): ReadonlyArray<string> =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => `ui_${word}`)

/** Returns the names of the actions that exist without an entry in `project.godot`. */
export const builtInActions = (dialect: Dialect): ReadonlyArray<string> =>
  dialect === 3 ? named(COMMON) : [...named(COMMON), ...named(SINCE_4)]
