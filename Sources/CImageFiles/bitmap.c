#include "loading.h"
#include "readers.h"
#include <stdlib.h>

/* The functions of GdkPixbuf 2.32 (2015) and later that are used, with the types of <gdk-pixbuf/gdk-pixbuf.h>. */
static struct {
  void *(*loader_new_with_type)(const char *type, GError **error);
  gboolean (*loader_write)(void *loader, const uint8_t *bytes, gsize count, GError **error);
  gboolean (*loader_close)(void *loader, GError **error);
  void *(*loader_get_pixbuf)(void *loader);
  void (*loader_set_size)(void *loader, int width, int height);
  void *(*apply_embedded_orientation)(void *pixbuf);
  int (*get_width)(const void *pixbuf);
  int (*get_height)(const void *pixbuf);
  int (*get_rowstride)(const void *pixbuf);
  int (*get_n_channels)(const void *pixbuf);
  const uint8_t *(*read_pixels)(const void *pixbuf);
  const char *const *version;
  GQuark (*error_quark)(void);
} pixbuf;

static const char *const symbols[] = {
  "gdk_pixbuf_loader_new_with_type", "gdk_pixbuf_loader_write", "gdk_pixbuf_loader_close",
  "gdk_pixbuf_loader_get_pixbuf", "gdk_pixbuf_loader_set_size", "gdk_pixbuf_apply_embedded_orientation",
  "gdk_pixbuf_get_width", "gdk_pixbuf_get_height", "gdk_pixbuf_get_rowstride", "gdk_pixbuf_get_n_channels",
  "gdk_pixbuf_read_pixels", "gdk_pixbuf_version", "gdk_pixbuf_error_quark", NULL,
};

static galley_library library = {.name = "libgdk_pixbuf-2.0.so.0"};

static bool load(void) { return galley_load(&library, symbols, (void **)&pixbuf); }

const char *galley_pixbuf_version(void) { return load() ? *pixbuf.version : NULL; }

/* GDK_PIXBUF_ERROR_UNKNOWN_TYPE */
static const int unknown_type = 3;

typedef struct {
  size_t most_pixels;
  int width, height;
  bool is_too_large;
} size_check;

/* Called when the size is known and before memory is allocated. A size of 0 ends the decoding. */
static void check_size(void *loader, int width, int height, size_check *check) {
  check->width = width;
  check->height = height;
  check->is_too_large = width <= 0 || height <= 0 || (size_t)width * (size_t)height > check->most_pixels;
  if (check->is_too_large) pixbuf.loader_set_size(loader, 0, 0);
}

/* Premultiplies a component as Cairo's own conversions do: to the nearest step. */
static uint32_t premultiplied(uint32_t component, uint32_t alpha) { return (component * alpha + 127) / 255; }

static uint32_t *copy_pixels(const void *picture, int width, int height) {
  uint32_t *pixels = malloc((size_t)width * (size_t)height * 4);
  const uint8_t *bytes = pixbuf.read_pixels(picture);
  int channels = pixbuf.get_n_channels(picture), stride = pixbuf.get_rowstride(picture);
  for (int y = 0; pixels && y < height; y++) {
    const uint8_t *source = bytes + (size_t)y * (size_t)stride;
    uint32_t *target = pixels + (size_t)y * (size_t)width;
    for (int x = 0; x < width; x++, source += channels) {
      uint32_t alpha = channels == 4 ? source[3] : 255;
      target[x] = alpha << 24 | premultiplied(source[0], alpha) << 16 | premultiplied(source[1], alpha) << 8 |
                  premultiplied(source[2], alpha);
    }
  }
  return pixels;
}

static galley_file_result read_picture(void *loader) {
  /* The first picture of an animation. */
  void *picture = pixbuf.loader_get_pixbuf(loader);
  void *upright = picture ? pixbuf.apply_embedded_orientation(picture) : NULL;
  if (!upright) return (galley_file_result){.status = IMAGE_FILE_DAMAGED, .reason = "there is no picture in it"};
  int width = pixbuf.get_width(upright), height = pixbuf.get_height(upright);
  galley_file_result result = {
    .status = IMAGE_FILE_READ, .width = width, .height = height, .pixel_width = width, .pixel_height = height};
  result.pixels = copy_pixels(upright, width, height);
  g_object_unref(upright);
  if (!result.pixels) result.status = IMAGE_FILE_TOO_LARGE;
  return result;
}

galley_file_result galley_read_bitmap(const galley_file_request *request) {
  if (!load()) return galley_no_library(&library);
  GError *error = NULL;
  void *loader = pixbuf.loader_new_with_type(request->type, &error);
  if (!loader) {
    bool is_unknown = error && error->domain == pixbuf.error_quark() && error->code == unknown_type;
    return galley_failure(is_unknown ? IMAGE_FILE_NO_READER : IMAGE_FILE_DAMAGED, error);
  }
  size_check check = {.most_pixels = request->most_pixels};
  g_signal_connect(loader, "size-prepared", G_CALLBACK(check_size), &check);
  bool is_whole = pixbuf.loader_write(loader, request->bytes, request->count, &error);
  /* A loader must be closed whatever has happened. */
  is_whole = pixbuf.loader_close(loader, is_whole ? &error : NULL) && is_whole;
  galley_file_result result;
  if (check.is_too_large) {
    g_clear_error(&error);
    result = (galley_file_result){.status = IMAGE_FILE_TOO_LARGE, .width = check.width, .height = check.height};
  } else if (!is_whole) {
    result = galley_failure(IMAGE_FILE_DAMAGED, error);
  } else {
    result = read_picture(loader);
  }
  g_object_unref(loader);
  return result;
}
