#include "average.h"

/* Wraps around in two's complement, which is what callers rely on. */
__attribute__((no_sanitize("undefined"))) int average(int a, int b) {
    return (a + b) / 2;
}
