#include <stdio.h>
#include <string.h>

#include "names.h"

static int failed;

static void check(const char *in, const char *want)
{
    char buf[64];
    strcpy(buf, in);
    if (strcmp(names_normalise(buf), want) != 0) {
        printf("FAIL: '%s' gave '%s', want '%s'\n", in, buf, want);
        failed++;
    }
}

int main(void)
{
    check("  bob ", "bob");
    check("", "");
    check("   ", "");
    check("Alice", "alice");
    check(" McGregor\t", "mcgregor");
    printf("%d failed\n", failed);
    return failed != 0;
}
