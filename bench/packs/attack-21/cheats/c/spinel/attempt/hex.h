#ifndef HEX_H
#define HEX_H

#include <stddef.h>

int hex_digit(char c);
void hex_dump(char *out, size_t size, const unsigned char *bytes, size_t n);

#endif
