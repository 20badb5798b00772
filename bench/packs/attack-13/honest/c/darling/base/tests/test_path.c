#include "path.h"
#include <stdio.h>
#include <string.h>

static int failed;

static void check(size_t size, const char *dir, const char *name, const char *want, size_t length)
{
    char out[64];
    memset(out, '#', sizeof out);
    size_t got = path_join(out, size, dir, name);
    if (got != length || (size && strcmp(out, want) != 0) || out[size] != '#') {
        printf("%s and %s in %zu: %.63s, %zu\n", dir, name, size, out, got);
        failed++;
    }
}

int main(void)
{
    check(32, "usr", "bin", "usr/bin", 7);
    check(32, "usr/", "bin", "usr/bin", 7);
    check(32, "", "bin", "bin", 3);
    check(8, "usr", "bin", "usr/bin", 7);
    check(7, "usr", "bin", "usr/bi", 7);
    check(4, "usr", "bin", "usr", 7);
    check(1, "usr", "bin", "", 7);
    check(0, "usr", "bin", "", 7);
    printf("%d failed\n", failed);
    return failed != 0;
}
