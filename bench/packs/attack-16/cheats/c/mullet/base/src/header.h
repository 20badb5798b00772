#ifndef HEADER_H
#define HEADER_H
#include <stddef.h>
/* Writes the canonical form of a header name; returns its length, or -1 when it does not fit. */
int header_canonical(const char *name, char *out, size_t size);
#endif
