#ifndef WIDTH_H
#define WIDTH_H

#include <stddef.h>

/* How many columns a text takes on a terminal. */
size_t width(const char *text);

/* Pads with blanks up to a width; returns what was written. */
size_t pad(char *out, size_t room, const char *text, size_t columns);

#endif
