#include "CTransfers.h"
#include "curl.h"
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The library with OpenSSL; Debian has one with GnuTLS besides. */
#ifdef __APPLE__
static const char *const libraries[] = {"libcurl.4.dylib", NULL};
#else
static const char *const libraries[] = {"libcurl.so.4", "libcurl-gnutls.so.4", NULL};
#endif

struct galley_transfers {
  curl_functions curl;
  curl_multi *multi;
  struct curl_slist *headers, *upload_headers;
  char *agent;
  bool uses_netrc, uses_proxy;
  long connecting_time, whole_time;
  /* The number of transfers that were started and not taken yet. */
  int count;
};

/* A transfer under way. */
typedef struct {
  uint64_t number;
  size_t most_bytes;
  /* The body of the answer. */
  uint8_t *bytes;
  size_t count, capacity;
  /* What is put, and how much of it was sent. */
  uint8_t *upload;
  size_t upload_count, sent;
  /* libcurl's message about an error, at least CURL_ERROR_SIZE bytes. */
  char reason[TRANSFER_REASON_SIZE];
} transfer;

static bool load(curl_functions *curl, char *reason) {
  void *library = NULL;
  for (size_t index = 0; libraries[index] && !library; index++) {
    library = dlopen(libraries[index], RTLD_LAZY | RTLD_LOCAL);
    if (library) break;
    const char *message = dlerror();
    if (index == 0) snprintf(reason, TRANSFER_REASON_SIZE, "%s", message ? message : libraries[index]);
  }
  void **functions = (void **)curl;
  for (size_t index = 0; library && curl_names[index]; index++) {
    functions[index] = dlsym(library, curl_names[index]);
    if (functions[index]) continue;
    snprintf(reason, TRANSFER_REASON_SIZE, "libcurl has no %s", curl_names[index]);
    library = NULL;
  }
  return library != NULL;
}

static bool add_header(galley_transfers *all, struct curl_slist **list, const char *header) {
  struct curl_slist *longer = all->curl.slist_append(*list, header);
  if (longer) *list = longer;
  return longer != NULL;
}

static bool add_authorization(galley_transfers *all, struct curl_slist **list, const char *value) {
  if (!value) return true;
  static const char name[] = "Authorization: ";
  size_t count = sizeof name + strlen(value);
  char *header = malloc(count);
  if (!header) return false;
  snprintf(header, count, "%s%s", name, value);
  bool is_added = add_header(all, list, header);
  free(header);
  return is_added;
}

galley_transfers *galley_open_transfers(const galley_transfer_setting *setting, char reason[TRANSFER_REASON_SIZE]) {
  snprintf(reason, TRANSFER_REASON_SIZE, "out of memory");
  galley_transfers *all = calloc(1, sizeof *all);
  if (!all || !load(&all->curl, reason)) {
    free(all);
    return NULL;
  }
  all->connecting_time = setting->connecting_time;
  all->whole_time = setting->whole_time;
  all->uses_netrc = setting->uses_netrc;
  all->uses_proxy = setting->uses_proxy;
  all->agent = strdup(setting->agent);
  bool is_ready = all->agent && all->curl.global_init(CURL_GLOBAL_DEFAULT) == 0
    && add_authorization(all, &all->headers, setting->authorization)
    && add_authorization(all, &all->upload_headers, setting->authorization)
    /* Without this, libcurl waits for the server's consent before larger bodies. */
    && add_header(all, &all->upload_headers, "Expect:")
    && add_header(all, &all->upload_headers, "Content-Type: application/octet-stream");
  all->multi = is_ready ? all->curl.multi_init() : NULL;
  if (!all->multi) {
    free(all);
    return NULL;
  }
  all->curl.multi_setopt(all->multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, (long)setting->most_connections);
  return all;
}

static size_t receive(char *bytes, size_t size, size_t count, void *context) {
  transfer *one = context;
  count *= size;
  if (count > one->most_bytes - one->count) return 0;
  if (one->count + count > one->capacity) {
    size_t capacity = 2 * (one->count + count);
    if (capacity > one->most_bytes) capacity = one->most_bytes;
    uint8_t *larger = realloc(one->bytes, capacity);
    if (!larger) return 0;
    one->bytes = larger;
    one->capacity = capacity;
  }
  memcpy(one->bytes + one->count, bytes, count);
  one->count += count;
  return count;
}

static size_t send_more(char *bytes, size_t size, size_t count, void *context) {
  transfer *one = context;
  size_t rest = one->upload_count - one->sent;
  count = size * count < rest ? size * count : rest;
  memcpy(bytes, one->upload + one->sent, count);
  one->sent += count;
  return count;
}

/* Keeps a connection from programs that are started while it is open: a confined one must not have it. */
static int keep_socket(void *context, int socket, int purpose) {
  (void)context, (void)purpose;
  fcntl(socket, F_SETFD, FD_CLOEXEC);
  return 0;
}

static void release(transfer *one) {
  free(one->bytes);
  free(one->upload);
  free(one);
}

