#pragma once
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

static inline PangoFcFontMap *galley_fc_font_map(PangoFontMap *map) { return PANGO_FC_FONT_MAP(map); }
static inline PangoCairoFontMap *galley_cairo_font_map(PangoFontMap *map) { return PANGO_CAIRO_FONT_MAP(map); }

/* The pattern belongs to the font. */
static inline FcPattern *galley_font_pattern(PangoFont *font) {
  return PANGO_IS_FC_FONT(font) ? pango_fc_font_get_pattern(PANGO_FC_FONT(font)) : NULL;
}
