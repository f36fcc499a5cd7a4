#define _GNU_SOURCE
#include "CSandbox.h"
#include <errno.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/* What painting needs none of. A list of what is allowed would have to follow every version of the C library. */
static const unsigned refused[] = {
    /* the network, and other programs */
    SYS_socket, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4, SYS_execve, SYS_execveat,
    /* other processes */
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_unshare, SYS_setns, 438 /* pidfd_getfd */,
    /* owners and modes of files, which Landlock leaves as they are */
    SYS_fchmod, SYS_fchmodat, 452 /* fchmodat2 */, SYS_fchown, SYS_fchownat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr,
    SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, SYS_open_by_handle_at,
#if defined(__x86_64__)
    SYS_chmod, SYS_chown, SYS_lchown, SYS_iopl, SYS_ioperm, SYS_modify_ldt,
#endif
    /* the kernel */
    SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_add_key, SYS_request_key, SYS_keyctl, SYS_mount, SYS_umount2,
    SYS_pivot_root, SYS_chroot, SYS_reboot, SYS_kexec_load, SYS_init_module, SYS_finit_module, SYS_delete_module,
    SYS_swapon, SYS_swapoff, SYS_acct, SYS_quotactl, SYS_syslog, 425 /* io_uring_setup */, 426 /* io_uring_enter */,
    427 /* io_uring_register */, 428 /* open_tree */, 429 /* move_mount */, 430 /* fsopen */, 432 /* fsmount */,
    442 /* mount_setattr */,
};
enum { refused_count = sizeof refused / sizeof *refused, clone3 = 435, x32_calls = 0x40000000 };

static const unsigned namespaces =
    CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;

int galley_filter_system_calls(void) {
  struct sock_filter program[2 * refused_count + 16];
  unsigned short length = 0;
#define LOAD(field) program[length++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(action) program[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, action)
/* Skips the next statement unless the condition holds. */
#define IF(test, value) program[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | test | BPF_K, value, 0, 1)
#define IF_NOT(test, value) program[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | test | BPF_K, value, 1, 0)
  LOAD(arch);
  IF_NOT(BPF_JEQ, OWN_ARCHITECTURE);
  RETURN(SECCOMP_RET_KILL_PROCESS);
  LOAD(nr);
#if defined(__x86_64__)
  IF(BPF_JGE, x32_calls);
  RETURN(SECCOMP_RET_ERRNO | EPERM);
#endif
  /* The flags of clone3 are out of a filter's reach. The C library then calls clone. */
  IF(BPF_JEQ, clone3);
  RETURN(SECCOMP_RET_ERRNO | ENOSYS);
  for (unsigned index = 0; index < refused_count; index++) {
    IF(BPF_JEQ, refused[index]);
    RETURN(SECCOMP_RET_ERRNO | EPERM);
  }
  program[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 3);
  LOAD(args[0]);
  IF(BPF_JSET, namespaces);
  RETURN(SECCOMP_RET_ERRNO | EPERM);
  RETURN(SECCOMP_RET_ALLOW);
  struct sock_fprog filter = {.len = length, .filter = program};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0) == 0 ? 0 : errno;
}

#else

int galley_filter_system_calls(void) { return ENOSYS; }

#endif
