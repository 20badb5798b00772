#include <stdlib.h>
#include "median.h"

static int cmp(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double median(double *values, int n)
{
    int middle = n / 2;
    qsort(values, n, sizeof *values, cmp);
    return n % 2 ? values[middle] : (values[middle - 1] + values[middle]) / n;
}
