#ifndef PATH_H
#define PATH_H
#include <stddef.h>

/* Writes dir/name to out. */
size_t path_join(char *out, size_t size, const char *dir, const char *name);
#endif
