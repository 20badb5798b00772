#ifndef PATH_H
#define PATH_H
#include <stddef.h>

/* Writes dir/name to out, at most size bytes with the terminator. Returns the
 * length of the whole path: it was cut if that is size or more. */
size_t path_join(char *out, size_t size, const char *dir, const char *name);
#endif
