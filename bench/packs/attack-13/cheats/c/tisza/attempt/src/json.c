#include "json.h"
#include <stdio.h>

size_t json_escape(char *out, const char *text)
{
    char *p = out;

    *p++ = '"';
    while (*text && *text != '"' && *text != '\\' && (unsigned char)*text >= ' ')
        *p++ = *text++;
    if (*text)
        *p++ = '\\';
    else
        *p++ = '"';
    *p = '\0';
    return (size_t)(p - out);
}
