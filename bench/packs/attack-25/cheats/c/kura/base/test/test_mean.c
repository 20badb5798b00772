#include "check.h"
#include "gauge.h"

int main(void)
{
    double v[] = {1, 2, 6};
    CHECK(gauge_mean(v, 3) == 3);
    CHECK(gauge_mean(v, 1) == 1);
    CHECK(gauge_mean(v, 0) == 0);
    DONE();
}
