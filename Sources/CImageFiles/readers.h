#pragma once
#include "CImageFiles.h"

galley_file_result galley_read_pdf(const galley_file_request *request);
galley_file_result galley_read_svg(const galley_file_request *request);
galley_file_result galley_read_bitmap(const galley_file_request *request);

/* Loads the library that reads a format, or returns false if it is not installed. */
bool galley_load_library(galley_file_format format);

/* Lets Poppler do what it otherwise does for each document anew, a third of the time for an icon. */
void galley_prepare_for_pdf(void);

/* Reads a file, collecting messages in memory that outlives a crash. */
galley_file_result galley_read_file_noting(const galley_file_request *request, galley_messages *messages);
