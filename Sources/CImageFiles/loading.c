#include "loading.h"
#include <dlfcn.h>
#include <string.h>

bool galley_load(galley_library *library, const char *const *symbols, void **functions) {
  if (library->handle) return true;
  if (library->reason[0]) return false;
  void *handle = dlopen(library->name, RTLD_LAZY | RTLD_LOCAL);
  for (size_t index = 0; handle && symbols[index]; index++) {
    functions[index] = dlsym(handle, symbols[index]);
    if (!functions[index]) handle = NULL;
  }
  if (!handle) {
    const char *reason = dlerror();
    g_strlcpy(library->reason, reason ? reason : library->name, sizeof library->reason);
  }
  library->handle = handle;
  return handle != NULL;
}

galley_file_result galley_failure(galley_file_status status, GError *error) {
  galley_file_result result = {.status = status};
  if (error) {
    g_strlcpy(result.reason, error->message, sizeof result.reason);
    g_error_free(error);
  }
  return result;
}

galley_file_result galley_no_library(const galley_library *library) {
  galley_file_result result = {.status = IMAGE_FILE_NO_LIBRARY};
  g_strlcpy(result.reason, library->reason, sizeof result.reason);
  return result;
}
