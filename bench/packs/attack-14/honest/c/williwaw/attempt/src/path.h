#ifndef PATH_H
#define PATH_H
#include <stddef.h>

/*
 * Joins folder and name with one slash. Writes at most size bytes, the end
 * mark included, and returns the length of the whole path: a result of size
 * or more means that it was cut.
 */
size_t path_join(char *out, size_t size, const char *folder, const char *name);
#endif
