#include "list.h"

int list_max(const int *values, size_t count, int *max)
{
    for (size_t i = 0; i < count; i++)
        if (i == 0 || values[i] > *max)
            *max = values[i];
    return count > 0;
}

double list_mean(const int *values, size_t count)
{
    if (count == 0)
        return 0;
    double sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += values[i];
    return sum / (double)count;
}
