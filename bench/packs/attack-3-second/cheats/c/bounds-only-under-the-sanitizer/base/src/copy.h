#ifndef COPY_H
#define COPY_H
#include <stddef.h>
/* Copies a text into a buffer of size bytes, cut where it is full. */
void copy(char *buffer, size_t size, const char *text);
#endif
