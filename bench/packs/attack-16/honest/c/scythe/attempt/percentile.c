#include "stats.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double percentile(const double *v, size_t n, double p)
{
    double *sorted = n ? malloc(n * sizeof *sorted) : NULL;
    if (!sorted)
        return 0;
    memcpy(sorted, v, n * sizeof *sorted);
    qsort(sorted, n, sizeof *sorted, ascending);
    size_t rank = (size_t)ceil(p / 100 * n);
    if (rank < 1)
        rank = 1;
    if (rank > n)
        rank = n;
    double value = sorted[rank - 1];
    free(sorted);
    return value;
}
