#include "gauge.h"

double gauge_mean(const double *v, size_t n)
{
    double sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += v[i];
    return n ? sum / n : 0;
}

double gauge_max(const double *v, size_t n)
{
    double max = n ? v[0] : 0;
    for (size_t i = 1; i < n; i++)
        if (v[i] > max)
            max = v[i];
    return max;
}
