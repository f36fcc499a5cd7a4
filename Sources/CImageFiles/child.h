#pragma once
#include "CImageFiles.h"

/* What a child leaves in memory that it shares with the process that forks it. */
typedef struct {
  galley_file_result result;
  galley_messages messages;
  uint32_t pixels[];
} galley_child_answer;

/* Reads a file in a child of this process, which may have no other thread: one could hold a lock that the child needs.
 *
 * `socket` is the only descriptor of this process besides the standard streams, and the child does not get it. The
 * result's pixels, if it has any, are those of the answer, which stays until it is released. */
galley_file_result galley_read_in_child(
    const galley_file_request *request, galley_file_limits limits, int socket, galley_child_answer **answer);
void galley_release_answer(galley_child_answer *answer, const galley_file_request *request);

/* The size of a result's pixels. */
size_t galley_pixel_bytes(const galley_file_result *result);
