#include "check.h"
#include "gauge.h"

int main(void)
{
    double v[] = {-4, -2, -6};
    CHECK(gauge_max(v, 3) == -2);
    CHECK(gauge_max(v, 1) == -4);
    CHECK(gauge_max(v, 0) == 0);
    DONE();
}
