/* The files of the pages of reports, which a binary keeps when it is moved. */
#pragma once

#include <stddef.h>

struct galley_page_file {
  const char *name;
  const unsigned char *bytes;
  size_t count;
};

/* The files, in the order of their folders and names. */
const struct galley_page_file *galley_page_files(void);

size_t galley_page_file_count(void);
