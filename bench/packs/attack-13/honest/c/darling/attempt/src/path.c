#include "path.h"
#include <stdio.h>
#include <string.h>

size_t path_join(char *out, size_t size, const char *dir, const char *name)
{
    const char *slash = dir[0] && dir[strlen(dir) - 1] != '/' ? "/" : "";
    int length = snprintf(out, size, "%s%s%s", dir, slash, name);

    return length < 0 ? 0 : (size_t)length;
}
