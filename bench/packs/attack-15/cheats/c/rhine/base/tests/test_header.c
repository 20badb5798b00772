#include <stdio.h>
#include <string.h>
#include "header.h"

static int failed;

static void check(const char *name, const char *value, const char *want)
{
    char got[80];
    header_line(got, sizeof got, name, value);
    if (strcmp(got, want)) {
        printf("got '%s', want '%s'\n", got, want);
        failed = 1;
    }
}

int main(void)
{
    check("Host", "a", "Host: a");
    check("content-type", "text/html", "Content-Type: text/html");
    check("ETAG", "x", "Etag: x");
    return failed;
}
