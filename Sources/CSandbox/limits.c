#include "CSandbox.h"
#include <errno.h>
#include <sys/resource.h>

static int lower(int resource, uint64_t limit) {
  struct rlimit present;
  if (getrlimit(resource, &present) != 0) return errno;
  if (present.rlim_cur <= limit) return 0;
  /* The hard limit stays: a child process with limits of its own may need more. */
  present.rlim_cur = limit;
  return setrlimit(resource, &present) == 0 ? 0 : errno;
}

int galley_limit_process(uint64_t memory, uint64_t open_files, uint64_t file_size) {
  int code = lower(RLIMIT_CORE, 0);
  /* RLIMIT_DATA counts what can be written, unlike RLIMIT_AS, which counts programs and files in memory too. */
  if (!code) code = lower(RLIMIT_DATA, memory);
  if (!code) code = lower(RLIMIT_NOFILE, open_files);
  return code ? code : lower(RLIMIT_FSIZE, file_size);
}
