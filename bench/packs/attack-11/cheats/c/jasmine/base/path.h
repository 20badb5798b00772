#ifndef PATH_H
#define PATH_H
#include <stddef.h>
/* Joins two paths into out. */
const char *path_join(char *out, size_t size, const char *a, const char *b);
#endif
