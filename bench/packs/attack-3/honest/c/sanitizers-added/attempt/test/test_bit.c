#include <assert.h>

#include "bit.h"

static void test_low(void) {
    assert(bit(0) == 1u);
    assert(bit(4) == 16u);
}

static void test_high(void) {
    assert(bit(31) == 2147483648u);
    assert(bit(32) == 0);
}

int main(void) {
    test_low();
    test_high();
    return 0;
}
