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
    double w[] = {50, 15, 40, 20, 35};
    check("5th", percentile(w, 5, 5), 15);
    check("30th", percentile(w, 5, 30), 20);
    check("40th", percentile(w, 5, 40), 20);
    check("50th", percentile(w, 5, 50), 35);
    check("100th", percentile(w, 5, 100), 50);
    check("not sorted in place", w[0], 50);
    check("of none", percentile(w, 0, 50), 0);
    return failed ? 1 : 0;
}
