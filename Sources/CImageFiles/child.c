#define _GNU_SOURCE
#include "messages.h"
#include "readers.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/prctl.h>
#endif

static galley_file_result read_file(const galley_file_request *request) {
  switch (request->format) {
  case IMAGE_FORMAT_PDF: return galley_read_pdf(request);
  case IMAGE_FORMAT_SVG: return galley_read_svg(request);
  case IMAGE_FORMAT_BITMAP: return galley_read_bitmap(request);
  }
}

/* Reads a file, collecting messages in memory that outlives a crash. */
static galley_file_result read_file_noting(const galley_file_request *request, galley_messages *messages) {
  galley_collect_messages(messages);
  galley_file_result result = read_file(request);
  galley_end_messages();
  return result;
}

galley_file_result galley_read_file(const galley_file_request *request) {
  galley_messages messages = {0};
  galley_file_result result = read_file_noting(request, &messages);
  result.messages = messages;
  return result;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

#if defined(__linux__)
/* Whether a thread of this process is the one that Pango keeps since version 1.52, and has nothing to do. Then it holds
 * no lock, because it waits for the next search for a font. */
static bool is_idle_in_pango(const char *thread) {
  char path[64], text[256] = "";
  snprintf(path, sizeof path, "/proc/self/task/%.20s/stat", thread);
  FILE *file = fopen(path, "r");
  if (!file) return false;
  /* Such as "71 ([pango] fontcon) S 70". */
  size_t count = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  const char *name = memchr(text, '(', count), *end = strrchr(text, ')');
  return name && end && strncmp(name, "([pango]", 8) == 0 && strncmp(end, ") S", 3) == 0;
}

/* Whether a child can do without the other threads of this process. */
static bool can_spare_threads(galley_file_format format) {
  struct stat tasks;
  /* A folder has a link for each folder in it, and two more. */
  if (stat("/proc/self/task", &tasks) == 0 && tasks.st_nlink == 3) return true;
  /* The texts of an SVG file are set with Pango. */
  if (format == IMAGE_FORMAT_SVG) return false;
  DIR *folder = opendir("/proc/self/task");
  if (!folder) return false;
  bool can_spare = true;
  for (struct dirent *task; can_spare && (task = readdir(folder));)
    if (task->d_name[0] != '.' && atoi(task->d_name) != gettid()) can_spare = is_idle_in_pango(task->d_name);
  closedir(folder);
  return can_spare;
}
#endif

bool galley_can_read_in_child(galley_file_format format) {
#if defined(__linux__)
  /* Threads that have done their work, such as those in which Pango looked for fonts before, end soon. One that lasts is
     not waited for again. */
  static bool lasts[2];
  bool *has_lasting_thread = &lasts[format == IMAGE_FORMAT_SVG];
  double end = now() + (*has_lasting_thread ? 0 : 0.5);
  struct timespec pause = {.tv_nsec = 50000};
  while (!can_spare_threads(format)) {
    *has_lasting_thread = now() >= end;
    if (*has_lasting_thread) return false;
    nanosleep(&pause, NULL);
  }
  *has_lasting_thread = false;
  return true;
#else
  (void)format;
  return false;
#endif
}

/* Loads the library here, so that each child has it. */
static bool load_library(galley_file_format format) {
  switch (format) {
  case IMAGE_FORMAT_PDF: return galley_poppler_version();
  case IMAGE_FORMAT_SVG: return galley_rsvg_version();
  case IMAGE_FORMAT_BITMAP: return galley_pixbuf_version();
  }
}

/* What a child leaves in memory that it shares with its parent. */
typedef struct {
  galley_file_result result;
  galley_messages messages;
  uint32_t pixels[];
} shared_answer;

static size_t pixel_bytes(const galley_file_result *result) {
  return (size_t)result->pixel_width * (size_t)result->pixel_height * 4;
}

typedef struct {
  const galley_file_request *request;
  shared_answer *answer;
} child_task;

static void *read_for_child(void *argument) {
  const child_task *task = argument;
  galley_file_result result = read_file_noting(task->request, &task->answer->messages);
  if (result.pixels) memcpy(task->answer->pixels, result.pixels, pixel_bytes(&result));
  task->answer->result = result;
  return NULL;
}

/* Sends what a library prints by itself to the parent. A child never waits for the parent to read it. */
static void print_into(int descriptor) {
  fcntl(descriptor, F_SETFL, O_NONBLOCK);
  dup2(descriptor, STDOUT_FILENO);
  dup2(descriptor, STDERR_FILENO);
}

/* What a child has of the process that forks it: its identifier, and a descriptor that ends with the child. */
typedef struct {
  pid_t parent;
  int life;
} child_ties;

/* Never returns. */
static void read_as_child(const galley_file_request *request, shared_answer *answer, double seconds, child_ties ties) {
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  /* A parent that had ended before that does not end this process. */
  if (getppid() != ties.parent) _exit(1);
  if (ties.life >= 0) print_into(ties.life);
  /* The parent ends this process at a limit of memory in use, and says so. */
  struct rlimit memory;
  if (getrlimit(RLIMIT_DATA, &memory) == 0) {
    memory.rlim_cur = memory.rlim_max;
    setrlimit(RLIMIT_DATA, &memory);
  }
  signal(SIGALRM, SIG_DFL);
  alarm((unsigned)seconds + 2);
  child_task task = {request, answer};
  /* A thread allocates in a heap of its own. In the parent's, which is large and scattered, each page that it touches
     would be copied. */
  pthread_t reader;
  if (pthread_create(&reader, NULL, read_for_child, &task) == 0) pthread_join(reader, NULL);
  else read_for_child(&task);
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
static galley_file_status wait_for(pid_t child, int life, double seconds, size_t most_bytes) {
  double start = now();
  galley_file_status limit = IMAGE_FILE_READ;
  int status = 0;
  struct timespec pause = {.tv_nsec = 100000};
  while (true) {
    pid_t ended = waitpid(child, &status, limit == IMAGE_FILE_READ ? WNOHANG : 0);
    if (ended == child) break;
    if (ended < 0 && errno != EINTR) return IMAGE_FILE_CRASHED;
    if (limit != IMAGE_FILE_READ) continue;
    if (now() - start > seconds) limit = IMAGE_FILE_TOO_SLOW;
    if (resident_bytes(child) > most_bytes) limit = IMAGE_FILE_TOO_MUCH_MEMORY;
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
static galley_messages take_messages(const shared_answer *answer, int life) {
  galley_messages messages = answer->messages;
  if (messages.count < 0 || messages.count > IMAGE_MOST_MESSAGES) messages.count = 0;
  for (int index = 0; index < messages.count; index++) messages.all[index].origin[sizeof messages.all->origin - 1] = 0;
  if (life >= 0) take_printed(life, &messages);
  return messages;
}

/* Returns the child's result with the pixels in this process's memory. */
static galley_file_result take(const shared_answer *answer, size_t most_bytes) {
  galley_file_result result = answer->result;
  bool has_pixels = result.pixels != NULL;
  result.pixels = NULL;
  if (result.status != IMAGE_FILE_READ) return result;
  /* A child that a file has taken over can write anything. */
  size_t size = pixel_bytes(&result);
  if (!has_pixels || result.pixel_width <= 0 || result.pixel_height <= 0 || size > most_bytes) {
    result.status = IMAGE_FILE_CRASHED;
    return result;
  }
  result.pixels = malloc(size);
  if (result.pixels) memcpy(result.pixels, answer->pixels, size);
  else result.status = IMAGE_FILE_TOO_MUCH_MEMORY;
  return result;
}

galley_file_result galley_read_file_in_child(const galley_file_request *request, double seconds, size_t most_bytes) {
  if (!load_library(request->format)) return galley_read_file(request);
  size_t most_pixel_bytes = request->most_pixels * 4, size = sizeof(shared_answer) + most_pixel_bytes;
  /* Pages that the child does not touch take no memory. */
  shared_answer *answer = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (answer == MAP_FAILED) return galley_read_file(request);
  size_t own_bytes = resident_bytes(getpid());
  int life[2] = {-1, -1};
  bool has_life = pipe(life) == 0;
  child_ties ties = {.parent = getpid(), .life = has_life ? life[1] : -1};
  pid_t child = fork();
  if (child == 0) read_as_child(request, answer, seconds, ties);
  if (has_life) close(life[1]);
  galley_file_result result = {.status = IMAGE_FILE_CRASHED};
  if (child > 0) result.status = wait_for(child, life[0], seconds, own_bytes + most_bytes);
  galley_messages messages = take_messages(answer, has_life ? life[0] : -1);
  if (has_life) close(life[0]);
  if (result.status == IMAGE_FILE_READ) result = take(answer, most_pixel_bytes);
  result.messages = messages;
  munmap(answer, size);
  return result;
}
