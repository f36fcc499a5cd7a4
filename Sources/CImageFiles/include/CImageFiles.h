/* PDF, SVG and bitmap files read with Poppler, librsvg and GdkPixbuf.
 *
 * The three libraries bring 25 others with them. Linking to them would add 7.5 ms to each start of a program, so each one
 * is loaded when the first file needs it. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define IMAGE_REASON_SIZE 256
#define IMAGE_MOST_MESSAGES 3
#define IMAGE_LONGEST_MESSAGE 200

typedef enum {
  IMAGE_FILE_READ,
  /* The library is not installed; the reason is the loader's message. */
  IMAGE_FILE_NO_LIBRARY,
  /* The library has no reader for the format. */
  IMAGE_FILE_NO_READER,
  /* The library cannot read the file, for the reason that it gives. */
  IMAGE_FILE_DAMAGED,
  /* The file is encrypted. */
  IMAGE_FILE_ENCRYPTED,
  /* The drawing has no pages or no area. */
  IMAGE_FILE_EMPTY,
  /* The drawing or the bitmap is larger than the limit; the size says how large. */
  IMAGE_FILE_TOO_LARGE,
  /* Reading took longer or more memory than the limit, or ended with a crash. */
  IMAGE_FILE_TOO_SLOW,
  IMAGE_FILE_TOO_MUCH_MEMORY,
  IMAGE_FILE_CRASHED,
  /* The process that was to read it has ended, or none can be started. */
  IMAGE_FILE_NO_PROCESS,
} galley_file_status;

/* What a library reports beside its result. */
typedef struct {
  /* The name of the library in GLib's log, or empty for what a library has printed by itself. */
  char origin[32];
  /* Ends with a null byte unless it was cut off. */
  char text[IMAGE_LONGEST_MESSAGE];
} galley_message;

typedef struct {
  int count;
  galley_message all[IMAGE_MOST_MESSAGES];
} galley_messages;

/* What reading a file has led to. */
typedef struct {
  galley_file_status status;
  /* The size of a drawing in points, or of a bitmap in pixels. */
  double width, height;
  /* Whether an SVG file has texts, which are not drawn. */
  bool has_text;
  /* The size in pixels, and each pixel as 0xAARRGGBB with premultiplied alpha, to be released with free(). */
  int pixel_width, pixel_height;
  uint32_t *pixels;
  char reason[IMAGE_REASON_SIZE];
  /* Warnings about the file, each once. */
  galley_messages messages;
} galley_file_result;

typedef struct {
  int width, height;
} galley_pixel_size;

/* What to paint of a drawing, and how large. */
typedef struct galley_file_target {
  /* The size in points, or zero for the drawing's own. */
  double width, height;
  /* The pixels per point. */
  double scale;
  /* Returns the size in pixels of a drawing with a size of its own in points. */
  galley_pixel_size (*pixel_size)(const struct galley_file_target *target, double own_width, double own_height);
  /* The largest width or height of a drawing in points. */
  double longest_side;
  /* The identifier of the only element of an SVG file to draw, such as "#Regular-M", or NULL for all. */
  const char *element;
} galley_file_target;

typedef enum { IMAGE_FORMAT_PDF, IMAGE_FORMAT_SVG, IMAGE_FORMAT_BITMAP } galley_file_format;

typedef struct {
  galley_file_format format;
  const uint8_t *bytes;
  size_t count;
  /* The largest number of pixels. */
  size_t most_pixels;
  /* For drawings. */
  galley_file_target target;
  /* For bitmaps: GdkPixbuf's name of the format, for example "jpeg". */
  const char *type;
} galley_file_request;

/* Reads a file from memory, which is not kept. Nothing but these bytes is read: no file or address that they name. */
galley_file_result galley_read_file(const galley_file_request *request);

/* The longest time and the most bytes of memory that reading a file may take. */
typedef struct {
  double seconds;
  size_t most_bytes;
} galley_file_limits;

/* Starts a process that reads files for this one from now on, each in a child of its own, which is ended at the limits.
 *
 * The process has one thread as long as it lives, whatever threads this one gets: they could hold locks that a child
 * needs. It is confined as this process is, and has nothing that is open here. It ends with this process.
 *
 * Returns 0, EBUSY if this process still has another thread after half a second, ENOSYS on other systems than Linux,
 * or another value of errno. */
int galley_start_reader(galley_file_limits limits);

/* Whether this process has started one. */
bool galley_has_reader(void);

/* Reads a file with that process, by one thread at a time. If the process has ended, that is the result, and the next
 * file is read with another one unless this process has other threads by now. */
galley_file_result galley_read_file_by_reader(const galley_file_request *request);

/* Writes what GLib's libraries report from now on without the number of the process and the time, if they do not report it
 * about a file that is read. Only a process that no other program's code shares may call it: GLib ends a process in which
 * two parties take its messages. */
void galley_catch_messages(void);

/* The version of a library, or NULL if it is not installed. */
const char *galley_poppler_version(void);
const char *galley_rsvg_version(void);
const char *galley_pixbuf_version(void);
