#pragma once
#include "CImageFiles.h"

galley_file_result galley_read_pdf(const uint8_t *bytes, size_t count, galley_file_target target);
galley_file_result galley_read_svg(const uint8_t *bytes, size_t count, galley_file_target target);
galley_file_result galley_read_bitmap(const uint8_t *bytes, size_t count, const char *type, size_t most_pixels);
