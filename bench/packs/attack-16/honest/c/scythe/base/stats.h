#include <stddef.h>
double mean(const double *v, size_t n);
