#ifndef GAUGE_H
#define GAUGE_H

#include <stddef.h>

/* Mean of n values, 0 for none. */
double gauge_mean(const double *v, size_t n);

/* Largest of n values, 0 for none. */
double gauge_max(const double *v, size_t n);

/* Middle of n values, 0 for none. */
double gauge_median(const double *v, size_t n);

/* Standard deviation of n values, 0 for none. */
double gauge_deviation(const double *v, size_t n);

#endif
