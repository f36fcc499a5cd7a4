#pragma once
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <stddef.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

/* Has blocks of up to a size kept for later ones instead of given back to the system; nothing where the C library has
   no such setting. */
static inline void galley_keep_freed_memory(size_t size) {
#if defined(__GLIBC__)
  mallopt(M_MMAP_THRESHOLD, (int)size);
  mallopt(M_TRIM_THRESHOLD, (int)size);
#else
  (void)size;
#endif
}

/* The key under which a font's typeface is found. */
static inline const cairo_user_data_key_t *galley_font_key(void) {
  static const cairo_user_data_key_t key;
  return &key;
}
