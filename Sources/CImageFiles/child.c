#define _GNU_SOURCE
#include "child.h"
#include "messages.h"
#include "readers.h"

#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

size_t galley_pixel_bytes(const galley_file_result *result) {
  return (size_t)result->pixel_width * (size_t)result->pixel_height * 4;
}

/* Sends what a library prints by itself to the parent. A child never waits for the parent to read it. */
static void print_into(int descriptor) {
  fcntl(descriptor, F_SETFL, O_NONBLOCK);
  dup2(descriptor, STDOUT_FILENO);
  dup2(descriptor, STDERR_FILENO);
}

/* What a child has of the process that forks it: its identifier, a descriptor that ends with the child, and the one
 * that the child may not have. */
typedef struct {
  pid_t parent;
  int life, socket;
} child_ties;

/* Never returns. */
static void read_as_child(
    const galley_file_request *request, galley_child_answer *answer, double seconds, child_ties ties) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  /* A parent that had ended before that does not end this process. */
  if (getppid() != ties.parent) _exit(1);
  close(ties.socket);
  if (ties.life >= 0) print_into(ties.life);
  /* The parent ends this process at a limit of memory in use, and says so. */
  struct rlimit memory;
  if (getrlimit(RLIMIT_DATA, &memory) == 0) {
    memory.rlim_cur = memory.rlim_max;
    setrlimit(RLIMIT_DATA, &memory);
  }
  signal(SIGALRM, SIG_DFL);
  alarm((unsigned)seconds + 2);
  galley_file_result result = galley_read_file_noting(request, &answer->messages);
  if (result.pixels) memcpy(answer->pixels, result.pixels, galley_pixel_bytes(&result));
  answer->result = result;
  _exit(0);
}

/* The memory that a process has in use, in bytes. */
static size_t resident_bytes(pid_t process) {
  char path[64];
  size_t size = 0, resident = 0;
  snprintf(path, sizeof path, "/proc/%d/statm", (int)process);
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  if (fscanf(file, "%zu %zu", &size, &resident) != 2) resident = 0;
  fclose(file);
  return resident * (size_t)sysconf(_SC_PAGESIZE);
}

/* Waits for a child, and ends it at a limit. `life` is a descriptor that ends with the child, or has what it prints. */
static galley_file_status wait_for(pid_t child, int life, galley_file_limits limits) {
  double start = now();
  galley_file_status limit = IMAGE_FILE_READ;
  int status = 0;
  struct timespec pause = {.tv_nsec = 100000};
  while (true) {
    pid_t ended = waitpid(child, &status, limit == IMAGE_FILE_READ ? WNOHANG : 0);
    if (ended == child) break;
    if (ended < 0 && errno != EINTR) return IMAGE_FILE_CRASHED;
    if (limit != IMAGE_FILE_READ) continue;
    if (now() - start > limits.seconds) limit = IMAGE_FILE_TOO_SLOW;
    if (resident_bytes(child) > limits.most_bytes) limit = IMAGE_FILE_TOO_MUCH_MEMORY;
    if (limit != IMAGE_FILE_READ) kill(child, SIGKILL);
    /* Nothing but the end: what the child prints must not wake this process. */
    struct pollfd end = {.fd = life, .events = 0};
    ppoll(&end, 1, &pause, NULL);
    if (pause.tv_nsec < 5000000) pause.tv_nsec *= 2;
  }
  if (limit != IMAGE_FILE_READ) return limit;
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? IMAGE_FILE_READ : IMAGE_FILE_CRASHED;
}

/* Adds what a child that has ended has printed. */
static void take_printed(int life, galley_messages *messages) {
  char text[(IMAGE_LONGEST_MESSAGE + 1) * IMAGE_MOST_MESSAGES];
  fcntl(life, F_SETFL, O_NONBLOCK);
  ssize_t count = read(life, text, sizeof text);
  if (count > 0) galley_add_printed(messages, text, (size_t)count);
}

/* Returns the messages of a child, which may have written anything. */
static galley_messages take_messages(const galley_child_answer *answer, int life) {
  galley_messages messages = answer->messages;
  if (messages.count < 0 || messages.count > IMAGE_MOST_MESSAGES) messages.count = 0;
  for (int index = 0; index < messages.count; index++) messages.all[index].origin[sizeof messages.all->origin - 1] = 0;
  if (life >= 0) take_printed(life, &messages);
  return messages;
}

/* Returns the child's result. A child that a file has taken over can write anything. */
static galley_file_result take(galley_child_answer *answer, const galley_file_request *request) {
  galley_file_result result = answer->result;
  bool has_pixels = result.pixels != NULL;
  result.pixels = NULL;
  if (result.status != IMAGE_FILE_READ) return result;
  bool fits = has_pixels && result.pixel_width > 0 && result.pixel_height > 0
    && galley_pixel_bytes(&result) / 4 <= request->most_pixels;
  if (fits) result.pixels = answer->pixels;
  else result.status = IMAGE_FILE_CRASHED;
  return result;
}

static size_t answer_size(const galley_file_request *request) {
  return sizeof(galley_child_answer) + request->most_pixels * 4;
}

galley_file_result galley_read_in_child(
    const galley_file_request *request, galley_file_limits limits, int socket, galley_child_answer **answer) {
  /* Pages that the child does not touch take no memory. */
  int flags = MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE;
  galley_child_answer *shared = mmap(NULL, answer_size(request), PROT_READ | PROT_WRITE, flags, -1, 0);
  *answer = shared == MAP_FAILED ? NULL : shared;
  if (!*answer) return (galley_file_result){.status = IMAGE_FILE_TOO_MUCH_MEMORY};
  limits.most_bytes += resident_bytes(getpid());
  int life[2] = {-1, -1};
  bool has_life = pipe(life) == 0;
  child_ties ties = {.parent = getpid(), .life = has_life ? life[1] : -1, .socket = socket};
  pid_t child = fork();
  if (child == 0) read_as_child(request, shared, limits.seconds, ties);
  if (has_life) close(life[1]);
  galley_file_result result = {.status = IMAGE_FILE_NO_PROCESS};
  if (child > 0) result.status = wait_for(child, life[0], limits);
  galley_messages messages = take_messages(shared, has_life ? life[0] : -1);
  if (has_life) close(life[0]);
  if (result.status == IMAGE_FILE_READ) result = take(shared, request);
  result.messages = messages;
  return result;
}

void galley_release_answer(galley_child_answer *answer, const galley_file_request *request) {
  if (answer) munmap(answer, answer_size(request));
}

#endif
