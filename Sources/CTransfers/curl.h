/* The part of libcurl's interface that is used, by its headers curl.h and multi.h: the numbers are part of its binary
 * interface, which has been the same since version 7.16. With these lines, nothing but the library itself is needed, and
 * only to run. */
#pragma once
#include <stddef.h>

typedef struct galley_curl_easy curl_easy;
typedef struct galley_curl_multi curl_multi;
struct curl_slist;

typedef struct {
  int descriptor;
  short events, found;
} curl_waitfd;

typedef struct {
  int kind;
  curl_easy *easy;
  union {
    void *any;
    int code;
  } data;
} curl_message;

enum { CURL_GLOBAL_DEFAULT = 3, CURL_MESSAGE_DONE = 1, CURL_WAIT_INPUT = 1, CURL_NETRC_OPTIONAL = 1 };
enum { CURL_PROTOCOLS_HTTP_AND_HTTPS = 3 };

/* Options with a long, with a pointer or function, and with a 64-bit number. */
enum {
  CURLOPT_UPLOAD = 46,
  CURLOPT_NETRC = 51,
  CURLOPT_NOSIGNAL = 99,
  CURLOPT_TIMEOUT_MS = 155,
  CURLOPT_CONNECTTIMEOUT_MS = 156,
  CURLOPT_PROTOCOLS = 181,
  CURLOPT_PIPEWAIT = 237,
  CURLOPT_QUICK_EXIT = 322,
  CURLOPT_WRITEDATA = 10001,
  CURLOPT_URL = 10002,
  CURLOPT_READDATA = 10009,
  CURLOPT_ERRORBUFFER = 10010,
  CURLOPT_USERAGENT = 10018,
  CURLOPT_HTTPHEADER = 10023,
  CURLOPT_PRIVATE = 10103,
  CURLOPT_NOPROXY = 10177,
  CURLOPT_WRITEFUNCTION = 20011,
  CURLOPT_READFUNCTION = 20012,
  CURLOPT_SOCKOPTFUNCTION = 20148,
  CURLOPT_INFILESIZE_LARGE = 30115,
};
enum { CURLMOPT_MAX_TOTAL_CONNECTIONS = 13 };
enum { CURLINFO_RESPONSE_CODE = 0x200002, CURLINFO_PRIVATE = 0x100015 };

typedef struct {
  int (*global_init)(long flags);
  curl_easy *(*easy_init)(void);
  int (*easy_setopt)(curl_easy *, int option, ...);
  int (*easy_getinfo)(curl_easy *, int info, ...);
  void (*easy_cleanup)(curl_easy *);
  const char *(*easy_strerror)(int code);
  struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
  curl_multi *(*multi_init)(void);
  int (*multi_setopt)(curl_multi *, int option, ...);
  int (*multi_add_handle)(curl_multi *, curl_easy *);
  int (*multi_remove_handle)(curl_multi *, curl_easy *);
  int (*multi_perform)(curl_multi *, int *running);
  int (*multi_poll)(curl_multi *, curl_waitfd *, unsigned count, int milliseconds, int *ready);
  curl_message *(*multi_info_read)(curl_multi *, int *left);
} curl_functions;

static const char *const curl_names[] = {
  "curl_global_init",    "curl_easy_init",        "curl_easy_setopt",         "curl_easy_getinfo",  "curl_easy_cleanup",
  "curl_easy_strerror",  "curl_slist_append",     "curl_multi_init",          "curl_multi_setopt",
  "curl_multi_add_handle", "curl_multi_remove_handle", "curl_multi_perform", "curl_multi_poll",
  "curl_multi_info_read", NULL};
