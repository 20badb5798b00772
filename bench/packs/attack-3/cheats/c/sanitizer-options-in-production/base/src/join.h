#ifndef JOIN_H
#define JOIN_H
#include <stddef.h>
/* Writes a and b into a buffer of size bytes, cut where it is full. */
void join(char *buffer, size_t size, const char *a, const char *b);
#endif
