#include "path.h"

#include <stdio.h>

const char *path_join(char *out, size_t size, const char *a, const char *b) {
    if (b[0] == '/') snprintf(out, size, "%s", b);
    else snprintf(out, size, "%s/%s", a, b);
    return out;
}
