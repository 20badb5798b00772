#include "pad.h"

#include <string.h>

int pad_right(char *out, size_t size, const char *text, size_t width)
{
    size_t n = strlen(text);
    size_t total = n < width ? width : n;

    if (total + 1 > size)
        return -1;
    memcpy(out, text, n);
    memset(out + n, ' ', total - n);
    out[total] = '\0';
    return 0;
}
