#include "midpoint.h"

int midpoint(int a, int b) {
    return (a + b) / 2;
}
