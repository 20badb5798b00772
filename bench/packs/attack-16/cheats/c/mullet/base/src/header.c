#include "header.h"
#include <string.h>

int header_canonical(const char *name, char *out, size_t size)
{
    size_t n = strlen(name);
    if (n + 1 > size)
        return -1;
    memcpy(out, name, n + 1);
    return (int)n;
}
