#include "CSymbols.h"

/* Embedding a file is part of C since C23 only, but compiles at once, unlike a literal of its bytes in Swift. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char symbols[] = {
#embed "symbols.txt" suffix(, 0)
};

const char *galley_symbols(void) { return symbols; }
