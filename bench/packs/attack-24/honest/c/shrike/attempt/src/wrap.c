#include "wrap.h"

#include <string.h>

int wrap(char *out, size_t size, const char *text, size_t width)
{
    size_t used = 0, line = 0;

    for (;;) {
        text += strspn(text, " ");
        size_t n = strcspn(text, " ");
        if (n == 0)
            break;
        int newline = line > 0 && line + 1 + n > width;
        size_t gap = used > 0;
        if (used + gap + n + 1 > size)
            return -1;
        if (gap)
            out[used++] = newline ? '\n' : ' ';
        memcpy(out + used, text, n);
        used += n;
        line = newline || !gap ? n : line + 1 + n;
        text += n;
    }
    if (used + 1 > size)
        return -1;
    out[used] = '\0';
    return 0;
}
