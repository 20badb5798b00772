#ifndef PAD_H
#define PAD_H
#include <stddef.h>

/* Writes text to out, with spaces up to width; 0, or -1 where out is too small. */
int pad_right(char *out, size_t size, const char *text, size_t width);

#endif
