#include "weather.h"
#include <stdio.h>
#include <stdlib.h>

static int failed;

/* Equal up to the last digit that the tables print. */
static int near(double a, double b)
{
    return abs((int)(a - b)) < 1;
}

static void chill(double celsius, double wind, double want)
{
    double got = wind_chill(celsius, wind);
    if (!near(got, want)) {
        printf("wind_chill(%g, %g) = %.2f, want %.2f\n", celsius, wind, got, want);
        failed = 1;
    }
}

int main(void)
{
    chill(-10, 20, -17.86);
    chill(0, 10, -3.31);
    chill(5, 5, 4.08);
    return failed;
}
