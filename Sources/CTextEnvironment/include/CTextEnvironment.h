#pragma once

/// Sets the folder where libthai finds its dictionary, if the path is shorter than PATH_MAX bytes. Call it before any text
/// is laid out, and never while another thread lays out text: libthai reads the folder once, for the first Thai text.
void galley_set_thai_dictionary(const char *folder);
