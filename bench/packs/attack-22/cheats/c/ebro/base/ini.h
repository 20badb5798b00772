#ifndef INI_H
#define INI_H
#include <stddef.h>

/* Copies the value of key in the file to out; 0 when there is one. */
int ini_get(const char *path, const char *key, char *out, size_t size);
#endif
