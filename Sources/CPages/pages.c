#include "CPages.h"

/* Embedding a file is part of C since C23 only, but compiles at once, unlike a literal of its bytes in Swift. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char context_css[] = {
#embed "Context/context.css"
};
static const unsigned char context_html[] = {
#embed "Context/context.html"
};
static const unsigned char contextpage_js[] = {
#embed "Context/contextpage.js"
};
static const unsigned char cards_js[] = {
#embed "Index/cards.js"
};
static const unsigned char imagefilter_js[] = {
#embed "Index/imagefilter.js"
};
static const unsigned char imageindex_js[] = {
#embed "Index/imageindex.js"
};
static const unsigned char index_css[] = {
#embed "Index/index.css"
};
static const unsigned char index_html[] = {
#embed "Index/index.html"
};
static const unsigned char indexpage_js[] = {
#embed "Index/indexpage.js"
};
static const unsigned char viewer_js[] = {
#embed "Index/viewer.js"
};
static const unsigned char breaks_js[] = {
#embed "Preview/breaks.js"
};
static const unsigned char changes_js[] = {
#embed "Preview/changes.js"
};
static const unsigned char choices_js[] = {
#embed "Preview/choices.js"
};
static const unsigned char comparing_js[] = {
#embed "Preview/comparing.js"
};
static const unsigned char connection_js[] = {
#embed "Preview/connection.js"
};
static const unsigned char diffs_js[] = {
#embed "Preview/diffs.js"
};
static const unsigned char fields_js[] = {
#embed "Preview/fields.js"
};
static const unsigned char findings_js[] = {
#embed "Preview/findings.js"
};
static const unsigned char frames_js[] = {
#embed "Preview/frames.js"
};
static const unsigned char grid_js[] = {
#embed "Preview/grid.js"
};
static const unsigned char hand_js[] = {
#embed "Preview/hand.js"
};
static const unsigned char inspector_js[] = {
#embed "Preview/inspector.js"
};
static const unsigned char menus_js[] = {
#embed "Preview/menus.js"
};
static const unsigned char outline_js[] = {
#embed "Preview/outline.js"
};
static const unsigned char phrases_js[] = {
#embed "Preview/phrases.js"
};
static const unsigned char pickers_js[] = {
#embed "Preview/pickers.js"
};
static const unsigned char preview_css[] = {
#embed "Preview/preview.css"
};
static const unsigned char preview_html[] = {
#embed "Preview/preview.html"
};
static const unsigned char preview_js[] = {
#embed "Preview/preview.js"
};
static const unsigned char previewkeys_js[] = {
#embed "Preview/previewkeys.js"
};
static const unsigned char project_js[] = {
#embed "Preview/project.js"
};
static const unsigned char rulers_js[] = {
#embed "Preview/rulers.js"
};
static const unsigned char scenelist_js[] = {
#embed "Preview/scenelist.js"
};
static const unsigned char scenestage_js[] = {
#embed "Preview/scenestage.js"
};
static const unsigned char tabs_js[] = {
#embed "Preview/tabs.js"
};
static const unsigned char trials_js[] = {
#embed "Preview/trials.js"
};
static const unsigned char why_js[] = {
#embed "Preview/why.js"
};
static const unsigned char deciding_js[] = {
#embed "Review/deciding.js"
};
static const unsigned char decisions_js[] = {
#embed "Review/decisions.js"
};
static const unsigned char filter_js[] = {
#embed "Review/filter.js"
};
static const unsigned char filters_js[] = {
#embed "Review/filters.js"
};
static const unsigned char list_css[] = {
#embed "Review/list.css"
};
static const unsigned char list_js[] = {
#embed "Review/list.js"
};
static const unsigned char modes_js[] = {
#embed "Review/modes.js"
};
static const unsigned char modestage_js[] = {
#embed "Review/modestage.js"
};
static const unsigned char passing_js[] = {
#embed "Review/passing.js"
};
static const unsigned char report_js[] = {
#embed "Review/report.js"
};
static const unsigned char review_css[] = {
#embed "Review/review.css"
};
static const unsigned char review_html[] = {
#embed "Review/review.html"
};
static const unsigned char review_js[] = {
#embed "Review/review.js"
};
static const unsigned char rows_js[] = {
#embed "Review/rows.js"
};
static const unsigned char shortcuts_js[] = {
#embed "Review/shortcuts.js"
};
static const unsigned char transport_js[] = {
#embed "Review/transport.js"
};
static const unsigned char words_js[] = {
#embed "Review/words.js"
};
static const unsigned char colors_css[] = {
#embed "Shared/colors.css"
};
static const unsigned char elements_js[] = {
#embed "Shared/elements.js"
};
static const unsigned char facets_js[] = {
#embed "Shared/facets.js"
};
static const unsigned char filters_css[] = {
#embed "Shared/filters.css"
};
static const unsigned char gestures_js[] = {
#embed "Shared/gestures.js"
};
static const unsigned char keyboard_js[] = {
#embed "Shared/keyboard.js"
};
static const unsigned char lazylist_js[] = {
#embed "Shared/lazylist.js"
};
static const unsigned char page_css[] = {
#embed "Shared/page.css"
};
static const unsigned char pane_js[] = {
#embed "Shared/pane.js"
};
static const unsigned char stage_css[] = {
#embed "Shared/stage.css"
};
static const unsigned char stage_js[] = {
#embed "Shared/stage.js"
};
static const unsigned char traits_js[] = {
#embed "Shared/traits.js"
};
static const unsigned char viewport_js[] = {
#embed "Shared/viewport.js"
};
static const unsigned char words_css[] = {
#embed "Shared/words.css"
};

#define PAGE_FILE(name, bytes) {name, bytes, sizeof bytes}

static const struct galley_page_file files[] = {
  PAGE_FILE("context.css", context_css),
  PAGE_FILE("context.html", context_html),
  PAGE_FILE("contextpage.js", contextpage_js),
  PAGE_FILE("cards.js", cards_js),
  PAGE_FILE("imagefilter.js", imagefilter_js),
  PAGE_FILE("imageindex.js", imageindex_js),
  PAGE_FILE("index.css", index_css),
  PAGE_FILE("index.html", index_html),
  PAGE_FILE("indexpage.js", indexpage_js),
  PAGE_FILE("viewer.js", viewer_js),
  PAGE_FILE("breaks.js", breaks_js),
  PAGE_FILE("changes.js", changes_js),
  PAGE_FILE("choices.js", choices_js),
  PAGE_FILE("comparing.js", comparing_js),
  PAGE_FILE("connection.js", connection_js),
  PAGE_FILE("diffs.js", diffs_js),
  PAGE_FILE("fields.js", fields_js),
  PAGE_FILE("findings.js", findings_js),
  PAGE_FILE("frames.js", frames_js),
  PAGE_FILE("grid.js", grid_js),
  PAGE_FILE("hand.js", hand_js),
  PAGE_FILE("inspector.js", inspector_js),
  PAGE_FILE("menus.js", menus_js),
  PAGE_FILE("outline.js", outline_js),
  PAGE_FILE("phrases.js", phrases_js),
  PAGE_FILE("pickers.js", pickers_js),
  PAGE_FILE("preview.css", preview_css),
  PAGE_FILE("preview.html", preview_html),
  PAGE_FILE("preview.js", preview_js),
  PAGE_FILE("previewkeys.js", previewkeys_js),
  PAGE_FILE("project.js", project_js),
  PAGE_FILE("rulers.js", rulers_js),
  PAGE_FILE("scenelist.js", scenelist_js),
  PAGE_FILE("scenestage.js", scenestage_js),
  PAGE_FILE("tabs.js", tabs_js),
  PAGE_FILE("trials.js", trials_js),
  PAGE_FILE("why.js", why_js),
  PAGE_FILE("deciding.js", deciding_js),
  PAGE_FILE("decisions.js", decisions_js),
  PAGE_FILE("filter.js", filter_js),
  PAGE_FILE("filters.js", filters_js),
  PAGE_FILE("list.css", list_css),
  PAGE_FILE("list.js", list_js),
  PAGE_FILE("modes.js", modes_js),
  PAGE_FILE("modestage.js", modestage_js),
  PAGE_FILE("passing.js", passing_js),
  PAGE_FILE("report.js", report_js),
  PAGE_FILE("review.css", review_css),
  PAGE_FILE("review.html", review_html),
  PAGE_FILE("review.js", review_js),
  PAGE_FILE("rows.js", rows_js),
  PAGE_FILE("shortcuts.js", shortcuts_js),
  PAGE_FILE("transport.js", transport_js),
  PAGE_FILE("words.js", words_js),
  PAGE_FILE("colors.css", colors_css),
  PAGE_FILE("elements.js", elements_js),
  PAGE_FILE("facets.js", facets_js),
  PAGE_FILE("filters.css", filters_css),
  PAGE_FILE("gestures.js", gestures_js),
  PAGE_FILE("keyboard.js", keyboard_js),
  PAGE_FILE("lazylist.js", lazylist_js),
  PAGE_FILE("page.css", page_css),
  PAGE_FILE("pane.js", pane_js),
  PAGE_FILE("stage.css", stage_css),
  PAGE_FILE("stage.js", stage_js),
  PAGE_FILE("traits.js", traits_js),
  PAGE_FILE("viewport.js", viewport_js),
  PAGE_FILE("words.css", words_css),
};

const struct galley_page_file *galley_page_files(void) { return files; }

size_t galley_page_file_count(void) { return sizeof files / sizeof *files; }
