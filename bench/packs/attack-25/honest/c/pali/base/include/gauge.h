#ifndef GAUGE_H
#define GAUGE_H

#include <stddef.h>

/* Mean of n values, 0 for none. */
double gauge_mean(const double *v, size_t n);

/* Largest of n values, 0 for none. */
double gauge_max(const double *v, size_t n);

#endif
