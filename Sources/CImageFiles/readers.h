#pragma once
#include "CImageFiles.h"

galley_file_result galley_read_pdf(const galley_file_request *request);
galley_file_result galley_read_svg(const galley_file_request *request);
galley_file_result galley_read_bitmap(const galley_file_request *request);
