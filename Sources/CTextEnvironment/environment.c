#include "CTextEnvironment.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define THAI_DICTIONARY "LIBTHAI_DICTDIR="

// What putenv adds to the environment is not copied: the folder is known later than the variable has to be there.
static char language[] = "PANGO_LANGUAGE=";
static char dictionary[sizeof(THAI_DICTIONARY) + PATH_MAX] = THAI_DICTIONARY;

// Removes variables that change outlines, shaping or glyph forms, before main. The list of variables must not change once
// there are threads: getenv in one of them would read memory that setenv in another has released.
__attribute__((constructor)) static void make_environment_hermetic(void) {
  unsetenv("FREETYPE_PROPERTIES");
  unsetenv("HB_SHAPER_LIST");
  unsetenv("HB_OPTIONS");
  unsetenv("LANGUAGE");
  putenv(language);
  putenv(dictionary);
}

void galley_set_thai_dictionary(const char *folder) {
  char *value = dictionary + strlen(THAI_DICTIONARY);
  if (strlen(folder) < PATH_MAX && strcmp(value, folder) != 0) strcpy(value, folder);
}
