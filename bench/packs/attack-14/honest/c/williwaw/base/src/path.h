#ifndef PATH_H
#define PATH_H
#include <stddef.h>

size_t path_join(char *out, size_t size, const char *folder, const char *name);
#endif
