#include "painting.h"
#include "loading.h"
#include <stdlib.h>

/* Returns whether the drawing was painted into the result's pixels. */
static bool paint_pixels(
    void *drawing, const galley_file_target *target, const galley_file_result *result, galley_painter *paint,
    GError **error) {
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (unsigned char *)result->pixels, CAIRO_FORMAT_ARGB32, result->pixel_width, result->pixel_height,
      result->pixel_width * 4);
  cairo_t *context = cairo_create(surface);
  bool is_painted = paint(drawing, context, target, result, error);
  cairo_status_t status = cairo_status(context);
  if (is_painted && status != CAIRO_STATUS_SUCCESS) {
    is_painted = false;
    g_set_error_literal(error, g_quark_from_static_string("cairo"), (gint)status, cairo_status_to_string(status));
  }
  cairo_destroy(context);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  return is_painted;
}

galley_file_result galley_paint(
    void *drawing, double width, double height, const galley_file_request *request, galley_painter *paint) {
  const galley_file_target *target = &request->target;
  galley_file_result result = {.status = IMAGE_FILE_READ, .width = width, .height = height};
  if (!(width > 0 && height > 0)) {
    result.status = IMAGE_FILE_EMPTY;
    return result;
  }
  if (!(width <= target->longest_side && height <= target->longest_side)) {
    result.status = IMAGE_FILE_TOO_LARGE;
    return result;
  }
  galley_pixel_size size = target->pixel_size(target, width, height);
  size_t count = (size_t)size.width * (size_t)size.height;
  result.pixel_width = size.width;
  result.pixel_height = size.height;
  if (count <= request->most_pixels) result.pixels = calloc(count, 4);
  if (!result.pixels) {
    result.status = IMAGE_FILE_TOO_MUCH_MEMORY;
    return result;
  }
  GError *error = NULL;
  if (paint_pixels(drawing, target, &result, paint, &error)) return result;
  free(result.pixels);
  return galley_failure(IMAGE_FILE_DAMAGED, error);
}
