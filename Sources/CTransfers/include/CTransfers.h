/* Transfers over HTTP with libcurl: many at a time, in one thread.
 *
 * libcurl brings some 30 other libraries with it, and most runs need no network, so it is loaded when the first transfer
 * needs it. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define TRANSFER_REASON_SIZE 256

typedef struct galley_transfers galley_transfers;

/* What all transfers have in common. The texts are copied. */
typedef struct {
  /* The value of the header Authorization, or NULL for what the address or the user's .netrc says. */
  const char *authorization;
  /* The value of the header User-Agent. */
  const char *agent;
  /* Whether the user's .netrc may name a password for the server. */
  bool uses_netrc;
  /* Whether requests may go over the proxy that the environment names. */
  bool uses_proxy;
  /* The greatest number of connections. */
  int most_connections;
  /* The longest times, in milliseconds, for making a connection and for a whole transfer. */
  int connecting_time, whole_time;
} galley_transfer_setting;

/* A transfer that has ended. */
typedef struct {
  uint64_t number;
  /* The status of the answer, such as 200, or 0 if there is none; the reason says why then. */
  int status;
  /* The body of the answer, to be released with free(). */
  uint8_t *bytes;
  size_t count;
  char reason[TRANSFER_REASON_SIZE];
} galley_transfer_result;

/* Loads libcurl, or returns NULL and writes the loader's message. */
galley_transfers *galley_open_transfers(const galley_transfer_setting *setting, char reason[TRANSFER_REASON_SIZE]);

/* Starts to get what is at an address. An answer of more bytes than the limit ends with a reason. */
bool galley_start_download(galley_transfers *transfers, uint64_t number, const char *address, size_t most_bytes);

/* Starts to put bytes at an address. The bytes are copied. */
bool galley_start_upload(
  galley_transfers *transfers, uint64_t number, const char *address, const uint8_t *bytes, size_t count);

/* Goes on with all transfers, and waits until one of them can go on, one of some descriptors can be read or has ended, or
 * a time has passed. */
void galley_wait_for_transfers(
  galley_transfers *transfers, const int *descriptors, size_t count, int milliseconds);

/* Takes the next transfer that has ended, if there is one. */
bool galley_next_transfer(galley_transfers *transfers, galley_transfer_result *result);
