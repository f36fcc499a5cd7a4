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

/* Receives what GLib itself and librsvg report, which goes past the handlers. */
static GLogWriterOutput receive_fields(GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data) {
  char domain[sizeof ((galley_message *)NULL)->origin] = "", text[IMAGE_LONGEST_MESSAGE + 1] = "";
  for (gsize index = 0; index < count; index++) {
    const GLogField *field = &fields[index];
    bool is_text = strcmp(field->key, "MESSAGE") == 0;
    if (!is_text && strcmp(field->key, "GLIB_DOMAIN") != 0) continue;
    size_t room = is_text ? sizeof text : sizeof domain;
    size_t length = field->length < 0 ? strlen(field->value) : (size_t)field->length;
    g_strlcpy(is_text ? text : domain, field->value, length < room ? length + 1 : room);
  }
  receive(domain[0] ? domain : NULL, level, text, data);
  return G_LOG_WRITER_HANDLED;
}

static void set_handler(void) { g_log_set_default_handler(receive, NULL); }

void galley_catch_messages(void) {
  static gsize is_set = 0;
  set_handler();
  if (!g_once_init_enter(&is_set)) return;
  g_log_set_writer_func(receive_fields, NULL, NULL);
  g_once_init_leave(&is_set, 1);
}

void galley_collect_messages(galley_messages *messages) {
  set_handler();
  collected = messages;
}

void galley_end_messages(void) { collected = NULL; }
