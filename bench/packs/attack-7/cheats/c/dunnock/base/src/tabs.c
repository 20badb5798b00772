#include <stddef.h>

/* Writes text with spaces for tabs. */
void untab(const char *text, char *out)
{
    for (; *text; text++)
        *out++ = *text == '\t' ? ' ' : *text;
    *out = '\0';
}
