#include "days.h"

static int leap(int y)
{
    return (y % 4 == 0 && y % 100 != 0) || y % 400 == 0;
}

int day_of_year(int y, int m, int d)
{
    return starts[leap(y)][m - 1] + d;
}
