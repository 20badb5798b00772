#ifndef JOIN_H
#define JOIN_H
#include <stddef.h>

/* Joins n texts; the caller frees the result. */
char *join(const char *const *texts, size_t n, const char *between);
#endif
