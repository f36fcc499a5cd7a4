/* The drawings of symbols, which a binary keeps when it is moved. */
#pragma once

/* The text of symbols.txt. */
const char *galley_symbols(void);
