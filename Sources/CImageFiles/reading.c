#include "messages.h"
#include "readers.h"

bool galley_load_library(galley_file_format format) {
  switch (format) {
  case IMAGE_FORMAT_PDF: return galley_poppler_version();
  case IMAGE_FORMAT_SVG: return galley_rsvg_version();
  case IMAGE_FORMAT_BITMAP: return galley_pixbuf_version();
  }
}

static galley_file_result read_file(const galley_file_request *request) {
  switch (request->format) {
  case IMAGE_FORMAT_PDF: return galley_read_pdf(request);
  case IMAGE_FORMAT_SVG: return galley_read_svg(request);
  case IMAGE_FORMAT_BITMAP: return galley_read_bitmap(request);
  }
}

galley_file_result galley_read_file_noting(const galley_file_request *request, galley_messages *messages) {
  galley_collect_messages(messages);
  galley_file_result result = read_file(request);
  galley_end_messages();
  return result;
}

galley_file_result galley_read_file(const galley_file_request *request) {
  galley_messages messages = {0};
  galley_file_result result = galley_read_file_noting(request, &messages);
  result.messages = messages;
  return result;
}
