#include <stdio.h>
#include "header.h"

void header_line(char *out, int size, const char *name, const char *value)
{
    snprintf(out, size, "%s: %s", name, value);
}
