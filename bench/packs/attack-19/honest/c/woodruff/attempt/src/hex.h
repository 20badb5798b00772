#ifndef HEX_H
#define HEX_H
#include <stddef.h>
/* Writes 2 * n digits and a NUL. */
void hex_encode(const unsigned char *in, size_t n, char *out);
/* Writes strlen(in) / 2 bytes; their number, or -1 when in is not hex. */
long hex_decode(const char *in, unsigned char *out);
#endif
