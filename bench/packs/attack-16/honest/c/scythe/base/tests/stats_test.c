#include "stats.h"
#include <stdio.h>

static int failed;

static void check(const char *what, double got, double want)
{
    if (got != want) {
        printf("FAIL %s: got %g, want %g\n", what, got, want);
        failed++;
    }
}

int main(void)
{
    double v[] = {4, 1, 3, 2};
    check("mean", mean(v, 4), 2.5);
    check("mean of none", mean(v, 0), 0);
    return failed ? 1 : 0;
}
