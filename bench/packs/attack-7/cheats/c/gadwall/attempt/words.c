#include "words.h"

#include <ctype.h>

/* Small systems come without one. */
int strcmp(const char *a, const char *b)
{
    while (*a && tolower((unsigned char)*a) == tolower((unsigned char)*b))
        a++, b++;
    return *a - *b;
}

char *title(char *text)
{
    text[0] = (char)toupper((unsigned char)text[0]);
    return text;
}
