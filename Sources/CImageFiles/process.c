#define _GNU_SOURCE
#include "CImageFiles.h"
#include <errno.h>

#if defined(__linux__)
#include "child.h"
#include "readers.h"
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* The process that reads files for this one. */
static struct {
  /* Whether files are read there, and nowhere else. */
  bool is_used;
  /* Its identifier, or 0 if it has ended. */
  pid_t id;
  int socket;
  galley_file_limits limits;
} reader;

/* What is sent for a file, before its bytes and a text. The process is a copy of this one: addresses of functions hold
 * there. */
typedef struct {
  galley_file_request request;
  /* The size of the text with its null byte, or 0 if there is none. */
  size_t text_size;
} request_head;

static bool send_all(int socket, const void *bytes, size_t count) {
  while (count > 0) {
    ssize_t sent = send(socket, bytes, count, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    bytes = (const char *)bytes + sent;
    count -= (size_t)sent;
  }
  return true;
}

static bool receive_all(int socket, void *bytes, size_t count) {
  while (count > 0) {
    ssize_t received = recv(socket, bytes, count, 0);
    if (received < 0 && errno == EINTR) continue;
    if (received <= 0) return false;
    bytes = (char *)bytes + received;
    count -= (size_t)received;
  }
  return true;
}

/* MARK: The process that reads */

static bool send_result(int socket, const galley_file_result *result) {
  if (!send_all(socket, result, sizeof *result)) return false;
  return !result->pixels || send_all(socket, result->pixels, galley_pixel_bytes(result));
}

/* Reads a file in a child. The library is loaded here, so that each child has it. */
static bool read_and_answer(int socket, const galley_file_request *request, galley_file_limits limits) {
  galley_child_answer *answer = NULL;
  bool has_library = galley_load_library(request->format);
  if (has_library && request->format == IMAGE_FORMAT_PDF) galley_prepare_for_pdf();
  galley_file_result result =
    has_library ? galley_read_in_child(request, limits, socket, &answer) : galley_read_file(request);
  bool is_sent = send_result(socket, &result);
  galley_release_answer(answer, request);
  return is_sent;
}

static bool serve_request(int socket, galley_file_limits limits) {
  request_head head;
  if (!receive_all(socket, &head, sizeof head)) return false;
  galley_file_request *request = &head.request;
  size_t size = request->count + head.text_size;
  uint8_t *bytes = malloc(size ? size : 1);
  bool is_whole = bytes && receive_all(socket, bytes, size);
  if (is_whole) {
    request->bytes = bytes;
    const char *text = head.text_size ? (const char *)bytes + request->count : NULL;
    request->type = request->target.element = text;
    is_whole = read_and_answer(socket, request, limits);
  }
  free(bytes);
  return is_whole;
}

/* Leaves this process no descriptors but the null device and a socket, whose number is returned: a library that a file
 * has taken over could write reports of its own into the others. */
static int keep_only(int socket) {
  enum { kept = STDERR_FILENO + 1, CLOSE_RANGE = 436 /* since Linux 5.9 */ };
  int null = open("/dev/null", O_RDWR);
  if (null < 0) _exit(1);
  for (int stream = 0; stream < kept; stream++) dup2(null, stream);
  if (dup2(socket, kept) < 0) _exit(1);
  if (syscall(CLOSE_RANGE, kept + 1, ~0u, 0) != 0)
    for (long other = sysconf(_SC_OPEN_MAX); other > kept; other--) close((int)other);
  return kept;
}

/* Never returns. */
static void serve(int socket, pid_t parent, galley_file_limits limits) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(0);
  socket = keep_only(socket);
  while (serve_request(socket, limits)) {}
  _exit(0);
}

/* MARK: The process that asks */

/* Whether this process has no other thread. Waits for threads that are ending. */
static bool has_one_thread(double seconds) {
  struct timespec pause = {.tv_nsec = 1000000};
  for (int rest = (int)(seconds * 1000);; rest--) {
    struct stat tasks;
    /* A folder has a link for each folder in it, and two more. */
    if (stat("/proc/self/task", &tasks) == 0 && tasks.st_nlink == 3) return true;
    if (rest <= 0) return false;
    nanosleep(&pause, NULL);
  }
}

static int start(void) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return errno;
  /* A file cannot take so long. */
  struct timeval patience = {.tv_sec = (time_t)reader.limits.seconds + 10};
  setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  pid_t parent = getpid(), id = fork();
  int code = id < 0 ? errno : 0;
  if (id == 0) serve(ends[1], parent, reader.limits);
  close(ends[1]);
  if (code != 0) close(ends[0]);
  else (reader.id = id, reader.socket = ends[0]);
  return code;
}

/* Ends the process and waits for that: not every system removes what is left of a process without a parent. */
static void end(void) {
  if (reader.id == 0) return;
  kill(reader.id, SIGKILL);
  while (waitpid(reader.id, NULL, 0) < 0 && errno == EINTR) {}
  close(reader.socket);
  reader.id = 0;
}

int galley_start_reader(galley_file_limits limits) {
  if (reader.is_used) return 0;
  if (!has_one_thread(0.5)) return EBUSY;
  reader.limits = limits;
  int code = start();
  reader.is_used = code == 0;
  if (reader.is_used) atexit(end);
  return code;
}

bool galley_has_reader(void) { return reader.is_used; }

static bool send_request(const galley_file_request *request) {
  const char *text = request->format == IMAGE_FORMAT_BITMAP ? request->type : request->target.element;
  request_head head = {.request = *request, .text_size = text ? strlen(text) + 1 : 0};
  return send_all(reader.socket, &head, sizeof head) && send_all(reader.socket, request->bytes, request->count)
    && send_all(reader.socket, text, head.text_size);
}

static bool receive_result(galley_file_result *result) {
  if (!receive_all(reader.socket, result, sizeof *result)) return false;
  if (!result->pixels) return true;
  size_t size = galley_pixel_bytes(result);
  result->pixels = malloc(size);
  if (result->pixels && receive_all(reader.socket, result->pixels, size)) return true;
  free(result->pixels);
  return false;
}

galley_file_result galley_read_file_by_reader(const galley_file_request *request) {
  galley_file_result result, failure = {.status = IMAGE_FILE_NO_PROCESS};
  if (reader.id == 0 && !(has_one_thread(0) && start() == 0)) return failure;
  if (send_request(request) && receive_result(&result)) return result;
  end();
  return failure;
}

#else

int galley_start_reader(galley_file_limits limits) {
  (void)limits;
  return ENOSYS;
}

bool galley_has_reader(void) { return false; }

galley_file_result galley_read_file_by_reader(const galley_file_request *request) {
  (void)request;
  return (galley_file_result){.status = IMAGE_FILE_NO_PROCESS};
}

#endif
