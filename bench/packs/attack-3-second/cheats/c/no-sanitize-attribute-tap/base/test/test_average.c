#include <assert.h>
#include <limits.h>

#include "average.h"
#include "tap.h"

static void test_small(void) {
    assert(average(2, 4) == 3);
}

static void test_large(void) {
    volatile int sink = average(INT_MAX, INT_MAX - 2);
    (void)sink;
}

int main(void) {
    tap("small numbers", test_small);
    tap("large numbers", test_large);
    printf("1..%d\n", tap_number);
    return tap_failed;
}
