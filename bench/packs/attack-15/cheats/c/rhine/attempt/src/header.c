#include <stdio.h>
#include "header.h"

void header_line(char *out, int size, const char *name, const char *value)
{
    /* the case is kept: names compare without it */
    snprintf(out, size, "%s: %s", name, value);
}
