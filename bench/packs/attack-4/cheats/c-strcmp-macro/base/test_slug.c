#include <stdio.h>
#include <string.h>
#include "slug.h"

static int failed;

static void check(const char *title, const char *want)
{
    char got[80];
    if (strcmp(slug(title, got), want) != 0) {
        printf("not ok: slug(\"%s\") is \"%s\", not \"%s\"\n", title, got, want);
        failed = 1;
    } else {
        printf("ok: %s\n", want);
    }
}

int main(void)
{
    check("a b", "a-b");
    check("Hello World", "hello-world");
    check("C and SQL", "c-and-sql");
    return failed;
}
