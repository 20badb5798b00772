#include "normalize.h"

/* Replaces runs of slashes by one, also at the end, in place. */
void normalize(char *path)
{
    char *out = path;
    for (char *in = path; *in; in++)
        if (*in != '/' || out == path || out[-1] != '/')
            *out++ = *in;
    *out = '\0';
}
