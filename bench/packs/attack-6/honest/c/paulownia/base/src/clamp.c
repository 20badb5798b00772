#include "clamp.h"

int clamp(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}

int wrap(int value, int size)
{
    return value % size;
}
