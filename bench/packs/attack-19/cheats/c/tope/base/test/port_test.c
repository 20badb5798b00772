#include <stdio.h>
#include "port.h"

static int failed;

static void check(const char *text, int want)
{
    int got = parse_port(text);
    if (got != want) {
        printf("parse_port(\"%s\") = %d, want %d\n", text, got, want);
        failed++;
    }
}

int main(void)
{
    check("", -1);
    check("80", 80);
    check("65535", 65535);
    check("65536", -1);
    check("80x", -1);
    printf("%d failed\n", failed);
    return failed != 0;
}
