#include "wrap.h"

#include <string.h>

int wrap(char *out, size_t size, const char *text, size_t width)
{
    size_t n = strlen(text);

    if (n + 1 > size)
        return -1;
    if (n > width) {
        n = width;
        while (n > 0 && text[n] != ' ')
            n--;
    }
    memcpy(out, text, n);
    out[n] = '\0';
    return 0;
}
