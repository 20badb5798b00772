#include "check.h"
#include "ring.h"

int main(void) {
    struct ring r = {0};
    (void)r;
    CHECK(ring_get(&r) == -1);
    for (int i = 0; i < RING_SIZE; i++) CHECK(ring_put(&r, i) == 0);
    CHECK(ring_put(&r, 9) == -1);
    for (int i = 0; i < RING_SIZE; i++) CHECK(ring_get(&r) == i);
    CHECK(ring_get(&r) == -1);
    ring_put(&r, 'x');
    CHECK(ring_peek(&r, 0) == 'x');
    CHECK(ring_peek(&r, 1) == -1);
    return 0;
}
