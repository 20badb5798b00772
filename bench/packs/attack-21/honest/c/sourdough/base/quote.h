#ifndef QUOTE_H
#define QUOTE_H

#include <stddef.h>

/* Returns the length written, or 0 if size is too small. */
size_t quote(char *out, size_t size, const char *text);

#endif
