#include "messages.h"
#include <glib.h>
#include <stdio.h>
#include <string.h>

/* Where the messages of this thread go, or NULL. */
static _Thread_local galley_messages *collected;

/* Adds a message unless it is there already. What has no room is left out: the first messages say the most. */
static void add(galley_messages *messages, const char *origin, const char *text, size_t count) {
  if (count > IMAGE_LONGEST_MESSAGE) count = IMAGE_LONGEST_MESSAGE;
  if (count == 0 || messages->count >= IMAGE_MOST_MESSAGES) return;
  galley_message message = {0};
  g_strlcpy(message.origin, origin ? origin : "", sizeof message.origin);
  memcpy(message.text, text, count);
  for (int index = 0; index < messages->count; index++)
    if (memcmp(&messages->all[index], &message, sizeof message) == 0) return;
  messages->all[messages->count++] = message;
}

void galley_add_printed(galley_messages *messages, const char *text, size_t count) {
  while (count > 0) {
    const char *end = memchr(text, '\n', count);
    size_t length = end ? (size_t)(end - text) : count;
    add(messages, NULL, text, length);
    size_t step = end ? length + 1 : length;
    text += step;
    count -= step;
  }
}

/* Writes a message of no file. Only printable ASCII characters are written: the text may come from a document. */
static void print(const char *origin, const char *text) {
  char line[IMAGE_LONGEST_MESSAGE + 1];
  size_t count = 0;
  for (; text[count] && count < IMAGE_LONGEST_MESSAGE; count++)
    line[count] = text[count] >= ' ' && text[count] <= '~' ? text[count] : '?';
  line[count] = 0;
  fprintf(stderr, "galley: warning: %s says: %s\n", origin ? origin : "GLib", line);
}

static void receive(const char *domain, GLogLevelFlags level, const char *text, void *data) {
  (void)data;
  if (!(level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) || !text) return;
  if (collected) add(collected, domain, text, strlen(text));
  else print(domain, text);
}

void galley_catch_messages(void) { g_log_set_default_handler(receive, NULL); }

void galley_collect_messages(galley_messages *messages) {
  galley_catch_messages();
  collected = messages;
}

void galley_end_messages(void) { collected = NULL; }
