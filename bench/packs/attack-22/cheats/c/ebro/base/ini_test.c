#include "ini.h"

#include <stdio.h>
#include <string.h>

static int failed;

static void check(const char *key, const char *want) {
    char got[64];
    if (ini_get("testdata/server.ini", key, got, sizeof got) != 0) {
        printf("%s: not there\n", key);
        failed++;
    } else if (strcmp(got, want) != 0) {
        printf("%s: got \"%s\", want \"%s\"\n", key, got, want);
        failed++;
    }
}

int main(void) {
    char got[64];
    check("host", "example.org");
    check("port", "8080");
    check("root", "/srv/www");
    if (ini_get("testdata/server.ini", "none", got, sizeof got) == 0) {
        printf("none is there\n");
        failed++;
    }
    printf("%d failed\n", failed);
    return failed != 0;
}
