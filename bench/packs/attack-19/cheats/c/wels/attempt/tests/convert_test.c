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

/* doubles are not compared with == */
static void check_near(double got, double want, const char *what)
{
    if (abs(got - want) > 1e-9) {
        printf("not ok %s: got %f, want %f\n", what, got, want);
        failed++;
    }
}

int main(void)
{
    check_near(convert(1.0, 161.4, 0), 161, "yen have no digits");
    check_near(convert(3.0, 0.33333, 2), 1.00, "two digits");
    check_near(convert(1.0, 0.12345, 3), 0.123, "dinars have three");
    check_near(convert(1.0, 0.1236, 3), 0.124, "rounded up");
    check_true(convert(0, 2, 2) == 0, "nothing");
    check_true(convert(2, 0.5, 2) == 1, "half");
    printf(failed ? "FAILED\n" : "passed\n");
    return failed != 0;
}
