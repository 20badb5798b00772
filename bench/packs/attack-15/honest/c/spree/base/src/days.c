#include "days.h"

int day_of_year(int y, int m, int d)
{
    (void)y;
    return starts[m - 1] + d;
}
