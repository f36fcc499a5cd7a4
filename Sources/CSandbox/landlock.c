#define _GNU_SOURCE
#include "CSandbox.h"
#include <errno.h>

#if defined(__linux__)
#include <fcntl.h>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The numbers are those of linux/landlock.h, which older systems have without the later rights. The system calls have the same
 * numbers on all processors. */
enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446 };
enum { VERSION_FLAG = 1, RULE_PATH_BENEATH = 1 };
enum {
  EXECUTE = 1 << 0,
  WRITE_FILE = 1 << 1,
  READ_FILE = 1 << 2,
  READ_DIR = 1 << 3,
  REMOVE_DIR = 1 << 4,
  REMOVE_FILE = 1 << 5,
  MAKE_DIR = 1 << 7,
  MAKE_REG = 1 << 8,
  FIRST_RIGHTS = (1 << 13) - 1,
  REFER = 1 << 13,    /* since version 2 */
  TRUNCATE = 1 << 14, /* since version 3 */
  IOCTL_DEV = 1 << 15 /* since version 5 */
};
enum { BIND_TCP = 1 << 0, CONNECT_TCP = 1 << 1 };          /* since version 4 */
enum { ABSTRACT_SOCKETS = 1 << 0, OTHERS_SIGNALS = 1 << 1 }; /* since version 6 */

typedef struct {
  uint64_t files, network, scopes;
} ruleset;

typedef struct {
  uint64_t rights;
  int32_t folder;
} __attribute__((packed)) path_beneath;

int galley_landlock_version(void) {
  long version = syscall(CREATE_RULESET, NULL, 0, VERSION_FLAG);
  return version > 0 ? (int)version : 0;
}

/* Everything that the version can take away. */
static ruleset all_rights(int version) {
  ruleset rights = {.files = FIRST_RIGHTS};
  if (version >= 2) rights.files |= REFER;
  if (version >= 3) rights.files |= TRUNCATE;
  if (version >= 5) rights.files |= IOCTL_DEV;
  if (version >= 4) rights.network = BIND_TCP | CONNECT_TCP;
  if (version >= 6) rights.scopes = ABSTRACT_SOCKETS | OTHERS_SIGNALS;
  return rights;
}

static uint64_t rights_of(galley_path_access access) {
  uint64_t write = WRITE_FILE | TRUNCATE | REMOVE_DIR | REMOVE_FILE | MAKE_DIR | MAKE_REG | REFER;
  switch (access) {
  case PATH_ACCESS_READ: return READ_FILE | READ_DIR;
  case PATH_ACCESS_WRITE: return READ_FILE | READ_DIR | write;
  case PATH_ACCESS_DEVICE: return READ_FILE | WRITE_FILE;
  }
  return 0;
}

static int allow(int rules, galley_path_rule rule, uint64_t known) {
  int place = open(rule.path, O_PATH | O_CLOEXEC);
  if (place < 0) return errno == ENOENT || errno == ENOTDIR || errno == EACCES ? 0 : errno;
  struct stat status;
  path_beneath beneath = {.rights = rights_of(rule.access) & known, .folder = place};
  /* The other rights concern what is in a folder. */
  if (fstat(place, &status) == 0 && !S_ISDIR(status.st_mode)) beneath.rights &= READ_FILE | WRITE_FILE | TRUNCATE;
  int code = syscall(ADD_RULE, rules, RULE_PATH_BENEATH, &beneath, 0) == 0 ? 0 : errno;
  close(place);
  /* A pipe of this process is in no folder, so there is nothing to allow. */
  return code == EBADFD ? 0 : code;
}

/* Leaves root, as which programs run in many containers, what it can do with files. With the rest it could read the memory and the
 * variables of other processes in /proc. */
static int drop_capabilities(void) {
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct sets[2] = {{0}};
  if (syscall(SYS_capget, &header, sets) != 0) return errno;
  unsigned kept = 1u << CAP_DAC_OVERRIDE | 1u << CAP_DAC_READ_SEARCH | 1u << CAP_FOWNER;
  sets[0].permitted &= kept;
  sets[0].effective &= kept;
  sets[0].inheritable = 0;
  sets[1] = (struct __user_cap_data_struct){0};
  return syscall(SYS_capset, &header, sets) == 0 ? 0 : errno;
}

int galley_confine_to_paths(const galley_path_rule *paths, size_t count) {
  int version = galley_landlock_version();
  if (version == 0) return ENOSYS;
  ruleset rights = all_rights(version);
  /* Older kernels accept the fields that they do not know if these are zero. */
  int rules = (int)syscall(CREATE_RULESET, &rights, sizeof rights, 0);
  if (rules < 0) return errno;
  int code = 0;
  for (size_t index = 0; index < count && !code; index++) code = allow(rules, paths[index], rights.files);
  if (!code && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) code = errno;
  if (!code) code = drop_capabilities();
  if (!code && syscall(RESTRICT_SELF, rules, 0) != 0) code = errno;
  close(rules);
  return code;
}

#else

int galley_landlock_version(void) { return 0; }

int galley_confine_to_paths(const galley_path_rule *rules, size_t count) {
  (void)rules, (void)count;
  return ENOSYS;
}

#endif
