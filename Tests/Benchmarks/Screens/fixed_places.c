// Paints screens whose places are given with Pango and Cairo alone, and writes them as PNG with libpng and with libdeflate:
// what a program without a layout of its own takes.
//
//   cc -O2 fixed_places.c $(pkg-config --cflags --libs pangoft2 pangocairo fontconfig libpng libdeflate) -o fixed-places
//   fixed-places FONT < LISTING      FONT is the file of Inter, LISTING is printed by galley-benchmarks screen-listing
//
// Prints a row for each screen: milliseconds to paint, to write with Cairo's own writer (libpng), and with libdeflate's
// level 6 after the filter "up", with the bytes of both.
#include <fontconfig/fontconfig.h>
#include <libdeflate.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 1170, HEIGHT = 2532, ICON = 60, BYTES_PER_PIXEL = 3 };
static const double scale = 3, radius = 8, font_size = 13;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static cairo_surface_t *icon(void) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, ICON, ICON);
  cairo_t *context = cairo_create(surface);
  cairo_set_source_rgb(context, 0, 0x7A / 255.0, 1);
  cairo_arc(context, ICON / 2.0, ICON / 2.0, ICON / 2.0, 0, 2 * G_PI);
  cairo_fill(context);
  cairo_destroy(context);
  return surface;
}

static PangoLayout *text_layout(const char *font_file) {
  FcConfig *config = FcConfigCreate();
  if (!FcConfigAppFontAddFile(config, (const FcChar8 *)font_file)) {
    fprintf(stderr, "fixed-places: %s cannot be read as a font\n", font_file);
    exit(3);
  }
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context, options);
  PangoLayout *layout = pango_layout_new(context);
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, font_size * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  return layout;
}

static void box(cairo_t *context, double x, double y, double width, double height) {
  cairo_new_path(context);
  cairo_arc(context, x + width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc(context, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc(context, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc(context, x + radius, y + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_set_source_rgb(context, 0.9, 0.93, 0.97);
  cairo_fill(context);
}

static void image(cairo_t *context, cairo_surface_t *surface, double x, double y) {
  cairo_save(context);
  cairo_translate(context, x, y);
  cairo_scale(context, 1 / scale, 1 / scale);
  cairo_set_source_surface(context, surface, 0, 0);
  cairo_paint(context);
  cairo_restore(context);
}

static void label(cairo_t *context, PangoLayout *layout, double x, double y, double width, const char *text) {
  cairo_set_source_rgb(context, 0, 0, 0);
  cairo_move_to(context, x, y);
  pango_layout_set_width(layout, ceil(width * PANGO_SCALE));
  pango_layout_set_text(layout, text, -1);
  pango_cairo_show_layout(context, layout);
}

static cairo_status_t count(void *total, const unsigned char *data, unsigned int length) {
  (void)data;
  *(size_t *)total += length;
  return CAIRO_STATUS_SUCCESS;
}

// The bytes of the compressed rows, which are all of a PNG file but some sixty.
static size_t deflated(cairo_surface_t *surface, struct libdeflate_compressor *compressor) {
  static unsigned char rows[HEIGHT][1 + WIDTH * BYTES_PER_PIXEL], packed[sizeof rows + 1000];
  static unsigned char above[WIDTH * BYTES_PER_PIXEL], current[WIDTH * BYTES_PER_PIXEL];
  memset(above, 0, sizeof above);
  for (int y = 0; y < HEIGHT; y++) {
    const guint32 *pixels = (const guint32 *)(cairo_image_surface_get_data(surface)
                                              + y * cairo_image_surface_get_stride(surface));
    for (int x = 0; x < WIDTH; x++) {
      current[x * 3] = pixels[x] >> 16;
      current[x * 3 + 1] = pixels[x] >> 8;
      current[x * 3 + 2] = pixels[x];
    }
    rows[y][0] = 2;
    for (size_t i = 0; i < sizeof current; i++) rows[y][i + 1] = current[i] - above[i];
    memcpy(above, current, sizeof current);
  }
  return libdeflate_zlib_compress(compressor, rows, sizeof rows, packed, sizeof packed);
}

static void report(cairo_surface_t *surface, struct libdeflate_compressor *compressor, double paint) {
  cairo_surface_flush(surface);
  double start = now();
  size_t png = 0;
  cairo_surface_write_to_png_stream(surface, count, &png);
  double middle = now();
  size_t small = deflated(surface, compressor);
  printf("%.3f\t%.3f\t%zu\t%.3f\t%zu\n", paint, middle - start, png, now() - middle, small);
}

int main(int arguments, char **values) {
  if (arguments != 2) {
    fprintf(stderr, "usage: fixed-places FONT < LISTING\n");
    return 2;
  }
  PangoLayout *layout = text_layout(values[1]);
  cairo_surface_t *dot = icon();
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(6);
  cairo_surface_t *surface = NULL;
  cairo_t *context = NULL;
  double paint = 0;
  char line[4096];
  printf("paint_ms\tlibpng_ms\tlibpng_bytes\tlibdeflate_ms\tlibdeflate_bytes\n");
  for (;;) {
    char *read = fgets(line, sizeof line, stdin);
    if (!read || !strncmp(line, "screen", 6)) {
      if (context) {
        cairo_destroy(context);
        report(surface, compressor, paint);
        cairo_surface_destroy(surface);
      }
      if (!read) return 0;
      double start = now();
      surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
      context = cairo_create(surface);
      cairo_set_source_rgb(context, 1, 1, 1);
      cairo_paint(context);
      cairo_scale(context, scale, scale);
      paint = now() - start;
      continue;
    }
    char kind[8];
    double x, y, width, height;
    int end = 0;
    if (!context || sscanf(line, "%7s %lf %lf %lf %lf%n", kind, &x, &y, &width, &height, &end) != 5) {
      fprintf(stderr, "fixed-places: not a line of a listing: %s", line);
      return 3;
    }
    line[strcspn(line, "\n")] = 0;
    double start = now();
    if (!strcmp(kind, "box")) box(context, x, y, width, height);
    else if (!strcmp(kind, "icon")) image(context, dot, x, y);
    else label(context, layout, x, y, width, line + end + 1);
    paint += now() - start;
  }
}
