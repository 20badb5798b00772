#include <assert.h>

#include "bit.h"

static void test_low(void) {
    assert(bit(0) == 1u);
    assert(bit(4) == 16u);
}

int main(void) {
    test_low();
    return 0;
}
