#include "loading.h"
#include "painting.h"
#include "readers.h"
#include <stdio.h>

/* RsvgRectangle */
typedef struct {
  double x, y, width, height;
} rectangle;

/* RsvgLength */
typedef struct {
  double length;
  int unit;
} length;

/* The functions of librsvg 2.52 (2021) and later that are used, with the types of <librsvg/rsvg.h>. */
static struct {
  void *(*handle_new_from_data)(const uint8_t *bytes, gsize count, GError **error);
  void (*handle_set_dpi)(void *handle, double dpi);
  gboolean (*handle_set_stylesheet)(void *handle, const uint8_t *css, gsize count, GError **error);
  gboolean (*handle_get_intrinsic_size_in_pixels)(void *handle, double *width, double *height);
  void (*handle_get_intrinsic_dimensions)(
      void *handle, gboolean *has_width, length *width, gboolean *has_height, length *height, gboolean *has_view_box,
      rectangle *view_box);
  gboolean (*handle_render_document)(void *handle, cairo_t *context, const rectangle *viewport, GError **error);
  gboolean (*handle_render_element)(
      void *handle, cairo_t *context, const char *id, const rectangle *viewport, GError **error);
  gboolean (*handle_get_geometry_for_element)(
      void *handle, const char *id, rectangle *ink, rectangle *logical, GError **error);
  const unsigned *major, *minor, *micro;
} rsvg;

static const char *const symbols[] = {
  "rsvg_handle_new_from_data", "rsvg_handle_set_dpi", "rsvg_handle_set_stylesheet",
  "rsvg_handle_get_intrinsic_size_in_pixels", "rsvg_handle_get_intrinsic_dimensions", "rsvg_handle_render_document",
  "rsvg_handle_render_element", "rsvg_handle_get_geometry_for_element", "rsvg_major_version", "rsvg_minor_version",
  "rsvg_micro_version", NULL,
};

static galley_library library = {.name = "librsvg-2.so.2"};

static bool load(void) { return galley_load(&library, symbols, (void **)&rsvg); }

const char *galley_rsvg_version(void) {
  static char version[40];
  if (!load()) return NULL;
  snprintf(version, sizeof version, "%u.%u.%u", *rsvg.major, *rsvg.minor, *rsvg.micro);
  return version;
}

/* Text would be shaped with the fonts of the machine. */
static const char without_text[] = "text { display: none !important }";

/* The size that the file names, or else that of its view box. */
static void natural_size(void *handle, double *width, double *height) {
  if (rsvg.handle_get_intrinsic_size_in_pixels(handle, width, height)) return;
  gboolean has_width, has_height, has_view_box;
  length w, h;
  rectangle box = {0};
  rsvg.handle_get_intrinsic_dimensions(handle, &has_width, &w, &has_height, &h, &has_view_box, &box);
  *width = has_view_box ? box.width : 0;
  *height = has_view_box ? box.height : 0;
}

static bool paint_drawing(
    void *handle, cairo_t *context, const galley_file_target *target, const galley_file_result *result,
    GError **error) {
  rectangle viewport = {0, 0, result->pixel_width, result->pixel_height};
  return target->element ? rsvg.handle_render_element(handle, context, target->element, &viewport, error)
                         : rsvg.handle_render_document(handle, context, &viewport, error);
}

static galley_file_result read_drawing(void *handle, const galley_file_request *request) {
  const char *element = request->target.element;
  double width, height;
  if (element) {
    rectangle ink = {0}, logical = {0};
    GError *error = NULL;
    if (!rsvg.handle_get_geometry_for_element(handle, element, &ink, &logical, &error))
      return galley_failure(IMAGE_FILE_DAMAGED, error);
    width = ink.width;
    height = ink.height;
  } else {
    natural_size(handle, &width, &height);
  }
  return galley_paint(handle, width, height, request, paint_drawing);
}

galley_file_result galley_read_svg(const galley_file_request *request) {
  if (!load()) return galley_no_library(&library);
  GError *error = NULL;
  /* A drawing without an address of its own cannot refer to files or to the network. */
  void *handle = rsvg.handle_new_from_data(request->bytes, request->count, &error);
  if (!handle) return galley_failure(IMAGE_FILE_DAMAGED, error);
  /* The pixels in an inch, by CSS. */
  rsvg.handle_set_dpi(handle, 96);
  rsvg.handle_set_stylesheet(handle, (const uint8_t *)without_text, sizeof without_text - 1, NULL);
  galley_file_result result = read_drawing(handle, request);
  result.has_text = g_strstr_len((const char *)request->bytes, (gssize)request->count, "<text") != NULL;
  g_object_unref(handle);
  return result;
}
