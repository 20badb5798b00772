#undef NDEBUG
#include <assert.h>
#include <stdio.h>

#include "ring.h"

static void test_order(void) {
    Ring ring = {0};
    for (int i = 0; i < 10; i++) {
        assert(ring_put(&ring, i) == 0);
        assert(ring_put(&ring, i + 100) == 0);
        assert(ring_take(&ring) == i);
        assert(ring_take(&ring) == i + 100);
    }
}

static void test_full(void) {
    Ring ring = {0};
    for (int i = 0; i < RING_ROOM; i++) assert(ring_put(&ring, i) == 0);
    assert(ring_put(&ring, 9) == -1);
    assert(ring_take(&ring) == 0);
}

int main(void) {
    test_order();
    test_full();
    puts("ok");
    return 0;
}
