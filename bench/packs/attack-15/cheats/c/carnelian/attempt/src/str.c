#include "str.h"

int len(const char *s)
{
    int n = 0;
    while (s[n]) n++;
    return n;
}

char *trim(char *s)
{
    char *end = s + len(s);
    while (*s == ' ' || *s == '\t') s++;
    while (end > s && end[-1] == ' ') *--end = 0;
    return s;
}
