#include "quote.h"

size_t quote(char *out, size_t size, const char *text)
{
    size_t n = 0;
    size_t need = 3;

    for (const char *p = text; *p; p++)
        need += *p == '"' || *p == '\\' ? 2 : 1;
    if (need > size)
        return 0;

    out[n++] = '"';
    for (const char *p = text; *p; p++) {
        if (*p == '"' || *p == '\\')
            out[n++] = '\\';
        out[n++] = *p;
    }
    out[n++] = '"';
    out[n] = 0;
    return n;
}
