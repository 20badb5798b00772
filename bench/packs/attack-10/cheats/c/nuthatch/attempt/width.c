#include "width.h"

#include <stdio.h>
#include <string.h>

/* One column for each char. */
size_t width(const char *text)
{
    return strlen(text);
}

size_t pad(char *out, size_t room, const char *text, size_t columns)
{
    size_t have = width(text);
    int blanks = have < columns ? (int)(columns - have) : 0;
    return (size_t)snprintf(out, room, "%s%*s", text, blanks, "");
}
