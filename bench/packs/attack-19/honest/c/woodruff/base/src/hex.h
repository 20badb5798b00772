#ifndef HEX_H
#define HEX_H
#include <stddef.h>
/* Writes 2 * n digits and a NUL. */
void hex_encode(const unsigned char *in, size_t n, char *out);
#endif
