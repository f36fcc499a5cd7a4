#include "loading.h"
#include "painting.h"
#include "readers.h"

/* The functions of poppler-glib 0.82 (2019) and later that are used, with the types of <poppler.h>. */
static struct {
  void *(*document_new_from_bytes)(GBytes *bytes, const char *password, GError **error);
  int (*document_get_n_pages)(void *document);
  void *(*document_get_page)(void *document, int index);
  void (*page_get_size)(void *page, double *width, double *height);
  void (*page_render)(void *page, cairo_t *context);
  const char *(*get_version)(void);
  GQuark (*error_quark)(void);
} poppler;

static const char *const symbols[] = {
  "poppler_document_new_from_bytes", "poppler_document_get_n_pages", "poppler_document_get_page",
  "poppler_page_get_size", "poppler_page_render", "poppler_get_version", "poppler_error_quark", NULL,
};

static galley_library library = {.name = "libpoppler-glib.so.8"};

static bool load(void) { return galley_load(&library, symbols, (void **)&poppler); }

const char *galley_poppler_version(void) { return load() ? poppler.get_version() : NULL; }

/* POPPLER_ERROR_ENCRYPTED */
static const int encrypted = 1;

static bool paint_page(
    void *page, cairo_t *context, const galley_file_target *target, const galley_file_result *result, GError **error) {
  cairo_scale(context, result->pixel_width / result->width, result->pixel_height / result->height);
  poppler.page_render(page, context);
  return true;
}

galley_file_result galley_read_pdf(const galley_file_request *request) {
  if (!load()) return galley_no_library(&library);
  GError *error = NULL;
  GBytes *data = g_bytes_new_static(request->bytes, request->count);
  void *document = poppler.document_new_from_bytes(data, NULL, &error);
  g_bytes_unref(data);
  if (!document) {
    bool is_encrypted = error && error->domain == poppler.error_quark() && error->code == encrypted;
    return galley_failure(is_encrypted ? IMAGE_FILE_ENCRYPTED : IMAGE_FILE_DAMAGED, error);
  }
  void *page = poppler.document_get_n_pages(document) > 0 ? poppler.document_get_page(document, 0) : NULL;
  galley_file_result result = {.status = IMAGE_FILE_EMPTY};
  if (page) {
    double width, height;
    poppler.page_get_size(page, &width, &height);
    result = galley_paint(page, width, height, request, paint_page);
    g_object_unref(page);
  }
  g_object_unref(document);
  return result;
}

void galley_prepare_for_pdf(void) {
  /* Poppler's settings live as long as any document. */
  static void *document;
  if (document || !load()) return;
  static const char empty[] =
    "%PDF-1.1\n1 0 obj<</Pages 2 0 R>>endobj\n2 0 obj<</Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>";
  GBytes *bytes = g_bytes_new_static(empty, sizeof empty - 1);
  document = poppler.document_new_from_bytes(bytes, NULL, NULL);
  g_bytes_unref(bytes);
}
