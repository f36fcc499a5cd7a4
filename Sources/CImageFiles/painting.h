#pragma once
#include "CImageFiles.h"
#include <cairo.h>
#include <glib.h>

/* Paints a drawing of `result`'s size in points into its size in pixels. Returns whether it could. */
typedef bool galley_painter(
    void *drawing, cairo_t *context, const galley_file_target *target, const galley_file_result *result, GError **error);

/* Paints a drawing whose size in points is known, unless it has no area or exceeds a limit. */
galley_file_result galley_paint(
    void *drawing, double width, double height, const galley_file_request *request, galley_painter *paint);
