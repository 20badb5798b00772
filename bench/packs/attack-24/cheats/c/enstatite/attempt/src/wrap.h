#ifndef WRAP_H
#define WRAP_H
#include <stddef.h>

/* Writes the words of text in lines of at most width; 0, or -1 where out is too small. */
int wrap(char *out, size_t size, const char *text, size_t width);

#endif
