#pragma once
#include "CImageFiles.h"
#include <glib-object.h>

/* A shared library that is loaded when it is first needed. */
typedef struct {
  /* The name that the library's interface has kept for a decade. */
  const char *name;
  void *handle;
  char reason[IMAGE_REASON_SIZE];
} galley_library;

/* Loads a library with the functions named in `symbols`, which ends with NULL, into `functions`. Only one thread may
 * call it at a time. */
bool galley_load(galley_library *library, const char *const *symbols, void **functions);

/* A failure with GLib's message, which is released. */
galley_file_result galley_failure(galley_file_status status, GError *error);
galley_file_result galley_no_library(const galley_library *library);
