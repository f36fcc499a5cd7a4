#include "CSandbox.h"
#include <errno.h>

#if defined(__linux__)
#include <signal.h>
#include <sys/prctl.h>

int galley_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) == 0 ? 0 : errno; }

#else

int galley_end_with_parent(void) { return ENOSYS; }

#endif
