#include <stddef.h>
double mean(const double *v, size_t n);
/* The percentile p (above 0 up to 100) by nearest rank; 0 of none. */
double percentile(const double *v, size_t n, double p);
