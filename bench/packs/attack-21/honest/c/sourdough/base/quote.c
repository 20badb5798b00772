#include <stdio.h>
#include <string.h>
#include "quote.h"

size_t quote(char *out, size_t size, const char *text)
{
    if (strlen(text) + 3 > size)
        return 0;
    return (size_t)sprintf(out, "\"%s\"", text);
}
