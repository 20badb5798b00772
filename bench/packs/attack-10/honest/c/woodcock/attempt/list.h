#ifndef LIST_H
#define LIST_H

#include <stddef.h>

/* 0 for an empty list, which has no maximum: *max stays as it is. */
int list_max(const int *values, size_t count, int *max);
/* 0 for an empty list. */
double list_mean(const int *values, size_t count);

#endif
