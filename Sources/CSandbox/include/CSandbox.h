/* What Linux offers a process without privileges to give up rights: Landlock, seccomp and resource limits; and to end with its parent.
 *
 * Functions return 0, or a value of errno. On other systems all but the limits return ENOSYS. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The version of the kernel's Landlock interface, or 0 if it has none or has it switched off. */
int galley_landlock_version(void);

typedef enum {
  /* Reading files and listing folders. */
  PATH_ACCESS_READ,
  /* Reading, and making, changing, renaming and removing files and folders, but no links or devices. */
  PATH_ACCESS_WRITE,
  /* Reading and writing a device such as /dev/null. */
  PATH_ACCESS_DEVICE,
} galley_path_access;

/* Files and folders that stay accessible. Without any, none is. */
typedef struct {
  const char *path;
  galley_path_access access;
} galley_path_rule;

/* Leaves this thread, and the threads and processes that it starts, no files but those of the rules, no TCP, no other program, and
 * no way back. Paths that do not exist are left out. */
int galley_confine_to_paths(const galley_path_rule *rules, size_t count);

/* Leaves this process no sockets, no other program and none of the rarely used calls through which most attacks on a kernel go: they
 * fail with EPERM. Call it after galley_confine_to_paths. */
int galley_filter_system_calls(void);

/* Limits the memory that this process can allocate, the number of files that it can have open, and the size of a file that it
 * writes, each in addition to the limits that hold already. There are no core dumps, which could hold what the process has read. */
int galley_limit_process(uint64_t memory, uint64_t open_files, uint64_t file_size);

/* Lets the kernel kill this process, whatever it is doing or if it is stopped, when the thread that started it ends. A parent that has
 * ended before is not noticed. */
int galley_end_with_parent(void);
