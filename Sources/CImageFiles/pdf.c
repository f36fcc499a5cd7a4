#include "loading.h"
#include "readers.h"
#include <cairo.h>

/* The functions of poppler-glib 0.82 (2019) and later that are used, with the types of <poppler.h>. */
static struct {
  void *(*document_new_from_bytes)(GBytes *bytes, const char *password, GError **error);
  void *(*document_get_page)(void *document, int index);
  void (*page_get_size)(void *page, double *width, double *height);
  void (*page_render)(void *page, cairo_t *context);
  const char *(*get_version)(void);
  GQuark (*error_quark)(void);
} poppler;

static const char *const symbols[] = {
  "poppler_document_new_from_bytes", "poppler_document_get_page", "poppler_page_get_size", "poppler_page_render",
  "poppler_get_version", "poppler_error_quark", NULL,
};

static galley_library library = {.name = "libpoppler-glib.so.8"};

static bool load(void) { return galley_load(&library, symbols, (void **)&poppler); }

const char *galley_poppler_version(void) { return load() ? poppler.get_version() : NULL; }

/* POPPLER_ERROR_ENCRYPTED */
static const int encrypted = 1;

static galley_file_result read_page(void *page, galley_file_target target) {
  galley_file_result result = {.status = IMAGE_FILE_READ};
  poppler.page_get_size(page, &result.width, &result.height);
  if (!(result.width > 0 && result.height > 0)) {
    result.status = IMAGE_FILE_EMPTY;
  } else if (!(result.width <= target.longest_side && result.height <= target.longest_side)) {
    result.status = IMAGE_FILE_TOO_LARGE;
  } else if (target.pixels) {
    cairo_surface_t *surface = cairo_image_surface_create_for_data(
        (unsigned char *)target.pixels, CAIRO_FORMAT_ARGB32, target.width, target.height, target.width * 4);
    cairo_t *context = cairo_create(surface);
    cairo_scale(context, target.width / result.width, target.height / result.height);
    poppler.page_render(page, context);
    if (cairo_status(context) != CAIRO_STATUS_SUCCESS) {
      result.status = IMAGE_FILE_DAMAGED;
      g_strlcpy(result.reason, cairo_status_to_string(cairo_status(context)), sizeof result.reason);
    }
    cairo_destroy(context);
    cairo_surface_finish(surface);
    cairo_surface_destroy(surface);
  }
  return result;
}

galley_file_result galley_read_pdf(const uint8_t *bytes, size_t count, galley_file_target target) {
  if (!load()) return galley_no_library(&library);
  GError *error = NULL;
  GBytes *data = g_bytes_new_static(bytes, count);
  void *document = poppler.document_new_from_bytes(data, NULL, &error);
  g_bytes_unref(data);
  if (!document) {
    bool is_encrypted = error && error->domain == poppler.error_quark() && error->code == encrypted;
    return galley_failure(is_encrypted ? IMAGE_FILE_ENCRYPTED : IMAGE_FILE_DAMAGED, error);
  }
  void *page = poppler.document_get_page(document, 0);
  galley_file_result result = {.status = IMAGE_FILE_EMPTY};
  if (page) {
    result = read_page(page, target);
    g_object_unref(page);
  }
  g_object_unref(document);
  return result;
}
