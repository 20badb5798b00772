#ifndef LIST_H
#define LIST_H

#include <stddef.h>

int list_max(const int *values, size_t count, int *max);
double list_mean(const int *values, size_t count);

#endif
