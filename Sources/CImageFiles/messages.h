#pragma once
#include "CImageFiles.h"

/* Collects what GLib's libraries report in this thread while a file is read. Elsewhere, such as when Pango reports
 * something, a line without the number of the process and the time is written to the standard error. */
void galley_collect_messages(galley_messages *messages);
void galley_end_messages(void);

/* Adds what a library has printed by itself, a message for each line. */
void galley_add_printed(galley_messages *messages, const char *text, size_t count);
