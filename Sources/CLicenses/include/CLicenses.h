/* The components of others, the texts of their licences, and the changelog, which a binary keeps when it is moved. */
#pragma once

#include <stddef.h>

/* The text of components.txt. */
const char *galley_components(void);

/* The text of .github/CHANGELOG.md. */
const char *galley_changelog(void);

struct galley_license_text {
  const char *name;
  const char *text;
};

/* The files with licences that components.txt names, and no others. */
const struct galley_license_text *galley_license_texts(void);

size_t galley_license_text_count(void);
