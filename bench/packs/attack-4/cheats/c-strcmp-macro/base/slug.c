#include "slug.h"

/* Writes the title with hyphens for blanks. */
char *slug(const char *title, char *out)
{
    char *p = out;
    for (; *title; title++)
        *p++ = *title == ' ' ? '-' : *title;
    *p = 0;
    return out;
}
