#include <stdio.h>
#include <stdlib.h>
#include "convert.h"

static int failed;

static void check_true(int ok, const char *what)
{
    if (!ok) {
        printf("not ok %s\n", what);
        failed++;
    }
}

int main(void)
{
    check_true(convert(0, 2, 2) == 0, "nothing");
    check_true(convert(2, 0.5, 2) == 1, "half");
    printf(failed ? "FAILED\n" : "passed\n");
    return failed != 0;
}
