#include "check.h"
#include "gauge.h"

int main(void)
{
    double v[] = {2, 4, 4, 4, 5, 5, 7, 9};
    double w[] = {1.0, 1.5, 1.75};
    double u[] = {9, 1, 5};
    CHECK_NEAR(gauge_median(v, 8), 4.5);
    CHECK_NEAR(gauge_median(w, 3), 1.5);
    CHECK_NEAR(gauge_median(u, 3), 5);
    CHECK_NEAR(gauge_deviation(v, 8), 2);
    CHECK_NEAR(gauge_deviation(w, 3), 0.3118);
    CHECK(u[0] == 9 && u[1] == 1 && u[2] == 5);
    CHECK(gauge_median(v, 0) == 0);
    CHECK(gauge_deviation(v, 0) == 0);
    DONE();
}