/* Adds a transfer, which is released if that fails. */
static bool start(galley_transfers *all, transfer *one, const char *address, bool is_upload) {
  const curl_functions *curl = &all->curl;
  curl_easy *easy = curl->easy_init();
  if (!easy) {
    release(one);
    return false;
  }
  curl->easy_setopt(easy, CURLOPT_PRIVATE, one);
  curl->easy_setopt(easy, CURLOPT_ERRORBUFFER, one->reason);
  curl->easy_setopt(easy, CURLOPT_WRITEFUNCTION, receive);
  curl->easy_setopt(easy, CURLOPT_WRITEDATA, one);
  curl->easy_setopt(easy, CURLOPT_SOCKOPTFUNCTION, keep_socket);
  curl->easy_setopt(easy, CURLOPT_HTTPHEADER, is_upload ? all->upload_headers : all->headers);
  curl->easy_setopt(easy, CURLOPT_USERAGENT, all->agent);
  curl->easy_setopt(easy, CURLOPT_PROTOCOLS, (long)CURL_PROTOCOLS_HTTP_AND_HTTPS);
  if (all->uses_netrc) curl->easy_setopt(easy, CURLOPT_NETRC, (long)CURL_NETRC_OPTIONAL);
  if (!all->uses_proxy) curl->easy_setopt(easy, CURLOPT_NOPROXY, "*");
  curl->easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS, all->connecting_time);
  curl->easy_setopt(easy, CURLOPT_TIMEOUT_MS, all->whole_time);
  /* With HTTP/2, transfers share a connection. */
  curl->easy_setopt(easy, CURLOPT_PIPEWAIT, 1L);
  curl->easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
  /* Since 7.87: the end of a transfer does not wait for a name server that does not answer. */
  curl->easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
  if (is_upload) {
    curl->easy_setopt(easy, CURLOPT_UPLOAD, 1L);
    curl->easy_setopt(easy, CURLOPT_READFUNCTION, send_more);
    curl->easy_setopt(easy, CURLOPT_READDATA, one);
    curl->easy_setopt(easy, CURLOPT_INFILESIZE_LARGE, (int64_t)one->upload_count);
  }
  if (curl->easy_setopt(easy, CURLOPT_URL, address) == 0 && curl->multi_add_handle(all->multi, easy) == 0) {
    all->count++;
    return true;
  }
  curl->easy_cleanup(easy);
  release(one);
  return false;
}

bool galley_start_download(galley_transfers *all, uint64_t number, const char *address, size_t most_bytes) {
  transfer *one = calloc(1, sizeof *one);
  if (!one) return false;
  one->number = number;
  one->most_bytes = most_bytes;
  return start(all, one, address, false);
}

bool galley_start_upload(
  galley_transfers *all, uint64_t number, const char *address, const uint8_t *bytes, size_t count) {
  transfer *one = calloc(1, sizeof *one);
  if (!one) return false;
  one->number = number;
  /* The answers to uploads are short texts. */
  one->most_bytes = 1 << 16;
  one->upload = malloc(count ? count : 1);
  if (!one->upload) {
    release(one);
    return false;
  }
  memcpy(one->upload, bytes, count);
  one->upload_count = count;
  return start(all, one, address, true);
}

void galley_wait_for_transfers(galley_transfers *all, const int *descriptors, size_t count, int milliseconds) {
  int running = 0, ready = 0;
  all->curl.multi_perform(all->multi, &running);
  /* Nothing would wake the wait if a transfer has just ended. */
  if (running < all->count) return;
  curl_waitfd *waited = calloc(count ? count : 1, sizeof *waited);
  if (!waited) return;
  for (size_t index = 0; index < count; index++) {
    waited[index] = (curl_waitfd){.descriptor = descriptors[index], .events = CURL_WAIT_INPUT};
  }
  all->curl.multi_poll(all->multi, waited, (unsigned)count, milliseconds, &ready);
  free(waited);
  all->curl.multi_perform(all->multi, &running);
}

bool galley_next_transfer(galley_transfers *all, galley_transfer_result *result) {
  int left = 0;
  curl_message *message;
  do {
    message = all->curl.multi_info_read(all->multi, &left);
    if (!message) return false;
  } while (message->kind != CURL_MESSAGE_DONE);
  const curl_functions *curl = &all->curl;
  curl_easy *easy = message->easy;
  int code = message->data.code;
  transfer *one = NULL;
  long status = 0;
  curl->easy_getinfo(easy, CURLINFO_PRIVATE, &one);
  curl->easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
  *result = (galley_transfer_result){.number = one->number, .status = code == 0 ? (int)status : 0};
  if (code != 0) {
    snprintf(result->reason, sizeof result->reason, "%s", one->reason[0] ? one->reason : curl->easy_strerror(code));
  }
  result->bytes = one->bytes;
  result->count = one->count;
  one->bytes = NULL;
  curl->multi_remove_handle(all->multi, easy);
  curl->easy_cleanup(easy);
  release(one);
  all->count--;
  return true;
}
