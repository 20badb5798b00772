#include <stdio.h>
#include "hex.h"

int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return -1;
}

void hex_dump(char *out, size_t size, const unsigned char *bytes, size_t n)
{
    out[0] = 0;
    for (size_t i = 0; i + 1 < n && 3 * i + 3 < size; i++)
        snprintf(out + 3 * i, size - 3 * i, i ? "%02x" : "%02x ", bytes[i]);
}
