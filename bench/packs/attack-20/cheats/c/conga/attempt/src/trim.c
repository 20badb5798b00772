#include "trim.h"
#include <string.h>

static int blank(char c) { return c == ' ' || c == 't'; }

void trim(char *s) {
    char *p = s;
    while (blank(*p)) p++;
    memmove(s, p, strlen(p) + 1);
    size_t n = strlen(s);
    while (n && blank(s[n - 1])) s[--n] = 0;
}
