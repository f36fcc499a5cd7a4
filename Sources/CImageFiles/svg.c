#include "loading.h"
#include "readers.h"
#include <cairo.h>
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

static gboolean render(void *handle, galley_file_target target, GError **error) {
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (unsigned char *)target.pixels, CAIRO_FORMAT_ARGB32, target.width, target.height, target.width * 4);
  cairo_t *context = cairo_create(surface);
  rectangle viewport = {0, 0, target.width, target.height};
  gboolean is_drawn = target.element
      ? rsvg.handle_render_element(handle, context, target.element, &viewport, error)
      : rsvg.handle_render_document(handle, context, &viewport, error);
  cairo_destroy(context);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  return is_drawn;
}

static galley_file_result read_drawing(void *handle, galley_file_target target) {
  galley_file_result result = {.status = IMAGE_FILE_READ};
  GError *error = NULL;
  if (target.element) {
    rectangle ink = {0}, logical = {0};
    if (!rsvg.handle_get_geometry_for_element(handle, target.element, &ink, &logical, &error))
      return galley_failure(IMAGE_FILE_DAMAGED, error);
    result.width = ink.width;
    result.height = ink.height;
  } else {
    natural_size(handle, &result.width, &result.height);
  }
  if (!(result.width > 0 && result.height > 0)) {
    result.status = IMAGE_FILE_EMPTY;
  } else if (!(result.width <= target.longest_side && result.height <= target.longest_side)) {
    result.status = IMAGE_FILE_TOO_LARGE;
  } else if (target.pixels && !render(handle, target, &error)) {
    return galley_failure(IMAGE_FILE_DAMAGED, error);
  }
  return result;
}

galley_file_result galley_read_svg(const uint8_t *bytes, size_t count, galley_file_target target) {
  if (!load()) return galley_no_library(&library);
  GError *error = NULL;
  /* A drawing without an address of its own cannot refer to files or to the network. */
  void *handle = rsvg.handle_new_from_data(bytes, count, &error);
  if (!handle) return galley_failure(IMAGE_FILE_DAMAGED, error);
  /* The pixels in an inch, by CSS. */
  rsvg.handle_set_dpi(handle, 96);
  rsvg.handle_set_stylesheet(handle, (const uint8_t *)without_text, sizeof without_text - 1, NULL);
  galley_file_result result = read_drawing(handle, target);
  result.has_text = g_strstr_len((const char *)bytes, (gssize)count, "<text") != NULL;
  g_object_unref(handle);
  return result;
}
