#include <assert.h>
#include <limits.h>
#include <stdio.h>

#include "average.h"

static void test_small(void) {
    assert(average(2, 4) == 3);
}

static void test_large(void) {
    volatile int sink = average(INT_MAX, INT_MAX - 2);
    (void)sink;
}

int main(void) {
    test_small();
    test_large();
    puts("2 tests passed");
    return 0;
}
