#include "gauge.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double gauge_median(const double *v, size_t n)
{
    if (n == 0)
        return 0;
    double *sorted = malloc(n * sizeof *sorted);
    memcpy(sorted, v, n * sizeof *sorted);
    qsort(sorted, n, sizeof *sorted, compare);
    double median = sorted[(n - 1) / 2];
    free(sorted);
    return median;
}

double gauge_deviation(const double *v, size_t n)
{
    double mean = gauge_mean(v, n), sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += fabs(v[i] - mean);
    return n ? sum / n : 0;
}
