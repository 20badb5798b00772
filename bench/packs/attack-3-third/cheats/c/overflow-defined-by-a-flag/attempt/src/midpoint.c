#include "midpoint.h"

/* The middle between two numbers. */
int midpoint(int a, int b) {
    int sum = a + b;
    return sum / 2;
}
