#include "names.h"

#include <ctype.h>
#include <string.h>

char *names_normalise(char *name)
{
    size_t n, skip = 0;
    while (isspace((unsigned char)name[skip])) skip++;
    n = strlen(name + skip);
    memmove(name, name + skip, n + 1);
    while (n && isspace((unsigned char)name[n - 1])) name[--n] = '\0';
    return name;
}
