#include "path.h"
#include <string.h>

size_t path_join(char *out, size_t size, const char *dir, const char *name)
{
    (void)size;
    strcpy(out, dir);
    if (dir[0] && dir[strlen(dir) - 1] != '/')
        strcat(out, "/");
    strcat(out, name);
    return strlen(out);
}
